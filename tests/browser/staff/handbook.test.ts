/** The handbook, which staff read in their builds, and what it shows of components that no page may have yet. */
import type {Locator, Page} from 'playwright/test';
import {addressOf, TESTS} from '../../../scripts/builds.mjs';
import {expect, hydrated, test, violations} from '../site';

const home = `${addressOf(TESTS.staff)}handbook`;
const address = `${home}/components`;

/** The example below a heading of the handbook, without the words that make it. */
const event = (page: Page): Locator => page.getByRole('article').getByRole('article').filter({hasText: 'An open day'});
const documents = (page: Page): Locator => page.getByRole('link', {name: /PDF/});

test('an event says its day in words, and in a form that machines read', async ({page}) => {
  await page.goto(address);
  await expect(event(page).getByText('Saturday 16 March 2030')).toBeVisible();
  await expect(event(page).locator('time').first()).toHaveAttribute('datetime', '2030-03-16T09:00+03:00');
  await expect(event(page).locator('time').last()).toHaveAttribute('datetime', '2030-03-16');
  await expect(page.getByText('Thursday 30 May 2030 to Saturday 1 June 2030')).toBeVisible();
  await expect(page.getByText('Apply until Friday 1 March 2030.')).toBeVisible();
});

test('a link and a button to a document say what it is, and lead to it', async ({page, request}) => {
  await page.goto(address);
  await expect(documents(page)).toHaveCount(2);
  await expect(documents(page).first()).toHaveText('application form (PDF, 1\u00a0kB)');
  await expect(documents(page).last()).toHaveAccessibleName(/^Download the form\s+PDF, 1\s+kB$/);
  for (const link of await documents(page).all()) {
    const answer = await request.get(new URL((await link.getAttribute('href')) ?? '', address).href);
    expect(answer.status()).toBe(200);
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
});

for (const [topic, width, colorScheme] of [
  ['', 1280, 'light'],
  ['/picture', 360, 'dark'],
] as const) {
  test(`handbook${topic} passes axe, ${colorScheme}, and is no wider than ${width} pixels`, async ({page}) => {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await page.setViewportSize({width, height: 800});
    await page.goto(`${home}${topic}`);
    await hydrated(page);
    // The examples of components bring the headings of a page along.
    expect((await violations(page)).filter((line) => !line.startsWith('heading-order'))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
