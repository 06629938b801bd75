/** What the staff build adds for staff: the bar, the open questions, the handbook, and ways into the editor. */
import type {Page} from 'playwright/test';
import {addressOf, TESTS} from '../../../scripts/sites.mjs';
import {expect, hydrated, test} from '../fixtures';
import {countWorkers} from '../network/servedCopy';

const home = addressOf(TESTS.staff);
const {BASE_URL: base, SITE_URL: origin} = TESTS.staff.env;

/** Opens a page of the staff build, and waits for React, which runs it. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(home + path);
  await hydrated(page);
}

const bar = (page: Page) => page.getByRole('complementary', {name: 'For staff'});

test('the bar names the commit, and links to this page’s editor, the open questions and the handbook', async ({
  page,
}) => {
  await open(page, 'about');
  await expect(bar(page)).toContainText('Staff site, commit aaaaaaa');
  await expect(bar(page).getByRole('link', {name: 'Edit'})).toHaveAttribute(
    'href',
    `${base}editor?file=pages/about.mdx`,
  );
  await bar(page)
    .getByRole('link', {name: /^\d+ open questions$/})
    .click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Open questions');
  const count = await page.getByRole('main').getByRole('listitem').count();
  await expect(page.getByRole('main')).toContainText(`${count} open questions.`);
  await bar(page).getByRole('link', {name: 'Handbook'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('How to change this site');
});

test('an open question opens its place in the editor: a note its block, a button its form', async ({
  page,
  expectErrors,
}) => {
  // The editor's preview has no storage.
  expectErrors(/^Docusaurus browser storage is not available/);
  const question = (text: string) => page.getByRole('main').getByRole('listitem').filter({hasText: text}).first();
  await open(page, 'open-questions');
  await question('A business idea is the horse.').getByRole('link').click();
  await expect(page.getByRole('textbox', {name: 'Text'})).toHaveValue(/^A business idea is the horse\./);
  await open(page, 'open-questions');
  await question('Book Equipment').getByRole('link').click();
  await expect(page.getByLabel('Goes to')).toBeVisible();
  await expect(page.getByLabel('Label', {exact: true})).toHaveValue('Book Equipment');
});

test('the handbook links to the staff site, and its examples open in this build’s editor', async ({
  page,
  expectErrors,
}) => {
  // The editor's preview has no storage.
  expectErrors(/^Docusaurus browser storage is not available/);
  await open(page, 'handbook');
  await expect(page.getByRole('article').getByRole('link', {name: origin + base})).toHaveAttribute(
    'href',
    origin + base,
  );
  await open(page, 'handbook/sentence');
  await page.getByRole('article').getByRole('link', {name: 'Open the About page'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'About'})).toBeVisible();
  await expect(page.getByRole('textbox', {name: 'Text'})).toBeFocused();
});

test('links open without a reload, move the focus to the new page’s heading, and install no service worker', async ({
  page,
}) => {
  await open(page, 'about');
  await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
  await page.getByRole('contentinfo').getByRole('link', {name: 'Contact', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Find us in Bukoto'})).toBeFocused();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(await countWorkers(page)).toBe(0);
});
