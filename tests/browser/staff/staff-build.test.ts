/** What staff see at `staff/`. Verify reads from every file that visitors see none of it (tests/built/verify/staffOnly.test.ts). */
import type {Page} from 'playwright/test';
import {addressOf, TESTS} from '../../../scripts/sites.mjs';
import {expect, hydrated, THOROUGH, test, thoroughUnless} from '../fixtures';
import {workers} from '../network/servedCopy';

const home = addressOf(TESTS.staff);
const {BASE_URL: base} = TESTS.staff.env;

/** Opens a page of the staff's site, and waits for React, which draws the marks. */
async function open(page: Page, name: string): Promise<void> {
  await page.goto(home + name);
  await hydrated(page);
}

for (const [name, marks, slots] of [
  ['', 4, []],
  ['about', 1, []],
  ['aguma-framework', 2, []],
  ['contact', 1, ['link for LinkedIn']],
  ['hatchery', 3, []],
  ['impact', 0, ['company name, founder and quotation of the digital-health story']],
  ['more', 3, []],
  ['our-team', 0, []],
  ['programs', 6, []],
] as const) {
  // The others have what these have.
  test(
    `marks on /${name}: ${marks} to confirm, ${slots.length} to fill in`,
    thoroughUnless(['', 'contact'].includes(name)),
    async ({page}) => {
      await open(page, name);
      const main = page.getByRole('main');
      await expect(main.getByRole('button', {name: 'To confirm', exact: true})).toHaveCount(marks);
      await expect(main.getByRole('button', {name: 'To fill in: '})).toHaveText(
        slots.map((what) => `To fill in: ${what}`),
      );
    },
  );
}

test('a mark that is pressed shows its reason, and no other does', async ({page}) => {
  await open(page, '');
  const main = page.getByRole('main');
  const notes = main.getByRole('note').filter({visible: true});
  await expect(notes).toHaveCount(0);
  const philosophy = 'The philosophy was given in six words. These three sentences explain it and are ours.';
  const card = 'The card was given with four bullets, but not their words. These are ours, from the';
  const reasons = [
    philosophy,
    `${card} programs and the framework.`,
    `${card} programs and the framework.`,
    `${card} Hatchery and the figures.`,
  ];
  for (const [place, reason] of reasons.entries()) {
    await main.getByRole('button', {name: 'To confirm'}).nth(place).click();
    await expect(notes).toHaveText([reason]);
  }
  await page.keyboard.press('Escape');
  await expect(notes).toHaveCount(0);
});

test('an empty place that is pressed says who can fill it', async ({page}) => {
  await open(page, 'contact');
  await page.getByRole('button', {name: 'To fill in: link for LinkedIn'}).click();
  await expect(page.getByRole('note').filter({visible: true})).toHaveText(
    'It was not given to us. It belongs in records/organisation.yml.',
  );
});

test.describe('the staff’s bar', () => {
  for (const [name, label, address] of [
    ['', 'Edit', 'editor?file=pages/index.mdx'],
    ['about', 'Edit', 'editor?file=pages/about.mdx'],
    ['about/', 'Edit', 'editor?file=pages/about.mdx'],
    ['handbook/sentence', 'Editor', 'editor'],
    ['ledger', 'Editor', 'editor'],
  ] as const) {
    test(`on /${name}: ${label} leads to ${address}`, thoroughUnless(['', 'ledger'].includes(name)), async ({page}) => {
      await open(page, name);
      const bar = page.getByRole('complementary', {name: 'For staff'});
      await expect(bar.getByRole('link').last()).toHaveText(label);
      await expect(bar.getByRole('link').last()).toHaveAttribute('href', base + address);
    });
  }

  test('says which commit this is, and leads to the handbook', async ({page}) => {
    await open(page, 'about');
    const bar = page.getByRole('complementary', {name: 'For staff'});
    await expect(bar).toContainText('Staff site, commit aaaaaaa');
    await bar.getByRole('link', {name: 'Handbook'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('How to change this site');
  });

  test('says how much is to confirm, and leads to the list of it', async ({page}) => {
    await open(page, 'about');
    await page.getByRole('link', {name: /^\d+ to confirm$/}).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {level: 1})).toHaveText('Before the site goes live');
    const count = await main.getByRole('listitem').count();
    await expect(page.getByRole('link', {name: `${count} to confirm`, exact: true})).toBeVisible();
    await expect(main.getByRole('paragraph').first()).toContainText(`${count} things are open.`);
  });
});

/** Each heading and paragraph of the page with its box, measured from the top of the part that it is in. */
async function boxes(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await hydrated(page);
  return page.evaluate(async () => {
    await document.fonts.ready;
    return ['main', 'footer'].flatMap((part) => {
      const frame = document.querySelector(part) as HTMLElement;
      const {top: start} = frame.getBoundingClientRect();
      const words = Array.from(frame.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6, p'));
      return words
        .filter((element) => element.checkVisibility())
        .filter(({textContent}) => textContent !== 'Edit this page')
        .map((element) => {
          const {left, top, width, height} = element.getBoundingClientRect();
          const box = [left, top - start, width, height].map((length) => length.toFixed(1));
          return `${element.tagName} ${element.textContent?.slice(0, 40)}: ${box.join(' ')}`;
        });
    });
  });
}

for (const [name, width, details] of [
  ['', 360, {}],
  ['about', 1280, THOROUGH],
  ['programs', 360, THOROUGH],
  ['contact', 1280, THOROUGH],
] as const) {
  test(
    `marks take no room on /${name} at ${width} pixels: all words are where visitors have them`,
    details,
    async ({page}) => {
      await page.emulateMedia({reducedMotion: 'reduce'});
      await page.clock.setFixedTime('2026-03-02T09:00:00Z'); // The footer says until when it is open today.
      await page.setViewportSize({width, height: 900});
      const forVisitors = await boxes(page, `./${name}`);
      expect(forVisitors.length).toBeGreaterThan(5);
      expect(await boxes(page, home + name)).toEqual(forVisitors);
    },
  );
}

test('the foot has the address and the hours, but on the page that begins with them', async ({page}) => {
  const foot = page.getByRole('contentinfo');
  await open(page, 'about');
  await expect(foot).toContainText('Wamala Avenue');
  await open(page, 'contact');
  await expect(foot).toContainText('Hatchery');
  await expect(foot).not.toContainText('Wamala Avenue');
});

test('React opens its pages: the focus goes to the title or to the heading that a link names, and each file comes from its own path', async ({
  page,
}) => {
  await page.clock.install();
  const answers: string[] = [];
  page.context().on('response', (response) => {
    answers.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  await open(page, 'about');
  await page.evaluate(() => Object.assign(window, {same: true}));
  await page.getByRole('contentinfo').getByRole('link', {name: 'Contact', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Find us in Bukoto');
  await expect(page.getByRole('heading', {level: 1})).toBeFocused();
  expect(await page.evaluate(() => 'same' in window), 'the page is not loaded afresh').toBe(true);
  await open(page, 'handbook/sentence');
  await page.getByRole('article').getByRole('link', {name: 'Show as text'}).click();
  await expect(page.getByRole('heading', {name: 'The whole text'})).toBeFocused();
  // On a page for visitors the script would set a service worker up by now.
  await page.clock.fastForward(4000);
  expect(await workers(page)).toBe(0);
  expect(answers.length).toBeGreaterThan(5);
  expect(answers.filter((answer) => !/^[23]/.test(answer) || !answer.includes(` ${base}`))).toEqual([]);
});
