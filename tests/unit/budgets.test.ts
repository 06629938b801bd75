/** Holds the built pages to their budgets, in bytes alone: what a page costs must not depend on who measures it. */
import {existsSync} from 'node:fs';
import {expect, test} from 'playwright/test';
import {builtPages, bytesOfPage, type PageBytes} from '../../scripts/bench/bytes';

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

const base = process.env.BASE_URL ?? '/';

test('no page costs more than its budget', () => {
  expect(existsSync('build/index.html'), 'There is no build to measure. Run "npm run build" first.').toBe(true);
  const pages = builtPages('build').map((page) => bytesOfPage('build', page, base));
  const over = pages.flatMap(({page, ...bytes}) =>
    (Object.keys(BUDGETS) as (keyof typeof BUDGETS)[])
      .map((part) => ({size: bytes[part], atMost: BUDGETS[part][0], what: BUDGETS[part][1]}))
      .filter(({size, atMost}) => size > atMost)
      .map(({size, atMost, what}) => `${page}: ${what}: ${size} bytes, and the budget is ${atMost}.`),
  );
  expect(over, over.join('\n')).toEqual([]);
});

test('no picture is fetched before it is about to be seen', () => {
  const early = builtPages('build')
    .map((page) => bytesOfPage('build', page, base))
    .flatMap(({page, eager}) => eager.map((address) => `${page} fetches ${address} at once.`));
  expect(early, early.join('\n')).toEqual([]);
});

test('no page waits for a style sheet or a script before its first paint', () => {
  const waiting = builtPages('build')
    .map((page) => bytesOfPage('build', page, base))
    .filter(({blocking}) => blocking.length > 0)
    .map(({page, blocking}) => `${page} waits for ${blocking.join(', ')} before it paints.`);
  expect(waiting, waiting.join('\n')).toEqual([]);
});
