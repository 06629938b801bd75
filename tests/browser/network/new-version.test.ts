/** How a new version reaches a visitor who has the service worker, and the switch that takes the worker away again. */

import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {BrowserContext, Page} from 'playwright/test';
import {writeServiceWorker} from '../../../src/build/post-build/serviceWorker';
import {readEnvironment} from '../../../src/environment';
import {expect, figuresHaveCounted, THOROUGH} from '../fixtures';
import {
  askForUpdate,
  beIdle,
  type ServedCopy,
  secondEdition,
  stored,
  storedIn,
  test,
  title,
  workers,
  writeSecondEdition,
} from './servedCopy';

const {hasServiceWorker} = readEnvironment();

/** Waits until a new version is stored and waits for its turn; or, with false, until it has started. */
const newVersionWaits = (page: Page, waits = true) =>
  expect
    .poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)))
    .toBe(waits);

/** Asks for a new version, and expects that the browser gives it up. */
async function newVersionIsRefused(page: Page): Promise<void> {
  const end = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update().catch(() => {});
    const {installing} = registration ?? {};
    if (installing?.state === 'installing') {
      await new Promise((done) => installing.addEventListener('statechange', done, {once: true}));
    }
    return registration?.waiting ? 'stored' : (installing?.state ?? 'redundant');
  });
  expect(end, 'what the browser made of the new version').toBe('redundant');
}

async function publishNewVersion(site: ServedCopy): Promise<void> {
  writeSecondEdition(site);
  await writeServiceWorker(site.dir);
}

async function openTab(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/** Whether the browser has stored a page of the new version. */
const hasSecondEdition = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const responses = (await Promise.all(stores.map((store) => store.matchAll()))).flat();
    const texts = await Promise.all(responses.map((response) => response.text()));
    return texts.some((text) => text.includes('name=edition'));
  });

test('the day after, a new version comes by itself and is there on the next visit', async ({
  page,
  context,
  visitedSite: site,
}) => {
  await publishNewVersion(site);
  await page.goto(`${site.url}about`);
  await expect(secondEdition(page), 'what is stored is shown at once').not.toBeAttached();
  // It waits, or it has taken over from this one tab already. Either way all of it is here.
  await expect.poll(() => hasSecondEdition(page), 'the browser has asked for it by itself').toBe(true);
  await page.close();
  await site.stop();
  await expect(async () => {
    // The browser starts the new version a moment after the last tab is closed.
    const next = await openTab(context, `${site.url}about`);
    const isNew = (await secondEdition(next).count()) === 1;
    const copies = Object.keys(await storedIn(next)).filter((name) => name === '/about.html');
    await next.close();
    expect(isNew, 'the new version, though the network is off').toBe(true);
    expect(copies, 'the old version is deleted').toHaveLength(1);
  }).toPass();
});

test(
  'the day after, the version that is stored is whole, though its files are gone from the network',
  THOROUGH,
  async ({page, visitedSite: site}) => {
    await publishNewVersion(site);
    const ofOldVersion = /on-demand\.|\.woff2$/;
    for (const file of readdirSync(site.dir, {recursive: true, encoding: 'utf8'})) {
      if (ofOldVersion.test(file)) rmSync(path.join(site.dir, file));
    }
    const browser = await page.context().newCDPSession(page);
    await browser.send('Network.setCacheDisabled', {cacheDisabled: true});
    const lost: string[] = [];
    page.on('response', (response) => {
      if (!response.ok()) lost.push(response.url());
    });
    await page.goto(site.url);
    const figures = page.getByRole('list').filter({hasText: 'UGX funding secured'});
    await figures.scrollIntoViewIfNeeded();
    // Their script notes that they have counted.
    await expect.poll(() => figuresHaveCounted(page)).toBe(true);
    await expect(figures).toContainText('2.5B+');
    expect(lost).toEqual([]);
  },
);

