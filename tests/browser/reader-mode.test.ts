/** What a browser's reader mode shows of a page, read by the library that Firefox reads with. */
import {readFileSync} from 'node:fs';
import type {Page} from 'playwright/test';
import {expect, hydrated, PAGES, test} from './site';

const LIBRARY = readFileSync(require.resolve('@mozilla/readability/Readability.js'), 'utf8');

// The library builds its copy with styles of its own, which the page's policy refuses.
test.use({expectedErrors: [/Applying inline style/]});

/** The library takes a heading whose address begins with “media” for an advertisement's. What stands under it is kept. */
const MISTAKEN = 'Media Archive';

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

async function read(page: Page): Promise<string> {
  const text = await page.evaluate<string>(
    `{${LIBRARY}; new Readability(document.cloneNode(true)).parse().textContent}`,
  );
  return oneLine(text);
}

for (const path of PAGES) {
  test(`${path} keeps its headings and figures, before React comes and after`, {tag: '@once'}, async ({page}) => {
    await page.goto(`.${path}`);
    const parts = page.locator('main').locator('h2, h3, li:has([data-duration])');
    const wanted = (await parts.allTextContents()).map(oneLine).filter((part) => part !== MISTAKEN);
    expect(wanted.length).toBeGreaterThan(0);
    const lost = (text: string) => wanted.filter((part) => !text.includes(part));
    expect(lost(await read(page))).toEqual([]);
    await hydrated(page);
    expect(lost(await read(page))).toEqual([]);
  });
}
