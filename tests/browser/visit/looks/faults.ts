/** The faults of a page's looks, as sentences. A fault names its rule, its limit and the reason. */
import type {Locator, Page} from 'playwright/test';
import {judgeColors} from './judgeColors';
import {judgeLayout} from './judgeLayout';
import {measureColors} from './measureColors';
import {measureLayout} from './measureLayout';

/** What is too close, too small or out of line in the page, at the width that its window has now. */
export const crowded = async (page: Page): Promise<string[]> => judgeLayout(await page.evaluate(measureLayout));

/** What can't be told from the ground behind it among these elements. It moves the focus. */
export const pale = async (elements: Locator): Promise<string[]> =>
  judgeColors(await elements.evaluateAll(measureColors));

/** Parts of a page that nothing keeps apart from the part above them. */
export const merged = (page: Page): Promise<string[]> => page.evaluate(mergedParts);

/**
 * Parts of a page that nothing keeps apart from the part above them, neither a rule nor another ground. Doors stand on the
 * floor of the opening above them. Runs in the page.
 */
function mergedParts(): string[] {
  const isClear = (color: string) => /^rgba\(.*, 0\)$/.test(color);
  const parts = Array.from(document.querySelectorAll<HTMLElement>('main > article > *'), (part) => ({
    part,
    look: getComputedStyle(part),
  })).filter(({part}) => part.offsetHeight > 0);
  const groundOf = ({backgroundColor}: CSSStyleDeclaration) =>
    isClear(backgroundColor) ? getComputedStyle(document.documentElement).backgroundColor : backgroundColor;
  return parts
    .filter(({part, look}, index) => {
      if (index === 0 || part.matches('nav')) return false;
      const isRuled = Number.parseFloat(look.borderTopWidth) > 0 && !isClear(look.borderTopColor);
      return !isRuled && groundOf(look) === groundOf(parts[index - 1].look);
    })
    .map(
      ({part}) =>
        `"${part.textContent?.slice(0, 40)}" isn’t apart from what is above it. [merged] A part has a rule above it, or another ground.`,
    );
}
