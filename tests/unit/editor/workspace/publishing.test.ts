/** From a change to visitors and back: proposing, publishing, continuing, withdrawing and undoing. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {BUILT, MAIN} from '../../../github/repository';
import {ABOUT, CONTACT, PHOTOGRAPH} from '../fakes';
import {
  AFTER,
  BEFORE,
  begin,
  firstIsLive,
  keyOfPerson,
  liveAt,
  openEditor,
  propose,
  publish,
  rebuild,
  waiting,
} from '../headlessEditor';

// Proposing

test('Propose makes one commit on a branch named after the person and the time, and a proposal of it', async (t) => {
  const {github, publishing, write, workspace} = await begin(t);
  const main = github.head(MAIN);
  write(AFTER);
  await publishing.propose('Change About');
  const [{branch, head, title, body}] = github.pulls;
  expect(branch).toMatch(/^edit\/grace-261122T0605\d\d$/);
  expect(title).toBe('Change About');
  expect(body).toContain(`https://site.example/staff/editor?proposal=${branch}`);
  expect(github.at(head)).toMatchObject({parents: [main], message: 'Change About'});
  expect([github.text(ABOUT, branch), github.text(CONTACT, branch)]).toEqual([AFTER, 'Contact.\n']);
  expect([workspace.changes, workspace.read(ABOUT), github.head(MAIN)]).toEqual([[], AFTER, main]);
});

test('Propose with nothing changed makes no proposal', async (t) => {
  const {github, publishing} = await begin(t);
  await publishing.propose('Nothing');
  expect([github.pulls, [...github.branches.keys()]]).toEqual([[], [MAIN]]);
});

test('text that is typed while changes are being sent becomes the next change', async (t) => {
  const {github, workspace, publishing, write} = await begin(t);
  const typed = AFTER.replace('changed.', 'changed twice.');
  write(AFTER);
  github.meanwhile('POST /repos/{owner}/{repo}/pulls', () => write(typed));
  await publishing.propose('Change About');
  expect(github.text(ABOUT, github.pulls[0].branch)).toBe(AFTER);
  expect(workspace.changes).toMatchObject([{base: AFTER, content: typed}]);
});

test('pictures and documents arrive byte by byte, and each is uploaded once even if the first attempt fails', async (t) => {
  const {github, workspace, publishing} = await begin(t);
  const photograph = Uint8Array.from({length: 300_000}, (_, at) => at % 251);
  const document = Uint8Array.from([37, 80, 68, 70, 0, 255, 254, 13, 10]);
  workspace.apply({label: 'Files', files: {[PHOTOGRAPH]: photograph, 'static/files/form.pdf': document}});
  github.trouble = (route) => (route === 'POST /repos/{owner}/{repo}/git/commits' ? 502 : undefined);
  await publishing.propose('Files');
  expect([publishing.state.failure, github.pulls]).toEqual([expect.stringContaining('GitHub has a problem'), []]);
  github.trouble = () => undefined;
  await publishing.propose('Files');
  const {tree} = github.at(github.pulls[0].head);
  expect(tree[PHOTOGRAPH].equals(photograph)).toBe(true);
  expect(tree['static/files/form.pdf'].equals(document)).toBe(true);
  expect(github.log.filter((route) => route === 'POST /repos/{owner}/{repo}/git/blobs')).toHaveLength(2);
});

test('a build that doesn’t know its commit refuses to propose', async (t) => {
  const {github} = await begin(t);
  const {publishing, write} = openEditor({...rebuild(github), commit: undefined});
  write(AFTER);
  await publishing.propose('Change About');
  expect(publishing.state.failure).toContain('doesn’t know which version of the site it shows');
  expect(github.pulls).toEqual([]);
});

test('a second proposal doesn’t contain the changes of the first', async (t) => {
  const {github, publishing, write} = await propose(t);
  write('Come in.\n', CONTACT);
  await publishing.propose('Change Contact');
  const [, {branch}] = github.pulls;
  expect([github.text(ABOUT, branch), github.text(CONTACT, branch)]).toEqual([BEFORE, 'Come in.\n']);
});

test('a change of text that waits in another proposal says which one to continue, and loses nothing', async (t) => {
  const {github, workspace, publishing, write} = await propose(t);
  const mine = AFTER.replace('Second, changed.', 'Second, changed twice.');
  write(mine);
  await publishing.propose('Again');
  expect(publishing.state.failure).toContain('Open #12 and choose “Continue” first.');
  expect([workspace.read(ABOUT), workspace.hasConflict, github.pulls.length]).toEqual([mine, false, 1]);
  await publishing.continue(12);
  await publishing.propose('Again');
  expect([publishing.state.failure, github.text(ABOUT, github.pulls[0].branch)]).toEqual([undefined, mine]);
});

// Publishing

test('Publish puts the change into one commit on main that names the proposal', async (t) => {
  const {github, publishing} = await publish(t);
  expect([github.text(ABOUT), github.text(PHOTOGRAPH)]).toEqual([AFTER, '\0\u0001\u0002']);
  expect(github.at(MAIN).message).toBe('Change About (#12)');
  expect([publishing.state.followed?.state, publishing.state.kept.waiting]).toEqual(['live', {}]);
});

test('a proposal that waits for its check is published after a reload, in a hidden tab, while another is open', async (t) => {
  const {github, publishing} = await waiting(t);
  const theirs = github.propose('Change Contact', {[CONTACT]: 'Come in.\n'});
  await publishing.show(String(theirs.number));
  Object.assign(document, {hidden: true});
  github.end(github.pulls[0].head, 'success');
  await publishing.look();
  expect([github.text(ABOUT), github.text(CONTACT)]).toEqual([AFTER, 'Contact.\n']);
  expect(publishing.state.followed?.pull.number).toBe(theirs.number);
});

test('a proposal isn’t published after “Don’t publish it yet”', async (t) => {
  const {github, publishing} = await waiting(t);
  await publishing.stopWaiting(12);
  github.end(github.pulls[0].head, 'success');
  await publishing.look();
  expect([publishing.state.followed?.state, github.text(ABOUT)]).toEqual(['ready', BEFORE]);
});

test('a proposal that a colleague has published isn’t published twice', async (t) => {
  const {github, publishing} = await waiting(t);
  github.merge(github.pulls[0]);
  await publishing.look();
  expect(publishing.state).toMatchObject({failure: undefined, followed: {state: 'live'}});
  expect(github.log.filter((route) => route.endsWith('/merge'))).toEqual([]);
});

test('a proposal that was published although GitHub’s answer was lost is live, without a failure', async (t) => {
  const {github, publishing} = await propose(t);
  github.trouble = (route) => (route.endsWith('/merge') ? 'lost' : undefined);
  await publishing.publish(12);
  expect(publishing.state).toMatchObject({failure: undefined, followed: {state: 'live'}});
});

test('a proposal that GitHub refuses to publish shows GitHub’s reason and can be published later', async (t) => {
  const {github, publishing} = await propose(t);
  github.trouble = (route) => (route.endsWith('/merge') ? 405 : undefined);
  await publishing.publish(12);
  expect(publishing.state).toMatchObject({
    failure: 'GitHub doesn’t let this be published yet. It says: “Trouble”',
    followed: {state: 'ready'},
  });
  github.trouble = () => undefined;
  await publishing.publish(12);
  expect(publishing.state).toMatchObject({failure: undefined, followed: {state: 'live'}});
});

test('the editor asks GitHub nothing in a hidden tab, after signing out, or about a proposal that is live', async (t) => {
  const {github, publishing} = await propose(t);
  const requestsOf = async (look: () => Promise<void>) => {
    const {length} = github.log;
    await look();
    return github.log.length - length;
  };
  expect(await requestsOf(() => publishing.look())).toBeGreaterThan(0);
  Object.assign(document, {hidden: true});
  expect(await requestsOf(() => publishing.look())).toBe(0);
  Object.assign(document, {hidden: false});
  await publishing.publish(12);
  expect(await requestsOf(() => publishing.look())).toBe(0);
  publishing.signOut();
  await publishing.show('12');
  expect(await requestsOf(() => publishing.look())).toBe(0);
});

// Finding proposals

test('the lists contain all open proposals and the ten that were published last', async (t) => {
  const {github, publishing} = await propose(t);
  for (let day = 1; day <= 12; day += 1) github.merge(github.propose(`Day ${day}`, {[CONTACT]: `Day ${day}.\n`}));
  github.close(github.propose('Withdrawn', {[CONTACT]: 'Come in.\n'}));
  await publishing.list();
  const titles = (list: typeof publishing.state.publishedProposals) => list?.map(({title}) => title);
  expect(titles(publishing.state.openProposals)).toEqual(['Change About']);
  const lastTen = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((day) => `Day ${day}`);
  expect(titles(publishing.state.publishedProposals)).toEqual(lastTen);
});

test('the lists contain proposals beyond the first page of GitHub’s', async (t) => {
  const {github, publishing} = await begin(t);
  github.propose('First', {[CONTACT]: 'Come in.\n'});
  github.merge(github.propose('Published', {[ABOUT]: AFTER}));
  const head = github.push({[CONTACT]: 'Welcome.\n'});
  for (const state of ['open', 'closed'] as const) {
    for (let index = 0; index < 100; index += 1) {
      const number = 100 + github.pulls.length;
      github.pulls.push({number, title: state, body: '', branch: `edit/${number}`, login: 'moses', state, head});
    }
  }
  // The lists alone: to ask how far each has come takes three requests.
  github.trouble = (route) => (route.endsWith('{pull_number}') ? 'dropped' : undefined);
  await publishing.list();
  expect(publishing.state.openProposals?.map(({title}) => title)).toEqual([...Array(100).fill('open'), 'First']);
  expect(publishing.state.publishedProposals?.map(({title}) => title)).toEqual(['Published']);
});

test('a proposal can be opened by its branch, open or published, and an unknown branch is reported', async (t) => {
  const {github, publishing} = await publish(t);
  const {branch} = github.propose('Change Contact', {[CONTACT]: 'Come in.\n'});
  for (const [name, title] of [
    [branch, 'Change Contact'],
    [github.pulls[0].branch, 'Change About'],
  ]) {
    await publishing.show(name);
    expect(publishing.state.followed?.pull.title).toBe(title);
  }
  await publishing.show('edit/nobody');
  expect(publishing.state.failure).toBe('GitHub can’t find this, or your key doesn’t reach it.');
});

test('the editor opened again shows the proposal that was sent until somebody closes it', async (t) => {
  const {github} = await propose(t);
  const {publishing, workspace} = openEditor();
  const stop = publishing.start();
  await expect.poll(() => publishing.state.followed).toMatchObject({pull: {number: 12}, state: 'ready'});
  stop();
  expect([workspace.read(ABOUT), workspace.changes]).toEqual([AFTER, []]);
  github.close(github.pulls[0]);
  await publishing.look();
  expect(publishing.state.followed?.state).toBe('closed');
  expect(workspace.read(ABOUT)).toBe(BEFORE);
});

test('a published proposal is shown until somebody has seen it live', async (t) => {
  let commit = BUILT;
  const {github} = await publish(t, () => liveAt(commit));
  commit = github.head(MAIN);
  const later = openEditor().publishing;
  await later.show();
  expect(later.state).toMatchObject({followed: {pull: {number: 12}, state: 'live'}});
  const evenLater = openEditor().publishing;
  await evenLater.show();
  expect(evenLater.state.followed).toBeUndefined();
});

test('an entry of the browser’s storage that is damaged is ignored', async (t) => {
  await propose(t);
  for (const entry of ['{"sent":', 'null']) {
    localStorage.setItem('editor proposal organisation/website', entry);
    const {publishing} = openEditor();
    await publishing.show();
    expect(publishing.state).toMatchObject({failure: undefined, login: 'grace'});
    expect(publishing.state.followed).toBeUndefined();
  }
});

// Newer versions of the site

test('changes are put on top of what was published since, with and without a key', async (t) => {
  const {github, publishing, workspace, write} = await begin(t);
  publishing.signOut();
  write(AFTER);
  github.push({[ABOUT]: BEFORE.replace('Third.', 'Third, by Moses.'), [CONTACT]: null});
  const both = AFTER.replace('Third.', 'Third, by Moses.');
  const withoutKey = openEditor(rebuild(github), workspace);
  withoutKey.publishing.start()();
  expect(withoutKey.workspace.read(ABOUT)).toBe(both);
  const withKey = openEditor(undefined, workspace);
  await withKey.publishing.signIn(keyOfPerson('grace'), true);
  expect([withKey.workspace.read(ABOUT), withKey.workspace.read(CONTACT)]).toEqual([both, undefined]);
  expect(withKey.workspace.changes).toMatchObject([{file: ABOUT, base: github.text(ABOUT)}]);
});

test('a new build shows what was published, and says that nothing is changed', async (t) => {
  const {github} = await publish(t);
  const {publishing, workspace} = openEditor(rebuild(github));
  await publishing.show();
  expect([workspace.read(ABOUT), workspace.changes]).toEqual([AFTER, []]);
});

test('a list of files that GitHub truncates is a failure: the missing files aren’t deleted', async (t) => {
  const {github, publishing} = await propose(t);
  const {number} = github.propose('Change Contact', {[CONTACT]: 'Come in.\n'});
  github.maxListed = 1;
  await publishing.continue(number);
  expect(publishing.state.failure).toMatch(/more files than GitHub lists at once/);
  expect(publishing.state.kept.destination.kind).toBe('new');
});

// Continuing

test('Continue and Propose add a change to a proposal, and its check starts again', async (t) => {
  const {github, publishing, write} = await propose(t);
  const [{head}] = github.pulls;
  const both = AFTER.replace('Third.', 'Third, changed.');
  write(both);
  await publishing.continue(12);
  await publishing.propose('Two');
  expect(github.pulls).toHaveLength(1);
  expect(github.text(ABOUT, github.pulls[0].branch)).toBe(both);
  expect(github.at(github.pulls[0].head).parents).toContain(head);
  expect(publishing.state).toMatchObject({followed: {state: 'checking'}, kept: {destination: {kind: 'new'}}});
});

test('a colleague’s proposal stays continued after a reload, until that is stopped', async (t) => {
  const {github, publishing} = await begin(t);
  const {branch} = github.propose('Change Contact', {[CONTACT]: 'Come in.\n'});
  await publishing.continue(12);
  const later = openEditor();
  await later.publishing.show();
  expect(later.workspace.read(CONTACT)).toBe('Come in.\n');
  later.write('Come in, please.\n', CONTACT);
  await later.publishing.propose('More');
  expect([github.pulls.length, github.text(CONTACT, branch)]).toEqual([1, 'Come in, please.\n']);
  await later.publishing.continue(12);
  await later.publishing.stopContinuing();
  expect(later.publishing.state.kept.destination.kind).toBe('new');
});

test('a proposal that was published or closed on GitHub can’t be continued any more', async (t) => {
  const {github, publishing} = await propose(t);
  await publishing.continue(12);
  github.merge(github.pulls[0]);
  const later = openEditor();
  await later.publishing.show();
  expect(later.publishing.state.kept.destination.kind).toBe('new');
  expect(later.workspace.read(ABOUT)).toBe(AFTER);
  const {number} = github.propose('Change Contact', {[CONTACT]: 'Come in.\n'});
  github.close(github.pulls[1]);
  await later.publishing.continue(number);
  expect(later.publishing.state.failure).toMatch(/^Nothing can be added to this proposal here: it is closed/);
});

// Taking back

test('Withdraw closes a proposal, and the site is shown without its changes', async (t) => {
  const {github, publishing, workspace} = await propose(t);
  await publishing.withdraw(12);
  expect([github.pulls[0].state, workspace.read(ABOUT), workspace.changes]).toEqual(['closed', BEFORE, []]);
});

test('Withdraw can keep the text and pictures of a proposal as changes, which can be proposed again', async (t) => {
  const {github, publishing, workspace} = await propose(t);
  await publishing.withdraw(12, {keepWords: true});
  expect(publishing.state).toMatchObject({failure: undefined, followed: {state: 'closed'}});
  expect(workspace.changes.map(({file}) => file).sort()).toEqual([ABOUT, PHOTOGRAPH]);
  await publishing.propose('Change About');
  const [, {branch}] = github.pulls;
  expect([github.text(ABOUT, branch), github.text(PHOTOGRAPH, branch)]).toEqual([AFTER, '\0\u0001\u0002']);
});

test('Withdraw of a colleague’s proposal leaves one’s own changes, and asks before it mixes both', async (t) => {
  const {github, publishing, workspace, write} = await begin(t);
  github.propose('Change About', {[ABOUT]: BEFORE.replace('Second.', 'Second, by Moses.')});
  write(AFTER);
  await publishing.withdraw(12, {keepWords: true});
  expect([workspace.hasConflict, github.pulls[0].state]).toEqual([true, 'open']);
  workspace.choose(ABOUT, 'mine');
  await publishing.withdraw(12);
  expect([workspace.read(ABOUT), github.pulls[0].state]).toEqual([AFTER, 'closed']);
});

test('Undo proposes the texts and pictures from before a publication, also of the current build', async (t) => {
  const {github} = await publish(t);
  for (const build of [undefined, rebuild(github)]) {
    const {publishing} = openEditor(build);
    await publishing.show('12');
    await publishing.undo(12);
    expect(publishing.state).toMatchObject({failure: undefined, followed: {pull: {title: 'Undo #12: Change About'}}});
    const {branch} = github.pulls[github.pulls.length - 1];
    expect([github.text(ABOUT, branch), github.text(PHOTOGRAPH, branch)]).toEqual([BEFORE, undefined]);
    expect(github.text(ABOUT)).toBe(AFTER);
  }
});

test('Undo keeps what a colleague has published since', async (t) => {
  const {github} = await publish(t, firstIsLive);
  github.push({[ABOUT]: AFTER.replace('Third.', 'Third, by Moses.'), [CONTACT]: 'Come in.\n'});
  const {publishing} = openEditor(rebuild(github));
  await publishing.undo(12);
  const [, {branch}] = github.pulls;
  expect(github.text(ABOUT, branch)).toBe(BEFORE.replace('Third.', 'Third, by Moses.'));
  expect(github.text(CONTACT, branch)).toBe('Come in.\n');
});

test('Undo refuses to send other changes along, and to take back code', async (t) => {
  const {github, publishing, workspace, write} = await publish(t);
  write('Come in.\n', CONTACT);
  await publishing.undo(12);
  expect(publishing.state.failure).toBe('You have changes that aren’t sent. Propose them or throw them away first.');
  workspace.clear();
  const {number} = github.propose('Code', {[CONTACT]: 'Come in.\n', 'src/index.ts': 'const a = 1;\n'});
  github.merge(github.pull(number));
  await publishing.undo(number);
  expect(publishing.state.failure).toMatch(/^This changes more than pages, facts and pictures\./);
  expect([workspace.changes, github.pulls.length]).toEqual([[], 2]);
});

test('an Undo that can’t be sent leaves the old text as a change', async (t) => {
  const {github, publishing, workspace} = await publish(t);
  github.trouble = (route) => (route.endsWith('/git/trees') ? 'dropped' : undefined);
  await publishing.undo(12);
  expect(publishing.state.failure).toMatch(/didn’t answer/);
  expect(workspace.changes).toContainEqual({file: ABOUT, content: BEFORE, base: AFTER});
});

test('an older version of a page can be brought back and proposed', async (t) => {
  const {github} = await publish(t);
  const {publishing, workspace} = openEditor(rebuild(github));
  await publishing.show();
  await publishing.run('Looking…', async (api) => {
    workspace.apply({label: 'Bring back', files: await api.readFiles(BUILT, [ABOUT])});
  });
  await publishing.propose('Change About');
  expect(github.text(ABOUT, github.pulls[1].branch)).toBe(BEFORE);
});
