/** The service worker: pages without a network, new versions, a site that has moved, and the switch that removes the worker. */
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import type {RequestListener} from 'node:http';
import path from 'node:path';
import type {Page} from 'playwright/test';
import {TESTS} from '../../../scripts/sites.mjs';
import {writeServiceWorker} from '../../../src/build/post-build/serviceWorker';
import {displayFaces, expect} from '../fixtures';
import {
  clearHttpCache,
  countWorkers,
  goOffline,
  isInstalling,
  needsServiceWorker,
  type ServedCopy,
  serveCopy,
  storedAddresses,
  test,
  updateWorker,
  visit,
} from './servedCopy';

test.skip(...needsServiceWorker);
test.beforeEach(({expectErrors}) => expectErrors(/^Failed to load resource: /, /^404 /));

const headline = (page: Page) => page.getByRole('heading', {level: 1});

/** Publishes the site again, with another headline on the About page. */
async function publish({dir}: ServedCopy, text: string): Promise<void> {
  const file = path.join(dir, 'about.html');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/(<h1.*?>).*?<\/h1>/s, `$1${text}</h1>`));
  await writeServiceWorker(dir, TESTS.public.env.BASE_URL);
}

test('after one visit every page in the menu opens offline, with its font, menu and theme', async ({page, site}) => {
  await visit(page, site);
  const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(addresses.length).toBeGreaterThan(5);
  await goOffline(page, site);
  for (const address of [...addresses, `${site.url}about/`, `${site.url}about?from=a-message`]) {
    await page.goto(address);
    await expect(headline(page), address).toBeVisible();
    expect(await displayFaces(page), address).toContain('loaded');
  }
  await page.setViewportSize({width: 360, height: 740});
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.getByRole('dialog', {name: 'Menu'});
  await menu.getByRole('button', {name: /^Theme: /}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await menu.getByRole('link', {name: 'Contact'}).click();
  await expect(headline(page)).toHaveText('Find us in Bukoto');
});

test('an unknown address shows the site’s 404 page offline', async ({page, site}) => {
  await visit(page, site);
  await goOffline(page, site);
  await page.goto(`${site.url}nothing-here`);
  await expect(headline(page)).toHaveText('Oops! Page not found');
  await page.getByRole('link', {name: 'Return to Home'}).click();
  await expect(page).toHaveURL(site.url);
});

test('a document that isn’t stored gets the browser’s own error offline, and not the 404 page', async ({
  page,
  site,
}) => {
  await visit(page, site);
  await goOffline(page, site);
  await expect(page.goto(`${site.url}files/annual-report.pdf`)).rejects.toThrow('net::ERR_FAILED');
});

test('a new version that can’t be stored whole leaves the old one, which opens offline', async ({page, site}) => {
  await visit(page, site);
  await publish(site, 'A second headline');
  for (const file of ['contact.html', 'contact']) rmSync(path.join(site.dir, file), {recursive: true});
  await clearHttpCache(page);
  await updateWorker(page);
  await expect.poll(() => isInstalling(page)).toBe(false);
  await goOffline(page, site);
  await page.goto(`${site.url}contact`);
  await expect(headline(page)).toHaveText('Find us in Bukoto');
  await page.goto(`${site.url}about`);
  await expect(headline(page)).toHaveText('It began with students');
});

test('a page outside the menu opens offline once it was visited', async ({page, site}) => {
  const about = readFileSync(path.join(site.dir, 'about.html'));
  writeFileSync(path.join(site.dir, 'elsewhere.html'), about);
  await visit(page, site);
  await page.goto(`${site.url}elsewhere`);
  await expect.poll(() => storedAddresses(page)).toContain(`${site.url}elsewhere`);
  await goOffline(page, site);
  await page.goto(`${site.url}elsewhere?from=a-message`);
  await expect(headline(page)).toHaveText('It began with students');
});

test('the service worker neither answers for the staff site nor stores it', async ({page, site}) => {
  await visit(page, site);
  for (const address of ['staff/', 'staff/about']) {
    const answer = await page.goto(site.url + address);
    expect(answer?.ok(), address).toBe(true);
    expect(answer?.fromServiceWorker(), address).toBe(false);
    await expect(page.getByRole('complementary', {name: 'For staff'})).toBeVisible();
  }
  await page.goto(site.url);
  expect((await storedAddresses(page)).filter((address) => address.includes('/staff/'))).toEqual([]);
});

test('a new version is shown on the next visit, and replaces what was stored of the ones before', async ({
  page,
  site,
}) => {
  await visit(page, site);
  const cacheNames = () => page.evaluate(() => caches.keys());
  const [first] = await cacheNames();
  for (const text of ['A second headline', 'A third headline']) {
    await publish(site, text);
    await clearHttpCache(page);
    await page.goto(`${site.url}about`);
    await expect(headline(page)).toHaveText(text);
    await updateWorker(page);
    await expect.poll(() => isInstalling(page)).toBe(false);
  }
  await expect.poll(cacheNames).toEqual([expect.not.stringContaining(first)]);
  await goOffline(page, site);
  await page.goto(`${site.url}about`);
  await expect(headline(page)).toHaveText('A third headline');
});

test('a stored page is shown when the network takes too long', async ({page, site}) => {
  await visit(page, site);
  await clearHttpCache(page);
  // Never answers.
  site.instead = () => {};
  await page.goto(`${site.url}about`, {waitUntil: 'commit'});
  await expect(headline(page)).toHaveText('It began with students');
});

const noSite: RequestListener = (_request, response) =>
  response.writeHead(404, {'Content-Type': 'text/html'}).end('<!doctype html><title>No site</title><h1>No site</h1>');

test('after the site has moved, visitors get what the network answers', async ({page, site}) => {
  const moved = await serveCopy();
  await visit(page, site);
  await clearHttpCache(page);
  site.instead = noSite;
  await page.goto(`${site.url}about`);
  await expect(headline(page)).toHaveText('No site');
  site.instead = ({url = ''}, response) =>
    response.writeHead(301, {Location: moved.url + url.slice(TESTS.public.env.BASE_URL.length)}).end();
  await page.goto(`${site.url}about`);
  await expect(page).toHaveURL(`${moved.url}about`);
  await moved.stop();
});

test('SERVICE_WORKER=off removes the service worker and what it stored from every browser', async ({page, site}) => {
  const foreign = 'of another site on this domain';
  await visit(page, site);
  await page.evaluate((name) => caches.open(name), foreign);
  expect(await storedAddresses(page)).not.toEqual([]);
  await writeServiceWorker(site.dir, TESTS.public.env.BASE_URL, false);
  await updateWorker(page);
  await expect.poll(() => countWorkers(page)).toBe(0);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([foreign]);
  await page.goto(`${site.url}about`);
  await expect(headline(page)).toBeVisible();
});
