import {expect, test} from 'playwright/test';
import {proposalName, rawUrl, stepsFor} from '../../../src/editor/store/handOff';
import {readProgress, writeProgress} from '../../../src/editor/store/progress';

const repository = 'organisation/website';

test('a changed file is opened in GitHub’s editor, and its text copied', () => {
  expect(
    stepsFor([{file: 'pages/about.mdx', text: 'Words', isNew: false}], {
      repository,
      branch: 'main',
      proposal: 'edit-about',
      begins: () => true,
    }),
  ).toEqual([
    {
      kind: 'edit',
      file: 'pages/about.mdx',
      url: 'https://github.com/organisation/website/edit/main/pages/about.mdx',
      copy: 'Words',
    },
  ]);
});

test('all files go to the branch that one of them began', () => {
  const files = ['pages/about.mdx', 'records/hours.yml'].map((file) => ({file, text: 'Words', isNew: false}));
  const urls = stepsFor(files, {
    repository,
    branch: 'main',
    proposal: 'edit-about',
    begins: (file) => file === 'pages/about.mdx',
  }).map(({url}) => url);
  expect(urls).toEqual([
    'https://github.com/organisation/website/edit/main/pages/about.mdx',
    'https://github.com/organisation/website/edit/edit-about/records/hours.yml',
  ]);
});

test('pictures go first, all in one step, and the texts to the branch that it begins', () => {
  const files = [{file: 'pages/about.mdx', text: 'Words', isNew: false}];
  expect(
    stepsFor(files, {
      repository,
      branch: 'main',
      proposal: 'edit-about',
      begins: (file) => file === 'pictures',
      pictures: true,
    }),
  ).toEqual([
    {kind: 'upload', file: 'pictures', url: 'https://github.com/organisation/website/upload/main/pictures'},
    expect.objectContaining({url: 'https://github.com/organisation/website/edit/edit-about/pages/about.mdx'}),
  ]);
});

test('in the preview of a proposal everything goes to its own branch', () => {
  const files = ['pages/about.mdx', 'records/hours.yml'].map((file) => ({file, text: 'Words', isNew: false}));
  for (const {url} of stepsFor(files, {repository, branch: 'words/new year'})) {
    expect(url).toContain('/edit/words/new%20year/');
  }
});

test('a new file is filled in, and a long one copied: no address is longer than GitHub takes', () => {
  const step = (text: string) =>
    stepsFor([{file: 'pages/our-team.mdx', text, isNew: true}], {repository, branch: 'main'})[0];
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

test('a proposal’s name is short, says what it is about and when it began, and is no other’s', () => {
  const day = new Date(2026, 10, 21);
  expect(proposalName(['pages/our-team.mdx', 'records/hours.yml'], day)).toBe('our-team-21nov');
  expect(proposalName(['pages/index.mdx'], day, ['home-21nov', 'home-21nov-2'])).toBe('home-21nov-3');
});

test('what was done is known while any of it is left, and another proposal has another name', () => {
  const kept = new Map<string, string>();
  const storage = {
    length: 0,
    key: () => null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const here = {repository, branch: 'main'};
  const progress = {name: 'about-21nov', used: [], done: {'pages/about.mdx': {version: '1', began: true}}};
  writeProgress(storage, here, progress);
  expect(readProgress(storage, here, ['pages/about.mdx', 'records/hours.yml'])).toEqual(progress);
  expect(readProgress(storage, {...here, branch: 'other'}, ['pages/about.mdx']).done).toEqual({});
  expect(readProgress(storage, here, ['records/hours.yml'])).toEqual({used: ['about-21nov'], done: {}});
  kept.set([...kept.keys()][0], '[]');
  expect(readProgress(storage, here, ['pages/about.mdx']).done).toEqual({});
});

test('the newest text is read where GitHub publishes it', () => {
  expect(rawUrl(repository, 'words/new', 'pages/about.mdx')).toBe(
    'https://raw.githubusercontent.com/organisation/website/words/new/pages/about.mdx',
  );
});
