/** The site with the network off, and what is stored for that. */
import {cpSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright/test';
import {TESTS} from '../../../scripts/sites.mjs';
import {writeServiceWorker} from '../../../src/build/post-build/serviceWorker';
import {
  displayFaces,
  expect,
  figuresHaveCounted,
  hydrated,
  NOT_FOUND,
  THOROUGH,
  thoroughUnless,
  withConnection,
} from '../fixtures';
import {HEADLINES, PAGE_NAMES} from '../headlines';
import {
  askForUpdate,
  beIdle,
  copyBuild,
  isStored,
  needsServiceWorker,
  type ServedCopy,
  secondEdition,
  stored,
  storedIn,
  test,
  title,
  visit,
  workers,
  writeSecondEdition,
} from './servedCopy';

test.skip(...needsServiceWorker);
// Photographs that nobody has seen aren't stored: their descriptions are read in their place.
test.beforeEach(({expectErrors}) => expectErrors(/^Failed to load resource: net::ERR_FAILED .*\/assets\/pictures\//));

/** Takes the network away, and what the browser has kept by itself for some minutes, which is no proof. */
async function goOffline(page: Page, site: ServedCopy): Promise<void> {
  await site.stop();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.setCacheDisabled', {cacheDisabled: true});
}

/** Notes what the page asks for in vain. What the next page breaks off hasn't failed. */
function noteFailures(page: Page): string[] {
  const failures: string[] = [];
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') failures.push(`${request.url()}: ${reason}`);
  });
  return failures;
}

const isPicture = (address: string) => address.includes('/assets/pictures/');

/** Whether each image that matches is drawn. */
const areDrawn = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll(
      (all) =>
        all.length > 0 && (all as HTMLImageElement[]).every(({complete, naturalWidth}) => complete && naturalWidth),
    );

/** Other addresses of a page, as messages, old links and hands write them. */
const OTHER_ADDRESSES = {
  'about/': 'It began with students',
  'about.html': 'It began with students',
  'about/index.html': 'It began with students',
  'about?': 'It began with students',
  'about?from=a-message': 'It began with students',
  'about/?a=b': 'It began with students',
  index: 'Empowering entrepreneurs',
  'index.html': 'Empowering entrepreneurs',
  '?a=b': 'Empowering entrepreneurs',
};

test('after one visit every page opens with the network off, at every address, with its font', async ({
  page,
  visitedSite: site,
}) => {
  await goOffline(page, site);
  const failures = noteFailures(page);
  for (const [address, headline] of Object.entries({...HEADLINES, ...OTHER_ADDRESSES})) {
    await test.step(`/${address}`, async () => {
      await page.goto(site.url + address);
      await expect(title(page)).toHaveText(headline);
      const faces = await displayFaces(page);
      expect(faces, 'the display faces that the page uses').toContain('loaded');
      expect(faces).not.toContain('error');
    });
  }
  expect(failures.filter((failure) => !isPicture(failure))).toEqual([]);
});

test('with the network off, links, menu, theme, figures and the silks at the foot work', async ({
  page,
  visitedSite: site,
}) => {
  await goOffline(page, site);
  const failures = noteFailures(page);
  await page.setViewportSize({width: 390, height: 800});
  await page.goto(`${site.url}impact`);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => areDrawn(page, 'footer img')).toBe(true);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Hatchery'}).click();
  await expect(title(page)).toHaveText('A desk in Kampala');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', {name: /^Theme: /}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await menu.getByRole('link', {name: 'Home'}).click();
  await expect(title(page)).toHaveText('Empowering entrepreneurs');
  const figures = page.getByRole('list').filter({hasText: 'UGX funding secured'});
  await figures.scrollIntoViewIfNeeded();
  // Their script, which is stored, too, notes that they have counted.
  await expect.poll(() => figuresHaveCounted(page)).toBe(true);
  await expect(figures).toContainText('16,000+');
  expect(failures.filter((failure) => !isPicture(failure))).toEqual([]);
});

test('what is stored is what is served: the pages in the menu and what each of them needs', async ({
  page,
  visitedSite: site,
}) => {
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
  const files = Object.keys(kept).map((file) => file.replace(/([.-])[0-9a-f]{8,}\./, '$1HASH.'));
  expect(files.sort()).toEqual(
    [
      ...PAGE_NAMES.map((name) => `/${name || 'index'}.html`),
      '/assets/fonts/bricolage-HASH.woff2',
      '/assets/fonts/bricolage-more-HASH.woff2',
      '/assets/js/on-demand.HASH.js',
      '/favicon.svg',
      '/tiles.svg',
    ].sort(),
  );
});

