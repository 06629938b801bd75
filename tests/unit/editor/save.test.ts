/** Saving in `npm start`: only the editor's own page, only from this machine, only what staff edit. */
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {createServer, request, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, test} from 'node:test';
import {expect} from 'playwright/test';
import {saveMiddleware} from '../../../src/build/editor/save';
import {fromTelephone, scene} from '../pictures/samples';

let siteDir: string;
let server: Server;
let port: number;

beforeEach(async () => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'save-'));
  for (const folder of ['pages', 'records', 'pictures']) mkdirSync(path.join(siteDir, folder));
  writeFileSync(path.join(siteDir, 'pages/about.mdx'), 'Before.\r\n');
  writeFileSync(path.join(siteDir, 'secret.txt'), 'secret');
  const save = saveMiddleware(siteDir, '/editor/save');
  server = createServer((incoming, response) => {
    void save(incoming, response, () => void response.writeHead(404).end('{}'));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});

afterEach(() => {
  server.close();
  rmSync(siteDir, {recursive: true});
});

const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
const right = {file: 'pages/about.mdx', text: 'After.\n', base: 'Before.\n'};

/** Sends a file, or several, as a browser would; headers that are undefined are left out. */
function send(
  body: unknown,
  headers: Record<string, string | undefined> = {},
  method = 'POST',
  address = '/editor/save',
) {
  const all = {
    host: `localhost:${port}`,
    origin: `http://localhost:${port}`,
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    ...headers,
  };
  const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Record<
    string,
    string
  >;
  return new Promise<{status: number; answer: {problem?: string; current?: Record<string, string>}}>((done, fail) => {
    const outgoing = request({host: '127.0.0.1', port, path: address, method, headers: given}, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => done({status: response.statusCode ?? 0, answer: JSON.parse(text || '{}')}));
    });
    outgoing.on('error', fail);
    outgoing.end(typeof body === 'string' ? body : JSON.stringify({files: [body].flat()}));
  });
}

test('saves a page, with the line ends that its file has', async () => {
  expect(await send(right)).toEqual({status: 200, answer: {}});
  expect(read('pages/about.mdx')).toBe('After.\r\n');
});

test('saves a new page', async () => {
  expect((await send({file: 'pages/our-team.mdx', text: 'New.\n'})).status).toBe(200);
  expect(read('pages/our-team.mdx')).toBe('New.\n');
});

const STRANGERS: [what: string, headers: Record<string, string | undefined>][] = [
  ['another site', {origin: 'https://example.org'}],
  ['another site by a form', {origin: 'https://example.org', 'content-type': 'text/plain'}],
  ['another port of this machine', {origin: 'http://localhost:1'}],
  ['a page that hides where it comes from', {origin: undefined}],
  ['a sandbox', {origin: 'null'}],
  ['a name of somebody else’s that leads here', {host: 'example.org', origin: 'http://example.org'}],
  ['a name that begins like this machine’s', {host: 'localhost.example.org', origin: 'http://localhost.example.org'}],
  ['another site, by what the browser says', {'sec-fetch-site': 'cross-site'}],
  ['a sibling site, by what the browser says', {'sec-fetch-site': 'same-site'}],
  ['a form', {'content-type': 'application/x-www-form-urlencoded'}],
];

for (const [what, headers] of STRANGERS) {
  test(`refuses ${what}`, async () => {
    const {status, answer} = await send(right, headers);
    expect(status).toBe(403);
    expect(answer.problem).toBeTruthy();
    expect(read('pages/about.mdx')).toBe('Before.\r\n');
  });
}

test('refuses to be read', async () => {
  for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) expect((await send('', {}, method)).status).toBe(403);
});

const OUTSIDE = [
  '../secret.txt',
  'pages/../secret.txt',
  'pages/../../secret.mdx',
  '/etc/passwd',
  'secret.txt',
  'package.json',
  'pages\\..\\secret.txt',
  'pages/%2e%2e/secret.txt',
  'pages/about.mdx\0.txt',
  'pages/.hidden.mdx',
  'pages/deep/page.mdx',
  'src/index.mdx',
  'docusaurus.config.ts',
  'pages/about.js',
  'records/hours.yml/x',
  'pictures/market.jpg',
  'pictures/page.html',
  '',
  'pages/',
  'PAGES/about.mdx',
];

