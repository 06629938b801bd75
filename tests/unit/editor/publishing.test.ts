/** From changes to visitors, against a model of GitHub that is held to GitHub's own description. */
import {afterEach, test} from 'node:test';
import {expect} from 'playwright/test';
import {keptKey, keyAddress} from '../../../src/editor/github/account';
import {Publishing} from '../../../src/editor/workspace/publishing';
import {StoredWorkspace} from '../../../src/editor/workspace/workspace';
import {Repository, type Trouble} from '../../github/repository';

const NAME = 'organisation/website';
const KEY = 'github_pat_grace';
const ABOUT = 'pages/about.mdx';
const TEXTS: Record<string, string> = {
  [ABOUT]: '---\ntitle: About\n---\n\nFirst.\n\nSecond.\n\nThird.\n',
  'pages/contact.mdx': 'Contact.\n',
  'records/hours.yml': 'days: []\n',
};
const LIVE = 'https://site.example/commit.txt';
const realFetch = globalThis.fetch;

/** What of a browser is used. */
function stubBrowser() {
  const store = () => {
    const items = new Map<string, string>();
    return {
      getItem: (name: string) => items.get(name) ?? null,
      setItem: (name: string, value: string) => void items.set(name, value),
      removeItem: (name: string) => void items.delete(name),
    };
  };
  const nothing = () => undefined;
  const document = {visibilityState: 'visible', addEventListener: nothing, removeEventListener: nothing};
  Object.assign(globalThis, {localStorage: store(), sessionStorage: store(), document});
}

interface Scene {
  github: Repository;
  workspace: StoredWorkspace;
  publishing: Publishing;
  /** Makes a page's text what `change` makes of it. */
  edit: (change: (text: string) => string, file?: string) => void;
  /** Another person's browser. */
  another: () => Pick<Scene, 'workspace' | 'publishing' | 'edit'>;
}

const editors: Publishing[] = [];

function open(github: Repository): Omit<Scene, 'github' | 'another'> {
  const workspace = new StoredWorkspace((file) => (Object.hasOwn(TEXTS, file) ? TEXTS[file] : undefined));
  const site = {repository: NAME, branch: 'main', commit: [...github.commits.keys()][0], texts: TEXTS};
  const publishing = new Publishing(site, workspace, {
    editor: 'https://site.example/staff/editor',
    live: LIVE,
    save: '',
  });
  editors.push(publishing);
  const edit: Scene['edit'] = (change, file = ABOUT) =>
    workspace.apply({label: 'Typing', files: {[file]: change(workspace.read(file) ?? '')}});
  return {workspace, publishing, edit};
}

/** A repository, and somebody who has signed in. */
async function begin(): Promise<Scene> {
  stubBrowser();
  const github = new Repository(NAME, TEXTS);
  github.keys.set(KEY, {login: 'grace', permission: 'WRITE', contents: true, pulls: true});
  globalThis.fetch = async (url, init) => {
    if (!String(url).startsWith(LIVE)) return github.fetch(url, init);
    return new Response(github.head('main'), {headers: {'last-modified': 'Sun, 22 Nov 2026 11:05:00 GMT'}});
  };
  const mine = open(github);
  await mine.publishing.signIn(KEY, true);
  expect(mine.publishing.state).toMatchObject({login: 'grace', failure: undefined});
  const another = () => {
    stubBrowser();
    localStorage.setItem(`editor key ${NAME}`, KEY);
    return open(github);
  };
  return {github, ...mine, another};
}

afterEach(() => {
  for (const publishing of editors.splice(0)) publishing.start()();
  globalThis.fetch = realFetch;
});

const second = (text: string) => text.replace('Second.', 'Second, changed.');

test('a change becomes a proposal of one commit, is published, seen live and taken back', async () => {
  const {github, workspace, publishing, edit} = await begin();
  edit(second);
  workspace.apply({label: 'Picture', files: {'pictures/new.png': new Uint8Array([0, 1, 2])}});
  await publishing.propose('Change About');
  expect(publishing.state.failure).toBeUndefined();
  expect(publishing.state.followed).toMatchObject({number: 12, phase: 'checking'});
  expect(workspace.changes).toEqual([]);
  expect(workspace.read(ABOUT)).toContain('Second, changed.');
  const [pull] = github.pulls;
  expect(pull.branch).toMatch(/^edit\/grace-\d{6}-\d{4}$/);
  expect(pull.body).toContain(`https://site.example/staff/editor?proposal=${pull.branch}`);
  expect(github.commits.get(pull.head)?.parents).toEqual([github.head('main')]);
  expect(github.text('pictures/new.png', pull.branch)).toBe('\0\u0001\u0002');

  await publishing.publish();
  expect(publishing.state.waits).toBe(true);
  github.runs.set(pull.head, 'success');
  await publishing.look();
  expect(publishing.state.followed).toMatchObject({phase: 'live', liveSince: new Date('2026-11-22T11:05:00Z')});
  expect(github.text(ABOUT)).toBe(second(TEXTS[ABOUT]));

  const {followed} = publishing.state;
  await publishing.undo(followed as NonNullable<typeof followed>);
  expect(publishing.state.followed).toMatchObject({number: 13, title: 'Undo #12: Change About'});
  expect(github.text(ABOUT, github.pulls[1].branch)).toBe(TEXTS[ABOUT]);
  expect(github.text('pictures/new.png', github.pulls[1].branch)).toBeUndefined();
  expect(github.faults).toEqual([]);
});

