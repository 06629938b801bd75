/** The commands of publishing, run here with a stand-in of `gh` and against a server. */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {after, describe, test} from 'node:test';
import {expect} from 'playwright/test';
import {runStep, stepNamed, verifiedSite} from './workflows';

const folder = mkdtempSync(path.join(tmpdir(), 'publish-'));
after(() => rmSync(folder, {recursive: true}));

/** Puts a command of this name, which runs these lines, before the machine's own. Returns the variable that does so. */
function standIn(name: string, lines: string): {PATH: string} {
  writeFileSync(path.join(folder, name), `#!/bin/sh\n${lines}\n`, {mode: 0o755});
  return {PATH: `${folder}:${process.env.PATH}`};
}

describe('both builds, and a browser meanwhile', () => {
  const step = verifiedSite.find(({run = ''}) => run.includes('builds.mjs')) ?? {};

  for (const [what, builds, browser, says] of [
    ['both are made', 0, 0, ''],
    ['a build fails', 1, 0, ''],
    ['the browser can’t be installed', 0, 1, 'Installing a browser'],
  ] as const) {
    test(`${what}: it goes ${builds + browser > 0 ? 'no further' : 'on'}`, async (t) => {
      t.after(() => rmSync(path.join(folder, 'node')));
      const node = `case "$1" in *builds.mjs) exit ${builds};; *) echo Installing a browser; exit ${browser};; esac`;
      expect(await runStep(step, {variables: standIn('node', node)})).toEqual({
        status: builds + browser,
        output: says && `${says}\n`,
      });
    });
  }
});

/** Runs a step with a `gh` that prints this and ends so. */
async function withGh(step: string, {out = '', problem = '', status = 0}): Promise<{status: number; output: string}> {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const gh = `printf %s ${quoted(out)}\nprintf %s ${quoted(problem)} >&2\nexit ${status}`;
  const variables = {...standIn('gh', gh), GITHUB_REPOSITORY: 'organisation/website'};
  return runStep(stepNamed('publish', step), {variables});
}

describe('before the first publication', () => {
  const STEP = 'Make sure that GitHub Pages takes the site from here';

  for (const [what, answer, problem] of [
    [
      'Pages isn’t set up',
      {out: '{"status":"404"}', problem: 'gh: Not Found (HTTP 404)\n', status: 1},
      'not set up yet',
    ],
    ['Pages publishes a branch', {out: 'legacy\n'}, 'not set up yet'],
    ['GitHub is down', {out: '<html>', problem: 'gh: Bad Gateway (HTTP 502)\n', status: 1}, 'GitHub didn’t answer'],
    ['the network fails', {problem: 'error connecting to api.github.com\n', status: 1}, 'GitHub didn’t answer'],
  ] as const) {
    test(`${what}: ${problem}`, async () => {
      const {status, output} = await withGh(STEP, answer);
      expect(status).toBe(1);
      const errors = output.replaceAll("'", '’').match(/^::error::.*$/gm);
      expect(errors).toEqual([expect.stringContaining(problem)]);
    });
  }

  test('Pages is set up: it goes on', async () => {
    expect(await withGh(STEP, {out: 'workflow\n'})).toEqual({status: 0, output: ''});
  });
});

describe('owners of the code', () => {
  const STEP = 'Warn if nobody owns the code';

  test('whom GitHub doesn’t find get a warning, which stops nothing', async () => {
    const {status, output} = await withGh(STEP, {out: 'Unknown owner on line 3: make sure the team exists\n'});
    expect(status).toBe(0);
    expect(output).toMatch(/^::warning file=\.github\/CODEOWNERS::/m);
  });

  test('whom GitHub finds get none', async () => {
    expect(await withGh(STEP, {})).toEqual({status: 0, output: ''});
  });

  test('aren’t blamed if GitHub doesn’t answer', async () => {
    const {status, output} = await withGh(STEP, {out: '{"message":"Bad Gateway"}', status: 1});
    expect({status, output}).toEqual({status: 0, output: ''});
  });
});

describe('after publishing', () => {
  const RUN = '1234/2';

  /** Runs the step against a server at the path /website/. Without an answer there is no server. */
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

  test('it waits until the address has this run’s site, and asks no cache', async () => {
    const asked: string[] = [];
    const {status} = await wait(({url = ''}, response) => {
      asked.push(url);
      if (asked.length === 1) response.writeHead(404).end('<html>');
      else response.end(asked.length === 2 ? '1233/1\n' : `${RUN}\n`);
    }, 60);
    expect(status).toBe(0);
    expect(asked).toEqual(Array(3).fill(expect.stringMatching(/^\/website\/run\.txt\?\d+$/)));
    expect(new Set(asked).size).toBe(3);
  });

  test('it follows the address to the site’s own domain', async () => {
    const {status} = await wait(({url = ''}, response) => {
      if (url.startsWith('/website/')) response.writeHead(301, {Location: url.replace('/website', '')}).end();
      else response.end(`${RUN}\n`);
    });
    expect(status).toBe(0);
  });

  for (const [what, old] of [
    ['another run', '1233/1\n'],
    ['an earlier attempt of this run', '1234/1\n'],
    ['a run whose number begins the same', '1234/22\n'],
    ['an empty file', ''],
  ] as const) {
    test(`the site of ${what} is the old one, and the run says so`, async () => {
      const {status, output} = await wait((_, response) => response.end(old));
      expect(status).toBe(1);
      expect(output).toContain('::error::GitHub kept the old site. Run Publish again.');
    });
  }

  test('a domain where nothing answers yet isn’t called an old site', async () => {
    const {status, output} = await wait();
    expect(status).toBe(1);
    expect(output).toMatch(/^::error::Nothing answers at http:.* If the domain is new/m);
  });
});
