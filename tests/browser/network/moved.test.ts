/** A visitor's service worker after the site has moved, when nothing that is published reaches it any more. */
import type {RequestListener} from 'node:http';
import type {Page} from 'playwright/test';
import {TESTS} from '../../../scripts/sites.mjs';
import {expect} from '../fixtures';
import {countWorkers, needsServiceWorker, type ServedCopy, serveCopy, storedAddresses, test, visit} from './servedCopy';

test.skip(...needsServiceWorker);
test.beforeEach(({expectErrors}) => expectErrors(/^Failed to load resource: /));

const answerWith =
  (status: number): RequestListener =>
  (_request, response) =>
    response
      .writeHead(status, {'Content-Type': 'text/html'})
      .end('<!doctype html><title>No site</title><h1>No site</h1>');

/** Opens a page that the worker has stored. */
async function openStoredPage(page: Page, site: ServedCopy): Promise<void> {
  await page.goto(`${site.url}about`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('It began with students');
}

/** The name of the cache in which the worker notes since when the site is missing. */
const doubt = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).find((name) => name.startsWith('doubt-')));

/** Lets the worker notice that the site is missing, and makes it believe that this was some days ago. */
async function missSiteFor(page: Page, site: ServedCopy, days: number): Promise<void> {
  site.instead = answerWith(404);
  await openStoredPage(page, site);
  await expect.poll(() => doubt(page)).toBeTruthy();
  await page.evaluate(
    async (ms) => {
      for (const name of await caches.keys()) {
        if (!name.startsWith('doubt-')) continue;
        const cache = await caches.open(name);
        const [request] = await cache.keys();
        await cache.put(request, new Response(String(Date.now() - ms)));
      }
    },
    days * 24 * 3_600_000,
  );
}

test('the worker leaves when the site has been missing for two days, and open pages stay', async ({
  page,
  context,
  site,
}) => {
  await visit(page, site);
  site.instead = answerWith(404);
  const open = await context.newPage();
  await openStoredPage(open, site);
  await missSiteFor(page, site, 3);
  // While the worker still decides on its last question, it doesn't ask again.
  await expect(async () => {
    await page.goto(`${site.url}about`);
    expect(await countWorkers(open)).toBe(0);
  }).toPass();
  await expect.poll(() => storedAddresses(open)).toEqual([]);
  await expect(open.getByRole('heading', {level: 1})).toHaveText('It began with students');
  await page.goto(`${site.url}about`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('No site');
});

test('the worker stays while the server has a fault, however long the site has been missing', async ({page, site}) => {
  await visit(page, site);
  await missSiteFor(page, site, 100);
  let asked = 0;
  site.instead = (request, response) => {
    if (request.method === 'HEAD') asked += 1;
    answerWith(503)(request, response);
  };
  await expect(async () => {
    await openStoredPage(page, site);
    expect(asked).toBeGreaterThan(2);
  }).toPass();
  expect(await countWorkers(page)).toBe(1);
  expect(await storedAddresses(page)).not.toEqual([]);
});

test('the worker leaves immediately when the site redirects to its new address', async ({page, site}) => {
  const moved = await serveCopy();
  await visit(page, site);
  site.instead = ({url = ''}, response) =>
    response.writeHead(301, {Location: moved.url + url.slice(TESTS.public.env.BASE_URL.length)}).end();
  await openStoredPage(page, site);
  await expect.poll(() => countWorkers(page)).toBe(0);
  await expect.poll(() => storedAddresses(page)).toEqual([]);
  await page.goto(`${site.url}about`);
  await expect(page).toHaveURL(`${moved.url}about`);
  await moved.stop();
});
