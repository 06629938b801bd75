/** The editor by keyboard, on a phone and with a screen reader: where the focus goes, and what is announced. */
import type {Page} from 'playwright/test';
import {answerForGitHub, home, keepDraft, open, preview, problems, text, textOf} from './editor';
import {expect, test as site} from './site';

const test = site.extend({
  page: async ({page}, use) => {
    await answerForGitHub(page);
    await use(page);
  },
});

/** Puts the cursor behind this many characters of a plain field, as a tap does. */
async function putCursor(page: Page, at: number): Promise<void> {
  await text(page).focus();
  await text(page).evaluate((box: HTMLTextAreaElement, offset) => box.setSelectionRange(offset, offset), at - 1);
  await page.keyboard.press('ArrowRight');
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}});

  test('the text stays in sight while somebody writes in it', async ({page}) => {
    await open(page, 'pages/about.mdx');
    await expect(preview(page)).toBeVisible();
    const words = await text(page).inputValue();
    await putCursor(page, words.lastIndexOf('\n## ') + 8);
    const scrolled = () => page.evaluate(() => scrollY);
    const before = await scrolled();
    await page.keyboard.type('Qx');
    await expect(preview(page).getByText('Qx')).toBeVisible();
    // In its own frame, the page has scrolled to the words.
    const frame = page.frameLocator('iframe[title="Preview"]').locator('html');
    await expect.poll(() => frame.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(await scrolled()).toBe(before);
    await expect(text(page)).toBeFocused();
  });

  test('a setting keeps the focus while it is written, and can be undone', async ({page}) => {
    await open(page, 'pages/hatchery.mdx');
    const before = textOf('pages/hatchery.mdx');
    const [, type = ''] = /<Tier type="([^"]*)"/.exec(before) ?? [];
    await putCursor(page, before.indexOf('<Tier type="') + 3);
    const field = page.getByRole('textbox', {name: /^Type/});
    await expect(field).toHaveValue(type);
    await field.press('Home');
    await page.keyboard.press('Delete');
    await page.keyboard.type('Quick', {delay: 0});
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(`Quick${type.slice(1)}`);
    const after = before.replace(`<Tier type="${type}"`, `<Tier type="Quick${type.slice(1)}"`);
    await expect(text(page)).toHaveValue(after);
    await text(page).focus();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(text(page)).toHaveValue(before);
  });
});

test.describe('at 400 % zoom', () => {
  test.use({viewport: {width: 320, height: 256}});

  test('the text is as high as the window', async ({page}) => {
    await open(page, 'pages/about.mdx');
    expect((await text(page).boundingBox())?.height).toBeGreaterThanOrEqual(250);
  });
});

test('the focus stays near a button that goes', async ({page}) => {
  const base = textOf('pages/about.mdx');
  const mark = (words: string) => `<ToConfirm reason="Ask whether this is right.">\n\n${words}\n\n</ToConfirm>\n`;
  const [, names = ''] = /^import \{(.*)\}/m.exec(base) ?? [];
  const known = names.includes('ToConfirm') ? base : base.replace(names, `${names}, ToConfirm`);
  await page.goto(home);
  await keepDraft(page, 'pages/about.mdx', {text: `${known}\n${mark('To confirm.')}\nA line<br>break.\n`, base});
  await open(page, 'pages/about.mdx');
  await problems(page).getByRole('button', {name: 'Fix it'}).click();
  await expect(problems(page)).toHaveCount(0);
  await expect(page.getByRole('heading', {name: 'Problems'})).toBeFocused();

  const list = page.getByRole('region', {name: 'To confirm'});
  const left = list.getByRole('button', {name: /^This is right/});
  for (let count = await left.count(); count > 0; count -= 1) {
    await left.last().click();
    await expect(left).toHaveCount(count - 1);
    await expect(page.getByRole('heading', {name: 'To confirm'})).toBeFocused();
    await expect(list.getByRole('status')).toContainText('is confirmed.');
  }
});

test('the focus follows what comes and goes in a record', async ({page}) => {
  await page.goto(`${home}?file=records/hours.yml`);
  const days = page.getByRole('textbox', {name: 'Days'});
  await expect(days.first()).toBeVisible();
  const count = await days.count();
  await page.getByRole('button', {name: 'Add: Days'}).click();
  await expect(days).toHaveCount(count + 1);
  await expect(days.last()).toBeFocused();
  await expect(days.last()).toBeInViewport();
  await page.getByRole('button', {name: `Remove Days ${count + 1}`}).click();
  await expect(days).toHaveCount(count);
  await expect(page.getByRole('button', {name: `Remove ${await days.last().inputValue()}`})).toBeFocused();
});

test('Cancel and Escape lead back to the button that opened', async ({page}) => {
  await page.goto(home);
  const button = page.getByRole('button', {name: 'New program'});
  await button.click();
  await page.getByRole('button', {name: 'Cancel'}).click();
  await expect(button).toBeFocused();
  await open(page, 'pages/about.mdx');
  const add = page.getByRole('button', {name: 'Add …'});
  await add.click();
  await expect(add).toHaveAttribute('aria-expanded', 'true');
  await add.press('Escape');
  await expect(add).toHaveAttribute('aria-expanded', 'false');
  await expect(add).toBeFocused();
});

test('what was added is announced', async ({page}) => {
  await open(page, 'pages/about.mdx');
  await page.getByRole('button', {name: 'Add …'}).click();
  await page.getByRole('button', {name: 'Section', exact: true}).click();
  await expect(page.getByRole('status').filter({hasText: 'Added: Section.'})).toBeVisible();
});

test('the number of problems is announced after a pause, and the problems are listed at once', async ({page}) => {
  await page.clock.install();
  await open(page, 'pages/about.mdx');
  const announced = page.getByRole('region', {name: 'Problems'}).getByRole('status').first();
  await expect(announced).toHaveText('No problems in this file.');
  await page.clock.pauseAt(Date.now() + 60_000);
  await text(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText('\n\nOpen at 8am.\n');
  await page.clock.runFor(100);
  await expect(problems(page)).toHaveCount(1);
  await expect(announced).toHaveText('No problems in this file.');
  await page.clock.runFor(1500);
  await expect(announced).toHaveText('1 problem in this file.');
});

test('fields are named by their labels, and described by their hints', async ({page}) => {
  await page.goto(`${home}?file=records/hours.yml`);
  const closed = page.getByRole('checkbox', {name: 'Closed', exact: true}).first();
  await expect(closed).toHaveAccessibleDescription(/^Closed /);
  await page.goto(`${home}?new=program`);
  await expect(page.getByRole('textbox', {name: 'Name', exact: true})).toHaveAccessibleDescription(/^Its button/);
});

test('each view has a title of its own', async ({page}) => {
  await page.goto(home);
  await expect(page).toHaveTitle(/^Edit the site \| Editor/);
  await page.goto(`${home}?file=records/hours.yml`);
  await expect(page).toHaveTitle(/^Opening hours \| Editor/);
  await page.goto(`${home}?github`);
  await expect(page).toHaveTitle(/^Continue on GitHub \| Editor/);
});
