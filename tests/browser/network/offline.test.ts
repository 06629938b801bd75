/** The site with the network off, and what is stored for that. */
import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type Page} from 'playwright/test';
import {TESTS} from '../../../scripts/builds.mjs';
import {writeServiceWorker} from '../../../src/build/post-build/serviceWorker';
import {hydrated, NAMES} from '../site';
import {countingList, FIGURES, moving} from '../visit/figures';
import {headline} from '../written';
import {askForUpdate, needsServiceWorker, type OwnSite, stored, storedIn, test, title, visit, workers} from './ownSite';

test.skip(...needsServiceWorker);

/** Other addresses of a page, as messages, old links and hands write them. */
const OTHER_WAYS = [
  'about/',
  'about.html',
  'about/index.html',
  'about?from=a-message',
  'about/?a=b',
  'index.html',
  '?a=b',
];

test('after one visit every page opens with the network off, its silks and font included', async ({page, site}) => {
  await visit(page, site);
  await site.stop();
  // What the browser has kept by itself for some minutes is no proof.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.setCacheDisabled', {cacheDisabled: true});
  const failed: string[] = [];
  // Photographs are not stored: with the network off their description is read.
  const isPicture = (address: string) => /\/assets\/pictures\//.test(address);
  // What the next page breaks off hasn't failed.
  const isBrokenOff = (reason = '') => reason === 'net::ERR_ABORTED';
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (!isPicture(request.url()) && !isBrokenOff(reason)) failed.push(`${request.url()}: ${reason}`);
  });
  for (const address of [...NAMES, ...OTHER_WAYS]) {
    await page.goto(site.url + address);
    await expect(title(page)).toBeVisible();
    const broken = await page.evaluate(async () => {
      await document.fonts.ready;
      const fonts = Array.from(document.fonts as unknown as Iterable<FontFace>);
      return fonts.filter(({status}) => status === 'error').map(({family}) => family);
    });
    expect(broken).toEqual([]);
  }
  // The silks at a page's foot are a picture, which the browser asks for once it is near.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const silks = page.locator('footer img');
  await expect
    .poll(() => silks.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0)))
    .toBe(true);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Hatchery'}).click();
  await expect(title(page)).toHaveText(headline('/hatchery'));
  // The menu, the theme switch and the figures work there, too.
  await page.setViewportSize({width: 390, height: 800});
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await page
    .getByRole('dialog')
    .getByRole('button', {name: /dark and light mode/})
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  await page.getByRole('dialog').getByRole('link', {name: 'Home'}).click();
  await expect(title(page)).toHaveText(headline('/'));
  await countingList(page).scrollIntoViewIfNeeded();
  await expect(moving(page)).toHaveCount(0);
  for (const {value} of FIGURES) await expect(countingList(page)).toContainText(value);
  expect(failed).toEqual([]);
});

test('what is stored is what is served, and no more than 130 kB', async ({page, site}) => {
  await page.goto(site.url);
  await page.waitForLoadState('networkidle');
  site.sent.length = 0;
  await stored(page);
  const ahead = site.sent.splice(0);
  const aheadBytes = ahead.reduce((sum, {bytes}) => sum + bytes, 0);

  const kept = await storedIn(page);
  const served = await page.evaluate(
    async ([home, ...paths]) => {
      const files: Record<string, string> = {};
      for (const address of paths) {
        const body = await (await fetch(home + address.slice(1), {cache: 'no-store'})).arrayBuffer();
        files[address] = Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', body))).join();
      }
      return files;
    },
    [site.url, ...Object.keys(kept)],
  );
  expect(kept).toEqual(served);
  expect(Object.keys(kept)).toEqual(
    expect.arrayContaining([...NAMES.map((name) => `/${name || 'index'}.html`), '/tiles.svg']),
  );
  expect(Object.keys(kept).some((name) => /^\/(404|share|icons|staff)/.test(name))).toBe(false);
  expect(aheadBytes).toBeLessThan(130_000);

  // A second page of the visit, and coming back another day: the browser then asks whether the list is still the same.
  site.sent.length = 0;
  await page.goto(`${site.url}about`);
  const withoutPictures = site.sent.splice(0).filter((request) => !request.path.includes('/assets/pictures/'));
  const secondPage = withoutPictures.reduce((sum, {bytes}) => sum + bytes, 0);
  await askForUpdate(page);
  await page.goto(site.url);
  await page.waitForLoadState('networkidle');
  const returning = site.sent.reduce((sum, {bytes}) => sum + bytes, 0);
  expect(secondPage).toBe(0);
  expect(returning).toBeLessThan(8_000);
});

for (const connection of [{saveData: true}, {effectiveType: '2g'}]) {
  test(`nothing is stored ahead with ${JSON.stringify(connection)}`, async ({page, site}) => {
    await page.clock.install();
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), connection);
    await page.goto(site.url);
    await page.clock.fastForward(4000);
    expect(await workers(page)).toBe(0);
    expect(await storedIn(page)).toEqual({});
  });
}

