/** What a visitor downloads of each page, in bytes alone, so that the result doesn't depend on the machine. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {BuildBytes, overBudget} from '../../scripts/bytes';
import {BASE, build} from './builtSite';

const bytes = new BuildBytes(build.dir, BASE);
const pages = [...build.pages, build.notFound].map(({file}) => bytes.bytesOf(file));

test('no page costs more than its budget', () => {
  expect(overBudget(bytes)).toEqual([]);
});

test('every part of a page is weighed', () => {
  const {document, withStyles, font, inline, usable} = bytes.bytesOf('index.html');
  for (const [part, size] of Object.entries({document, withStyles, font, inline})) {
    expect(size, part).toBeGreaterThan(1000);
  }
  expect(usable).toBeGreaterThan(withStyles + font);
});

test('no page fetches an image of its frame before it is about to be seen', () => {
  expect(pages.flatMap(({page, eager}) => eager.map((address) => `${page} fetches ${address}`))).toEqual([]);
});

test('no page waits for a style sheet or a script before its first paint', () => {
  expect(pages.flatMap(({page, blocking}) => blocking.map((address) => `${page} waits for ${address}`))).toEqual([]);
});
