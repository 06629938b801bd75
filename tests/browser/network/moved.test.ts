/** What happens to a visitor's service worker when the site has moved and nothing published reaches it any more. */
import type {RequestListener} from 'node:http';
import {TESTS} from '../../../scripts/sites.mjs';
import {expect, NOT_FOUND, THOROUGH} from '../fixtures';
import {expectToLeave, expectToStay, html, openAbout, page404} from './movedSite';
import {copyOf, needsServiceWorker, storedIn, test, visit, workers} from './servedCopy';

test.skip(...needsServiceWorker);

test(
  '404 for two days: the worker goes, and open pages stay',
  THOROUGH,
  async ({page, context, site, expectErrors}) => {
    expectErrors(...NOT_FOUND);
    await expectToLeave(page, context, site, html(404, page404));
  },
);

test('503: the worker stays, however old a doubt is', THOROUGH, async ({page, site}) => {
  await expectToStay(page, site, html(503, page404));
});

test('a redirect to where the site now lives: the worker goes at once', THOROUGH, async ({page, site}) => {
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
