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

for (const [what, address, encodings, expected] of [
  ['text, for a browser', '/website/about', 'gzip, deflate, br, zstd', 'gzip'],
  ['the page of what isn’t there', '/website/nowhere', 'gzip', 'gzip'],
  ['text for somebody who takes Brotli alone, which GitHub Pages doesn’t make', '/website/about', 'br', undefined],
  ['text for somebody who takes it as it is', '/website/about', 'identity', undefined],
  ['a document, which is compressed already', '/website/files/report.pdf', 'gzip', undefined],
] as const) {
  test(`${what} is ${expected ? `compressed with ${expected}` : 'sent as it is'}`, async () => {
    const {headers, body} = await ask(address, {headers: {'accept-encoding': encodings}});
    const plain = await ask(address);
    expect(headers['content-encoding']).toBe(expected);
    expect(expected ? gunzipSync(body) : body).toEqual(plain.body);
  });
}

/** Asks for a path again, as a browser does that has kept the answer. */
async function askAgain(address: string, first: Answer): Promise<Answer> {
  return ask(address, {headers: {'if-none-match': String(first.headers.etag)}});
}

test('a file is kept for ten minutes', async () => {
  expect((await ask('/website/about')).headers['cache-control']).toBe('max-age=600');
});

test('a file that is asked for again and hasn’t changed isn’t sent again', async () => {
  const first = await ask('/website/about');
  const {status, body, headers} = await askAgain('/website/about', first);
  expect([status, body.length, headers.etag]).toEqual([304, 0, first.headers.etag]);
});

test('a file that has changed is sent, with an ETag of its own', async (t) => {
  const file = path.join(folder, 'site/about.html');
  t.after(() => writeFileSync(file, FILES['site/about.html']));
  const first = await ask('/website/about');
  writeFileSync(file, '<h1>Newer</h1>');
  const {status, body, headers} = await askAgain('/website/about', first);
  expect([status, `${body}`]).toEqual([200, '<h1>Newer</h1>']);
  expect(headers.etag).not.toBe(first.headers.etag);
});

test('what isn’t there is 404 however often it is asked for', async () => {
  const first = await ask('/website/nowhere');
  expect((await askAgain('/website/nowhere', first)).status).toBe(404);
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

test('HEAD gets the headers alone', async () => {
  const {status, headers, body} = await ask('/website/about', {method: 'HEAD'});
  expect([status, headers['content-length'], body.length]).toEqual([200, '14', 0]);
});

for (const method of ['POST', 'PUT', 'DELETE']) {
  test(`${method} is refused`, async () => expect((await ask('/website/about', {method})).status).toBe(405));
}

test('what isn’t built can’t be served', () => {
  expect(() => serve({dir: path.join(folder, 'nothing')})).toThrow('Run "npm run build" first.');
});

test('a test sees every request, and may answer in the site’s place', async (t) => {
  const asked: string[] = [];
  const watched = await serve({
    dir: path.join(folder, 'site'),
    onRequest: ({url = ''}, response) => {
      asked.push(url);
      if (url !== '/about') return false;
      response.end('Instead.');
      return true;
    },
  });
  t.after(() => watched.server.close());
  const text = async (name: string) => (await fetch(watched.url + name)).text();
  expect(await text('about')).toBe('Instead.');
  expect(await text('')).toBe('<h1>Home</h1>');
  expect(asked).toEqual(['/about', '/']);
});
