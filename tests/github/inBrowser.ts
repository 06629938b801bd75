/** The model of GitHub behind a browser: this repository as it is, and the site that is built from it. */
import {readdirSync, readFileSync} from 'node:fs';
import type {BrowserContext} from 'playwright/test';
import {Repository} from './repository';

const NAME = 'organisation/website';
/** The key of somebody who may do everything. */
export const KEY = 'github_pat_grace';
/** How often the editor looks at GitHub, in milliseconds. */
export const POLL = 15_000;

/** A browser's storage in which somebody has signed in to the editor at this address. */
export const keptKey = (editor: string) => ({
  cookies: [],
  origins: [{origin: new URL(editor).origin, localStorage: [{name: `editor key ${NAME}`, value: KEY}]}],
});

/** Answers for GitHub, and for the public site: visitors see the commit `live`, or else the newest one. */
export async function githubIn(context: BrowserContext, live: {commit?: string} = {}): Promise<Repository> {
  const files = ['pages', 'records'].flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`));
  const github = new Repository(NAME, Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')])));
  github.keys.set(KEY, {login: 'grace', permission: 'WRITE', contents: true, pulls: true});
  const names = ['allow-origin', 'allow-headers', 'allow-methods', 'expose-headers'];
  const cors = Object.fromEntries(names.map((name) => [`access-control-${name}`, '*']));
  await context.route('https://api.github.com/**', async (route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.fulfill({status: 204, headers: cors});
    const sent = {method: request.method(), headers: await request.allHeaders(), body: request.postData()};
    const answer = await github.fetch(request.url(), sent).catch(() => undefined);
    if (!answer) return route.abort();
    const headers = {...cors};
    answer.headers.forEach((value, name) => void Object.assign(headers, {[name]: value}));
    return route.fulfill({status: answer.status, headers, body: await answer.text()});
  });
  await context.route('**/commit.txt*', (route) => route.fulfill({body: `${live.commit ?? github.head('main')}\n`}));
  return github;
}
