import {expect, test} from 'playwright/test';
import {typedBranch} from '../../../src/editor/store/findProposal';
import {rawUrl, stepFor, uploadTo} from '../../../src/editor/store/handOff';
import {readRemembered, writeRemembered} from '../../../src/editor/store/rememberedProposal';
import {standingIn} from '../../../src/editor/text/inProposal';

const repository = 'organisation/website';
const main = {repository, branch: 'main'};

test('a changed file is opened in GitHub’s editor, and its text copied', () => {
  expect(stepFor({file: 'pages/about.mdx', text: 'Words', isNew: false}, main)).toEqual({
    kind: 'edit',
    file: 'pages/about.mdx',
    url: 'https://github.com/organisation/website/edit/main/pages/about.mdx',
    copy: 'Words',
  });
});

test('a branch may have any name, and stand in a fork', () => {
  const branch = {repository: 'someone/website', branch: 'words/new year'};
  expect(stepFor({file: 'pages/about.mdx', text: '', isNew: false}, branch).url).toBe(
    'https://github.com/someone/website/edit/words/new%20year/pages/about.mdx',
  );
  expect(uploadTo(branch).url).toBe('https://github.com/someone/website/upload/words/new%20year/pictures');
  expect(rawUrl(repository, 'words/new', 'pages/about.mdx')).toBe(
    'https://raw.githubusercontent.com/organisation/website/words/new/pages/about.mdx',
  );
});

test('a new file is filled in, and a long one copied: no address is longer than GitHub takes', () => {
  const step = (text: string) => stepFor({file: 'pages/our-team.mdx', text, isNew: true}, main);
  const short = step('---\ntitle: A & B\n---\n');
  expect(short.kind).toBe('new');
  const {searchParams} = new URL(short.url);
  expect(searchParams.get('filename')).toBe('pages/our-team.mdx');
  expect(searchParams.get('value')).toBe('---\ntitle: A & B\n---\n');
  const long = step('é'.repeat(2000));
  expect(long.kind).toBe('paste-new');
  expect(long.copy).toBe('é'.repeat(2000));
  expect(long.url.length).toBeLessThan(7500);
});

test('a branch is taken as GitHub shows it, and nothing that can be none', () => {
  expect(typedBranch(' name-patch-1 ', main)).toEqual({repository, branch: 'name-patch-1'});
  expect(typedBranch('words/new', main)).toEqual({repository, branch: 'words/new'});
  expect(typedBranch('someone:patch-1', main)).toEqual({repository: 'someone/website', branch: 'patch-1'});
  for (const typed of ['', 'main', 'two words', 'a:b:c', 'https://github.com/x']) {
    expect(typedBranch(typed, main), typed).toBeUndefined();
  }
});

test('the proposal is remembered for each branch, and what somebody else wrote is none', () => {
  const kept = new Map<string, string>();
  const storage = {
    length: 0,
    key: () => null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const remembered = {proposal: {...main, branch: 'patch-1', number: 12}, pictures: 'pictures/a.jpg'};
  writeRemembered(storage, main, remembered);
  expect(readRemembered(storage, main)).toEqual(remembered);
  expect(readRemembered(storage, {...main, branch: 'other'})).toEqual({});
  for (const value of ['[]', 'null', '{"proposal": {"branch": 5}}']) {
    kept.set([...kept.keys()][0], value);
    expect(readRemembered(storage, main)).toEqual({});
  }
});

test.describe('a draft and its file in a proposal', () => {
  const base = 'One.\nTwo.\nThree.\nFour.\nFive.\n';
  const handed = base.replace('One.', 'First.');
  const suggested = handed.replace('Five.', 'Fifth.');

  test('are the same, whatever GitHub does to the last line', () => {
    expect(standingIn({text: handed, base}, handed.trimEnd())).toEqual({state: 'there'});
  });

  test('the draft is handed over where the proposal has nothing newer', () => {
    expect(standingIn({text: handed, base}, base)).toEqual({state: 'ready'});
    expect(standingIn({text: handed.replace('Two.', 'Second.'), base, handed}, handed)).toEqual({state: 'ready'});
  });

  test('other changes in the proposal are kept', () => {
    expect(standingIn({text: handed.replace('Three.', 'Third.'), base, handed}, suggested)).toEqual({
      state: 'merged',
      text: suggested.replace('Three.', 'Third.'),
    });
  });

  test('a draft begun again adds to what was handed over before', () => {
    expect(standingIn({text: base.replace('Five.', 'Fifth.'), base}, handed)).toEqual({
      state: 'merged',
      text: suggested,
    });
  });

  test('nothing is chosen where both have changed the same lines', () => {
    expect(standingIn({text: handed.replace('Five.', 'V.'), base, handed}, suggested)).toEqual({state: 'conflict'});
  });
});
