/** The handbook, which staff read in their builds: each page ends with *Try it*, which opens the editor at its place. */
import {readdirSync} from 'node:fs';
import type {Locator, Page} from 'playwright/test';
import {addressOf, PREVIEW} from '../../scripts/testBuilds.mjs';
import {answerForGitHub, home as editor, text, textOf} from './editor';
import {expect, hydrated, test, violations} from './site';

const home = addressOf(PREVIEW);
const pages = readdirSync('handbook').filter((file) => /\.mdx?$/.test(file));
const routeOf = (file: string) => `${home}handbook/${file.replace(/(^index)?\.mdx?$/, '')}`.replace(/\/$/, '');

test.beforeEach(({page}) => answerForGitHub(page));

/** What the part of a page under its last heading leads to. */
const tried = (page: Page): Locator => page.locator('h2:last-of-type ~ p > a.try-it');

/** That the editor has opened what the address asks for. */
async function expectOpened(page: Page, query: URLSearchParams): Promise<void> {
  const [file, words, kind] = ['file', 'words', 'new'].map((name) => query.get(name));
  const title = page.getByRole('heading', {level: 1});
  if (file) {
    await expect(page.getByText(file, {exact: true}).first()).toBeVisible();
    if (file.startsWith('records/')) await expect(page.getByRole('group').first()).toBeVisible();
    else await expect(text(page)).toBeVisible();
    // A page that no longer has these words opens at its top.
    if (words && textOf(file).includes(words)) await expect(text(page)).toBeFocused();
    return;
  }
  await expect(title).toHaveText(query.has('github') ? 'Continue on GitHub' : 'Edit the site');
  if (kind) {
    await expect(page.getByRole('button', {name: `New ${kind}`})).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('form input').first()).toBeFocused();
  }
}

for (const file of pages) {
  test(`handbook/${file} ends with “Try it”, which opens what it says`, async ({page}) => {
    await page.goto(routeOf(file));
    await expect(page.locator('.markdown h2').last()).toHaveText(/^Try it/);
    const count = await tried(page).count();
    expect(count).toBeGreaterThan(0);
    for (let index = 0; index < count; index += 1) {
      await page.goto(routeOf(file));
      await hydrated(page);
      await tried(page).nth(index).click();
      await page.waitForURL((url) => url.pathname === new URL(editor).pathname);
      await expectOpened(page, new URL(page.url()).searchParams);
      // The editor's own policy came with its page: no other page's is in force.
      expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0].name)).toContain('/editor');
    }
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing on handbook/${file}, ${colorScheme}, and it is no wider than a phone`, async ({page}) => {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      for (const width of [1280, 360]) {
        await page.setViewportSize({width, height: 800});
        await page.goto(routeOf(file));
        await hydrated(page);
        const found = await violations(page);
        // The examples of components bring the headings of a page along.
        expect(
          found.filter((line) => file !== 'components.mdx' || !line.startsWith('heading-order')),
          `${width} pixels`,
        ).toEqual([]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });
  }
}

test('words in the text are selected where they first stand', async ({page}) => {
  const words = /^# .*$/m.exec(textOf('pages/about.mdx'))?.[0] ?? '';
  await page.setViewportSize({width: 360, height: 740});
  await page.goto(`${editor}?file=pages/about.mdx&words=${encodeURIComponent(words)}`);
  await expect(text(page)).toBeFocused();
  const selected = text(page).evaluate((box: HTMLTextAreaElement) =>
    box.value.slice(box.selectionStart, box.selectionEnd),
  );
  expect(await selected).toBe(words);
});
