/** The server that the tests, `npm run serve` and the measurements use answers as GitHub Pages does. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {type IncomingMessage, request, type Server} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {gunzipSync} from 'node:zlib';
import {expect} from 'playwright/test';
import {serve} from '../../../scripts/serve';

const FILES: Record<string, string> = {
  'site/index.html': '<h1>Home</h1>',
  'site/about.html': '<h1>About</h1>',
  'site/about/index.html': '<h1>About, with a slash</h1>',
  'site/files/report.pdf': '%PDF-1.7',
  'site/only/index.html': '<h1>A folder</h1>',
  'site/404.html': '<h1>Not found</h1>',
  'site/style.css': 'h1 {color: red}',
  'site/a file.txt': 'A name with a space',
  'site-beside/secret.txt': 'of another folder',
  'secret.txt': 'of the folder above',
};

let folder: string;
let server: Server;
let home: URL;

before(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'serve-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
  const started = await serve({dir: path.join(folder, 'site'), base: '/website/'});
  server = started.server;
  home = new URL(started.url);
});

after(() => {
  server.close();
  rmSync(folder, {recursive: true});
});

interface Answer {
  status?: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Asks for a path as it is written: `fetch` would tidy it up first. */
function ask(address: string, {headers = {}, method = 'GET'} = {}): Promise<Answer> {
  return new Promise((done, fail) => {
    const {hostname, port} = home;
    request({hostname, port, path: address, method, headers}, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      done({status: response.statusCode, headers: response.headers, body: Buffer.concat(parts)});
    })
      .on('error', fail)
      .end();
  });
}

for (const [address, status, text] of [
  ['/website/', 200, '<h1>Home</h1>'],
  ['/website/?from=a-message', 200, '<h1>Home</h1>'],
  ['/website/about', 200, '<h1>About</h1>'],
  ['/website/about.html', 200, '<h1>About</h1>'],
  ['/website/about/', 200, '<h1>About, with a slash</h1>'],
  ['/website/a%20file.txt', 200, 'A name with a space'],
  ['/website/nowhere', 404, '<h1>Not found</h1>'],
  ['/website/files/', 404, '<h1>Not found</h1>'],
  ['/', 404, '<h1>Not found</h1>'],
  ['/websites/about', 404, '<h1>Not found</h1>'],
  ['/website/../../secret.txt', 404, '<h1>Not found</h1>'],
  ['/website/..%2f..%2fsecret.txt', 404, '<h1>Not found</h1>'],
  ['/website/..%2fsite-beside/secret.txt', 404, '<h1>Not found</h1>'],
  ['/website/%2e%2e/%2e%2e/secret.txt', 404, '<h1>Not found</h1>'],
  ['/website/about%00.html', 404, '<h1>Not found</h1>'],
  ['/website/%', 404, '<h1>Not found</h1>'],
] as const) {
  test(`${address} gets ${status} and ${text}`, async () => {
    const answer = await ask(address);
    expect(`${answer.status} ${answer.body}`).toBe(`${status} ${text}`);
    expect(answer.headers.location).toBe(undefined);
  });
}

test('a folder without a page beside it is a redirect to its slash', async () => {
  const {status, headers} = await ask('/website/only');
  expect([status, headers.location]).toEqual([301, '/website/only/']);
  expect(`${(await ask('/website/only/')).body}`).toBe('<h1>A folder</h1>');
});

test('text is compressed with gzip for whoever takes it, and never with Brotli', async () => {
  const gzip = await ask('/website/about', {headers: {'accept-encoding': 'gzip, deflate, br, zstd'}});
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(`${gunzipSync(gzip.body)}`).toBe('<h1>About</h1>');
  for (const encoding of ['br', 'identity']) {
    const plain = await ask('/website/about', {headers: {'accept-encoding': encoding}});
    expect(plain.headers['content-encoding'], encoding).toBe(undefined);
    expect(`${plain.body}`, encoding).toBe('<h1>About</h1>');
  }
  const document = await ask('/website/files/report.pdf', {headers: {'accept-encoding': 'gzip'}});
  expect(document.headers['content-encoding'], 'a document is compressed already').toBe(undefined);
  const lost = await ask('/website/nowhere', {headers: {'accept-encoding': 'gzip'}});
  expect([lost.status, `${gunzipSync(lost.body)}`]).toEqual([404, '<h1>Not found</h1>']);
});

test('a file is kept for ten minutes; then its ETag asks whether it has changed', async () => {
  const {headers} = await ask('/website/about');
  expect(headers['cache-control']).toBe('max-age=600');
  const asked = {headers: {'if-none-match': String(headers.etag)}};
  const same = await ask('/website/about', asked);
  expect([same.status, same.body.length, same.headers.etag]).toEqual([304, 0, headers.etag]);
  writeFileSync(path.join(folder, 'site/about.html'), '<h1>Newer</h1>');
  const newer = await ask('/website/about', asked);
  writeFileSync(path.join(folder, 'site/about.html'), FILES['site/about.html']);
  expect([newer.status, `${newer.body}`]).toEqual([200, '<h1>Newer</h1>']);
  expect(newer.headers.etag).not.toBe(headers.etag);
  const lost = await ask('/website/nowhere');
  const again = await ask('/website/nowhere', {headers: {'if-none-match': String(lost.headers.etag)}});
  expect(again.status, 'what isn’t there stays 404').toBe(404);
});

for (const [file, type] of [
  ['about', 'text/html; charset=utf-8'],
  ['style.css', 'text/css; charset=utf-8'],
  ['files/report.pdf', 'application/pdf'],
] as const) {
  test(`${file} is ${type}, and other sites may read it`, async () => {
    const {headers} = await ask(`/website/${file}`);
    expect(headers['content-type']).toBe(type);
    expect(headers['access-control-allow-origin']).toBe('*');
  });
}

test('HEAD gets the headers alone, and other methods are refused', async () => {
  const head = await ask('/website/about', {method: 'HEAD'});
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '14', 0]);
  for (const method of ['POST', 'PUT', 'DELETE']) expect((await ask('/website/about', {method})).status).toBe(405);
});

test('what isn’t built can’t be served', () => {
  expect(() => serve({dir: path.join(folder, 'nothing')})).toThrow('Run "npm run build" first.');
});
