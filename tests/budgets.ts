/** What a page may cost a visitor. */
import {builtPages, bytesOfPage, type PageBytes} from '../scripts/bench/bytes';

/** What each page may cost on a first visit, in bytes as they travel (gzip). */
const BUDGETS: Record<
  Exclude<keyof PageBytes, 'page' | 'html' | 'blocking' | 'eager' | 'pictures'>,
  [atMost: number, what: string]
> = {
  next: [15_000, 'its HTML with its styles and scripts, which a visitor who comes from another page gets'],
  font: [16_000, 'its font'],
  inline: [1_500, 'the scripts inside it, which run before the first paint'],
  script: [115_000, 'its scripts, when they are wanted'],
  styles: [9_000, 'the styles that come with its scripts'],
  all: [33_000, 'everything it needs but its pictures, before anything is wanted'],
};

/** What the script inside a page may have more if the page has pictures. */
const FOR_PICTURES = 250;

/** What is over its budget in a build, a sentence each. Pictures are no part of it. */
export function overBudget(dir: string, base = '/'): string[] {
  const parts = Object.keys(BUDGETS) as (keyof typeof BUDGETS)[];
  return builtPages(dir).flatMap((file) => {
    const {page, ...bytes} = bytesOfPage(dir, file, base);
    const allowed = (part: keyof typeof BUDGETS) =>
      BUDGETS[part][0] + (part === 'inline' && bytes.pictures > 0 ? FOR_PICTURES : 0);
    return parts
      .filter((part) => bytes[part] > allowed(part))
      .map((part) => `${page}: ${BUDGETS[part][1]}: ${bytes[part]} bytes, and the budget is ${allowed(part)}.`);
  });
}
