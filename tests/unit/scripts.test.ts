/** The server that stands in for GitHub Pages, and what scripts say when they can't do their work. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {type IncomingMessage, request, type Server} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {after, before, describe, test} from 'node:test';
import {gunzipSync} from 'node:zlib';
import {expect} from 'playwright/test';
import {describeError} from '../../scripts/run';
import {serve} from '../../scripts/serve';

describe('the server answers as GitHub Pages does', () => {
  const FILES: Record<string, string> = {
    'site/index.html': '<h1>Home</h1>',
    'site/about.html': '<h1>About</h1>',
    'site/long.html': `<p>${'Long. '.repeat(1000)}</p>`,
    'site/about/index.html': '<h1>About, with a slash</h1>',
    'site/files/report.pdf': '%PDF-1.7',
    'site/only/index.html': '<h1>A folder</h1>',
    'site/404.html': '<h1>Not found</h1>',
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
    server.closeAllConnections();
    rmSync(folder, {recursive: true});
  });

  interface Answer {
    status?: number;
    headers: IncomingMessage['headers'];
    body: Buffer;
  }

  /** Requests a path as it is written. `fetch` would normalize it. */
  function ask(address: string, {headers = {}} = {}): Promise<Answer> {
    return new Promise((done, fail) => {
      const {hostname, port} = home;
      request({hostname, port, path: address, headers}, async (response) => {
        const parts: Buffer[] = [];
        for await (const part of response) parts.push(part);
        done({status: response.statusCode, headers: response.headers, body: Buffer.concat(parts)});
      })
        .on('error', fail)
        .end();
    });
  }

  for (const [address, status, text] of [
    ['/website/?from=a-message', 200, '<h1>Home</h1>'],
    ['/website/about', 200, '<h1>About</h1>'],
    ['/website/about/', 200, '<h1>About, with a slash</h1>'],
    ['/website/only/', 200, '<h1>A folder</h1>'],
    ['/website/nowhere', 404, '<h1>Not found</h1>'],
    ['/website/files/', 404, '<h1>Not found</h1>'],
    ['/websites/about', 404, '<h1>Not found</h1>'],
    ['/website/../../secret.txt', 404, '<h1>Not found</h1>'],
    ['/website/..%2fsite-beside/secret.txt', 404, '<h1>Not found</h1>'],
    ['/website/about%00.html', 404, '<h1>Not found</h1>'],
    ['/website/%', 404, '<h1>Not found</h1>'],
  ] as const) {
    test(`${address} gets ${status} and ${text}`, async () => {
      const answer = await ask(address);
      expect(`${answer.status} ${answer.body}`).toBe(`${status} ${text}`);
    });
  }

  test('text is sent with gzip to a browser that takes it, and a document as it is', async () => {
    const headers = {'accept-encoding': 'gzip, br'};
    const page = await ask('/website/long', {headers});
    expect(page.headers).toMatchObject({'content-encoding': 'gzip', 'content-type': 'text/html;charset=utf-8'});
    expect(`${gunzipSync(page.body)}`).toBe(FILES['site/long.html']);
    const document = await ask('/website/files/report.pdf', {headers});
    expect(document.headers).not.toHaveProperty('content-encoding');
    expect(`${document.body}`).toBe(FILES['site/files/report.pdf']);
  });

  test('a browser keeps a file for ten minutes, and gets it again only once it has changed', async (t) => {
    const file = path.join(folder, 'site/about.html');
    t.after(() => writeFileSync(file, FILES['site/about.html']));
    const first = await ask('/website/about');
    expect(first.headers['cache-control']).toBe('max-age=600');
    const headers = {'if-none-match': String(first.headers.etag)};
    expect((await ask('/website/about', {headers})).status).toBe(304);
    writeFileSync(file, '<h1>Newer</h1>');
    expect(`${(await ask('/website/about', {headers})).body}`).toBe('<h1>Newer</h1>');
  });

  test('a folder without a build is refused', () => {
    expect(() => serve({dir: path.join(folder, 'nothing')})).toThrow('Run "npm run build" first.');
  });
});

test('a script prints the stack only of a mistake of the program', () => {
  expect(describeError(new Error('There is no such page.'))).toBe('There is no such page.');
  expect(describeError(new TypeError('page is undefined'))).toMatch(/^TypeError: page is undefined\n\s+at /);
});
