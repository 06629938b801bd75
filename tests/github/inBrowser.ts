/** The model of GitHub behind a browser: a repository with the content of a site, and the site that is built from it. */
import type {BrowserContext} from 'playwright/test';
import type {ContentFiles} from '../../src/content/files';
import {files as testsFiles} from '../site';
import {MAIN, NAME, Repository} from './repository';

/** The key of a person who may do everything. */
export const KEY = 'github_pat_grace';
export {POLL} from '../../src/editor/workspace/publishing';

/** The name under which the editor keeps a key on the device. */
export const KEPT_AS = `editor key ${NAME}`;

/** A browser's storage after a person has signed in to the editor at this address. */
export const keptKey = (editor: string) => ({
  cookies: [],
  origins: [{origin: new URL(editor).origin, localStorage: [{name: KEPT_AS, value: KEY}]}],
});

const allowed = ['allow-origin', 'allow-headers', 'allow-methods', 'expose-headers'];
const cors = Object.fromEntries(allowed.map((name) => [`access-control-${name}`, '*']));

/** A repository with the content of a site, by default the test site. `KEY` may change it. */
export function publishedSite(files: ContentFiles = testsFiles): Repository {
  const names = ['pages', 'records', 'pictures'].flatMap((folder) => files.list(folder));
  const github = new Repository(Object.fromEntries(names.map((file) => [file, files.bytes(file)])));
  github.keys.set(KEY, {login: 'grace', permission: 'WRITE', contents: true, pulls: true});
  return github;
}

interface Sent {
  method: string;
  headers: Record<string, string>;
  body: string | null;
}

/** The model's answer to a browser. Undefined if the connection drops. */
export async function answerFor(github: Repository, url: string, sent: Sent) {
  if (sent.method === 'OPTIONS') return {status: 204, headers: cors, body: ''};
  const answer = await github.fetch(url, sent).catch(() => undefined);
  if (!answer) return undefined;
  const headers = {...cors};
  answer.headers.forEach((value, name) => {
    headers[name] = value;
  });
  return {status: answer.status, headers, body: await answer.text()};
}

/**
 * Answers for GitHub, and for the public site, which always has the newest commit. `files` are those of the site that was
 * built.
 */
export async function githubIn(context: BrowserContext, files: ContentFiles = testsFiles): Promise<Repository> {
  const github = publishedSite(files);
  await context.route('https://api.github.com/**', async (route) => {
    const request = route.request();
    const sent = {method: request.method(), headers: await request.allHeaders(), body: request.postData()};
    const answer = await answerFor(github, request.url(), sent);
    return answer ? route.fulfill(answer) : route.abort();
  });
  await context.route('**/commit.txt*', (route) => route.fulfill({body: `${github.head(MAIN)}\n`}));
  return github;
}