test('at most 130 kB are stored ahead, a second page costs nothing, and coming back at most 8 kB', async ({
  page,
  site,
  expectErrors,
}) => {
  expectErrors(...NOT_FOUND);
  const bytes = (requests: ServedCopy['sent']) => requests.reduce((sum, one) => sum + one.bytes, 0);
  await page.clock.install();
  await page.goto(site.url);
  site.sent.length = 0;
  await beIdle(page);
  await stored(page);
  const ahead = bytes(site.sent);
  expect(ahead).toBeGreaterThan(0);
  expect(ahead).toBeLessThan(130_000);

  site.sent.length = 0;
  await page.goto(`${site.url}about`);
  await page.evaluate((home) => fetch(`${home}nowhere`), site.url);
  // The browser asks by itself whether the service worker is still the same: that is part of coming back.
  expect(site.sent.map((request) => request.path).filter((path) => path !== '/sw.js')).toEqual(['/nowhere']);

  site.sent.length = 0;
  await page.goto(site.url);
  await askForUpdate(page);
  expect(site.sent.map((request) => request.path)).toContain('/sw.js');
  expect(bytes(site.sent)).toBeLessThan(8_000);
});

for (const connection of [{saveData: true}, {effectiveType: '2g'}, {effectiveType: 'slow-2g'}]) {
  test(
    `nothing is stored ahead with ${JSON.stringify(connection)}`,
    thoroughUnless('saveData' in connection),
    async ({page, site}) => {
      await page.clock.install();
      await withConnection(page, connection);
      await page.goto(site.url);
      await beIdle(page);
      expect(await workers(page)).toBe(0);
      expect(await storedIn(page)).toEqual({});
    },
  );
}

