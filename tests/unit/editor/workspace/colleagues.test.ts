/** Two people change one site: nobody overwrites anybody, and nobody publishes what they haven't seen. */
import {type TestContext, test} from 'node:test';
import {expect} from 'playwright/test';
import {newProposalOf} from '../../../../src/editor/workspace/keptProgress';
import {MAIN} from '../../../github/repository';
import {ABOUT, CONTACT, PHOTOGRAPH} from '../fakes';
import {AFTER, BEFORE, begin, person, propose, twoPages, waiting} from '../headlessEditor';

const PICTURE = new Uint8Array([0, 1, 2]);
const OTHER_PICTURE = new TextEncoder().encode('Another picture.');
const MOSES = BEFORE.replace('Second.', 'Second, by Moses.');
const AT_THE_SAME_MOMENT = 'Somebody else changed this at the same moment. Try again.';

const SAME: [what: string, file: string, mine: string | typeof PICTURE, theirs: string, read: unknown][] = [
  ['sentence', ABOUT, AFTER, MOSES, MOSES],
  ['new page', 'pages/team.mdx', 'Mine.\n', 'Theirs.\n', 'Theirs.\n'],
  ['picture', PHOTOGRAPH, PICTURE, 'Another picture.', OTHER_PICTURE],
];
for (const [what, file, mine, theirs, read] of SAME) {
  test(`the editor asks whose version to keep if both have changed the same ${what}`, async (t) => {
    const {github, workspace, publishing} = await begin(t);
    workspace.apply({label: 'Change', files: {[file]: mine}});
    github.push({[file]: theirs});
    await publishing.propose('Change');
    expect(workspace.changes).toEqual([expect.objectContaining({content: mine, theirs: read})]);
    expect(github.pulls).toEqual([]);
    workspace.choose(file, 'theirs');
    expect(workspace.changes).toEqual([]);
    workspace.undo();
    workspace.choose(file, 'mine');
    await publishing.propose('Change');
    expect(github.at(github.pulls[0].head).tree[file]).toEqual(Buffer.from(mine));
    expect(github.text(file)).toBe(theirs);
  });
}

test('changes to different sentences of a page are merged', async (t) => {
  const {github, publishing, write} = await begin(t);
  write(AFTER);
  github.push({[ABOUT]: BEFORE.replace('Third.', 'Third, by Moses.')});
  await publishing.propose('Change About');
  expect(github.text(ABOUT, github.pulls[0].branch)).toBe(AFTER.replace('Third.', 'Third, by Moses.'));
});

test('Publish shows what colleagues have published before', async (t) => {
  const {github, publishing, workspace} = await propose(t);
  github.push({[CONTACT]: 'Come in.\n'});
  await publishing.publish(12);
  expect([workspace.read(ABOUT), workspace.read(CONTACT)]).toEqual([AFTER, 'Come in.\n']);
});

for (const side of ['mine', 'theirs'] as const) {
  test(`a proposal that conflicts with what was published since is brought up to date with “${side}”`, async (t) => {
    const {github, workspace, publishing} = await propose(t);
    const main = github.push({[ABOUT]: MOSES, [CONTACT]: 'Come in.\n'});
    await publishing.look();
    expect(publishing.state.followed).toMatchObject({state: 'blocked', reason: 'conflict'});
    await publishing.bringTogether(12);
    const asked = workspace.changes;
    await publishing.look();
    expect([workspace.changes, workspace.hasConflict]).toEqual([asked, true]);
    workspace.choose(ABOUT, side);
    await publishing.propose('Join');
    const [{branch, head}] = github.pulls;
    expect(github.text(ABOUT, branch)).toBe(side === 'mine' ? AFTER : MOSES);
    expect(github.text(CONTACT, branch)).toBe('Come in.\n');
    expect(github.at(head).parents).toContain(main);
    expect([workspace.changes, publishing.state.followed?.state]).toEqual([[], 'checking']);
  });
}

test('a proposal isn’t brought up to date while there are other changes that aren’t sent', async (t) => {
  const {github, publishing, write} = await propose(t);
  const [{head}] = github.pulls;
  write('Come in.\n', CONTACT);
  await publishing.bringTogether(12);
  expect(publishing.state.failure).toBe('You have changes that aren’t sent. Propose them or throw them away first.');
  expect(github.pulls[0].head).toBe(head);
});

/** Grace adds to her proposal. Moses pushes to its branch right before her request to a route. */
async function addWhileMosesPushes(t: TestContext, theirs: string, route: string) {
  const scene = await propose(t);
  const {github, publishing, write} = scene;
  const [{branch}] = github.pulls;
  write(AFTER.replace('Third.', 'Third, changed.'));
  github.meanwhile(route, () => github.push({[ABOUT]: theirs}, branch));
  await publishing.continue(12);
  await publishing.propose('More');
  return {...scene, branch};
}

const REFS = 'PATCH /repos/{owner}/{repo}/git/refs/{ref}';

test('a colleague’s commit that arrives while a proposal is added to isn’t lost: the next attempt has both', async (t) => {
  const theirs = AFTER.replace('First.', 'First, by Moses.');
  const {github, workspace, publishing, branch} = await addWhileMosesPushes(t, theirs, REFS);
  expect(publishing.state.failure).toBe(AT_THE_SAME_MOMENT);
  expect(github.text(ABOUT, branch)).toBe(theirs);
  await publishing.propose('More');
  expect(publishing.state.failure).toBeUndefined();
  expect(github.text(ABOUT, branch)).toBe(theirs.replace('Third.', 'Third, changed.'));
  expect(workspace.changes).toEqual([]);
});