test('more is added to an open proposal, or proposed by itself', async () => {
  const {github, publishing, edit, workspace} = await begin();
  edit(second);
  await publishing.propose('One');
  edit((text) => text.replace('Third.', 'Third, changed.'));
  await publishing.propose('Two', {addTo: publishing.state.followed});
  expect(github.pulls).toHaveLength(1);
  expect(github.text(ABOUT, github.pulls[0].branch)).toContain('Second, changed.\n\nThird, changed.');
  edit((text) => text.replace('First.', 'First, changed.'));
  await publishing.propose('Three');
  expect(publishing.state.failure).toBeUndefined();
  expect(github.text(ABOUT, github.pulls[1].branch)).toBe(TEXTS[ABOUT].replace('First.', 'First, changed.'));
  expect(workspace.changes).toEqual([]);
  expect(github.faults).toEqual([]);
});

test('two people: other lines of a file both stay, neighbors too', async () => {
  const {github, publishing, edit} = await begin();
  edit(second);
  github.push({[ABOUT]: TEXTS[ABOUT].replace('First.', 'First, by Moses.')});
  await publishing.propose('Change About');
  expect(github.text(ABOUT, github.pulls[0].branch)).toContain('First, by Moses.\n\nSecond, changed.');
  expect(github.faults).toEqual([]);
});

for (const side of ['mine', 'theirs'] as const) {
  test(`two people: the same sentence is asked about, and ${side} stays`, async () => {
    const {github, workspace, publishing, edit} = await begin();
    edit(second);
    github.push({[ABOUT]: TEXTS[ABOUT].replace('Second.', 'Second, by Moses.')});
    await publishing.propose('Change About');
    expect(github.pulls).toEqual([]);
    expect(workspace.changes).toMatchObject([{file: ABOUT, theirs: expect.stringContaining('by Moses')}]);
    publishing.choose(ABOUT, [side]);
    await publishing.propose('Change About');
    const texts = github.pulls.map(({branch}) => github.text(ABOUT, branch));
    expect(texts).toEqual(side === 'mine' ? [second(TEXTS[ABOUT])] : []);
    expect(workspace.changes).toEqual([]);
    expect(github.text(ABOUT)).toContain('by Moses');
  });
}

test('two people: a new page of the same name is told', async () => {
  const {github, workspace, publishing, edit} = await begin();
  edit(() => 'Mine.\n', 'pages/team.mdx');
  github.push({'pages/team.mdx': 'Theirs.\n'});
  await publishing.propose('Add Team');
  expect(workspace.changes).toMatchObject([{base: null, theirs: 'Theirs.\n'}]);
  expect(github.pulls).toEqual([]);
});

test('a proposal that conflicts with what was published is joined without force', async () => {
  const {github, publishing, edit} = await begin();
  edit(second);
  await publishing.propose('Change About');
  github.push({[ABOUT]: TEXTS[ABOUT].replace('Second.', 'Second, by Moses.'), 'pages/contact.mdx': 'Come in.\n'});
  await publishing.look();
  expect(publishing.state.followed?.phase).toBe('conflict');
  await publishing.join();
  expect(publishing.state.settling).toMatchObject([{file: ABOUT}]);
  publishing.choose(ABOUT, ['mine']);
  await publishing.join();
  const [{branch, head}] = github.pulls;
  expect(github.text(ABOUT, branch)).toBe(second(TEXTS[ABOUT]));
  expect(github.text('pages/contact.mdx', branch)).toBe('Come in.\n');
  expect(github.commits.get(head)?.parents).toHaveLength(2);
  expect(publishing.state.followed?.phase).toBe('checking');
  expect(github.faults).toEqual([]);
});

const TROUBLES: Trouble[] = ['dropped', 'lost', 'page', 'stale', 'limited', 403, 404, 409, 422, 502];
const SENTENCE = /^[A-Z][^{}<>]+[.”]( [A-Z][^{}<>]+[.”]){0,2}$/;

