/** What keeps tests honest: the live content is closed to them, and none of them may take for ever. */
import {spawnSync} from 'node:child_process';
import fs, {readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {pathToFileURL} from 'node:url';
import {expect} from 'playwright/test';
import '../guards/liveContent.cjs';
import {diskFiles} from '../../src/content/site/files.node';
import {CONTENT_FOLDERS} from '../../src/content/site/folders';
import {files, folders, siteDir} from '../site';
import {thorough} from './random';

const inLive = (file: string) => path.join(siteDir, file);

/** Ways to see what staff have written, or whether they have. */
const READS: Record<string, () => unknown> = {
  ...Object.fromEntries(CONTENT_FOLDERS.map((name) => [`the folder ${name}`, () => fs.readdirSync(name)])),
  'a page, by its path': () => readFileSync('pages/index.mdx', 'utf8'),
  'a page, by its full path': () => readFileSync(inLive('pages/index.mdx')),
  'a page, by a path that turns round': () => readFileSync(inLive('tests/site/../../pages/index.mdx')),
  'a page, by its URL': () => readFileSync(pathToFileURL(inLive('pages/index.mdx'))),
  'a page, as a promise': () => fs.promises.readFile('pages/index.mdx'),
  'a page, as a stream': () => fs.createReadStream('pages/index.mdx'),
  'a record, opened': () => fs.openSync('records/hours.yml', 'r'),
  'whether there is a record': () => fs.existsSync('records/partners.yml'),
  'when a record was changed': () => fs.statSync('records/hours.yml'),
  'a photograph': () => readFileSync('pictures/market-day.jpg'),
  'a document': () => readFileSync('static/files/annual-report.pdf'),
  'a copy of all pages': () => fs.cpSync('pages', path.join(tmpdir(), 'pages-of-the-site'), {recursive: true}),
  'the live site, as the check reads it': () => diskFiles({siteDir}).list('pages'),
};

for (const [what, read] of Object.entries(READS)) {
  test(`no test reads the live content: ${what}`, async () => {
    await expect((async () => read())()).rejects.toThrow(
      /^This test reads (pages|records|pictures|static\/files)\b.*staff/,
    );
  });
}

test('the tests’ own site, the handbook’s pictures and the code are open', () => {
  expect(files.text('pages/index.mdx')).toContain('# Empowering entrepreneurs');
  expect(files.list('static')).toEqual(
    expect.arrayContaining(['static/favicon.svg', 'static/files/annual-report.pdf']),
  );
  expect(files.list('pictures')).toEqual(expect.arrayContaining(['pictures/hills.jpg', 'pictures/examples/hills.jpg']));
  expect(diskFiles(folders).has('handbook/index.md')).toBe(true);
});

/** Runs node without what this process has loaded. */
function node(parameters: string[], env: NodeJS.ProcessEnv = {}) {
  const variables = {...process.env, NODE_OPTIONS: '', NODE_TEST_CONTEXT: undefined, ...env};
  const {status, stdout, stderr} = spawnSync(process.execPath, parameters, {
    cwd: siteDir,
    encoding: 'utf8',
    env: variables,
  });
  return {status, output: stdout + stderr};
}

const SENTENCE = 'This test reads pages/index.mdx, which staff may change at any time.';

test('the live content is closed to what a test starts, too', () => {
  const read = ['-e', "require('fs').readFileSync('pages/index.mdx')"];
  expect(node(read).status, 'without a test around it').toBe(0);
  const {status, output} = node(read, {NODE_OPTIONS: process.env.NODE_OPTIONS});
  expect(output).toContain(SENTENCE);
  expect(status).not.toBe(0);
});

test('Playwright’s tests can’t read it either', () => {
  const {output} = node([
    '--import',
    'tsx',
    '-e',
    "import('./playwright.config.ts').then(() => require('fs').readFileSync('pages/index.mdx'))",
  ]);
  expect(output).toContain(SENTENCE);
});

let folder = '';
before(() => {
  folder = fs.mkdtempSync(path.join(tmpdir(), 'guards-'));
});
after(() => fs.rmSync(folder, {recursive: true}));

/** Runs a test of these lines as `npm test` runs those of a folder. */
function runTest(name: string, lines: string, env?: NodeJS.ProcessEnv) {
  const testFolder = path.join(folder, name.replaceAll(' ', '-'));
  fs.mkdirSync(testFolder);
  const imports = "import {readFileSync} from 'node:fs';\nimport {describe, test} from 'node:test';\n";
  fs.writeFileSync(path.join(testFolder, 'a.test.ts'), `${imports}test('${name}', () => ${lines});\n`);
  return node(['--import', 'tsx', 'scripts/testFolder.mjs', testFolder], env);
}

test('a test of a folder that reads a live page fails and says why', () => {
  const {status, output} = runTest('reads', "readFileSync('pages/index.mdx')");
  expect(output).toContain(SENTENCE);
  expect(status).toBe(1);
});

for (const [name, lines] of [
  ['goes round in a circle', '{ for (;;); }'],
  ...thorough(['waits for ever', 'new Promise(() => setInterval(() => {}, 1000))']),
]) {
  test(`a test that ${name} is stopped, and named`, () => {
    const {status, output} = runTest(name, lines, {TEST_LIMIT: '0.2'});
    expect(output).toContain(`The test "${name}" did not end in 0.2 seconds, so all tests were stopped.`);
    expect(status).not.toBe(0);
  });
}

test('a test that leaves a variable or a clock of its own behind is named by the next one', () => {
  const left = "{ process.env.LEFT = 'yes'; globalThis.Date = class {} as never; }";
  const {status, output} = runTest('leaves', `${left}); test('the next', () => {}`);
  expect(output).toContain('“leaves” left globalThis.Date, process.env.LEFT behind.');
  expect(status).toBe(1);
});

test('so is one of several that belong together, which leaves an own way to fetch', () => {
  const suite = "describe('suite', () => test('inside', () => void (globalThis.fetch = (() => 1) as never)))";
  const {status, output} = runTest('is before', `{}); ${suite}; test('the next', () => {}`);
  expect(output).toContain('“suite > inside” left globalThis.fetch behind.');
  expect(status).toBe(1);
});
