/** Whether all words of a page can be read: none cut off, none broken inside. */
import {expect, type Page} from 'playwright/test';
import {PAGES} from '../fixtures';

/**
 * What is lost to a reader: text that its own box cuts off, or that is beyond the edge of the screen where no
 * scrolling reaches it, a word that is broken inside (a hyphen or a slash ends a word) or covers another, a page that
 * scrolls sideways. Runs in the page.
 */
function lost(): string[] {
  const {clientWidth, scrollWidth} = document.documentElement;
  const faults = scrollWidth > clientWidth ? [`The page scrolls ${scrollWidth - clientWidth} pixels sideways.`] : [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const words: {word: string; box: DOMRect}[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement as HTMLElement;
    const text = node.textContent ?? '';
    // Read by a screen reader, and seen once it has the focus.
    const unseen = '.aloud, [aria-hidden="true"], script, style, noscript, [href$="skipToContent_fallback"]';
    if (!text.trim() || element.closest(unseen)) continue;
    if (!element.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
    for (const {index, 0: word} of text.matchAll(/[^\s/\u2013-]+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const boxes = Array.from(range.getClientRects()).filter(({width}) => width > 0);
      if (new Set(boxes.map(({top}) => Math.round(top))).size > 1) faults.push(`"${word}" is broken.`);
      if (boxes.some(({left, right}) => left < -1 || right > clientWidth + 1))
        faults.push(`"${word}" is out of reach.`);
      for (const box of boxes) {
        // On the same line: the box that a face asks for is higher than its letters.
        const isUnder = ({box: {left, right, top, bottom}}: {box: DOMRect}) =>
          Math.min(box.right, right) - Math.max(box.left, left) > 2 &&
          Math.abs(box.top + box.bottom - top - bottom) < Math.min(box.height, bottom - top) / 2;
        const under = words.find(isUnder);
        if (under) faults.push(`"${word}" covers "${under.word}".`);
        words.push({word, box});
      }
    }
    range.selectNodeContents(node);
    const {left, right, top, bottom} = range.getBoundingClientRect();
    for (let box: HTMLElement | null = element; box && box !== document.body; box = box.parentElement) {
      const {overflowX, overflowY} = getComputedStyle(box);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const edge = box.getBoundingClientRect();
      // Where the bar's button has no room beside the name, it is in the menu alone.
      if (box.matches('.navbar__items') && top >= edge.bottom) break;
      // A line of large type is less high than the box that its face asks for; its letters are whole.
      const empty = Number.parseFloat(getComputedStyle(element).fontSize) / 5;
      if (right > edge.right + 1 || left < edge.left - 1 || bottom > edge.bottom + empty) {
        faults.push(`"${text.trim().slice(0, 40)}" is cut off.`);
      }
    }
  }
  return faults;
}

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
      const here = (await page.evaluate(lost)).filter((line) => !mayBreak || !line.endsWith('is broken.'));
      faults.push(...here.map((line) => `${path} at ${width} pixels: ${line}`));
    }
  }
  expect(faults).toEqual([]);
}

/** Makes the text of the page as large as the browser's own setting would, in pixels. */
export const enlarge = (page: Page, pixels: number) => page.addStyleTag({content: `html { font-size: ${pixels}px }`});