test('the editor asks whose version to keep if a colleague has changed the same sentence of a proposal', async (t) => {
  const theirs = AFTER.replace('Third.', 'Third, by Moses.');
  const {github, workspace, publishing, branch} = await addWhileMosesPushes(t, theirs, REFS);
  await publishing.propose('More');
  expect(workspace.changes).toMatchObject([{file: ABOUT, theirs}]);
  expect(github.text(ABOUT, branch)).toBe(theirs);
  workspace.choose(ABOUT, 'mine');
  await publishing.propose('More');
  expect(github.text(ABOUT, branch)).toBe(AFTER.replace('Third.', 'Third, changed.'));
});

test('a branch that exists already is used by the next attempt', async (t) => {
  const {github, publishing, write} = await begin(t);
  write(AFTER);
  let branch = '';
  github.meanwhile('POST /repos/{owner}/{repo}/git/refs', () => {
    branch = newProposalOf(publishing.state.kept).begun ?? '';
    github.branches.set(branch, github.head(MAIN));
  });
  await publishing.propose('Change About');
  expect(publishing.state.failure).toBe(AT_THE_SAME_MOMENT);
  await publishing.propose('Change About');
  expect([publishing.state.failure, github.text(ABOUT, branch)]).toEqual([undefined, AFTER]);
});

test('a proposal that waits for its check isn’t published with a colleague’s later commit', async (t) => {
  const {github, publishing} = await waiting(t);
  const [{branch}] = github.pulls;
  github.end(github.push({[ABOUT]: MOSES}, branch), 'success');
  await publishing.look();
  await publishing.look();
  expect([publishing.state.followed?.state, publishing.state.kept.waiting]).toEqual(['ready', {}]);
  expect(github.text(ABOUT)).toBe(BEFORE);
  await publishing.publish(12);
  expect(github.text(ABOUT)).toBe(MOSES);
});

const UNSEEN: [when: string, route: string][] = [
  ['right before Publish is pressed', 'GET /repos/{owner}/{repo}/pulls/{pull_number}'],
  ['while Publish is pressed', 'PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge'],
];
for (const [when, route] of UNSEEN) {
  test(`Publish doesn’t publish a commit that a colleague has added ${when}`, async (t) => {
    const {github, publishing} = await propose(t);
    const [{branch}] = github.pulls;
    github.meanwhile(route, () => github.end(github.push({[ABOUT]: MOSES}, branch), 'success'));
    await publishing.publish(12);
    expect(github.text(ABOUT)).toBe(BEFORE);
    expect(publishing.state.followed?.state).toBe('ready');
  });
}

/** Moses has proposed a sentence (#12), then Grace another one of the same page (#13). Both checks are green. */
async function twoProposals(t: TestContext) {
  const github = twoPages(t);
  const moses = await person(t, github, 'moses');
  moses.write(BEFORE.replace('First.', 'First, by Moses.'));
  await moses.publishing.propose('Change About');
  const grace = await person(t, github, 'grace');
  grace.write(AFTER);
  await grace.publishing.propose('Change About');
  for (const {head} of github.pulls) github.end(head, 'success');
  return {github, ...grace};
}

test('proposals of two people are both listed, and each has its own change', async (t) => {
  const {github, publishing} = await twoProposals(t);
  await publishing.list();
  const listed = publishing.state.openProposals?.map(({number, login}) => [number, login]);
  expect(listed).toEqual([
    [13, 'grace'],
    [12, 'moses'],
  ]);
  expect(publishing.state.proposals[12]).toMatchObject({state: 'ready', files: [ABOUT]});
  expect(github.text(ABOUT, github.pulls[1].branch)).toBe(AFTER);
});

test('publishing a colleague’s proposal publishes that one alone, and later changes become a proposal of one’s own', async (t) => {
  const {github, workspace, publishing, write} = await twoProposals(t);
  await publishing.show('12');
  expect(workspace.read(ABOUT)).toBe(AFTER);
  write('Come in.\n', CONTACT);
  await publishing.propose('Change Contact');
  expect(github.pulls[2]).toMatchObject({login: 'grace'});
  expect(github.text(CONTACT, github.pulls[0].branch)).toBe('Contact.\n');
  await publishing.show('12');
  await publishing.publish(12);
  expect(github.pulls.map(({state}) => state)).toEqual(['closed', 'open', 'open']);
  expect(github.text(ABOUT)).toBe(BEFORE.replace('First.', 'First, by Moses.'));
});

test('changes to a continued proposal that a colleague has published become a proposal of their own', async (t) => {
  const {github, workspace, publishing, write} = await propose(t);
  await publishing.continue(12);
  github.merge(github.pulls[0]);
  write(AFTER.replace('Third.', 'Third, changed.'));
  await publishing.propose('Two');
  expect(publishing.state).toMatchObject({failure: undefined, followed: {pull: {number: 13}, state: 'checking'}});
  expect(github.text(ABOUT, github.pulls[1].branch)).toBe(AFTER.replace('Third.', 'Third, changed.'));
  expect(workspace.changes).toEqual([]);
});
