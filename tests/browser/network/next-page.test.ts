/** The page behind a link that is pressed is fetched, and drawn if there is room, before the finger is lifted. */
import type {Page} from 'playwright/test';
import {expect} from '../fixtures';
import {type ServedCopy, test, title} from './servedCopy';

// Only Chromium knows the rule. A service worker would answer in the network's place.
test.use({serviceWorkers: 'block'});

const link = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', {name, exact: true});

const requested = (site: ServedCopy) => site.sent.map(({path}) => path);

/** Notes which pages the browser wants to draw ahead, by their addresses. */
async function notePrepared(page: Page): Promise<Set<string>> {
  const prepared = new Set<string>();
  const browser = await page.context().newCDPSession(page);
  browser.on('Preload.prerenderStatusUpdated', ({key}) => prepared.add(key.url));
  await browser.send('Preload.enable');
  return prepared;
}

test('a link that is pressed has its page fetched, to be drawn, before it is let go, and once', async ({
  page,
  site,
}) => {
  const prepared = await notePrepared(page);
  await page.goto(site.url);
  await link(page, 'About').hover();
  await page.mouse.down();
  await expect.poll(() => requested(site)).toContain('/about');
  await expect.poll(() => [...prepared]).toEqual([`${site.url}about`]);
  expect(page.url()).toBe(site.url);
  await page.mouse.up();
  await expect(title(page)).toHaveText('It began with students');
  expect(requested(site).filter((path) => path === '/about')).toHaveLength(1);
});

test('nothing less than a press has a page fetched', async ({page, site}) => {
  await page.goto(site.url);
  const rules = JSON.parse((await page.locator('script[type=speculationrules]').textContent()) ?? '');
  const {pathname} = new URL(site.url);
  expect(rules).toEqual({prerender: [{where: {href_matches: `${pathname}*`}, eagerness: 'conservative'}]});
});
