/** From changes to visitors, against a model of GitHub that is held to GitHub's own description. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import type {Publishing} from '../../../../src/editor/workspace/publishing';
import {BUILT, MAIN} from '../../../github/repository';
import {ABOUT, CONTACT, PHOTOGRAPH} from '../files';
import {AFTER, BEFORE, begin, type Live, liveAt, openEditor, propose} from '../headlessEditor';

test('Propose: one commit with what was changed, on a branch that says whose it is and since when', async (t) => {
  const {github, publishing, write, workspace} = await begin(t);
  const main = github.head(MAIN);
  write(AFTER);
  await publishing.propose('Change About');
  const [{branch, head, title, body}] = github.pulls;
  expect(branch).toMatch(/^edit\/grace-261122T0605\d\d$/);
  expect(title).toBe('Change About');
  expect(body).toBe(
    `[See these changes on the site’s own pages](https://site.example/staff/editor?proposal=${branch})`,
  );
  const {parents, message} = github.commits.get(head) ?? {};
  expect([parents, message]).toEqual([[main], 'Change About']);
  expect([github.text(ABOUT, branch), github.text(CONTACT, branch)]).toEqual([AFTER, 'Contact.\n']);
  // It is sent: nothing is left to send, and the page goes on showing it.
  expect(workspace.changes).toEqual([]);
  expect(workspace.read(ABOUT)).toBe(AFTER);
  expect(github.head(MAIN)).toBe(main);
});

test('Propose with nothing changed makes no proposal', async (t) => {
  const {github, publishing} = await begin(t);
  await publishing.propose('Nothing');
  expect([github.pulls, [...github.branches.keys()]]).toEqual([[], [MAIN]]);
});

test('Publish: the site has the change, in one commit that names its proposal', async (t) => {
  const {github, publishing} = await propose(t);
  await publishing.look();
  expect(publishing.state.followed?.state).toBe('ready');
  await publishing.publish(12);
  expect([github.text(ABOUT), github.text(PHOTOGRAPH)]).toEqual([AFTER, '\0\u0001\u0002']);
  expect(github.commits.get(github.head(MAIN))?.message).toBe('Change About (#12)');
  expect(publishing.state).toMatchObject({kept: {waiting: {}}, followed: {state: 'live'}});
});

test('Publish when the check is green: once it is, and not after “Don’t publish it yet”', async (t) => {
  const {github, publishing} = await propose(t);
  const main = github.head(MAIN);
  github.runs = [];
  await publishing.publish(12);
  expect(Object.keys(publishing.state.kept.waiting)).toEqual(['12']);
  await publishing.look();
  expect([publishing.state.followed?.state, github.head(MAIN)]).toEqual(['checking', main]);
  await publishing.stopWaiting(12);
  expect(publishing.state.kept.waiting).toEqual({});
  github.end(github.pulls[0].head, 'success');
  await publishing.look();
  expect([publishing.state.followed?.state, github.head(MAIN)]).toEqual(['ready', main]);
});

test('a check that found a problem is reported, with the way to it, and stops nothing that waits for green', async (t) => {
  const {github, publishing} = await propose(t);
  const main = github.head(MAIN);
  await publishing.publish(12);
  github.end(github.pulls[0].head, 'failure');
  await publishing.look();
  const report = expect.stringContaining('https://github.com/organisation/website/actions/runs/');
  expect(publishing.state.followed).toMatchObject({state: 'blocked', reason: 'red', report});
  expect(Object.keys(publishing.state.kept.waiting)).toEqual(['12']);
  expect(github.head(MAIN)).toBe(main);
});

/** An answer whose line drops within it. */
const droppedResponse = (): Response =>
  new Response(new ReadableStream({start: (answer) => answer.error(new TypeError('network error'))}));