test('the staff’s site and unknown addresses are left to the network', async ({page, site}) => {
  cpSync(TESTS.staff.dir, path.join(site.dir, 'staff'), {recursive: true});
  await visit(page, site);
  for (const address of ['staff/', 'staff/about']) {
    const answer = await page.goto(site.url + address);
    expect(answer?.status(), address).toBe(200);
    expect(answer?.fromServiceWorker(), address).toBe(false);
    await expect(page.getByRole('complementary', {name: 'For staff'})).toBeVisible();
  }
  await page.goto(`${site.url}nowhere`);
  await expect(title(page)).toHaveText('Oops! Page not found');
  const kept = Object.keys(await storedIn(page));
  expect(kept.filter((path) => /staff|nowhere/.test(path))).toEqual([]);
});

/** Adds a page that the menu doesn't lead to. */
function addPage(site: OwnSite, name: string): void {
  const html = readFileSync(path.join(site.dir, 'about.html'), 'utf8');
  const changed = html
    .replace(/(rel="canonical" href="[^"]*)about"/, `$1${name}"`)
    .replace(/<h1(.*?)>.*?<\/h1>/s, `<h1$1>${name}</h1>`);
  writeFileSync(path.join(site.dir, `${name}.html`), changed);
}

const isStored = async (page: Page, name: string) =>
  Object.keys(await storedIn(page)).some((path) => path.startsWith(`/${name}`));

test('a page outside of the menu is stored when it is visited, and not before', async ({page, site}) => {
  for (const name of ['more-1', 'more-2']) addPage(site, name);
  await writeServiceWorker(site.dir);
  await visit(page, site);
  expect(await isStored(page, 'more')).toBe(true);
  expect(await isStored(page, 'more-')).toBe(false);
  await page.goto(`${site.url}more-1?a=b#c`);
  await expect(title(page)).toHaveText('more-1');
  await expect.poll(() => isStored(page, 'more-1')).toBe(true);
  expect(await isStored(page, 'more-2')).toBe(false);
  // The newest as long as the network is there.
  const file = path.join(site.dir, 'more-1.html');
  writeFileSync(file, readFileSync(file, 'utf8').replace('>more-1</h1>', '>newer</h1>'));
  await page.goto(`${site.url}more-1`);
  await expect(title(page)).toHaveText('newer');
  await page.goto(site.url);
  await site.stop();
  await page.goto(`${site.url}more-1`);
  await expect(title(page)).toHaveText('newer');
});

test('the login page of a foreign network is not stored in place of a page', async ({page, site}) => {
  addPage(site, 'more-1');
  await visit(page, site);
  writeFileSync(path.join(site.dir, 'more-1.html'), '<!doctype html><title>Log in</title><h1>Log in</h1>');
  await page.goto(`${site.url}more-1`);
  await expect(title(page)).toHaveText('Log in');
  await page.goto(site.url);
  expect(await isStored(page, 'more-1')).toBe(false);
});

test('React’s scripts are stored when they are first used, and then work with the network off', async ({
  page,
  site,
}) => {
  await visit(page, site);
  expect(await isStored(page, 'assets/js/main')).toBe(false);
  await page.goto(`${site.url}about`);
  await hydrated(page);
  await expect.poll(() => isStored(page, 'assets/js/main')).toBe(true);
  await page.goto(site.url);
  await site.stop();
  await page.goto(`${site.url}about`);
  await hydrated(page);
});

test('a stored page that the browser has lost comes from the network, though a new version is out', async ({
  page,
  site,
}) => {
  await visit(page, site);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) if (request.url.includes('/about.html')) await cache.delete(request);
    }
  });
  const file = path.join(site.dir, 'about.html');
  writeFileSync(file, readFileSync(file, 'utf8').replace('</head>', '<meta name=edition content=second></head>'));
  await page.goto(`${site.url}about`);
  await expect(title(page)).toHaveText(headline('/about'));
  await expect(page.locator('meta[name=edition]')).toBeAttached();
});

test('a site of this kind in a folder of the same domain opens offline, too', async ({page, site}) => {
  // The other site's worker, with a scope of its own: addresses in it are relative.
  cpSync('build', path.join(site.dir, 'enterprise-site'), {recursive: true});
  await page.goto(site.url);
  for (const folder of ['enterprise-site/', '']) {
    await page.evaluate(async (scope) => {
      const {installing, waiting, active} = await navigator.serviceWorker.register(`${scope}sw.js`);
      const worker = (installing ?? waiting ?? active) as ServiceWorker;
      await new Promise<void>((done) => {
        const look = () => worker.state === 'activated' && done();
        worker.addEventListener('statechange', look);
        look();
      });
    }, new URL(site.url).pathname + folder);
  }
  await site.stop();
  for (const address of ['about', 'enterprise-site/about']) {
    await page.goto(site.url + address);
    await expect(title(page)).toHaveText(headline('/about'));
  }
});