test('the staff’s site and unknown addresses are left to the network', THOROUGH, async ({page, site, expectErrors}) => {
  expectErrors(...NOT_FOUND);
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

/** Adds a page that the menu doesn't lead to, with its name for a headline. */
function addPage(site: ServedCopy, name: string): void {
  const html = readFileSync(path.join(site.dir, 'about.html'), 'utf8');
  const changed = html
    .replace(/(rel="canonical" href="[^"]*)about"/, `$1${name}"`)
    .replace(/<h1(.*?)>.*?<\/h1>/s, `<h1$1>${name}</h1>`);
  writeFileSync(path.join(site.dir, `${name}.html`), changed);
  mkdirSync(path.join(site.dir, name));
  writeFileSync(path.join(site.dir, name, 'index.html'), changed);
}

test('a page outside of the menu is stored when it is visited, and not before', async ({page, site}) => {
  for (const name of ['elsewhere-1', 'elsewhere-2']) addPage(site, name);
  await writeServiceWorker(site.dir);
  await visit(page, site);
  expect(await isStored(page, 'elsewhere')).toBe(false);
  await page.goto(`${site.url}elsewhere-1?a=b#c`);
  await expect(title(page)).toHaveText('elsewhere-1');
  await expect.poll(() => isStored(page, 'elsewhere-1')).toBe(true);
  expect(await isStored(page, 'elsewhere-2')).toBe(false);
  await test.step('the newest as long as the network is there', async () => {
    const file = path.join(site.dir, 'elsewhere-1.html');
    writeFileSync(file, readFileSync(file, 'utf8').replace('>elsewhere-1</h1>', '>newer</h1>'));
    await page.goto(`${site.url}elsewhere-1`);
    await expect(title(page)).toHaveText('newer');
  });
  await test.step('and without it', async () => {
    await page.goto(site.url);
    await goOffline(page, site);
    for (const address of ['elsewhere-1', 'elsewhere-1?from=a-message']) {
      await page.goto(site.url + address);
      await expect(title(page)).toHaveText('newer');
    }
  });
});

for (const ending of ['/', '.html', '/index.html']) {
  test(`a page outside of the menu is stored at the address that it was visited at: elsewhere${ending}`, async ({
    page,
    site,
  }) => {
    addPage(site, 'elsewhere');
    await visit(page, site);
    await page.goto(`${site.url}elsewhere${ending}`);
    await expect(title(page)).toHaveText('elsewhere');
    await expect.poll(() => isStored(page, `elsewhere${ending}`)).toBe(true);
  });
}

test('of pages that are stored when they are visited, the sixty newest are kept', THOROUGH, async ({page, site}) => {
  addPage(site, 'elsewhere');
  await visit(page, site);
  const keys = () =>
    page.evaluate(async () => {
      const [name = ''] = (await caches.keys()).filter((one) => one.startsWith('visited-'));
      return (await (await caches.open(name)).keys()).map(({url}) => new URL(url).pathname.replace(/.*\//, ''));
    });
  await page.evaluate(async (home) => {
    const visited = await caches.open(`visited-${home}`);
    for (let place = 1; place <= 60; place += 1) await visited.put(`${home}old-${place}`, new Response(''));
  }, site.url);
  await page.goto(`${site.url}elsewhere`);
  await expect.poll(keys).toContain('elsewhere');
  await expect.poll(keys).toHaveLength(60);
  expect(await keys()).not.toContain('old-1');
  expect(await keys()).toContain('old-2');
});

test('the login page of a foreign network is not stored in place of a page', THOROUGH, async ({page, site}) => {
  addPage(site, 'elsewhere-1');
  addPage(site, 'elsewhere-2');
  await visit(page, site);
  writeFileSync(path.join(site.dir, 'elsewhere-1.html'), '<!doctype html><title>Log in</title><h1>Log in</h1>');
  await page.goto(`${site.url}elsewhere-1`);
  await expect(title(page)).toHaveText('Log in');
  // What is seen after it has been stored, so it would have been, too.
  await page.goto(`${site.url}elsewhere-2`);
  await expect.poll(() => isStored(page, 'elsewhere-2')).toBe(true);
  expect(await isStored(page, 'elsewhere-1')).toBe(false);
});

test('React’s scripts are stored when they are first used, and then work with the network off', async ({
  page,
  visitedSite: site,
}) => {
  expect(await isStored(page, 'assets/js/main')).toBe(false);
  await page.goto(`${site.url}about`);
  await hydrated(page);
  await expect.poll(() => isStored(page, 'assets/js/main')).toBe(true);
  await page.goto(site.url);
  await goOffline(page, site);
  await page.goto(`${site.url}about`);
  await hydrated(page);
});

/** Scrolls to the picture of the team's page that is printed in ink, and waits until it is drawn. */
async function seePicture(page: Page): Promise<void> {
  await page.getByRole('img', {name: 'The room, printed in ink'}).scrollIntoViewIfNeeded();
  await expect.poll(() => areDrawn(page, 'img[alt="The room, printed in ink"]')).toBe(true);
}

test('a picture that was seen is there with the network off', async ({page, visitedSite: site}) => {
  await page.goto(`${site.url}our-team`);
  await seePicture(page);
  await expect.poll(() => isStored(page, 'assets/pictures/')).toBe(true);
  await page.goto(site.url);
  await goOffline(page, site);
  await page.goto(`${site.url}our-team`);
  await seePicture(page);
});

test('of the pictures that were seen, the newest are kept, and the oldest make room', async ({
  page,
  visitedSite: site,
}) => {
  const addresses = () =>
    page.evaluate(async () => {
      const cache = (await caches.keys()).find((name) => name.startsWith('pictures-')) ?? '';
      return (await (await caches.open(cache)).keys()).map(({url}) => url);
    });
  await page.goto(`${site.url}our-team`);
  await seePicture(page);
  await expect.poll(addresses).not.toEqual([]);
  const [seen] = await addresses();
  await page.evaluate(async (url) => {
    const cache = await caches.open((await caches.keys()).find((name) => name.startsWith('pictures-')) ?? '');
    for (const {url: stored} of await cache.keys()) await cache.delete(stored);
    for (let number = 1; number <= 60; number += 1) await cache.put(`/old/${number}`, new Response('An old picture'));
    await fetch(url);
  }, seen);
  await expect.poll(addresses).toHaveLength(60);
  const kept = await addresses();
  expect(kept).toContain(seen);
  // Other pictures of the page may have come meanwhile: each took the place of the oldest.
  const old = kept.flatMap(
    (url) =>
      new URL(url).pathname
        .match(/^\/old\/(\d+)$/)
        ?.slice(1)
        .map(Number) ?? [],
  );
  expect(old.length).toBeLessThan(60);
  expect(old).toEqual(Array.from({length: old.length}, (_, index) => 61 - old.length + index));
});

test('a picture that was seen on a first visit, before there was a service worker, is there with the network off', async ({
  page,
  site,
}) => {
  // Without a clock of the test's: the page tells from its list of what it has loaded, which such a clock leaves empty.
  await page.goto(`${site.url}our-team`);
  await seePicture(page);
  await stored(page);
  expect(await isStored(page, 'assets/pictures/')).toBe(false);
  // As when a visitor turns to another app, which may end the browser: the page gets no further word.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => isStored(page, 'assets/pictures/')).toBe(true);
  await goOffline(page, site);
  await page.goto(`${site.url}our-team`);
  await seePicture(page);
});

test(
  'a stored page that the browser has lost comes from the network, though a new version is out',
  THOROUGH,
  async ({page, visitedSite: site}) => {
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) if (request.url.includes('/about.html')) await cache.delete(request);
      }
    });
    writeSecondEdition(site);
    await page.goto(`${site.url}about`);
    await expect(title(page)).toHaveText('It began with students');
    await expect(secondEdition(page)).toBeAttached();
  },
);

test('a site of this kind in a folder of the same domain opens offline, too', THOROUGH, async ({page, site}) => {
  // The other site's worker, with a scope of its own: addresses in it are relative.
  copyBuild(path.join(site.dir, 'enterprise-site'));
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
    await expect(title(page)).toHaveText('It began with students');
  }
});