for (const trouble of TROUBLES) {
  test(`${trouble} at any request: one sentence, nothing lost, and the next press goes on`, async () => {
    const clean = await begin();
    const before = clean.github.log.length;
    clean.edit(second);
    await clean.publishing.propose('Change About');
    const requests = clean.github.log.length - before;
    expect(requests).toBeGreaterThan(6);
    for (let at = 0; at < requests; at += 1) {
      const {github, workspace, publishing, edit} = await begin();
      edit(second);
      const from = github.log.length;
      github.trouble = (_name, index) => (index === from + at ? trouble : undefined);
      await publishing.propose('Change About');
      const {failure} = publishing.state;
      const isSent = github.pulls.length === 1 && workspace.changes.length === 0;
      if (failure) expect(failure).toMatch(SENTENCE);
      expect(failure ?? '').not.toContain(KEY);
      // What somebody has written is either still a change, or in the proposal that they see.
      expect(workspace.read(ABOUT)).toBe(second(TEXTS[ABOUT]));
      if (!isSent) await publishing.propose('Change About');
      expect(`${at} ${publishing.state.failure}`, github.log.slice(from).join('\n')).toBe(
        `${at} ${isSent ? failure : undefined}`,
      );
      expect(github.pulls).toHaveLength(1);
      expect(github.text(ABOUT, github.pulls[0].branch)).toBe(second(TEXTS[ABOUT]));
      expect(workspace.changes).toEqual([]);
      expect(github.faults).toEqual([]);
    }
  });
}

for (const trouble of ['dropped', 'lost', 'page', 'limited', 403, 404, 405, 409, 502] as Trouble[]) {
  test(`${trouble} while publishing: told, and the next press publishes once`, async () => {
    const {github, publishing, edit} = await begin();
    edit(second);
    await publishing.propose('Change About');
    github.runs.set(github.pulls[0].head, 'success');
    await publishing.look();
    const from = github.log.length;
    github.trouble = (_name, index) => (index === from ? trouble : undefined);
    await publishing.publish();
    const {failure} = publishing.state;
    if (trouble !== 'lost') expect(failure).toMatch(SENTENCE);
    await publishing.publish();
    expect(publishing.state.followed?.phase).toBe('live');
    expect(github.log.slice(from).filter((name) => name.startsWith('PUT')).length).toBe(trouble === 'lost' ? 1 : 2);
  });
}

test('a key that expires meanwhile is forgotten, and the changes stay', async () => {
  const {github, workspace, publishing, edit} = await begin();
  edit(second);
  github.keys.delete(KEY);
  await publishing.propose('Change About');
  expect(publishing.state).toMatchObject({isSignedIn: false, failure: expect.stringContaining('expired')});
  expect(keptKey(NAME)).toBeUndefined();
  expect(workspace.changes).toHaveLength(1);
});

const KEYS: [
  what: string,
  key: string,
  says: RegExp,
  right?: Partial<{permission: 'READ'; contents: false; pulls: false}>,
][] = [
  ['a classic token', 'ghp_abc', /classic token/],
  ['half a key', 'pat_half', /begins with “github_pat_”/],
  ['an unknown key', 'github_pat_unknown', /doesn’t know this key/],
  ['somebody who may only read', 'github_pat_1', /moses can’t change this site yet/, {permission: 'READ'}],
  ['a key without Contents', 'github_pat_1', /set “Contents” to “Read and write”/, {contents: false}],
  ['a key without Pull requests', 'github_pat_1', /set “Pull requests” to “Read and write”/, {pulls: false}],
  [
    'a key that isn’t approved, or for another repository',
    'github_pat_1',
    /either it isn’t chosen .* or an owner of organisation still has to approve/,
    {contents: false, pulls: false},
  ],
];
for (const [what, key, says, right] of KEYS) {
  test(`signing in with ${what} says so in one sentence`, async () => {
    stubBrowser();
    const github = new Repository(NAME, TEXTS);
    if (right) github.keys.set(key, {login: 'moses', permission: 'WRITE', contents: true, pulls: true, ...right});
    globalThis.fetch = github.fetch;
    const {publishing} = open(github);
    await publishing.signIn(key, true);
    expect(publishing.state.isSignedIn).toBe(false);
    expect(publishing.state.failure).toMatch(says);
    expect(publishing.state.failure).not.toContain(key);
    expect(keptKey(NAME)).toBeUndefined();
    expect(github.faults).toEqual([]);
  });
}

test('signing out forgets the key and has it revoked', async () => {
  const {github, publishing} = await begin();
  await publishing.signOut();
  expect(keptKey(NAME)).toBeUndefined();
  expect(github.revoked).toEqual([KEY]);
  expect(publishing.state).toMatchObject({isSignedIn: false, failure: undefined});
  expect(github.faults).toEqual([]);
});

test('GitHub’s form for keys is filled in by its address', () => {
  expect(keyAddress(NAME)).toBe(
    'https://github.com/settings/personal-access-tokens/new?name=Website+editor&description=Lets+the+editor+of+organisation%2Fwebsite+send+and+publish+your+changes.&target_name=organisation&expires_in=366&contents=write&pull_requests=write&actions=read',
  );
});

test('signed in, the newest texts come from GitHub, and an older build doesn’t undo a publication', async () => {
  const {github, another} = await begin();
  const newest = TEXTS[ABOUT].replace('First.', 'First, by Moses.');
  github.push({[ABOUT]: newest, 'pages/contact.mdx': null});
  const {workspace, publishing, edit} = another();
  edit(second);
  const stop = publishing.start();
  await expect.poll(() => workspace.read(ABOUT)).toBe(second(newest));
  expect(workspace.read('pages/contact.mdx')).toBeUndefined();
  stop();
});