test(
  'a tab that is never closed takes a new version up, once it is the only one',
  THOROUGH,
  async ({page, context, visitedSite: site}) => {
    const other = await openTab(context, `${site.url}impact`);
    await publishNewVersion(site);
    await askForUpdate(page);
    await newVersionWaits(page);
    await page.goto(`${site.url}about`);
    await beIdle(page);
    await page.goto(`${site.url}about`);
    await expect(secondEdition(page), 'the other tab has the old version').not.toBeAttached();
    // The staff's site is another one: a tab of it holds nothing up.
    mkdirSync(path.join(site.dir, 'staff'));
    writeFileSync(path.join(site.dir, 'staff/editor.html'), '<!doctype html><title>Editor</title>');
    await other.goto(`${site.url}staff/editor`);
    await page.goto(`${site.url}programs`);
    await newVersionWaits(page, false);
    await expect(title(page), 'the page that was open goes on').toHaveText('Find your program');
    await page.getByRole('contentinfo').getByRole('link', {name: 'About', exact: true}).click();
    await expect(title(page)).toHaveText('It began with students');
    await expect(secondEdition(page)).toBeAttached();
  },
);

test('a deploy that is still under way is not taken up', async ({page, visitedSite: site}) => {
  await page.goto(`${site.url}contact`); // From here on it is the service worker that answers.
  const about = path.join(site.dir, 'about.html');
  const before = readFileSync(about);
  const kept = await storedIn(page);
  await publishNewVersion(site);
  const after = readFileSync(about);
  writeFileSync(about, before); // The new list is there already, the page that it speaks of is not.
  await newVersionIsRefused(page);
  expect(await storedIn(page)).toEqual(kept);
  writeFileSync(about, after);
  await askForUpdate(page);
  await newVersionWaits(page);
});

test('a visitor who saves data keeps the version that is there', async ({page, visitedSite: site}) => {
  const before = await storedIn(page);
  await publishNewVersion(site);
  const worker = path.join(site.dir, 'sw.js');
  const saving = "Object.defineProperty(navigator, 'connection', {value: {saveData: true}});";
  writeFileSync(worker, saving + readFileSync(worker, 'utf8'));
  site.sent.length = 0;
  await newVersionIsRefused(page);
  expect(site.sent.map((request) => request.path)).toEqual(['/sw.js']);
  expect(await storedIn(page)).toEqual(before);
});

/** Asks for the version that is published now, and expects that it removes the worker and what it stored, and no more. */
async function expectWorkerToLeave(page: Page, site: ServedCopy): Promise<void> {
  expect(Object.keys(await storedIn(page)).length).toBeGreaterThan(0);
  await page.evaluate(() => caches.open('of another site on this domain'));
  await askForUpdate(page);
  await expect.poll(() => workers(page)).toBe(0);
  expect(await storedIn(page)).toEqual({});
  expect(await page.evaluate(() => caches.keys())).toEqual(['of another site on this domain']);
  await page.goto(`${site.url}about`);
  await expect(title(page)).toHaveText('It began with students');
}

test(
  'the emergency switch removes the service worker and what it stored',
  THOROUGH,
  async ({page, visitedSite: site}) => {
    await writeServiceWorker(site.dir, {off: true});
    await expectWorkerToLeave(page, site);
  },
);

test('SERVICE_WORKER=off: what is published removes an installed worker, and no page installs one', async ({
  page,
  site,
}) => {
  test.skip(hasServiceWorker, 'The service worker is switched on.');
  const file = path.join(site.dir, 'sw.js');
  const published = readFileSync(file);
  await writeServiceWorker(site.dir); // What a visitor got before.
  await page.goto(site.url);
  await page.evaluate(() => navigator.serviceWorker.register('sw.js').then(() => {}));
  await stored(page);
  writeFileSync(file, published);
  await expectWorkerToLeave(page, site);
  await page.clock.install();
  await page.goto(site.url);
  await beIdle(page);
  expect(await workers(page)).toBe(0);
});