const LIVE: [answers: string, live: Live, state: string][] = [
  ['the published commit', ({pulls}) => liveAt(pulls[0].merged), 'live'],
  ['a newer commit', (github) => liveAt(github.push({[CONTACT]: 'Come in.\n'})), 'live'],
  ['an older commit', () => liveAt(BUILT), 'publishing'],
  ['the page of a Wi-Fi network', () => new Response('<html>Welcome'), 'publishing'],
  ['half of it, until the line drops', () => droppedResponse(), 'publishing'],
  ['that there is no such file', ({pulls}) => new Response(pulls[0].merged, {status: 404}), 'publishing'],
];
for (const [answers, live, state] of LIVE) {
  test(`where visitors’ site says which commit they get, it answers ${answers}: ${state}`, async (t) => {
    const {publishing} = await propose(t, live);
    await publishing.look();
    await publishing.publish(12);
    expect(publishing.state).toMatchObject({failure: undefined, followed: {state}});
  });
}

test('where visitors’ site says which commit they get, it is not waited for without end', async (t) => {
  let signal: AbortSignal | null | undefined;
  const {publishing} = await propose(t, (_github, init) => {
    signal = init?.signal;
    return liveAt(BUILT);
  });
  await publishing.look();
  await publishing.publish(12);
  expect(signal).toBeInstanceOf(AbortSignal);
});

test('a large photograph is sent in full, and once, though the first press ended in trouble', async (t) => {
  const {github, workspace, publishing} = await begin(t);
  const photograph = Uint8Array.from({length: 300_000}, (_, at) => at % 251);
  workspace.apply({label: 'Picture', files: {[PHOTOGRAPH]: photograph}});
  github.trouble = (name) => (name.endsWith('/git/commits') && name.startsWith('POST') ? 502 : undefined);
  await publishing.propose('Picture');
  expect([publishing.state.failure, github.pulls]).toEqual([expect.stringContaining('GitHub has a problem'), []]);
  github.trouble = () => undefined;
  await publishing.propose('Picture');
  const {tree} = github.commits.get(github.pulls[0].head) ?? {};
  expect(tree?.[PHOTOGRAPH].equals(photograph)).toBe(true);
  expect(github.log.filter((name) => name === 'POST /repos/{owner}/{repo}/git/blobs')).toHaveLength(1);
});

test('a page that somebody has sent from Windows reads the same: its line ends are no change', async (t) => {
  const {github, workspace, publishing} = await begin(t);
  github.push({[ABOUT]: BEFORE.replace('Third.', 'Third, by Moses.').replaceAll('\n', '\r\n')});
  await publishing.show();
  expect(workspace.read(ABOUT)).toBe(BEFORE.replace('Third.', 'Third, by Moses.'));
});

test('GitHub isn’t asked while the tab is hidden, and is once somebody sees it again', async (t) => {
  const {github, publishing} = await propose(t);
  const {length} = github.log;
  Object.assign(document, {hidden: true});
  await publishing.look();
  expect(github.log).toHaveLength(length);
  Object.assign(document, {hidden: false});
  await publishing.look();
  expect(github.log.length).toBeGreaterThan(length);
});

test('what is to be published once its check is green is published behind another tab, too', async (t) => {
  const {github, publishing} = await propose(t);
  await publishing.publish(12);
  Object.assign(document, {hidden: true});
  github.end(github.pulls[0].head, 'success');
  await publishing.look();
  expect(github.pulls[0].merged).toBeDefined();
});

test('GitHub isn’t asked by somebody who has signed out', async (t) => {
  const {github, publishing} = await propose(t);
  publishing.signOut();
  const {length} = github.log;
  await publishing.look();
  expect(github.log).toHaveLength(length);
});

test('the editor opened again says who is signed in', async (t) => {
  await begin(t);
  const {publishing} = openEditor();
  await publishing.show();
  expect(publishing.state).toMatchObject({isSignedIn: true, login: 'grace'});
});

