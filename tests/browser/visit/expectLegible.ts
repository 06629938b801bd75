/** Whether all words of a page can be read: none cut off, none broken inside, at the widths that a test names. */
import {expect, type Page} from 'playwright/test';
import {PAGES} from '../fixtures';
import {inPage} from '../inPage/load';

const lost = inPage<typeof import('./lostWords')>(require.resolve('./lostWords'));

/**
 * Opens every page, changes it, and expects that all of it can be read at each width, in pixels. With `mayBreak`, a word
 * that is too wide for its place may be broken.
 */
export async function expectLegible(
  page: Page,
  widths: number[],
  {change, mayBreak = false}: {change?: () => Promise<unknown>; mayBreak?: boolean} = {},
): Promise<void> {
  const faults: string[] = [];
  for (const path of [...PAGES, '/no-such-page']) {
    await page.goto(`.${path}`);
    await change?.();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const width of widths) {
      await page.setViewportSize({width, height: 800});
      const all = await page.evaluate((module) => module.lostWords(), await lost(page));
      const here = all.filter((line) => !mayBreak || !line.endsWith('is broken.'));
      faults.push(...here.map((line) => `${path} at ${width} pixels: ${line}`));
    }
  }
  expect(faults).toEqual([]);
}

/** Makes the text of the page as large as the browser's own setting would, in pixels. */
export const enlarge = (page: Page, pixels: number) => page.addStyleTag({content: `html { font-size: ${pixels}px }`});
