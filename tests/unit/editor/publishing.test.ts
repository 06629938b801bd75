/** From changes to visitors, against a model of GitHub that is held to GitHub's own description. */
import {afterEach, mock, test} from 'node:test';
import {expect} from 'playwright/test';
import {keptKey} from '../../../src/editor/github/key';
import {type Followed, followedBy, Publishing} from '../../../src/editor/workspace/publishing';
import {Workspace} from '../../../src/editor/workspace/workspace';
import {Repository, type Trouble} from '../../github/repository';

const NAME = 'organisation/website';
const KEY = 'github_pat_grace';
const ABOUT = 'pages/about.mdx';
const BEFORE = '---\ntitle: About\n---\n\nFirst.\nSecond.\n\nThird.\n';
const TEXTS: Record<string, string> = {[ABOUT]: BEFORE, 'pages/contact.mdx': 'Contact.\n'};
const ADDRESSES = {editor: 'https://site.example/staff/editor', live: 'https://site.example/commit.txt', save: ''};
const PICTURE = new Uint8Array([0, 1, 2]);
const AFTER = BEFORE.replace('Second.', 'Second, changed.');

/** What of a browser is used, on a device where nobody has been yet. */
function newBrowser(github: Repository) {
  const items = new Map<string, string>();
  const store = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  };
  mock.timers.reset();
  mock.timers.enable({apis: ['Date'], now: Date.UTC(2026, 10, 22, 6, 5)});
  const fetch = async (url: string, init?: RequestInit) => {
    mock.timers.tick(1000);
    if (!url.startsWith(ADDRESSES.live)) return github.fetch(url, init);
    return new Response(github.head('main'), {headers: {'last-modified': 'Sun, 22 Nov 2026 11:05:00 GMT'}});
  };
  Object.assign(globalThis, {localStorage: store, sessionStorage: store, document: {}, fetch});
}

function openEditor(github: Repository) {
  const workspace = new Workspace(TEXTS);
  const site = {repository: NAME, branch: 'main', commit: [...github.commits.keys()][0]};
  const publishing = new Publishing(site, workspace, ADDRESSES);
  const write = (text: string, file = ABOUT) => workspace.apply({label: 'Typing', files: {[file]: text}});
  return {workspace, publishing, write};
}

const repositories: Repository[] = [];
afterEach(() => expect(repositories.splice(0).flatMap(({faults}) => faults)).toEqual([]));

/** A repository, and somebody who has signed in. */
async function begin() {
  const github = new Repository(NAME, TEXTS);
  repositories.push(github);
  github.keys.set(KEY, {login: 'grace', permission: 'WRITE', contents: true, pulls: true});
  newBrowser(github);
  const editor = openEditor(github);
  await editor.publishing.signIn(KEY, true);
  expect(editor.publishing.state).toMatchObject({login: 'grace', failure: undefined});
  return {github, ...editor};
}

/** …and a proposal of a sentence and a picture, whose check is green. */
async function propose() {
  const scene = await begin();
  scene.workspace.apply({label: 'Picture', files: {[ABOUT]: AFTER, 'pictures/new.png': PICTURE}});
  await scene.publishing.propose('Change About');
  expect(scene.publishing.state).toMatchObject({failure: undefined, followed: {pull: {number: 12}, phase: 'checking'}});
  scene.github.runs.set(scene.github.pulls[0].head, 'success');
  return scene;
}

test('what was published is live since a time, and is taken back, with its picture, by a proposal that says so', async () => {
  const {github, publishing} = await propose();
  expect(github.pulls[0].branch).toMatch(/^edit\/grace-\d{6}T\d{6}$/);
  await publishing.publish();
  expect(publishing.state.waits).toBe(true);
  await publishing.look();
  const followed = publishing.state.followed as Followed;
  expect(followed).toMatchObject({phase: 'live', liveSince: new Date('2026-11-22T11:05:00Z')});
  expect([github.text(ABOUT), github.text('pictures/new.png')]).toEqual([AFTER, '\0\u0001\u0002']);
  await publishing.undo(followed);
  expect(publishing.state.followed).toMatchObject({pull: {number: 13, title: 'Undo #12: Change About'}});
  const [, {branch}] = github.pulls;
  expect([github.text(ABOUT, branch), github.text('pictures/new.png', branch)]).toEqual([BEFORE, undefined]);
});

