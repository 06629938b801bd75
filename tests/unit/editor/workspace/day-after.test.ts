/** The day after: the site has been built anew, and the editor is opened again. */
import {type TestContext, test} from 'node:test';
import {expect} from 'playwright/test';
import {MAIN} from '../../../github/repository';
import {ABOUT, CONTACT, PHOTOGRAPH} from '../files';
import {AFTER, BEFORE, begin, openEditor, propose, rebuild} from '../headlessEditor';

/** Grace's sentence and picture are published, and the site is built from them. */
async function published(t: TestContext) {
  const scene = await propose(t);
  await scene.publishing.look();
  await scene.publishing.publish(12);
  return {...scene, ...openEditor(rebuild(scene.github))};
}

test('Undo of what this build was made from: a proposal with the files as they were', async (t) => {
  const {github, publishing} = await published(t);
  await publishing.show('12');
  await publishing.undo(12);
  expect(publishing.state).toMatchObject({failure: undefined, followed: {pull: {number: 13}}});
  const [, {branch}] = github.pulls;
  expect([github.text(ABOUT, branch), github.text(PHOTOGRAPH, branch)]).toEqual([BEFORE, undefined]);
});

test('Undo of an older publication keeps what was published and built since', async (t) => {
  const {github} = await published(t);
  github.push({[ABOUT]: AFTER.replace('Third.', 'Third, by Moses.'), [CONTACT]: 'Come in.\n'});
  const {publishing} = openEditor(rebuild(github));
  await publishing.show('12');
  await publishing.undo(12);
  const [, {branch}] = github.pulls;
  expect(github.text(ABOUT, branch)).toBe(BEFORE.replace('Third.', 'Third, by Moses.'));
  expect(github.text(CONTACT, branch)).toBe('Come in.\n');
});

test('a build that is newer than what was shown last: the editor shows it, and says nothing is changed', async (t) => {
  const {workspace, publishing} = await published(t);
  await publishing.show();
  expect(workspace.read(ABOUT)).toBe(AFTER);
  expect(workspace.changes).toEqual([]);
});

test('Bring back of a version from before this build is a change that can be proposed', async (t) => {
  const {github, workspace, publishing} = await published(t);
  await publishing.show();
  const [begin] = github.commits.keys();
  await publishing.run('Looking…', async (way) => {
    workspace.apply({label: 'Bring back', files: await way.readFiles(begin, [ABOUT])});
  });
  await publishing.propose('Change About');
  expect(github.text(ABOUT, github.pulls[1].branch)).toBe(BEFORE);
});

test('changes made without a key are merged into a newer build, and keep a colleague’s sentence', async (t) => {
  const {github, publishing, workspace, write} = await begin(t);
  publishing.signOut();
  write(AFTER);
  github.push({[ABOUT]: BEFORE.replace('Third.', 'Third, by Moses.')});
  const later = openEditor(rebuild(github), workspace);
  const stop = later.publishing.start();
  stop();
  expect(later.workspace.read(ABOUT)).toBe(AFTER.replace('Third.', 'Third, by Moses.'));
  expect(later.workspace.changes).toMatchObject([{file: ABOUT, base: github.text(ABOUT)}]);
});

test('changes made without a key are merged into the newest text once there is a key', async (t) => {
  const {github, publishing, workspace, write} = await begin(t);
  publishing.signOut();
  write(AFTER);
  github.push({[ABOUT]: BEFORE.replace('Third.', 'Third, by Moses.')});
  const later = openEditor(undefined, workspace);
  github.keys.set('github_pat_again', {login: 'grace', permission: 'WRITE', contents: true, pulls: true});
  await later.publishing.signIn('github_pat_again', true);
  expect(later.workspace.read(ABOUT)).toBe(AFTER.replace('Third.', 'Third, by Moses.'));
});

test('a document is read as bytes, and stays what it is when it is undone', async (t) => {
  const {github, workspace, publishing} = await begin(t);
  const bytes = Uint8Array.from([37, 80, 68, 70, 0, 255, 254, 13, 10]);
  workspace.apply({label: 'Document', files: {'static/files/form.pdf': bytes}});
  await publishing.propose('Add a form');
  const {tree} = github.commits.get(github.pulls[0].head) ?? {};
  expect(tree?.['static/files/form.pdf']).toEqual(Buffer.from(bytes));
  const later = openEditor();
  await later.publishing.show();
  expect(later.workspace.newest['static/files/form.pdf']).toEqual(bytes);
});

test('a build with a repository and without a commit refuses to propose, with a sentence', async (t) => {
  const {github} = await begin(t);
  const {publishing, write} = openEditor({...rebuild(github), commit: undefined});
  write(AFTER);
  await publishing.propose('Change About');
  expect(publishing.state.failure).toBe(
    'This editor doesn’t know which version of the site it shows, so it can’t send changes to it. Ask a developer.',
  );
  expect([github.pulls, github.head(MAIN)]).toEqual([[], rebuild(github).commit]);
});

test('every request says which version of GitHub’s API it is written for', async (t) => {
  const {github, publishing} = await begin(t);
  await publishing.show();
  expect(github.versions).toEqual(new Set(['2022-11-28']));
});
