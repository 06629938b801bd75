/** Forms in the editor: from the page to a proposal, step by step. A step is a press, a field filled in, or a page opened. */

import {readdirSync} from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import {expect, type Locator, type Page, test} from 'playwright/test';
import sharp from 'sharp';
import {Repository} from '../github/repository';
import {home, PHONE, SIZES, textOf} from './editor';

const NAME = 'organisation/website';
const KEY = 'github_pat_grace';
const FILES = ['pages', 'records'].flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`));

const frame = (page: Page) => page.frameLocator('iframe[title="Preview"]').getByRole('main');
const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', {name, exact: typeof name === 'string'});
const problems = (page: Page) => page.getByRole('list', {name: 'Problems'});

/** Somebody who has signed in, and the repository; `step` counts what they do. */
async function begin(page: Page) {
  const github = new Repository(NAME, Object.fromEntries(FILES.map((file) => [file, textOf(file)])));
  github.keys.set(KEY, {login: 'grace', permission: 'WRITE', contents: true, pulls: true});
  await page.route('https://api.github.com/**', async (route) => {
    const request = route.request();
    const body = request.postData() ?? undefined;
    const answer = await github.answer({
      method: request.method(),
      url: request.url(),
      headers: request.headers(),
      body,
    });
    if (!answer) return route.abort();
    return route.fulfill({...answer, headers: {...answer.headers, 'access-control-allow-origin': '*'}});
  });
  const keep = ([name, key]: string[]) => {
    // The page in the frame has no storage.
    if (self === top) localStorage.setItem(`editor key ${name}`, key);
  };
  await page.addInitScript(keep, [NAME, KEY]);
  let steps = 0;
  const step = async (doing: Promise<unknown>) => {
    steps += 1;
    await doing;
  };
  /** Sends the changes and publishes them, and says how many steps it took in all. */
  const publish = async () => {
    await step(button(page, /^(Correct \d+ and propose|Propose)$/).click());
    await step(button(page, /^Publish/).click());
    expect(github.faults).toEqual([]);
    return steps;
  };
  const proposed = (file: string) => github.text(file, github.pulls[0].branch) ?? '';
  return {github, step, publish, proposed, open: (query: string) => step(page.goto(`${home}?file=${query}`))};
}

for (const [size, use] of SIZES) {
  test.describe(`on ${size}`, () => {
    test.use(use);

    test('a price and the description that says it take six steps', async ({page}) => {
      const {step, open, publish, proposed} = await begin(page);
      await open('pages/hatchery.mdx');
      await step(frame(page).getByText('20,000').first().click());
      await expect(page.getByLabel('Price')).toBeFocused();
      await step(page.getByLabel('Price').fill('UGX 25,000'));
      await step(button(problems(page).getByRole('listitem').filter({hasText: 'Day Pass'}), 'Write this').click());
      expect(await publish()).toBeLessThanOrEqual(6);
      await expect.poll(() => proposed('pages/hatchery.mdx')).toContain('Day Pass UGX 25,000');
      expect(proposed('pages/hatchery.mdx')).toContain('price="UGX 25,000"');
    });

    test('opening hours take six steps, and the description follows', async ({page}) => {
      const {step, open, publish, proposed} = await begin(page);
      await open('pages/contact.mdx');
      await step(frame(page).getByText('2:00 PM').first().click());
      const closes = page.getByRole('group', {name: 'Saturday'}).getByLabel('Closes');
      await expect(closes).toBeFocused();
      await expect(page.getByRole('link', {name: 'Back to “Contact”'})).toBeVisible();
      await step(closes.fill('3:00 PM'));
      await step(button(problems(page), 'Write this').first().click());
      expect(await publish()).toBeLessThanOrEqual(6);
      await expect.poll(() => proposed('records/hours.yml')).toContain('closes: 3:00 PM');
      expect(proposed('pages/contact.mdx')).toMatch(/^description:.*3:00 PM/m);
    });

    test('a closed day is added with its date and its reason', async ({page}) => {
      const {open, publish, proposed} = await begin(page);
      await open('records/hours.yml');
      await button(page, /^Add: /)
        .last()
        .click();
      await page.getByLabel('Date').fill('2026-12-25');
      await page.getByLabel('Reason').fill('Christmas Day');
      await publish();
      await expect
        .poll(() => proposed('records/hours.yml'))
        .toContain('closed:\n  - date: 2026-12-25\n    reason: Christmas Day');
    });

    test('a photograph in a card takes eight steps, upright, small, and one step of undo', async ({page}) => {
      const {github, step, open, publish, proposed} = await begin(page);
      const photograph = await sharp({create: {width: 3000, height: 2000, channels: 3, background: '#8a5'}})
        .withExif({IFD0: {Make: 'Camera'}, IFD3: {GPSLatitude: '0/1 20/1 0/1'}})
        .withMetadata({orientation: 6})
        .jpeg()
        .toBuffer();
      await open('pages/hatchery.mdx');
      await step(frame(page).getByRole('heading', {name: 'Printing'}).click());
      const file = {name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: photograph};
      await step(page.getByLabel('Choose a picture').setInputFiles(file));
      await step(page.getByLabel('What it shows').fill('A printer by the window'));
      await step(button(page, 'Put it in').click());
      await expect(frame(page).getByRole('img', {name: 'A printer by the window'})).toBeVisible();
      await button(page, 'Undo').click();
      await expect(frame(page).getByRole('img', {name: 'A printer by the window'})).toBeHidden();
      await button(page, 'Redo').click();
      expect(await publish()).toBeLessThanOrEqual(8);
      await expect.poll(() => proposed('pages/hatchery.mdx')).toContain('picture="/pictures/printer-window.jpg"');
      const bytes = github.commits.get(github.head(github.pulls[0].branch))?.tree['pictures/printer-window.jpg'];
      const {width = 0, height = 0, exif} = await sharp(bytes).metadata();
      expect([width < height, height <= 2400, exif]).toEqual([true, true, undefined]);
    });
  });
}

test('a program with its button takes twelve steps, and every sentence that counts programs follows', async ({
  page,
}) => {
  const {step, open, publish, proposed} = await begin(page);
  await open('pages/programs.mdx');
  await step(button(page, 'Add').click());
  await step(button(page, 'Program').click());
  await step(page.getByLabel('Title', {exact: true}).fill('Summer School'));
  await step(page.getByLabel('Tagline').fill('A week of work'));
  await step(page.getByLabel('Perfect for').fill('Anybody with a week'));
  await step(page.getByLabel('Words', {exact: true}).fill('Come for a week.'));
  await step(page.getByLabel('What you get').fill('A desk\nA mentor'));
  await step(page.getByLabel('Goes to').fill('/contact'));
  await expect(problems(page).getByRole('listitem')).toHaveCount(0);
  expect(await publish()).toBeLessThanOrEqual(12);
  await expect.poll(() => proposed('pages/programs.mdx')).toContain('to="/contact"');
  expect(proposed('pages/programs.mdx')).toContain('There are seven, from');
  expect(proposed('pages/programs.mdx')).toContain('- A desk\n- A mentor\n');
});

test('an event gets its day in a calendar, and is told until it has one', async ({page}) => {
  const {open} = await begin(page);
  await open('pages/about.mdx');
  await button(page, 'Add').click();
  await button(page, 'Event').click();
  await page.getByLabel('Title', {exact: true}).fill('An open day');
  await page.getByLabel('Words', {exact: true}).fill('Come and see.');
  await expect(problems(page).getByText(/"date" of <Event> is empty/)).toBeVisible();
  await expect(page.getByLabel('Date')).toHaveAttribute('type', 'date');
  await page.getByLabel('Date').fill('2030-03-16');
  await expect(problems(page).getByRole('listitem')).toHaveCount(0);
  await expect(frame(page).getByText('Saturday 16 March 2030')).toBeVisible();
});

test('a new page opens at its placeholders, and stands in the menu in the same step', async ({page}) => {
  await begin(page);
  await page.goto(home);
  await button(page, 'New page').click();
  await page.getByLabel('Title', {exact: true}).fill('Our team');
  await page.getByLabel('Description').fill('Who works here.');
  await page.getByLabel('Show it in the menu?').check();
  await button(page, 'Make it').click();
  await expect(page.getByRole('textbox', {name: 'Text', exact: true})).toHaveValue(/Write one sentence/);
  await expect(problems(page).getByRole('listitem').first()).toBeVisible();
  await page.goto(`${home}?file=records/menu.yml`);
  await expect(page.getByRole('group', {name: 'Our team'}).getByLabel('Page')).toHaveValue('/our-team');
});

test('entries of a record are moved, doubled and deleted by keyboard, and the focus stays with them', async ({
  page,
}) => {
  const {open} = await begin(page);
  await open('records/hours.yml');
  const days = page.getByLabel('Days', {exact: true});
  await button(page, 'Move up: Saturday').press('Enter');
  await expect(days.first()).toHaveValue('Saturday');
  await expect(button(page, 'Move up: Saturday')).toBeFocused();
  await button(page, 'Double: Saturday').press('Enter');
  await expect(days).toHaveCount(4);
  await expect(button(page, 'Double: Saturday').last()).toBeFocused();
  await button(page, 'Delete: Saturday').last().press('Enter');
  await expect(days).toHaveCount(3);
  await expect(button(page, 'Delete: Monday-Friday')).toBeFocused();
  await button(page, /^Add: /)
    .first()
    .press('Enter');
  await expect(days.last()).toBeFocused();
  await button(page, 'Show as text').click();
  await expect(page.getByRole('textbox', {name: 'Text', exact: true})).toContainText('When the doors are open');
});

test('what is typed at once in several fields is all kept, and Undo reaches the field', async ({page}) => {
  const {open} = await begin(page);
  await open('records/organisation.yml');
  await page.getByLabel('Tagline').pressSequentially(' and more', {delay: 1});
  await page.getByLabel('Street').fill('Plot 9');
  await page.getByLabel('Telephone').fill('+256 700 000 001');
  await expect(frame(page).getByText('Plot 9').first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Tagline')).toHaveValue(/and more/);
  await expect(page.getByLabel('Street')).toHaveValue('Plot 9');
  await expect(page.getByLabel('Telephone')).toHaveValue('+256 700 000 001');
  await page.getByLabel('Street').fill('Plot 10');
  await button(page, 'Undo').click();
  await expect(page.getByLabel('Street')).toHaveValue('Plot 9');
});

test('forms, Add and the questions of a picture pass axe on a phone in the dark', async ({page}) => {
  await page.setViewportSize(PHONE.viewport);
  await page.emulateMedia({colorScheme: 'dark'});
  const {open} = await begin(page);
  const check = async (what: string) => {
    const {violations} = await new AxeBuilder({page}).exclude('iframe').analyze();
    expect(violations.map(({id, nodes}) => `${what}: ${id} ${nodes[0].html}`)).toEqual([]);
  };
  await open('records/figures.yml');
  await expect(page.getByLabel('Number').first()).toBeVisible();
  await check('record');
  await open(`pages/hatchery.mdx&words=${encodeURIComponent('<Card title="Printing')}`);
  const plain = await sharp({create: {width: 1600, height: 1200, channels: 3, background: '#8a5'}})
    .png()
    .toBuffer();
  await page.getByLabel('Choose a picture').setInputFiles({name: 'a.png', mimeType: 'image/png', buffer: plain});
  await expect(page.getByLabel('What it shows')).toBeFocused();
  await check('component');
  await button(page, 'Done').click();
  await button(page, 'Add').click();
  await check('Add');
});