test('more is added to an open proposal, but not to a developer’s, or is proposed by itself', async () => {
  const {github, publishing, write} = await propose();
  write(AFTER.replace('Third.', 'Third, changed.'));
  await publishing.propose('Two', publishing.state.followed);
  expect(github.pulls).toHaveLength(1);
  expect(github.text(ABOUT, github.pulls[0].branch)).toContain('Second, changed.\n\nThird, changed.');
  const head = github.push({'src/index.ts': 'const a = 1;\n'}, github.pulls[0].branch);
  write('Come in.\n', 'pages/contact.mdx');
  await publishing.propose('Three', publishing.state.followed);
  expect(publishing.state.failure).toContain('more than pages, facts and pictures');
  expect(github.pulls[0].head).toBe(head);
  await publishing.propose('Four');
  expect(github.text(ABOUT, github.pulls[1].branch)).toBe(BEFORE);
  expect(github.text('pages/contact.mdx', github.pulls[1].branch)).toBe('Come in.\n');
});

test('what is added to a proposal that a colleague has published meanwhile is proposed by itself', async () => {
  const {github, workspace, publishing, write} = await propose();
  const colleague = openEditor(github).publishing;
  await colleague.show('12');
  await colleague.publish();
  expect(colleague.state.followed?.phase).toBe('live');
  write(AFTER.replace('Third.', 'Third, changed.'));
  await publishing.propose('Two', publishing.state.followed);
  expect(publishing.state).toMatchObject({failure: undefined, followed: {pull: {number: 13}, phase: 'checking'}});
  expect(github.text(ABOUT, github.pulls[1].branch)).toBe(AFTER.replace('Third.', 'Third, changed.'));
  expect(workspace.changes).toEqual([]);
});

for (const side of ['mine', 'theirs'] as const) {
  test(`a proposal that conflicts with what was published is joined without force, and ${side} stays`, async () => {
    const {github, workspace, publishing} = await propose();
    const main = github.push({[ABOUT]: BEFORE.replace('Second.', 'Moses.'), 'pages/contact.mdx': 'Come in.\n'});
    await publishing.look();
    const {followed} = publishing.state;
    expect(followed?.phase).toBe('conflict');
    await publishing.propose('Join', followed);
    workspace.choose(ABOUT, side);
    await publishing.propose('Join', followed);
    const [{branch, head}] = github.pulls;
    expect(github.text(ABOUT, branch)).toBe(side === 'mine' ? AFTER : github.text(ABOUT));
    expect(github.text('pages/contact.mdx', branch)).toBe('Come in.\n');
    expect(github.commits.get(head)?.parents).toContain(main);
    expect(workspace.changes).toEqual([]);
    expect(publishing.state.followed?.phase).toBe('checking');
  });
}

test('two people: the same sentence, page or picture is asked about; who takes theirs has nothing to send', async () => {
  const {github, workspace, publishing, write} = await begin();
  const [moses, another] = [BEFORE.replace('Second.', 'Second, by Moses.'), new TextEncoder().encode('Another.')];
  write(AFTER);
  write('Mine.\n', 'pages/team.mdx');
  workspace.apply({label: 'Picture', files: {'pictures/new.png': PICTURE}});
  github.push({[ABOUT]: moses, 'pages/team.mdx': 'Theirs.\n', 'pictures/new.png': 'Another.'});
  await publishing.propose('Change About');
  expect(workspace.changes.map(({theirs}) => theirs)).toEqual([moses, 'Theirs.\n', another]);
  for (const {file} of workspace.changes) workspace.choose(file, 'theirs');
  for (let step = 0; step < 3; step += 1) workspace.go('done');
  expect(workspace.read(ABOUT)).toBe(AFTER);
  for (const {file} of workspace.changes) workspace.choose(file, 'theirs');
  await publishing.propose('Change About');
  expect([github.pulls, workspace.changes]).toEqual([[], []]);
});

