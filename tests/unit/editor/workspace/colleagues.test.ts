/** Two people at one site: nobody overwrites another, and nobody publishes what they haven't seen. */
import {type TestContext, test} from 'node:test';
import {expect} from 'playwright/test';
import {newProposalOf} from '../../../../src/editor/workspace/keptProgress';
import {MAIN} from '../../../github/repository';
import {ABOUT, CONTACT, PHOTOGRAPH} from '../files';
import {AFTER, BEFORE, begin, person, propose, twoPages} from '../headlessEditor';

const PICTURE = new Uint8Array([0, 1, 2]);
const OTHER = new TextEncoder().encode('Another picture.');
const MOSES = BEFORE.replace('Second.', 'Second, by Moses.');

const SAME: [what: string, file: string, mine: string | typeof PICTURE, theirs: string, read: unknown][] = [
  ['sentence', ABOUT, AFTER, MOSES, MOSES],
  ['new page', 'pages/team.mdx', 'Mine.\n', 'Theirs.\n', 'Theirs.\n'],
  ['name of a picture', PHOTOGRAPH, PICTURE, 'Another picture.', OTHER],
];
for (const [what, file, mine, theirs, read] of SAME) {
  test(`both changed the same ${what}: it is asked about, and nobody is overwritten`, async (t) => {
    const {github, workspace, publishing} = await begin(t);
    workspace.apply({label: 'Change', files: {[file]: mine}});
    const main = github.push({[file]: theirs});
    await publishing.propose('Change');
    expect(workspace.changes).toEqual([expect.objectContaining({content: mine, theirs: read})]);
    expect([github.pulls, github.head(MAIN)]).toEqual([[], main]);
    workspace.choose(file, 'mine');
    await publishing.propose('Change');
    const {tree} = github.commits.get(github.pulls[0].head) ?? {};
    expect(tree?.[file]).toEqual(Buffer.from(mine));
    expect(github.text(file)).toBe(theirs);
  });

  test(`both changed the same ${what}: whoever takes the other one has nothing left to send`, async (t) => {
    const {github, workspace, publishing} = await begin(t);
    workspace.apply({label: 'Change', files: {[file]: mine}});
    github.push({[file]: theirs});
    await publishing.propose('Change');
    workspace.choose(file, 'theirs');
    expect(workspace.changes).toEqual([]);
    // Even then it can be undone.
    workspace.undo();
    expect(workspace.changes).toMatchObject([{content: mine}]);
    workspace.choose(file, 'theirs');
    await publishing.propose('Change');
    expect([github.pulls, workspace.changes]).toEqual([[], []]);
  });
}

test('both changed the same page, but other sentences: the proposal has both', async (t) => {
  const {github, publishing, write} = await begin(t);
  write(AFTER);
  github.push({[ABOUT]: BEFORE.replace('Third.', 'Third, by Moses.')});
  await publishing.propose('Change About');
  expect(github.text(ABOUT, github.pulls[0].branch)).toBe(AFTER.replace('Third.', 'Third, by Moses.'));
});

for (const side of ['mine', 'theirs'] as const) {
  test(`a proposal that conflicts with what was published since is joined without force, and ${side} stays`, async (t) => {
    const {github, workspace, publishing} = await propose(t);
    const main = github.push({[ABOUT]: MOSES, [CONTACT]: 'Come in.\n'});
    await publishing.look();
    expect(publishing.state.followed).toMatchObject({state: 'blocked', reason: 'conflict'});
    await publishing.bringTogether(12);
    // The editor goes on looking meanwhile, and keeps the question.
    const asked = workspace.changes;
    await publishing.look();
    expect([workspace.changes, workspace.hasConflict]).toEqual([asked, true]);
    workspace.choose(ABOUT, side);
    await publishing.propose('Join');
    const [{branch, head}] = github.pulls;
    expect(github.text(ABOUT, branch)).toBe(side === 'mine' ? AFTER : MOSES);
    expect(github.text(CONTACT, branch)).toBe('Come in.\n');
    expect(github.commits.get(head)?.parents).toContain(main);
    expect(workspace.changes).toEqual([]);
    expect(publishing.state.followed?.state).toBe('checking');
  });
}

for (const [press, title] of [
  ['bringTogether', 'Bring in what was published meanwhile'],
  ['checkAgain', 'Check again'],
] as const) {
  test(`the history says why a proposal got another commit: “${title}”`, async (t) => {
    const {github, publishing} = await propose(t);
    const [{head}] = github.pulls;
    await publishing[press](12);
    expect(github.pulls[0].head).not.toBe(head);
    expect(github.commits.get(github.pulls[0].head)?.message).toContain(title);
  });
}

test('a proposal isn’t brought up to date while there are changes that aren’t sent: they would go along', async (t) => {
  const {github, publishing, write} = await propose(t);
  const [{head}] = github.pulls;
  github.push({[ABOUT]: MOSES});
  await publishing.look();
  write('Come in.\n', CONTACT);
  await publishing.bringTogether(12);
  expect(publishing.state.failure).toBe('You have changes that aren’t sent. Propose them or throw them away first.');
  expect(github.pulls[0].head).toBe(head);
});

