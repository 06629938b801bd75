/** The editor by keyboard, on a phone and with a screen reader: where the focus goes, and what is announced. */
import type {Page} from 'playwright/test';
import {answerForGitHub, open, preview, text, textOf} from './editor';
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