test('what is published isn’t in the list of open proposals any more', async (t) => {
  const {publishing} = await propose(t);
  await publishing.list();
  await publishing.publish(12);
  expect(publishing.state.openProposals).toEqual([]);
});

test('without a key, GitHub isn’t asked about the proposal that is open: it answers only 60 times an hour', async (t) => {
  const {github, publishing} = await propose(t);
  publishing.signOut();
  await publishing.show('12');
  const {length} = github.log;
  await publishing.look();
  expect(github.log).toHaveLength(length);
});

test('GitHub isn’t asked any more about what is live', async (t) => {
  const {github, publishing} = await propose(t);
  await publishing.look();
  await publishing.publish(12);
  const {length} = github.log;
  await publishing.look();
  expect(github.log).toHaveLength(length);
});

test('Publish shows what others have published before, too', async (t) => {
  const {github, publishing, workspace} = await propose(t);
  await publishing.look();
  github.push({[CONTACT]: 'Come in.\n'});
  await publishing.publish(12);
  expect([workspace.read(ABOUT), workspace.read(CONTACT)]).toEqual([AFTER, 'Come in.\n']);
});

test('Publish whose answer is lost, though GitHub has published it: no failure is said', async (t) => {
  const {github, publishing} = await propose(t);
  await publishing.look();
  github.trouble = (name) => (name.endsWith('/merge') ? 'lost' : undefined);
  await publishing.publish(12);
  expect(publishing.state).toMatchObject({failure: undefined, followed: {state: 'live'}});
});

test('the newest of all open proposals comes first', async (t) => {
  const {publishing, write} = await propose(t);
  write('Come in.\n', CONTACT);
  await publishing.propose('Change Contact');
  await publishing.list();
  expect(publishing.state.openProposals?.map(({title}) => title)).toEqual(['Change Contact', 'Change About']);
});

test('a proposal is opened by its branch, too, as its text on GitHub does; one that isn’t there says so', async (t) => {
  const {github, publishing} = await propose(t);
  await publishing.show(github.propose('Change Contact', {[CONTACT]: 'Come in.\n'}).branch);
  expect(publishing.state.followed?.pull.title).toBe('Change Contact');
  await publishing.show('edit/nobody');
  expect(publishing.state.failure).toBe('GitHub can’t find this, or your key doesn’t reach it.');
});

