/**
 * Serves a build as GitHub Pages does: `/about` is `about.html`, `/about/` is `about/index.html`, any other address gets
 * `404.html` with status 404, text is compressed with gzip, and browsers keep files for ten minutes.
 *
 *   npm run serve -- [--dir build] [--port 4173]   BASE_URL must be the build's
 */
import {existsSync, readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {parseArgs} from 'node:util';
import compression from 'compression';
import sirv from 'sirv';
import {readEnvironment} from '../src/environment';
import {runProgram} from './run';

interface ServeOptions {
  /** Folder to serve. */
  dir: string;
  /** Base address, with a slash at both ends. */
  base?: string;
  /** Port. 0 takes any free one. */
  port?: number;
  /** Sees every request first. Returns true if it answers in the site's place. */
  onRequest?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Answers requests for the files of a folder. */
function answerFrom(dir: string, base: string): RequestListener {
  const compress = compression() as unknown as Middleware;
  const sendFile = sirv(dir, {dev: true, etag: true, extensions: ['html']});
  const notFound: RequestListener = (_, response) => {
    response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'});
    const page = path.join(dir, '404.html');
    response.end(existsSync(page) ? readFileSync(page) : '404');
  };
  const send: RequestListener = (request, response) => {
    const {pathname} = new URL(`http://localhost${request.url}`);
    if (!pathname.startsWith(base)) return notFound(request, response);
    // sirv would show about.html at /about/, too.
    request.url = pathname.slice(base.length - 1).replace(/\/$/, '/index.html');
    sendFile(request, response, () => notFound(request, response));
  };
  return (request, response) => {
    // GitHub Pages has no Brotli.
    request.headers['accept-encoding'] = /\bgzip\b/.test(`${request.headers['accept-encoding']}`) ? 'gzip' : '';
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cache-Control', 'max-age=600');
    compress(request, response, () => send(request, response));
  };
}

/** Starts the server. Resolves to it and to the address of the home page. */
export function serve({dir, base = '/', port = 0, onRequest}: ServeOptions): Promise<{server: Server; url: string}> {
  if (!existsSync(dir)) throw new Error(`There is nothing to serve in ${dir}. Run "npm run build" first.`);
  const answer = answerFrom(dir, base);
  const server = createServer((request, response) => {
    if (!onRequest?.(request, response)) answer(request, response);
  });
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () => {
      done({server, url: `http://localhost:${(server.address() as AddressInfo).port}${base}`});
    });
  });
}

/** Serves a build for as long as `use` works. `stop` takes the site offline before that. */
export async function withServer<Result>(
  options: ServeOptions,
  use: (url: string, stop: () => void) => Promise<Result>,
): Promise<Result> {
  const {server, url} = await serve(options);
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  try {
    return await use(url, stop);
  } finally {
    stop();
  }
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
