/** Which pull requests change content alone: the commands of the workflow, run on a repository made for them. */
import {execFileSync} from 'node:child_process';
import {appendFileSync, chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {expect} from 'playwright/test';
import {runStep, stepNamed, workflows} from './workflows';

const root = mkdtempSync(path.join(tmpdir(), 'pull-request-'));
const repository = path.join(root, 'repository');
const inside = (file: string) => path.join(repository, file);

function git(...args: string[]): void {
  const settings = ['user.name=Grace', 'user.email=grace@site.example', 'commit.gpgsign=false'];
  const options = settings.flatMap((setting) => ['-c', setting]);
  execFileSync('git', ['-C', repository, ...options, ...args], {stdio: 'pipe'});
}

/** Adds a line to each of these files, and makes those that aren't there. */
function write(...files: string[]): void {
  for (const file of files) {
    mkdirSync(path.dirname(inside(file)), {recursive: true});
    appendFileSync(inside(file), `A line of ${file}.\n`);
  }
}

function commitAll(message: string): void {
  git('add', '--all');
  git('commit', '--quiet', '--allow-empty', '--message', message);
}

function move(from: string, to: string): void {
  mkdirSync(path.dirname(inside(to)), {recursive: true});
  renameSync(inside(from), inside(to));
}

function replaceByFile(name: string): void {
  rmSync(inside(name), {recursive: true});
  write(name);
}

before(() => {
  mkdirSync(repository);
  git('init', '--quiet', '--initial-branch=main');
  write('pages/about.mdx', 'records/hours.yml', 'src/code.ts', 'pictures/examples/hills.jpg');
  commitAll('the first commit');
  git('tag', 'first');
  write('newer.ts');
  commitAll('a change of the code that is newer than every pull request');
});
after(() => rmSync(root, {recursive: true}));

/** Checks a pull request out as GitHub does: merged into main. */
function propose(change: () => void): void {
  git('checkout', '--quiet', '--force', '-B', 'proposal', 'first');
  change();
  commitAll('proposal');
  git('checkout', '--quiet', '--force', '--detach', 'main');
  git('merge', '--quiet', '--no-ff', '--message', 'merge', 'proposal');
}

/** Checks it out elsewhere, with this many commits of its history; with 0, as in a workflow, it is all. Returns the folder. */
function clone(depth: number): string {
  const folder = path.join(root, `clone-${depth}`);
  git('clone', '--quiet', ...(depth > 0 ? [`--depth=${depth}`] : []), `file://${repository}`, folder);
  return folder;
}

/** What the workflow finds in a folder. */
async function contentAlone(cwd = repository): Promise<string | undefined> {
  const {status, output} = await runStep(stepNamed('pull-request', 'Tell whether only content changes'), {cwd});
  expect(status, output).toBe(0);
  return /^content-alone=(.*)$/m.exec(output)?.[1];
}

for (const [what, change, isContentAlone] of [
  ['a page', () => write('pages/about.mdx', 'pages/team.mdx'), true],
  [
    'a record, a picture and a document',
    () => write('records/hours.yml', 'pictures/a.jpg', 'static/files/a.pdf'),
    true,
  ],
  ['names that Git quotes', () => write('pages/é "a".mdx', 'pictures/b\nsrc/c', 'pages/ src/x'), true],
  ['a page that goes', () => rmSync(inside('pages/about.mdx')), true],
  ['nothing', () => {}, true],
  ['code', () => write('src/code.ts'), false],
  ['a page and code', () => write('pages/about.mdx', 'src/other.ts'), false],
  ['a file beside the folders', () => write('README.md'), false],
  ['a workflow', () => write('.github/workflows/pull-request.yml'), false],
  ['a name that Git quotes, of code', () => write('src/é "a".ts'), false],
  ['a file of static that is no document', () => write('static/favicon.svg'), false],
  ['the handbook’s pictures', () => write('pictures/examples/hills.jpg'), false],
  ['a folder that only begins like pages', () => write('pages-old/about.mdx'), false],
  ['folders of pages elsewhere', () => write('src/pages/about.mdx'), false],
  ['code that goes', () => rmSync(inside('src/code.ts')), false],
  ['a right to run code', () => chmodSync(inside('src/code.ts'), 0o755), false],
  ['code that moves into the pages', () => move('src/code.ts', 'pages/code.mdx'), false],
  ['a page that moves into the code', () => move('pages/about.mdx', 'src/about.mdx'), false],
  ['a file in place of the folder', () => replaceByFile('pages'), false],
] as const) {
  test(`a pull request that changes ${what} is ${isContentAlone ? 'content alone' : 'tested in full'}`, async () => {
    propose(change);
    expect(await contentAlone()).toBe(String(isContentAlone));
  });
}

test('a pull request that isn’t checked out as a merge is tested in full', async () => {
  propose(() => write('pages/about.mdx'));
  git('checkout', '--quiet', 'proposal');
  expect(await contentAlone()).toBe('false');
});

test('a pull request whose history is missing is tested in full', async () => {
  propose(() => write('pages/about.mdx'));
  expect(await contentAlone(clone(1))).toBe('false');
});

test('the workflow’s own checkout has history enough to tell', async () => {
  propose(() => write('pages/about.mdx'));
  const checkout = workflows['pull-request'].jobs.test.steps[0];
  expect(await contentAlone(clone(Number(checkout.with?.['fetch-depth'])))).toBe('true');
});

test('outside a repository, nothing is called content', async () => {
  expect(await contentAlone(root)).toBe('false');
});
