/** Holds the built pages to their budgets, in bytes alone: what a page costs must not depend on who measures it. */
import {existsSync} from 'node:fs';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {TESTS} from '../../scripts/builds.mjs';
import {builtPages, bytesOfPage, overBudget} from '../../scripts/bytes';

const base = TESTS.public.env.BASE_URL;

test('no page costs more than its budget', () => {
  expect(existsSync('build/index.html'), 'There is no build to measure. Run "npm run build" first.').toBe(true);
  const over = overBudget('build', base);
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
