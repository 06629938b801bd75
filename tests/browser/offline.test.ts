/** The site with the network off, a new version, and the switch that takes the service worker away again. */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type BrowserContext, expect, type Page, test as withBrowser} from 'playwright/test';
import {writeServiceWorker} from '../../src/plugins/finish/serviceWorker';
import {type Rehearsal, rehearse} from './rehearsal';
import {hydrated, NAMES} from './site';
import {headline} from './written';

const test = withBrowser.extend<{site: Rehearsal}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that are needed from it.
  site: async ({}, use) => {
    const site = await rehearse();
    await use(site);
    await site.stop();
  },
});

test.describe.configure({timeout: 60_000});

/** Opens the home page and waits until everything is stored. */
async function visit(page: Page, site: Rehearsal): Promise<void> {
  await page.goto(site.url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

/** Waits until a new version is stored and waits for its turn. */
const newVersionWaits = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)))
    .toBe(true);

/** Asks for a new version now, as the browser does by itself when a page is opened. */
const askForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });

/** Asks for a new version, and waits until the browser has given it up. */
const newVersionIsRefused = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    const {installing} = registration ?? {};
    await new Promise<void>((done) => {
      if (!installing || installing.state === 'redundant') done();
      installing?.addEventListener('statechange', () => installing.state === 'redundant' && done());
    });
  });

/** Paths and contents of all that is stored, in all caches. */
const storedIn = (page: Page) =>
  page.evaluate(async () => {
    const files: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const body = await (await cache.match(request))?.arrayBuffer();
        const hash = await crypto.subtle.digest('SHA-256', body ?? new ArrayBuffer(0));
        files[new URL(request.url).pathname] = Array.from(new Uint8Array(hash)).join();
      }
    }
    return files;
  });

/** Publishes another version: its "about" page says so where no script looks. */
async function publishNewVersion(site: Rehearsal): Promise<void> {
  const file = path.join(site.dir, 'about.html');
  writeFileSync(file, readFileSync(file, 'utf8').replace('</head>', '<meta name=edition content=second></head>'));
  await writeServiceWorker(site.dir);
}

const title = (page: Page) => page.locator('h1');
const secondEdition = (page: Page) => page.locator('meta[name=edition]');

async function openTab(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

test('after one visit every page opens with the network off, its silks and font included', async ({page, site}) => {
  await visit(page, site);
  await site.stop();
  const failed: string[] = [];
  // Photographs are not stored: with the network off their description is read.
  const isPicture = (address: string) => /\/assets\/images\//.test(address);
  page.on('requestfailed', (request) => isPicture(request.url()) || failed.push(request.url()));
  for (const address of [...NAMES, 'about/', 'about.html', 'about?from=a-message', 'index.html']) {
    await page.goto(site.url + address);
    await hydrated(page);
    await expect(title(page)).toBeVisible();
    const broken = await page.evaluate(async () => {
      await document.fonts.ready;
      return [
        ...Array.from(document.images)
          .filter(({alt}) => !alt)
          .map(({src}) => src),
        ...Array.from(document.fonts as unknown as Iterable<FontFace>)
          .filter(({status}) => status === 'error')
          .map(({family}) => family),
      ];
    });
    expect(broken).toEqual([]);
  }
  // From page to page without loading one afresh, too.
  await page.getByRole('link', {name: 'Hatchery'}).first().click();
  await expect(title(page)).toHaveText(headline('/hatchery'));
  expect(failed).toEqual([]);
});

test('what is stored is what is served, and no more than 150 kB beyond the first page', async ({page, site}) => {
  await page.goto(site.url);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const firstPage = site.sent.splice(0).reduce((sum, {bytes}) => sum + bytes, 0);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const ahead = site.sent.splice(0);
  const aheadBytes = ahead.reduce((sum, {bytes}) => sum + bytes, 0);

  const stored = await storedIn(page);
  const served = await page.evaluate(async (paths) => {
    const files: Record<string, string> = {};
    for (const address of paths) {
      const body = await (await fetch(address, {cache: 'no-store'})).arrayBuffer();
      files[address] = Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', body))).join();
    }
    return files;
  }, Object.keys(stored));
  expect(stored).toEqual(served);
  expect(Object.keys(stored)).toEqual(expect.arrayContaining(NAMES.map((name) => `/${name || 'index'}.html`)));
  expect(Object.keys(stored).some((name) => /^\/(404|share|icons|pr-preview)/.test(name))).toBe(false);
  expect(aheadBytes).toBeLessThan(150_000);

  // A second page of the visit, and coming back another day: the browser then asks whether the list is still the same.
  site.sent.length = 0;
  await page.goto(`${site.url}about`);
  await hydrated(page);
  const withoutPictures = site.sent.splice(0).filter((request) => !request.path.includes('/assets/images/'));
  const secondPage = withoutPictures.reduce((sum, {bytes}) => sum + bytes, 0);
  await askForUpdate(page);
  await page.goto(site.url);
  await hydrated(page);
  const returning = site.sent.reduce((sum, {bytes}) => sum + bytes, 0);
  expect(secondPage).toBeLessThan(15_000);
  expect(returning).toBeLessThan(8_000);
  const figures = `first page ${firstPage} bytes, stored ahead ${aheadBytes} in ${ahead.length} requests, second page ${secondPage}, returning visit ${returning}`;
  withBrowser.info().annotations.push({type: 'bytes', description: figures});
  console.log(figures);
});

for (const connection of [{saveData: true}, {effectiveType: '2g'}, {effectiveType: 'slow-2g'}]) {
  test(`nothing is stored ahead with ${JSON.stringify(connection)}`, async ({page, site}) => {
    await page.clock.install();
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), connection);
    await page.goto(site.url);
    // Here the script waits for a touch.
    await page
      .getByRole('button', {name: /dark and light mode/})
      .first()
      .click();
    await hydrated(page);
    await page.clock.fastForward(4000);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    expect(await storedIn(page)).toEqual({});
  });
}

