/** The site without a network, new versions of it, and the switch that removes the service worker. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright/test';
import {writeServiceWorker} from '../../../src/build/post-build/serviceWorker';
import {displayFaces, expect} from '../fixtures';
import {
  countWorkers,
  goOffline,
  needsServiceWorker,
  type ServedCopy,
  storedAddresses,
  test,
  updateWorker,
  visit,
} from './servedCopy';

test.skip(...needsServiceWorker);
// Without a network, pictures that were never shown are missing.
test.beforeEach(({expectErrors}) => expectErrors(/^Failed to load resource: net::/));

const headline = (page: Page) => page.getByRole('heading', {level: 1});

/** Replaces the About page's headline in the published files. */
function publishHeadline({dir}: ServedCopy, text: string): void {
  const file = path.join(dir, 'about.html');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/(<h1.*?>).*?<\/h1>/s, `$1${text}</h1>`));
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
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  await menu.getByRole('link', {name: 'Contact'}).click();
  await expect(headline(page)).toHaveText('Find us in Bukoto');
});

test('a page outside the menu opens offline once it was visited', async ({page, site}) => {
  const about = readFileSync(path.join(site.dir, 'about.html'), 'utf8');
  const elsewhere = about.replace(/(rel="canonical" href="[^"]*)about"/, '$1elsewhere"');
  writeFileSync(path.join(site.dir, 'elsewhere.html'), elsewhere);
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

test('a new version is stored in the background, and is there on the next visit', async ({page, context, site}) => {
  await visit(page, site);
  publishHeadline(site, 'A new headline');
  await writeServiceWorker(site.dir);
  await page.goto(`${site.url}about`);
  await expect(headline(page)).toBeVisible();
  await updateWorker(page);
  await page.close();
  await site.stop();
  // The browser activates the new version a moment after the last tab is closed.
  await expect(async () => {
    const next = await context.newPage();
    await next.goto(`${site.url}about`);
    const text = await headline(next).textContent();
    await next.close();
    expect(text).toBe('A new headline');
  }).toPass();
});

test('a deployment that is still in progress is not stored', async ({page, site}) => {
  await visit(page, site);
  const about = readFileSync(path.join(site.dir, 'about.html'));
  const stored = await storedAddresses(page);
  publishHeadline(site, 'A new headline');
  await writeServiceWorker(site.dir);
  // The new service worker is published, the page that it lists is not.
  writeFileSync(path.join(site.dir, 'about.html'), about);
  await updateWorker(page);
  expect(await storedAddresses(page)).toEqual(stored);
});

test('SERVICE_WORKER=off removes the service worker and what it stored from every browser', async ({page, site}) => {
  const foreign = 'of another site on this domain';
  await visit(page, site);
  await page.evaluate((name) => caches.open(name), foreign);
  expect(await storedAddresses(page)).not.toEqual([]);
  await writeServiceWorker(site.dir, {off: true});
  await updateWorker(page);
  await expect.poll(() => countWorkers(page)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([foreign]);
  await page.goto(`${site.url}about`);
  await expect(headline(page)).toBeVisible();
});
