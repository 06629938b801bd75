/**
 * Serves `build/` as GitHub Pages does: `/about` is `about.html` without a redirect, an unknown path is `404.html` with
 * status 404, text is gzipped and never compressed with Brotli, files are cached for ten minutes and then revalidated
 * by their ETag, and every site may read them. No library does exactly this: each redirects, or answers where Pages doesn't.
 *
 * `npm run serve -- [--dir build] [--port 4173]`. The base address is BASE_URL, as for the build.
 */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {gzipSync} from 'node:zlib';
import {readEnvironment} from '../src/environment';
import {runProgram} from './run';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.pdf': 'application/pdf',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.ico': 'image/vnd.microsoft.icon',
  '.woff2': 'font/woff2',
};
const COMPRESSED = /^text\/|javascript|json|xml/;

export interface ServeOptions {
  /** Folder to serve. */
  dir: string;
  /** Base address, with a slash at both ends. */
  base?: string;
  /** Port. 0 takes any free one. */
  port?: number;
  /** Sees every request first. Returns true if it answers in the site's place. */
  onRequest?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** The file that GitHub Pages sends for a path below the home page. A folder without a slash at its end is a redirect. */
export function answerTo(dir: string, relative: string): {file: string} | {redirect: true} | undefined {
  const target = path.join(dir, relative);
  if (target !== dir && !target.startsWith(dir + path.sep)) return undefined;
  const isFile = (file: string) => existsSync(file) && statSync(file).isFile();
  if (relative.endsWith('/') || relative === '') {
    return isFile(path.join(target, 'index.html')) ? {file: path.join(target, 'index.html')} : undefined;
  }
  if (isFile(target)) return {file: target};
  if (isFile(`${target}.html`)) return {file: `${target}.html`};
  return isFile(path.join(target, 'index.html')) ? {redirect: true} : undefined;
}

/** Compressed bodies by ETag: tests ask for the same few files thousands of times. */
const compressed = new Map<string, Buffer>();

function gzipped(body: Buffer, etag: string): Buffer {
  const packed = compressed.get(etag) ?? gzipSync(body);
  compressed.set(etag, packed);
  return packed;
}

function send(response: ServerResponse, status: number, file: string, gzip: boolean, cachedTag?: string): void {
  const body = readFileSync(file);
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
  const compress = gzip && COMPRESSED.test(type);
  const etag = `"${createHash('sha1').update(body).digest('hex').slice(0, 16)}"`;
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Cache-Control', 'max-age=600');
  response.setHeader('ETag', etag);
  response.setHeader('Vary', 'Accept-Encoding');
  if (status === 200 && cachedTag === etag) {
    response.writeHead(304).end();
    return;
  }
  const sent = compress ? gzipped(body, etag) : body;
  if (compress) response.setHeader('Content-Encoding', 'gzip');
  response.writeHead(status, {'Content-Type': type, 'Content-Length': sent.length}).end(sent);
}

/** Starts the server. Resolves to it and to the address of the home page. */
export function serve({dir, base = '/', port = 0, onRequest}: ServeOptions): Promise<{server: Server; url: string}> {
  const root = path.resolve(dir);
  if (!existsSync(root)) throw new Error(`There is nothing to serve in ${dir}. Run "npm run build" first.`);
  const listener: RequestListener = (request, response) => {
    const gzip = /\bgzip\b/.test(String(request.headers['accept-encoding']));
    const notFound = () => {
      const page = path.join(root, '404.html');
      if (existsSync(page)) send(response, 404, page, gzip);
      else response.writeHead(404).end('404');
    };
    let pathname: string;
    try {
      pathname = decodeURIComponent((request.url ?? '/').split('?')[0]);
    } catch {
      notFound(); // A path that can't be decoded, such as /%
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405).end();
      return;
    }
    if (!pathname.startsWith(base) || pathname.includes('\0')) return notFound();
    const answer = answerTo(root, pathname.slice(base.length));
    if (!answer) return notFound();
    if ('redirect' in answer) {
      response.writeHead(301, {Location: encodeURI(`${pathname}/`)}).end();
      return;
    }
    send(response, 200, answer.file, gzip, request.headers['if-none-match']);
  };
  const server = createServer((request, response) => {
    if (!onRequest?.(request, response)) listener(request, response);
  });
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () => {
      done({server, url: `http://localhost:${(server.address() as AddressInfo).port}${base}`});
    });
  });
}

if (require.main === module) {
  const {values} = parseArgs({
    options: {dir: {type: 'string', default: 'build'}, port: {type: 'string', default: '4173'}},
  });
  runProgram(async () => {
    const {url} = await serve({dir: values.dir, port: Number(values.port), base: readEnvironment().baseUrl});
    console.log(`Serving ${values.dir} as GitHub Pages does: ${url}`);
  });
}