test('what is added to a proposal goes along when it is brought up to date', async (t) => {
  const {github, publishing, write} = await propose(t);
  const main = github.push({[ABOUT]: BEFORE.replace('Third.', 'Third, by Moses.')});
  await publishing.continue(12);
  write('Come in.\n', CONTACT);
  await publishing.bringTogether(12);
  expect(publishing.state.failure).toBeUndefined();
  const [{branch, head}] = github.pulls;
  expect([github.text(ABOUT, branch), github.text(CONTACT, branch)]).toEqual([
    AFTER.replace('Third.', 'Third, by Moses.'),
    'Come in.\n',
  ]);
  expect(github.commits.get(head)?.parents).toContain(main);
});

test('while GitHub works out if a proposal conflicts, it is being checked, and GitHub isn’t asked to publish it', async (t) => {
  const {github, publishing} = await propose(t);
  const main = github.push({[ABOUT]: MOSES});
  github.isWorkingOut = true;
  await publishing.publish(12);
  await publishing.look();
  expect(publishing.state).toMatchObject({failure: undefined, followed: {state: 'checking'}});
  expect(github.head(MAIN)).toBe(main);
  expect(github.log.filter((name) => name.endsWith('/merge'))).toEqual([]);
  github.isWorkingOut = false;
  await publishing.look();
  expect(publishing.state.followed).toMatchObject({state: 'blocked', reason: 'conflict'});
});

test('what GitHub refuses to publish gets GitHub’s own message, and can be published later', async (t) => {
  const {github, publishing} = await propose(t);
  await publishing.look();
  github.trouble = (name) => (name.endsWith('/merge') ? 405 : undefined);
  await publishing.publish(12);
  expect(publishing.state).toMatchObject({
    failure: 'GitHub doesn’t let this be published yet. It says: “Trouble”',
    followed: {state: 'ready'},
  });
  github.trouble = () => undefined;
  await publishing.publish(12);
  expect(publishing.state).toMatchObject({failure: undefined, followed: {state: 'live'}});
});

/** Grace changes her proposal further, and a colleague pushes to its branch just before `route` is asked for. */
async function addWhileMosesPushes(t: TestContext, theirs: string, route: string) {
  const scene = await propose(t);
  const {github, publishing, write} = scene;
  const [{branch}] = github.pulls;
  write(AFTER.replace('Third.', 'Third, changed.'));
  let moses = '';
  github.meanwhile(route, () => {
    moses = github.push({[ABOUT]: theirs}, branch);
  });
  await publishing.continue(12);
  await publishing.propose('More');
  return {...scene, branch, moses};
}

const [COMMITS, REFS] = ['POST /repos/{owner}/{repo}/git/commits', 'PATCH /repos/{owner}/{repo}/git/refs/{ref}'];
for (const route of [COMMITS, REFS]) {
  test(`a colleague’s commit on the proposal’s branch before ${route}: none is lost, the next press has both`, async (t) => {
    const theirs = AFTER.replace('First.', 'First, by Moses.');
    const {github, workspace, publishing, branch, moses} = await addWhileMosesPushes(t, theirs, route);
    expect(publishing.state.failure).toBe('Somebody else changed this at the same moment. Try again.');
    expect(github.head(branch)).toBe(moses);
    expect(workspace.read(ABOUT)).toBe(AFTER.replace('Third.', 'Third, changed.'));
    await publishing.propose('More');
    expect(publishing.state.failure).toBeUndefined();
    expect(github.text(ABOUT, branch)).toBe(theirs.replace('Third.', 'Third, changed.'));
    expect(github.commits.get(github.head(branch))?.parents).toContain(moses);
    expect(workspace.changes).toEqual([]);
  });
}

test('a new proposal whose branch has been made meanwhile: the sentence says so, and the next press goes on', async (t) => {
  const {github, publishing, write} = await begin(t);
  write(AFTER);
  let branch = '';
  github.meanwhile('POST /repos/{owner}/{repo}/git/refs', () => {
    branch = newProposalOf(publishing.state.kept).begun ?? '';
    github.branches.set(branch, github.head(MAIN));
  });
  await publishing.propose('Change About');
  expect(publishing.state.failure).toBe('Somebody else changed this at the same moment. Try again.');
  expect(branch).toMatch(/^edit\/grace-/);
  await publishing.propose('Change About');
  expect([publishing.state.failure, github.text(ABOUT, branch)]).toEqual([undefined, AFTER]);
});

