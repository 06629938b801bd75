/** The site with the network off, and what is stored for that. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'playwright/test';
import {askForUpdate, storedIn, test, title, visit} from './serviceWorker';
import {hydrated, NAMES} from './site';
import {headline} from './written';

test.describe.configure({timeout: 60_000});

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
  test.info().annotations.push({type: 'bytes', description: figures});
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