/** Waits until the version that waited has started. */
const newVersionStarted = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)))
    .toBe(false);

test('a new version is taken up whole on the next visit', async ({page, context, site}) => {
  await visit(page, site);
  await publishNewVersion(site);
  await page.goto(`${site.url}about`);
  await expect(secondEdition(page), 'what is stored is shown at once').not.toBeAttached();
  await askForUpdate(page);
  // It waits, or it has taken over from this one tab already; either way all of it is here.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const found = await Promise.all(
          (await caches.keys()).map(async (name) => (await caches.open(name)).matchAll()),
        );
        return (await Promise.all(found.flat().map((response) => response.text()))).some((text) =>
          text.includes('name=edition'),
        );
      }),
    )
    .toBe(true);
  await page.close();
  await site.stop();
  await expect(async () => {
    // The browser starts the new version a moment after the last tab is closed.
    const next = await openTab(context, `${site.url}about`);
    const isNew = (await secondEdition(next).count()) === 1;
    if (isNew) await hydrated(next);
    const copies = Object.keys(await storedIn(next)).filter((name) => name === '/about.html');
    await next.close();
    expect(isNew, 'the new version, though the network is off').toBe(true);
    expect(copies).toHaveLength(1);
  }).toPass({timeout: 20_000});
});

test('a tab that is never closed takes a new version up, once it is the only one', async ({page, context, site}) => {
  await page.clock.install();
  await visit(page, site);
  const other = await openTab(context, `${site.url}impact`);
  await publishNewVersion(site);
  await askForUpdate(page);
  await newVersionWaits(page);
  await page.goto(`${site.url}about`);
  await hydrated(page);
  await page.clock.fastForward(4000);
  await page.goto(`${site.url}about`);
  await expect(secondEdition(page), 'the other tab stands on the old version').not.toBeAttached();
  await other.close();
  await page.goto(`${site.url}programs`);
  await newVersionStarted(page);
  await page.getByRole('link', {name: 'About', exact: true}).first().click();
  await expect(title(page), 'the page that was open goes on').toHaveText(headline('/about'));
  await page.goto(`${site.url}about`);
  await expect(secondEdition(page)).toBeAttached();
});

test('a deploy that is still under way is not taken up', async ({page, site}) => {
  await visit(page, site);
  await page.goto(`${site.url}contact`); // From here on it is the service worker that answers.
  const about = path.join(site.dir, 'about.html');
  const before = readFileSync(about);
  const stored = await storedIn(page);
  await publishNewVersion(site);
  const after = readFileSync(about);
  writeFileSync(about, before); // The new list is there already, the page that it speaks of is not.
  await newVersionIsRefused(page);
  expect(await storedIn(page)).toEqual(stored);
  writeFileSync(about, after);
  await askForUpdate(page);
  await newVersionWaits(page);
});

test('a visitor who saves data keeps the version that is there', async ({page, site}) => {
  await visit(page, site);
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

test('the kill switch removes the service worker and what it stored', async ({page, site}) => {
  await visit(page, site);
  expect(Object.keys(await storedIn(page)).length).toBeGreaterThan(0);
  await page.evaluate(() => caches.open('of another site on this domain'));
  await writeServiceWorker(site.dir, {off: true});
  await askForUpdate(page);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await storedIn(page)).toEqual({});
  expect(await page.evaluate(() => caches.keys())).toEqual(['of another site on this domain']);
  await page.goto(`${site.url}about`);
  await expect(title(page)).toHaveText(headline('/about'));
});

test('previews and unknown addresses are left to the network', async ({page, site}) => {
  mkdirSync(path.join(site.dir, 'pr-preview/pr-12'), {recursive: true});
  writeFileSync(path.join(site.dir, 'pr-preview/pr-12/index.html'), '<h1>A preview</h1>');
  writeFileSync(path.join(site.dir, 'pr-preview/pr-12/about.html'), '<h1>A page of the preview</h1>');
  await visit(page, site);
  for (const [address, words] of [
    ['pr-preview/pr-12/', 'A preview'],
    ['pr-preview/pr-12/about', 'A page of the preview'],
    ['nowhere', 'Oops! Page not found'],
  ]) {
    const answer = await page.goto(site.url + address);
    expect(answer?.fromServiceWorker()).toBe(false);
    await expect(title(page)).toHaveText(words);
  }
});
