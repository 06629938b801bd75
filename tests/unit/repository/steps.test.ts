/** The commands of the workflows: which pull requests skip the code's tests, and what publishing says when it fails. */
import {execFileSync} from 'node:child_process';
import {appendFileSync, chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {after, before, describe, test} from 'node:test';
import {expect} from 'playwright/test';
import {runStep, stepNamed, verifiedSite, workflows} from './workflows';

const root = mkdtempSync(path.join(tmpdir(), 'steps-'));
after(() => rmSync(root, {recursive: true}));

describe('a pull request', () => {
  const repository = path.join(root, 'repository');
  const inside = (file: string) => path.join(repository, file);

  function git(...args: string[]): void {
    const settings = ['user.name=Grace', 'user.email=grace@site.example', 'commit.gpgsign=false'];
    const options = settings.flatMap((setting) => ['-c', setting]);
    execFileSync('git', ['-C', repository, ...options, ...args], {stdio: 'pipe'});
  }

  /** Adds a line to each of these files, which are created if they are missing. */
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

  before(() => {
    mkdirSync(repository);
    git('init', '--quiet', '--initial-branch=main');
    write('pages/about.mdx', 'src/code.ts', 'pictures/examples/hills.jpg');
    commitAll('The first commit');
    git('tag', 'first');
    write('newer.ts');
    commitAll('A change of the code that is newer than every pull request');
  });

  /** Checks a pull request out as GitHub does: merged into main. */
  function propose(change: () => void): void {
    git('checkout', '--quiet', '--force', '-B', 'proposal', 'first');
    change();
    commitAll('Proposal');
    git('checkout', '--quiet', '--force', '--detach', 'main');
    git('merge', '--quiet', '--no-ff', '--message', 'Merge', 'proposal');
  }

  /** What the workflow answers in a folder. */
  async function contentAlone(cwd = repository): Promise<string | undefined> {
    const {status, output} = await runStep(stepNamed('pull-request', 'Tell whether only content changes'), {cwd});
    expect(status, output).toBe(0);
    return /^content-alone=(.*)$/m.exec(output)?.[1];
  }

  for (const [what, change, isContentAlone] of [
    [
      'changes every kind of content',
      () => write('pages/a.mdx', 'records/a.yml', 'pictures/a.jpg', 'static/files/a.pdf'),
      true,
    ],
    ['changes files with unusual names', () => write('pages/é "a".mdx', 'pictures/b\nsrc/c', 'pages/ src/x'), true],
    ['deletes a page', () => rmSync(inside('pages/about.mdx')), true],
    ['changes a page and code', () => write('pages/about.mdx', 'src/é "a".ts'), false],
    ['changes a file of static that is no document', () => write('static/favicon.svg'), false],
    ['changes a picture of the handbook', () => write('pictures/examples/hills.jpg'), false],
    ['changes a folder with a similar name', () => write('pages-old/about.mdx', 'src/pages/about.mdx'), false],
    ['makes code executable', () => chmodSync(inside('src/code.ts'), 0o755), false],
    ['moves code into the pages', () => renameSync(inside('src/code.ts'), inside('pages/code.mdx')), false],
  ] as const) {
    test(`that ${what} ${isContentAlone ? 'skips' : 'runs'} the code’s tests`, async () => {
      propose(change);
      expect(await contentAlone()).toBe(String(isContentAlone));
    });
  }

  /** A clone of the repository with so many commits of its history. 0 means all, as for a workflow's checkout. */
  function clone(depth: number): string {
    const folder = path.join(root, `clone-${depth}`);
    git('clone', '--quiet', ...(depth > 0 ? [`--depth=${depth}`] : []), `file://${repository}`, folder);
    return folder;
  }

  test('whose history is missing runs the code’s tests, and the workflow’s checkout isn’t missing it', async () => {
    propose(() => write('pages/about.mdx'));
    expect(await contentAlone(clone(1))).toBe('false');
    const depth = workflows['pull-request'].jobs.test.steps[0].with?.['fetch-depth'];
    expect(await contentAlone(clone(Number(depth)))).toBe('true');
  });
});

/** Puts a stand-in for a command before the machine's own. Returns the variable that does so. */
function standIn(name: string, lines: string): {PATH: string} {
  writeFileSync(path.join(root, name), `#!/bin/sh\n${lines}\n`, {mode: 0o755});
  return {PATH: `${root}:${process.env.PATH}`};
}

for (const [what, builds, browser] of [
  ['fails if a build fails', 1, 0],
  ['fails if no browser can be installed', 0, 1],
  ['goes on once both builds are made and a browser is installed', 0, 0],
] as const) {
  test(`a run of the check ${what}`, async (t) => {
    t.after(() => rmSync(path.join(root, 'node')));
    const step = verifiedSite.find(({run = ''}) => run.includes('builds.mjs')) ?? {};
    const node = `case "$1" in *builds.mjs) exit ${builds};; *) exit ${browser};; esac`;
    const {status} = await runStep(step, {variables: standIn('node', node)});
    expect(status).toBe(builds + browser);
  });
}

/** Runs a step of publishing with a `gh` that answers like this. */
async function withGh(step: string, {out = '', problem = '', status = 0}): Promise<{status: number; output: string}> {
  const gh = `printf %s '${out}'\nprintf %s '${problem}' >&2\nexit ${status}`;
  const variables = {...standIn('gh', gh), GITHUB_REPOSITORY: 'organisation/website'};
  return runStep(stepNamed('publish', step), {variables});
}

for (const [when, answer, problem] of [
  [
    'Pages isn’t set up',
    {out: '{}', problem: 'gh: Not Found (HTTP 404)', status: 1},
    'GitHub Pages is not set up yet.',
  ],
  ['Pages publishes a branch', {out: 'legacy'}, 'GitHub Pages is not set up yet.'],
  ['GitHub is down', {problem: 'gh: Bad Gateway (HTTP 502)', status: 1}, "GitHub didn't answer."],
] as const) {
  test(`publishing stops with a sentence when ${when}`, async () => {
    const {status, output} = await withGh('Make sure that GitHub Pages takes the site from here', answer);
    expect(status).toBe(1);
    expect(output).toContain(`::error::${problem}`);
  });
}

test('publishing goes on when Pages takes the site from the workflow', async () => {
  const answer = {out: 'workflow'};
  expect(await withGh('Make sure that GitHub Pages takes the site from here', answer)).toEqual({status: 0, output: ''});
});

for (const [what, answer, warning] of [
  [
    'warns of owners that GitHub doesn’t find',
    {out: 'Unknown owner on line 3'},
    /^::warning file=\.github\/CODEOWNERS::/m,
  ],
  ['doesn’t warn of owners when GitHub doesn’t answer', {out: '{"message":"Bad Gateway"}', status: 1}, /^$/],
] as const) {
  test(`publishing ${what}, and goes on`, async () => {
    const {status, output} = await withGh('Warn if nobody owns the code', answer);
    expect(status).toBe(0);
    expect(output).toMatch(warning);
  });
}

describe('after publishing', () => {
  const RUN = '1234/2';

  /** Runs the step that waits for the site, against a server. Without an answer there is no server. */
  async function wait(answer?: RequestListener, patience = 0) {
    const server = createServer(answer);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const {port} = server.address() as AddressInfo;
    const close = () => new Promise((done) => server.close(done));
    if (!answer) await close();
    const variables = {URL: `http://127.0.0.1:${port}/website/`, RUN, PATIENCE: patience, PAUSE: 0};
    const result = await runStep(stepNamed('publish', 'Wait until visitors get this site'), {variables});
    if (answer) await close();
    return result;
  }

  test('the run waits until the address has its site, follows redirects, and asks no cache', async () => {
    const asked: string[] = [];
    const {status} = await wait(({url = ''}, response) => {
      asked.push(url);
      if (asked.length === 1) response.writeHead(404).end('<html>');
      else if (url.startsWith('/website/')) response.writeHead(301, {Location: url.replace('/website', '')}).end();
      else response.end(asked.length === 3 ? '1233/1\n' : `${RUN}\n`);
    }, 60);
    expect(status).toBe(0);
    expect(new Set(asked).size).toBe(asked.length);
  });

  for (const [what, old] of [
    ['another run', '1233/1\n'],
    ['an earlier attempt', '1234/1\n'],
    ['a run whose number begins the same', '1234/22\n'],
  ]) {
    test(`the run says that GitHub kept the old site, the site of ${what}`, async () => {
      const {status, output} = await wait((_, response) => response.end(old));
      expect(status).toBe(1);
      expect(output).toContain('::error::GitHub kept the old site. Run Publish again.');
    });
  }

  test('the run says that nothing answers at a domain that doesn’t work yet', async () => {
    const {status, output} = await wait();
    expect(status).toBe(1);
    expect(output).toMatch(/^::error::Nothing answers at http:.* If the domain is new/m);
  });
});
