/**
 * Holds the pages of the tests' own site, which use every component, to their budgets, in bytes alone: what a page costs
 * must not depend on who measures it.
 */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {bytesOfPage, overBudget} from '../../scripts/bytes';
import {BASE, build} from './builtSite';

const pages = [...build.pages, build.notFound].map(({file}) => bytesOfPage(build.dir, file, BASE));

test('no page costs more than its budget', () => {
  expect(overBudget(build.dir, BASE)).toEqual([]);
});

test('every part of a page is weighed', () => {
  const {html, font, inline, script, styles, all, next} = bytesOfPage(build.dir, 'index.html', BASE);
  for (const [part, bytes] of Object.entries({html, font, inline, script, styles, all, next})) {
    expect(bytes, part).toBeGreaterThan(1000);
  }
  const ours = bytesOfPage(build.dir, 'our-team.html', BASE);
  expect(ours.pictures, 'the pictures of a page').toBeGreaterThan(10_000);
});

test('no picture is fetched before it is about to be seen', () => {
  expect(pages.flatMap(({page, eager}) => eager.map((address) => `${page} fetches ${address} at once.`))).toEqual([]);
});

test('no page waits for a style sheet or a script before its first paint', () => {
  const waiting = pages.filter(({blocking}) => blocking.length > 0);
  expect(waiting.map(({page, blocking}) => `${page} waits for ${blocking.join(', ')}.`)).toEqual([]);
});