test('what GitHub’s machines say of a proposal: one publication may give way to the next, but no check', () => {
  const pull = (more: object) =>
    ({state: 'open', merged_at: null, mergeable_state: 'clean', ...more}) as Followed['pull'];
  const run = {status: 'completed', conclusion: 'cancelled', html_url: 'https://example.org'} as never;
  expect(followedBy(pull({}), [run]).phase).toBe('red');
  expect(followedBy(pull({merged_at: '2026-11-22T11:05:00Z'}), [run]).phase).toBe('publishing');
});

/** One to three sentences without code, and without a key. */
const SENTENCE = /^(?!.*github_pat)[A-Z][^{}<>]+[.”]( [A-Z][^{}<>]+[.”]){0,2}$/;
const TROUBLES = ['dropped', 'lost', 'page', 'limited', 403, 404, 405, 409, 422, 502] as Trouble[];

for (const trouble of TROUBLES) {
  test(`${trouble} at any request: one sentence, nothing lost, and the next press goes on`, async () => {
    /** Proposes and publishes, with trouble at one request; returns how many there were. */
    const attempt = async (at: number) => {
      const {github, workspace, publishing, write} = await begin();
      const from = github.log.length;
      github.trouble = (_name, index) => (index === from + at ? trouble : undefined);
      const said = () => expect(publishing.state.failure ?? 'Nothing.').toMatch(SENTENCE);
      write(AFTER);
      await publishing.propose('Change About');
      said();
      // What somebody has written is either still a change, or in the proposal that they see.
      expect(workspace.read(ABOUT)).toBe(AFTER);
      if (workspace.changes.length > 0) await publishing.propose('Change About');
      expect(workspace.changes, `request ${at}: ${publishing.state.failure}`).toEqual([]);
      expect(github.pulls).toHaveLength(1);
      github.runs.set(github.pulls[0].head, 'success');
      for (let press = 0; press < 3 && publishing.state.followed?.phase !== 'live'; press += 1) {
        await publishing.show('12');
        said();
        if (publishing.state.followed?.phase === 'green') await publishing.publish();
        said();
      }
      expect(publishing.state.followed?.phase, `request ${at}: ${github.log.slice(from).join('\n')}`).toBe('live');
      expect(github.text(ABOUT)).toBe(AFTER);
      expect(github.commits.get(github.head('main'))?.message).toBe('Change About (#12)');
      return github.log.length - from;
    };
    const requests = await attempt(Number.POSITIVE_INFINITY);
    expect(requests).toBeGreaterThan(15);
    for (let at = 0; at < requests; at += 1) await attempt(at);
  });
}

test('what is typed while changes are sent goes on from them, and stays when the key has expired and is forgotten', async () => {
  const {github, workspace, publishing, write} = await begin();
  write(AFTER);
  github.trouble = (name) => {
    if (name.startsWith('POST') && name.endsWith('/pulls')) write(AFTER.replace('changed.', 'changed twice.'));
    return undefined;
  };
  await publishing.propose('Change About');
  expect(github.text(ABOUT, github.pulls[0].branch)).toBe(AFTER);
  expect(workspace.changes).toMatchObject([{base: AFTER, content: AFTER.replace('changed.', 'changed twice.')}]);
  github.keys.delete(KEY);
  await publishing.propose('Change About');
  expect(publishing.state).toMatchObject({isSignedIn: false, failure: expect.stringContaining('expired')});
  expect(keptKey(NAME)).toBeUndefined();
  expect(workspace.changes).toHaveLength(1);
});

test('signed in, the newest texts come from GitHub, and an older build doesn’t undo a publication', async () => {
  const {github} = await begin();
  github.push({[ABOUT]: BEFORE.replace('First.', 'First, by Moses.'), 'pages/contact.mdx': null});
  const {workspace, publishing, write} = openEditor(github);
  write(AFTER);
  const stop = publishing.start();
  await expect.poll(() => workspace.read(ABOUT)).toBe(AFTER.replace('First.', 'First, by Moses.'));
  expect(workspace.read('pages/contact.mdx')).toBeUndefined();
  stop();
});
