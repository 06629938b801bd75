/** What happens to a visitor's service worker when the site has moved and nothing published reaches it any more. */
import type {RequestListener, ServerResponse} from 'node:http';
import {expect, type Page} from 'playwright/test';
import {TESTS} from '../../scripts/builds.mjs';
import {
  copyOf,
  needsServiceWorker,
  type OwnSite,
  storedIn,
  test,
  title,
  visit,
  workers,
} from '../browser/network/ownSite';

test.skip(...needsServiceWorker);

const page404 = '<!doctype html><title>Site not found</title><h1>404</h1>';
const login = '<!doctype html><title>Log in</title><h1>Log in</h1>';

const html = (status: number, text: string) => (response: ServerResponse) =>
  response.writeHead(status, {'Content-Type': 'text/html'}).end(text);

const redirect = (to: string) => (response: ServerResponse) => response.writeHead(302, {Location: to}).end();

const noNetwork = (response: ServerResponse) => response.socket?.destroy();

type Kind = [name: string, answer: (response: ServerResponse) => unknown];

/** The site is gone, or something stands in its place. */
const GONE: Kind[] = [
  ['404', html(404, page404)],
  ['a page in its place', html(200, login)],
  // Another name for this computer: a login page on an address of its own that no other site may read.
  ['a redirect to a page', redirect('http://127.0.0.1:9/login')],
];

/** The network or the server has a fault, which says nothing of the site. */
const FAULTS: Kind[] = [
  ['503', html(503, page404)],
  ['a filter’s 403', html(403, login)],
  ['no network', noNetwork],
  ['an answer that is cut off', (response) => response.socket?.end('HTTP/1.1 200 OK\r\nContent-Ty')],
  ['an answer that never comes', () => {}],
];

/** Answers everything in one way. Returns how often the worker has asked for its script. */
function answerAll(site: OwnSite, answer: Kind[1]): () => number {
  let asked = 0;
  site.instead = ({method, url}, response) => {
    if (method === 'HEAD' && url?.endsWith('/sw.js')) asked += 1;
    answer(response);
  };
  return () => asked;
}

const doubts = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('doubt-')).length);

/** Opens the about page, which the worker has stored. */
async function openAbout(page: Page, site: OwnSite): Promise<void> {
  await page.goto(`${site.url}about`);
  await expect(title(page)).toHaveText('It began with students');
}

/** Visits until the worker doubts whether its site is still there. */
async function doubt(page: Page, site: OwnSite): Promise<void> {
  await openAbout(page, site);
  await expect.poll(() => doubts(page)).toBe(1);
}

/** Lets some hours pass since the doubt began. */
const age = (page: Page, hours: number) =>
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
async function askAgain(page: Page, site: OwnSite, asked: () => number, times = 2): Promise<void> {
  const before = asked();
  await expect(async () => {
    await openAbout(page, site);
    expect(asked()).toBeGreaterThanOrEqual(before + times);
  }).toPass();
}

/** Stops the worker, as a browser does when it has had nothing to do for a while. */
async function stopWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

for (const [name, answer] of GONE) {
  test(`${name}, for two days: the worker goes, and open pages stay`, async ({page, context, site}) => {
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
    await other.getByRole('button', {name: /dark and light mode/}).click();
    await expect(other.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    // The page registers the worker again, where it can.
    await other.evaluate(() => navigator.serviceWorker.register('sw.js').catch(() => {}));
    for (const tab of [page, other]) {
      await tab.goto(`${site.url}about`).catch(() => {}); // Nobody answers at the login page.
      await expect(tab.getByRole('heading', {name: 'It began with students'})).toHaveCount(0);
    }
  });
}

test('a redirect to where the site now lives: the worker goes at once', async ({page, site}) => {
  const moved = await copyOf();
  await visit(page, site);
  await page.evaluate(() => caches.open('of another site on this domain'));
  const follow: RequestListener = ({url}, response) =>
    response.writeHead(301, {Location: moved.url + url?.slice(TESTS.public.env.BASE_URL.length)}).end();
  site.instead = follow;
  await openAbout(page, site);
  await expect.poll(() => workers(page)).toBe(0);
  await expect.poll(() => storedIn(page)).toEqual({});
  expect(await page.evaluate(() => caches.keys())).toContain('of another site on this domain');
  await page.goto(`${site.url}about`);
  await expect(page).toHaveURL(`${moved.url}about`);
  await moved.stop();
});

test('a login page that is seen again and again, with a page view that gets through in between', async ({
  page,
  site,
}) => {
  await visit(page, site);
  for (let day = 0; day < 3; day += 1) {
    answerAll(site, html(200, login));
    await doubt(page, site);
    await age(page, 47);
    site.instead = undefined;
    await openAbout(page, site);
    await expect.poll(() => doubts(page)).toBe(0);
    // It has seen its script, and doesn't ask again until it is started anew.
    await stopWorker(page);
  }
  expect(await workers(page)).toBe(1);
});

for (const [name, answer] of FAULTS) {
  test(`${name}: the worker stays, however old a doubt is`, async ({page, site}) => {
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
  });
}