test('refuses every file that staff don’t edit', async () => {
  for (const file of OUTSIDE) {
    const {status} = await send({file, text: 'x', base: undefined});
    expect(status, file).toBe(403);
  }
  for (const file of [undefined, null, 5, {}, ['pages/about.mdx']])
    expect((await send({...right, file})).status).toBe(403);
  expect(read('secret.txt')).toBe('secret');
});

test('follows no link out of the site', async () => {
  symlinkSync(path.join(siteDir, 'secret.txt'), path.join(siteDir, 'pages/link.mdx'));
  expect((await send({file: 'pages/link.mdx', text: 'x', base: 'secret'})).status).toBe(403);
  rmSync(path.join(siteDir, 'records'), {recursive: true});
  symlinkSync(tmpdir(), path.join(siteDir, 'records'));
  expect((await send({file: 'records/hours.yml', text: 'x'})).status).toBe(403);
  expect(read('secret.txt')).toBe('secret');
});

test('writes over nobody else’s change, and says how the file is now', async () => {
  const {status, answer} = await send({...right, base: 'Something else.\n'});
  expect(status).toBe(409);
  expect(answer.current).toEqual({'pages/about.mdx': 'Before.\n'});
  expect((await send({file: 'pages/about.mdx', text: 'New.\n'})).status).toBe(409);
  expect(read('pages/about.mdx')).toBe('Before.\r\n');
});

test('saves files that belong together, or none of them', async () => {
  const other = {file: 'records/hours.yml', text: 'days: []\n'};
  expect((await send([other, {...right, base: 'Something else.\n'}])).status).toBe(409);
  expect((await send([other, {...right, file: '../secret.txt'}])).status).toBe(403);
  expect(readdirSync(path.join(siteDir, 'records'))).toEqual([]);
  expect((await send([other, {file: right.file, base: right.base}])).status).toBe(200);
  expect(read(other.file)).toBe(other.text);
  expect(readdirSync(path.join(siteDir, 'pages'))).toEqual([]);
});

test('what is no request at all is answered', async () => {
  for (const body of ['', '{', 'null', '[]', '"text"']) expect((await send(body)).status).toBeGreaterThanOrEqual(400);
});

test('saves a picture as the editor writes it, and over no other', async () => {
  const base64 = async (width: number) => (await scene(width, 60).jpeg().toBuffer()).toString('base64');
  const picture = await base64(80);
  const file = 'pictures/market-day.jpg';
  expect(await send({file, picture})).toEqual({status: 200, answer: {}});
  expect(readFileSync(path.join(siteDir, file)).toString('base64')).toBe(picture);
  // Saved again, because the page was.
  expect((await send({file, picture})).status).toBe(200);
  const {status, answer} = await send({file, picture: await base64(90)});
  expect(status).toBe(409);
  expect(answer.problem).toContain('There is another picture called pictures/market-day.jpg');
  expect(readFileSync(path.join(siteDir, file)).toString('base64')).toBe(picture);
});

test('saves nothing as a picture that is none, that says where it was taken, or that goes elsewhere', async () => {
  const jpeg = (await scene(80, 60).jpeg().toBuffer()).toString('base64');
  const located = (await fromTelephone(80, 60)).toString('base64');
  const script = Buffer.from('<script>alert(1)</script>').toString('base64');
  for (const [file, picture] of [
    ['pictures/a.jpg', script],
    ['pictures/a.jpg', located],
    ['pictures/a.png', jpeg],
    ['pictures/a.svg', script],
    ['pictures/A.jpg', jpeg],
    ['pictures/../a.jpg', jpeg],
    ['pictures/deep/a.jpg', jpeg],
    ['static/a.jpg', jpeg],
    ['pages/about.mdx', jpeg],
  ]) {
    expect((await send({file, picture})).status, file).toBe(403);
  }
  expect(readdirSync(path.join(siteDir, 'pictures'))).toEqual([]);
  expect(read('pages/about.mdx')).toBe('Before.\r\n');
});

test('leaves every other address alone', async () => {
  expect((await send(right, {}, 'POST', '/editor')).status).toBe(404);
});
