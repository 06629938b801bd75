/** Serves the test site beside the model of GitHub, for browsers whose requests a test can't intercept. */
import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {serve} from '../../scripts/serve';
import {TESTS} from '../../scripts/sites.mjs';
import {answerFor, publishedSite} from './inBrowser';
import type {Repository} from './repository';

const GITHUB = 'https://api.github.com';

export interface Served {
  /** The address of the public site's home page. The staff site is below it, at `staff/`. */
  home: string;
  github: Repository;
  stop(): void;
}

/** Serves the model of GitHub at a local address. */
async function serveModel(github: Repository) {
  const server = createServer(async (request, response) => {
    const {method = 'GET', headers, url = '/'} = request;
    const body = (await text(request)) || null;
    const answer = await answerFor(github, GITHUB + url, {method, headers: headers as Record<string, string>, body});
    if (answer) response.writeHead(answer.status, answer.headers).end(answer.body);
    else response.destroy();
  });
  await new Promise<void>((done, fail) => server.once('error', fail).listen(0, '127.0.0.1', done));
  return {server, origin: `http://localhost:${(server.address() as AddressInfo).port}`};
}

/** Serves both builds, with the local addresses in place of the site's and GitHub's in the editor's scripts and policies. */
export async function serveWithGitHub(): Promise<Served> {
  const github = publishedSite();
  const model = await serveModel(github);
  const dir = mkdtempSync(path.join(tmpdir(), 'served-'));
  cpSync(TESTS.public.dir, dir, {recursive: true});
  const {server, url: home} = await serve({dir, base: TESTS.public.env.BASE_URL});
  const names = readdirSync(dir, {recursive: true, encoding: 'utf8'});
  for (const name of names.filter((one) => /^staff.(editor.*\.html|assets.js.*\.js)$/.test(one))) {
    const file = path.join(dir, name);
    const before = readFileSync(file, 'utf8');
    const after = before.replaceAll(GITHUB, model.origin);
    const isPage = name.endsWith('.html');
    writeFileSync(file, isPage ? after.replaceAll(TESTS.public.env.SITE_URL, new URL(home).origin) : after);
  }
  const stop = () => {
    for (const one of [server, model.server]) one.close();
    rmSync(dir, {recursive: true});
  };
  return {home, github, stop};
}
