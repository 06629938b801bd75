/**
 * Holds the pages of the tests' own site, which use every component, to their budgets, in bytes alone: what a page costs
 * must not depend on who measures it.
 */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {BuildBytes, overBudget} from '../../scripts/bytes';
import {NEEDS_REACT} from '../../src/browser/controls';
import {BASE, build} from './builtSite';

const bytes = new BuildBytes(build.dir, BASE);
const pages = [...build.pages, build.notFound].map(({file}) => bytes.bytesOf(file));

test('no page costs more than its budget', () => {
  expect(overBudget(bytes)).toEqual([]);
});

test('every part of a page is weighed', () => {
  const {document, withStyles, font, inline, script, styles, all} = bytes.bytesOf('index.html');
  for (const [part, size] of Object.entries({document, withStyles, font, inline, script, styles, all})) {
    expect(size, part).toBeGreaterThan(1000);
  }
  const ours = bytes.bytesOf('our-team.html');
  expect(ours.pictures, 'the pictures of a page').toBeGreaterThan(10_000);
});

test('the script that counts figures weighs only on a page that has some', () => {
  const [{all, withStyles, font}, contact] = [bytes.bytesOf('index.html'), bytes.bytesOf('contact.html')];
  expect(all).toBeGreaterThan(withStyles + font);
  expect(contact.all).toBe(contact.withStyles + contact.font);
});

/** What holds an early touch until React is there says so to a screen reader. */
const HOLDS = 'aria-busy';

test('a page’s starter holds touches for React if the page has a control that needs it, and no other does', () => {
  const starters = [...build.pages, ...(build.staff?.pages ?? [])].map(({$}) => ({
    hasControls: $(NEEDS_REACT).length > 0,
    holds: $('script[data-scripts]').text().includes(HOLDS),
  }));
  expect(starters.filter(({hasControls, holds}) => hasControls !== holds)).toEqual([]);
  expect(starters.filter(({holds}) => holds).length, 'such as a page of the handbook').toBeGreaterThan(0);
  expect(starters.filter(({holds}) => !holds).length).toBeGreaterThan(0);
});

test('no picture is fetched before it is about to be seen', () => {
  expect(pages.flatMap(({page, eager}) => eager.map((address) => `${page} fetches ${address} at once.`))).toEqual([]);
});

test('no page waits for a style sheet or a script before its first paint', () => {
  const waiting = pages.filter(({blocking}) => blocking.length > 0);
  expect(waiting.map(({page, blocking}) => `${page} waits for ${blocking.join(', ')}.`)).toEqual([]);
});