test('the lists have what is open and the ten that were published last, and none that was given up', async (t) => {
  const {github, publishing} = await propose(t);
  for (let day = 1; day <= 12; day += 1) github.merge(github.propose(`Day ${day}`, {[CONTACT]: `Day ${day}.\n`}));
  github.propose('Given up', {[CONTACT]: 'Come in.\n'}).state = 'closed';
  await publishing.list();
  const titles = (list: typeof publishing.state.publishedProposals) => list?.map(({title}) => title);
  expect(titles(publishing.state.openProposals)).toEqual(['Change About']);
  expect(titles(publishing.state.publishedProposals)).toEqual(
    [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((day) => `Day ${day}`),
  );
});

test('what was published stays in view until somebody has seen it live, and no longer', async (t) => {
  let commit = BUILT;
  const {github, publishing} = await propose(t, () => liveAt(commit));
  await publishing.look();
  await publishing.publish(12);
  commit = github.head(MAIN);
  const later = openEditor().publishing;
  await later.show();
  expect(later.state).toMatchObject({kept: {sent: 12}, followed: {pull: {number: 12}, state: 'live'}});
  const evenLater = openEditor().publishing;
  await evenLater.show();
  expect([evenLater.state.kept.sent, evenLater.state.followed]).toEqual([undefined, undefined]);
});

test('the sentence about a failure goes with the next press of Publish', async (t) => {
  const {github, publishing} = await propose(t);
  github.runs = [];
  await publishing.look();
  github.trouble = () => 'dropped';
  await publishing.show('12');
  expect(publishing.state.failure).toMatch(/didn’t answer/);
  await publishing.publish(12);
  expect(publishing.state).toMatchObject({kept: {waiting: {12: expect.any(String)}}, failure: undefined});
});

test('Undo of what is live: a proposal with its texts and pictures as they were before', async (t) => {
  const {github, publishing} = await propose(t);
  await publishing.look();
  await publishing.publish(12);
  await publishing.undo(12);
  expect(publishing.state.followed).toMatchObject({pull: {number: 13, title: 'Undo #12: Change About'}});
  const [, {branch}] = github.pulls;
  expect([github.text(ABOUT, branch), github.text(PHOTOGRAPH, branch)]).toEqual([BEFORE, undefined]);
  // Until that is published, visitors have the change.
  expect(github.text(ABOUT)).toBe(AFTER);
});

test('Undo of what is live keeps what a colleague has published since', async (t) => {
  const {github, publishing} = await propose(t);
  await publishing.look();
  await publishing.publish(12);
  github.push({[ABOUT]: AFTER.replace('Third.', 'Third, by Moses.')});
  await publishing.undo(12);
  expect(github.text(ABOUT, github.pulls[1].branch)).toBe(BEFORE.replace('Third.', 'Third, by Moses.'));
});

test('Undo while another proposal is continued is a proposal of its own', async (t) => {
  const {github, publishing, write} = await propose(t);
  await publishing.look();
  await publishing.publish(12);
  write('Come in.\n', CONTACT);
  await publishing.propose('Change Contact');
  await publishing.continue(13);
  await publishing.undo(12);
  expect(github.pulls.map(({title}) => title)).toEqual(['Change About', 'Change Contact', 'Undo #12: Change About']);
  expect(github.text(ABOUT, github.pulls[1].branch)).toBe(AFTER);
  expect(publishing.state.kept.destination.kind).toBe('new');
});

for (const [what, end] of [
  ['published', (publishing: Publishing) => publishing.publish(12)],
  ['closed', (publishing: Publishing) => publishing.withdraw(12)],
] as const) {
  test(`the link in a proposal on GitHub leads to it also once it is ${what}`, async (t) => {
    const {github, publishing} = await propose(t);
    await publishing.look();
    await end(publishing);
    await publishing.show(github.pulls[0].branch);
    expect(publishing.state.failure).toBeUndefined();
    expect(publishing.state.followed?.pull.number).toBe(12);
  });
}

test('a list of files that GitHub cuts short is a failure: what is missing in it isn’t deleted', async (t) => {
  const {github, publishing} = await propose(t);
  const {number} = github.propose('Change Contact', {[CONTACT]: 'Come in.\n'});
  github.mostListed = 1;
  await publishing.continue(number);
  expect(publishing.state.failure).toMatch(/more files than GitHub lists at once/);
  expect(publishing.state.kept.destination).not.toMatchObject({number});
});

test('Undo that can’t be sent leaves the old words as changes, which are no proposal’s', async (t) => {
  const {github, publishing, workspace} = await propose(t);
  await publishing.look();
  await publishing.publish(12);
  github.trouble = (name) => (name.endsWith('/git/trees') ? 'dropped' : undefined);
  await publishing.undo(12);
  expect(publishing.state.failure).toMatch(/didn’t answer/);
  expect(workspace.read(ABOUT)).toBe(BEFORE);
  expect(publishing.state.kept.joined).toBeUndefined();
});

test('Continue, and Propose: the proposal has both changes, and is checked anew', async (t) => {
  const {github, publishing, write} = await propose(t);
  const [{head}] = github.pulls;
  write(AFTER.replace('Third.', 'Third, changed.'));
  await publishing.continue(12);
  await publishing.propose('Two');
  expect(github.pulls).toHaveLength(1);
  expect(github.text(ABOUT, github.pulls[0].branch)).toBe(AFTER.replace('Third.', 'Third, changed.'));
  expect(github.commits.get(github.pulls[0].head)?.parents).toContain(head);
  expect(publishing.state).toMatchObject({followed: {state: 'checking'}, kept: {destination: {kind: 'new'}}});
  // It isn't continued any more: what comes next is a proposal of its own.
  write('Come in.\n', CONTACT);
  await publishing.propose('Three');
  expect(github.pulls).toHaveLength(2);
});

test('Propose beside an open proposal: another one, without what is in the first', async (t) => {
  const {github, publishing, write} = await propose(t);
  write('Come in.\n', CONTACT);
  await publishing.propose('Four');
  const [, {branch}] = github.pulls;
  expect([github.text(ABOUT, branch), github.text(CONTACT, branch)]).toEqual([BEFORE, 'Come in.\n']);
});

test('Propose of words that an open proposal of one’s own changes says where to change them, and loses nothing', async (t) => {
  const {github, workspace, publishing, write} = await propose(t);
  await publishing.look();
  const mine = AFTER.replace('Second, changed.', 'Second, changed twice.');
  write(mine);
  await publishing.propose('Again');
  expect(publishing.state.failure).toBe(
    '#12 changes the same words, and isn’t published yet. Open #12 and choose “Continue” first.',
  );
  expect([workspace.read(ABOUT), workspace.hasConflict, github.pulls.length]).toEqual([mine, false, 1]);
  await publishing.continue(12);
  await publishing.propose('Again');
  expect(publishing.state.failure).toBeUndefined();
  expect(github.text(ABOUT, github.pulls[0].branch)).toBe(mine);
});

test('a proposal in which a developer has changed code takes no more from the editor', async (t) => {
  const {github, publishing, write} = await propose(t);
  const head = github.push({'src/index.ts': 'const a = 1;\n'}, github.pulls[0].branch);
  write('Come in.\n', CONTACT);
  await publishing.continue(12);
  expect(publishing.state.failure).toBe(
    'Nothing can be added to this proposal here: it is closed, or it isn’t only pages, facts and pictures.',
  );
  expect(github.pulls[0].head).toBe(head);
});

test('what is typed while changes are sent goes on from them', async (t) => {
  const {github, workspace, publishing, write} = await begin(t);
  write(AFTER);
  github.trouble = (name) => {
    if (name.startsWith('POST') && name.endsWith('/pulls')) write(AFTER.replace('changed.', 'changed twice.'));
    return undefined;
  };
  await publishing.propose('Change About');
  expect(github.text(ABOUT, github.pulls[0].branch)).toBe(AFTER);
  expect(workspace.changes).toMatchObject([{base: AFTER, content: AFTER.replace('changed.', 'changed twice.')}]);
});

test('the editor opened again follows the proposal that was sent, and shows it', async (t) => {
  const {github} = await propose(t);
  const {publishing, workspace} = openEditor();
  const stop = publishing.start();
  await expect.poll(() => publishing.state.followed).toMatchObject({pull: {number: 12}, state: 'ready'});
  stop();
  expect(workspace.read(ABOUT)).toBe(AFTER);
  expect(workspace.changes).toEqual([]);
  github.pulls[0].state = 'closed';
  await publishing.look();
  expect(publishing.state.followed?.state).toBe('closed');
  // What nobody published isn't shown as if it were.
  expect(workspace.read(ABOUT)).toBe(BEFORE);
  const later = openEditor().publishing;
  await later.show();
  expect(later.state.followed).toBeUndefined();
});

test('signed in, the newest texts come from GitHub, and an older build doesn’t undo a publication', async (t) => {
  const {github} = await begin(t);
  github.push({[ABOUT]: BEFORE.replace('First.', 'First, by Moses.'), [CONTACT]: null});
  const {workspace, publishing, write} = openEditor();
  write(AFTER);
  const stop = publishing.start();
  await expect.poll(() => workspace.read(ABOUT)).toBe(AFTER.replace('First.', 'First, by Moses.'));
  expect(workspace.read(CONTACT)).toBeUndefined();
  stop();
});