test('a colleague’s commit in the same sentence of the proposal is asked about', async (t) => {
  const theirs = AFTER.replace('Third.', 'Third, by Moses.');
  const {github, workspace, publishing, branch, moses} = await addWhileMosesPushes(t, theirs, REFS);
  await publishing.propose('More');
  expect(workspace.changes).toMatchObject([{file: ABOUT, theirs}]);
  expect(github.head(branch)).toBe(moses);
  workspace.choose(ABOUT, 'mine');
  await publishing.propose('More');
  expect(github.text(ABOUT, branch)).toBe(AFTER.replace('Third.', 'Third, changed.'));
});

test('Publish when the check is green publishes nothing that a colleague has added since', async (t) => {
  const {github, publishing} = await propose(t);
  const main = github.head(MAIN);
  github.runs = [];
  await publishing.publish(12);
  const [{branch}] = github.pulls;
  github.end(github.push({[ABOUT]: MOSES}, branch), 'success');
  await publishing.look();
  expect(publishing.state).toMatchObject({kept: {waiting: {}}, followed: {state: 'ready'}});
  await publishing.look();
  expect(github.head(MAIN)).toBe(main);
  // Now it has been seen, and can be published by another press.
  await publishing.publish(12);
  expect(github.text(ABOUT)).toBe(MOSES);
});

test('a colleague’s commit between the last look and Publish isn’t published either', async (t) => {
  const {github, publishing} = await propose(t);
  const main = github.head(MAIN);
  await publishing.look();
  const [{branch}] = github.pulls;
  github.meanwhile('PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge', () => {
    github.end(github.push({[ABOUT]: MOSES}, branch), 'success');
  });
  await publishing.publish(12);
  expect(publishing.state.failure).toBe('Somebody else changed this at the same moment. Try again.');
  expect(publishing.state.kept.waiting).toEqual({});
  expect(github.head(MAIN)).toBe(main);
});

test('nor is one that is checked already when Publish is pressed', async (t) => {
  const {github, publishing} = await propose(t);
  const main = github.head(MAIN);
  await publishing.look();
  const [{branch}] = github.pulls;
  github.end(github.push({[ABOUT]: MOSES}, branch), 'success');
  await publishing.publish(12);
  expect(github.head(MAIN)).toBe(main);
  expect(publishing.state).toMatchObject({kept: {waiting: {}}, followed: {state: 'ready'}});
});

/** Moses proposes a sentence (#12), then Grace another one of the same page (#13). Both checks are green. */
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

test('two proposals of two people: each has its own change, both are listed, and one’s own is followed', async (t) => {
  const {github, publishing} = await twoProposals(t);
  await publishing.list();
  expect(publishing.state.openProposals?.map(({number, login}) => [number, login])).toEqual([
    [13, 'grace'],
    [12, 'moses'],
  ]);
  expect(publishing.state.proposals[12]).toMatchObject({state: 'ready', files: [ABOUT]});
  expect(publishing.state.followed?.pull.number).toBe(13);
  expect(github.pulls.map(({login}) => login)).toEqual(['moses', 'grace']);
  expect(github.text(ABOUT, github.pulls[1].branch)).toBe(AFTER);
});

test('a colleague’s proposal that was opened isn’t taken for one’s own', async (t) => {
  const {github, workspace, publishing, write} = await twoProposals(t);
  await publishing.show('12');
  expect(publishing.state.followed).toMatchObject({pull: {number: 12, user: {login: 'moses'}}, state: 'ready'});
  expect(publishing.state.kept.sent).toBe(13);
  // What Grace writes goes on from her own words, into a proposal of hers.
  expect(workspace.read(ABOUT)).toBe(AFTER);
  write('Come in.\n', CONTACT);
  await publishing.propose('Change Contact');
  const [{head}, , {branch, login}] = github.pulls;
  expect([login, github.text(ABOUT, branch), github.text(CONTACT, branch)]).toEqual(['grace', BEFORE, 'Come in.\n']);
  expect(github.text(CONTACT, head)).toBe('Contact.\n');
});

test('publishing a colleague’s proposal publishes that one alone', async (t) => {
  const {github, publishing} = await twoProposals(t);
  await publishing.show('12');
  await publishing.publish(12);
  expect(github.pulls.map(({state}) => state)).toEqual(['closed', 'open']);
  expect(github.text(ABOUT)).toBe(BEFORE.replace('First.', 'First, by Moses.'));
});

test('what is added to a proposal that a colleague has published meanwhile is proposed by itself', async (t) => {
  const {github, workspace, publishing, write} = await propose(t);
  await publishing.continue(12);
  const colleague = await person(t, github, 'moses');
  await colleague.publishing.show('12');
  await colleague.publishing.publish(12);
  expect(colleague.publishing.state.followed?.state).toBe('live');
  write(AFTER.replace('Third.', 'Third, changed.'));
  await publishing.propose('Two');
  expect(publishing.state).toMatchObject({failure: undefined, followed: {pull: {number: 13}, state: 'checking'}});
  expect(github.text(ABOUT, github.pulls[1].branch)).toBe(AFTER.replace('Third.', 'Third, changed.'));
  expect(workspace.changes).toEqual([]);
});
