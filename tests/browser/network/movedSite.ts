/** What a visitor meets when the site has moved, and what is expected of the service worker that shows the old pages. */
import type {ServerResponse} from 'node:http';
import type {BrowserContext, Page} from 'playwright/test';
import {expect} from '../fixtures';
import {type ServedCopy, storedIn, title, visit, workers} from './servedCopy';

type Answer = (response: ServerResponse) => unknown;

export const page404 = '<!doctype html><title>Site not found</title><h1>404</h1>';
export const login = '<!doctype html><title>Log in</title><h1>Log in</h1>';

export const html = (status: number, text: string) => (response: ServerResponse) =>
  response.writeHead(status, {'Content-Type': 'text/html'}).end(text);

export const redirect = (to: string) => (response: ServerResponse) => response.writeHead(302, {Location: to}).end();

export const noNetwork = (response: ServerResponse) => response.socket?.destroy();

/** Answers everything in one way. Returns how often the worker has asked for its script. */
export function answerAll(site: ServedCopy, answer: Answer): () => number {
  let asked = 0;
  site.instead = ({method, url}, response) => {
    if (method === 'HEAD' && url?.endsWith('/sw.js')) asked += 1;
    answer(response);
  };
  return () => asked;
}

export const doubts = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('doubt-')).length);

/** Opens the about page, which the worker has stored. */
export async function openAbout(page: Page, site: ServedCopy): Promise<void> {
  await page.goto(`${site.url}about`);
  await expect(title(page)).toHaveText('It began with students');
}

/** Visits until the worker doubts whether its site is still there. */
export async function doubt(page: Page, site: ServedCopy): Promise<void> {
  await openAbout(page, site);
  await expect.poll(() => doubts(page)).toBe(1);
}

/** Lets some hours pass since the doubt began. */
export const age = (page: Page, hours: number) =>
  page.evaluate(async (ms) => {
    for (const name of await caches.keys()) {
      if (!name.startsWith('doubt-')) continue;
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const since = Number(await (await cache.match(request))?.text());
        await cache.put(request, new Response(String(since - ms)));
      }
    }
  }, hours * 3_600_000);

/** Opens pages until the worker has asked so often that it has come to a decision in between. */
async function askAgain(page: Page, site: ServedCopy, asked: () => number, times = 2): Promise<void> {
  const before = asked();
  await expect(async () => {
    await openAbout(page, site);
    expect(asked()).toBeGreaterThanOrEqual(before + times);
  }).toPass();
}

/** Stops the worker, as a browser does when it has had nothing to do for a while. */
export async function stopWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

/** Expects that the worker goes once it has had this answer for two days, and that pages which are open stay. */
export async function expectToLeave(
  page: Page,
  context: BrowserContext,
  site: ServedCopy,
  answer: Answer,
): Promise<void> {
  await visit(page, site);
  const asked = answerAll(site, answer);
  const other = await context.newPage();
  await openAbout(other, site);
  await doubt(page, site);
  await age(page, 47);
  await askAgain(page, site, asked);
  expect(await workers(page), 'not before two days are over').toBe(1);
  await age(page, 1);
  // The worker doesn't ask again while it still decides on an earlier answer.
  await expect(async () => {
    await page.goto(`${site.url}about`).catch(() => {}); // Once it is gone, nobody answers at the login page.
    expect(await workers(other)).toBe(0);
  }).toPass();
  await expect.poll(() => storedIn(other)).toEqual({});
  // What is open can be read and used.
  await expect(title(other)).toHaveText('It began with students');
  await other.getByRole('button', {name: /^Theme: /}).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  // The page registers the worker again, where it can.
  await other.evaluate(() => navigator.serviceWorker.register('sw.js').catch(() => {}));
  for (const tab of [page, other]) {
    await tab.goto(`${site.url}about`).catch(() => {}); // Nobody answers at the login page.
    await expect(tab.getByRole('heading', {name: 'It began with students'})).toHaveCount(0);
  }
}

/** Expects that the worker stays as long as this is the answer, however old a doubt is. */
export async function expectToStay(page: Page, site: ServedCopy, answer: Answer): Promise<void> {
  await visit(page, site);
  answerAll(site, html(404, page404));
  await doubt(page, site);
  await age(page, 100);
  const stored = await storedIn(page);
  const open: ServerResponse[] = [];
  const asked = answerAll(site, (response) => {
    open.push(response);
    answer(response);
  });
  await expect(async () => {
    await openAbout(page, site);
    expect(asked()).toBeGreaterThan(0);
  }).toPass();
  // A browser asks a second time where a connection broke, so it breaks several times.
  const askedInVain = answerAll(site, noNetwork);
  open.forEach(noNetwork);
  await askAgain(page, site, askedInVain, 4);
  await askAgain(page, site, answerAll(site, html(503, page404)));
  expect(await storedIn(page)).toEqual(stored);
  expect(await workers(page)).toBe(1);
}
