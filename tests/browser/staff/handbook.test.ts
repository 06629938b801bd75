/** The handbook, which staff read in their builds, and what it shows of components that no page may have yet. */
import {readFileSync} from 'node:fs';
import type {Locator, Page} from 'playwright/test';
import {addressOf, TESTS} from '../../../scripts/sites.mjs';
import {expect, hydrated, THOROUGH, test, thoroughUnless, violations} from '../fixtures';

const home = `${addressOf(TESTS.staff)}handbook`;
const components = `${home}/components`;

/** The example below a heading of the handbook, without the words that make it. */
const event = (page: Page): Locator => page.getByRole('article').getByRole('article').filter({hasText: 'An open day'});
const documents = (page: Page): Locator => page.getByRole('link', {name: /PDF/});

test('the first sentence leads to the staff’s site', async ({page}) => {
  await page.goto(home);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('How to change this site');
  const first = page.getByRole('article').getByRole('paragraph').first();
  const address = TESTS.staff.env.SITE_URL + TESTS.staff.env.BASE_URL;
  await expect(first).toHaveText(new RegExp(`^Your own copy of this site is at ${address}: bookmark it`));
  await expect(first.getByRole('link', {name: address})).toHaveAttribute('href', address);
});

test('a link leads to the editor of this build, and one that is a paragraph by itself looks like a button', async ({
  page,
}) => {
  await page.goto(`${home}/figure`);
  const {BASE_URL: base} = TESTS.staff.env;
  const inSentence = page.getByRole('article').getByRole('link', {name: 'the editor', exact: true});
  const alone = page.getByRole('article').getByRole('link', {name: 'Open the figures', exact: true});
  await expect(inSentence).toHaveAttribute('href', `${base}editor`);
  await expect(alone).toHaveAttribute('href', `${base}editor?file=records/figures.yml`);
  const background = (link: Locator) => link.evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(await background(alone)).not.toBe(await background(inSentence));
});

test('an event says its day in words, and in a form that machines read', async ({page}) => {
  await page.goto(components);
  await expect(event(page).getByText('Saturday 16 March 2030')).toBeVisible();
  await expect(event(page).locator('time').first()).toHaveAttribute('datetime', '2030-03-16T09:00+03:00');
  await expect(event(page).locator('time').last()).toHaveAttribute('datetime', '2030-03-16');
  await expect(page.getByText('Thursday 30 May 2030 to Saturday 1 June 2030')).toBeVisible();
  await expect(page.getByText('Apply until Friday 1 March 2030.')).toBeVisible();
});

test('a link and a button to a document say what it is, and lead to it', async ({page, request}) => {
  await page.goto(components);
  await expect(documents(page)).toHaveCount(2);
  await expect(documents(page).first()).toHaveText('application form (PDF, 1\u00a0kB)');
  await expect(documents(page).last()).toHaveAccessibleName(/^Download the form\s+PDF, 1\s+kB$/);
  for (const link of await documents(page).all()) {
    const answer = await request.get(new URL((await link.getAttribute('href')) ?? '', components).href);
    expect(answer.status()).toBe(200);
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('every picture of its examples is drawn', THOROUGH, async ({page}) => {
  const written = readFileSync('handbook/components.mdx', 'utf8').match(/\/pictures\/examples\//g) ?? [];
  await page.goto(components);
  const images = page.getByRole('article').locator('img');
  await expect(images).toHaveCount(written.length);
  // Pictures are fetched when they are near.
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth)).toBeTruthy();
  }
});

for (const [topic, width, colorScheme] of [
  ['', 1280, 'light'],
  ['/picture', 360, 'dark'],
] as const) {
  test(
    `handbook${topic} passes axe, ${colorScheme}, and is no wider than ${width} pixels`,
    thoroughUnless(topic === '/picture'),
    async ({page}) => {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await page.setViewportSize({width, height: 800});
      await page.goto(`${home}${topic}`);
      await hydrated(page);
      // The examples of components bring the headings of a page along.
      expect((await violations(page)).filter((line) => !line.startsWith('heading-order'))).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    },
  );
}
