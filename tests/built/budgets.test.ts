/** What a visitor downloads of each page, in bytes alone, so that the result doesn't depend on the machine. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {BuildBytes, overBudget} from '../../scripts/bytes';
import {NEEDS_REACT} from '../../src/browser/controls';
import {BASE, build, staff} from './builtSite';

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
});

test('only a page with counters loads their script', () => {
  const [home, contact] = [bytes.bytesOf('index.html'), bytes.bytesOf('contact.html')];
  expect(home.all).toBeGreaterThan(home.withStyles + home.font);
  expect(contact.all).toBe(contact.withStyles + contact.font);
});

test('only a page with a control that needs React holds an early tap for it', () => {
  const inlineScripts = [...build.pages, ...staff.pages].map(({$}) => ({
    needsReact: $(NEEDS_REACT).length > 0,
    // A control that holds a tap tells screen readers that it is busy.
    holdsTaps: $('script[data-scripts]').text().includes('aria-busy'),
  }));
  expect(inlineScripts.filter(({needsReact, holdsTaps}) => needsReact !== holdsTaps)).toEqual([]);
  expect(new Set(inlineScripts.map(({holdsTaps}) => holdsTaps)).size).toBe(2);
});

test('no page fetches an image of its frame before it is about to be seen', () => {
  expect(pages.flatMap(({page, eager}) => eager.map((address) => `${page} fetches ${address}`))).toEqual([]);
});

test('no page waits for a style sheet or a script before its first paint', () => {
  expect(pages.flatMap(({page, blocking}) => blocking.map((address) => `${page} waits for ${address}`))).toEqual([]);
});
