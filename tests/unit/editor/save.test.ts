/** Saving in `npm start`: only the editor's own page, only from this machine, only what staff edit. */
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Readable} from 'node:stream';
import {afterEach, beforeEach, test} from 'node:test';
import {expect} from 'playwright/test';
import {saveMiddleware} from '../../../src/build/editor/save';
import {fromTelephone, scene} from '../pictures/samples';

const PAGE = {file: 'pages/about.mdx', content: 'After.\n' as string | null, base: 'Before.\n' as string | null};
let siteDir: string;
const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'save-'));
  for (const folder of ['pages', 'records', 'pictures']) mkdirSync(path.join(siteDir, folder));
  writeFileSync(path.join(siteDir, 'pages/about.mdx'), 'Before.\r\n');
  writeFileSync(path.join(siteDir, 'secret.txt'), 'secret');
});

afterEach(() => rmSync(siteDir, {recursive: true}));

/** Sends files as the editor's page would, with other headers if they are given. */
async function send(files: unknown[], headers: Record<string, string | undefined> = {}, remoteAddress = '127.0.0.1') {
  const ours = {host: 'localhost:3000', origin: 'http://localhost:3000', 'content-type': 'application/json'};
  const request = Object.assign(Readable.from([Buffer.from(JSON.stringify({files}))]), {
    url: '/editor/save',
    method: 'POST',
    socket: {remoteAddress},
    headers: {...ours, 'sec-fetch-site': 'same-origin', ...headers},
  });
  const answer: {status?: number; problem?: string; current?: object} = {};
  const end = (body: string) => Object.assign(answer, JSON.parse(body));
  const response = {writeHead: (status: number) => Object.assign(answer, {status}) && {end}};
  const next = () => expect('this address').toBe('the editor’s');
  const save = saveMiddleware({siteDir}, '/editor/save');
  await save(request as IncomingMessage, response as unknown as ServerResponse, next);
  return answer;
}

test('saves files together, with the line ends that they had, and deletes', async () => {
  expect(await send([PAGE, {file: 'records/new.yml', content: 'a: 1\n', base: null}])).toEqual({status: 200});
  expect(read('pages/about.mdx')).toBe('After.\r\n');
  expect(read('records/new.yml')).toBe('a: 1\n');
  expect(await send([{...PAGE, content: null, base: 'After.\n'}])).toEqual({status: 200});
  expect(readdirSync(path.join(siteDir, 'pages'))).toEqual([]);
});

test('writes over nobody else’s change, saves none of the others, and says how the file is now', async () => {
  const other = {file: 'records/new.yml', content: 'a: 1\n', base: null};
  const told = {status: 409, current: {[PAGE.file]: 'Before.\n'}};
  for (const base of ['Something else.\n', null]) expect(await send([other, {...PAGE, base}])).toEqual(told);
  expect(readdirSync(path.join(siteDir, 'records'))).toEqual([]);
});

for (const [what, headers, from] of [
  ['another site', {origin: 'https://example.org'}],
  ['another port of this machine', {origin: 'http://localhost:1'}],
  ['a page that hides where it comes from', {origin: undefined}],
  ['a sandbox', {origin: 'null'}],
  ['a foreign name that leads here', {host: 'localhost.example.org', origin: 'http://localhost.example.org'}],
  ['another site, by what the browser says', {'sec-fetch-site': 'cross-site'}],
  ['a form', {'content-type': 'text/plain'}],
  ['another machine', {}, '192.168.0.7'],
] as [string, Record<string, string | undefined>, string?][]) {
  test(`refuses ${what}`, async () => {
    expect((await send([PAGE], headers, from)).status).toBe(403);
    expect(read('pages/about.mdx')).toBe('Before.\r\n');
  });
}

test('refuses every file that staff don’t edit, and follows no link out of the site', async () => {
  symlinkSync(path.join(siteDir, 'secret.txt'), path.join(siteDir, 'pages/link.mdx'));
  symlinkSync(tmpdir(), path.join(siteDir, 'pages/deep'));
  for (const file of [
    ...['../secret.txt', 'pages/../../secret.mdx', '/etc/passwd', 'secret.txt', 'package.json', 'pages/%2e%2e/a.mdx'],
    ...['pages\\..\\a.mdx', 'pages/a.mdx\0.txt', 'pages/.a.mdx', 'pages/deep/a.mdx', 'src/a.mdx', 'pages/a.js', ''],
    ...['pages/link.mdx', 'pictures/a.svg', 'pictures/A.jpg', undefined, null, 5, {}, ['pages/about.mdx']],
  ]) {
    expect((await send([{file, content: 'x', base: null}])).status, String(file)).toBe(400);
  }
  expect(read('secret.txt')).toBe('secret');
});

test('saves a picture as the editor makes it, over no other, and nothing else as one', async () => {
  const base64 = async (width: number) => (await scene(width, 60).jpeg().toBuffer()).toString('base64');
  const file = 'pictures/market-day.jpg';
  for (let time = 0; time < 2; time += 1) {
    expect(await send([{file, content: await base64(80), base: null}])).toEqual({status: 200});
  }
  const {problem} = await send([{file, content: await base64(90), base: null}]);
  expect(problem).toContain('there is another pictures/market-day.jpg by now');
  expect(readFileSync(path.join(siteDir, file)).toString('base64')).toBe(await base64(80));
  const located = (await fromTelephone(80, 60)).toString('base64');
  for (const content of [located, Buffer.from('<script>').toString('base64'), null]) {
    expect((await send([{file: 'pictures/a.jpg', content, base: null}])).status).toBe(400);
  }
  expect((await send([{file: 'pictures/a.png', content: await base64(80), base: null}])).status).toBe(400);
  expect(readdirSync(path.join(siteDir, 'pictures'))).toEqual(['market-day.jpg']);
});
