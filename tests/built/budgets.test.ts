/** What a visitor downloads of each page, in bytes alone, so that the result doesn't depend on the machine. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {BUDGETS, bytesOf, sizeOf} from '../../scripts/bytes';
import {everyPage} from '../../scripts/verify/built';
import {build} from './builtSite';

const pages = everyPage(build);

/** Elements of all pages, each with its page. */
const found = (selector: string) =>
  pages.flatMap(({file, $}) =>
    $(selector)
      .toArray()
      .map((one) => `${file}: ${$.html(one)}`),
  );

test('no page weighs more than its budget', () => {
  const over = pages.filter((page) => {
    const {html, usable} = bytesOf(page, build);
    return html > BUDGETS.html || usable > BUDGETS.usable;
  });
  expect(over.map(({file}) => file)).toEqual([]);
});

test('a page weighs as much as its HTML, its font and site.js', () => {
  const {html, usable} = bytesOf(pages[0], build);
  const isLoaded = (file: string) => /bricolage-(?!more).*\.woff2$|\/site\.\w+\.js$/.test(file);
  const loaded = [...build.files].filter(isLoaded);
  expect(loaded).toHaveLength(2);
  expect(usable).toBe(loaded.reduce((sum, file) => sum + sizeOf(build.dir, file), html));
});

test('no page fetches an image of its frame before it is about to be seen', () => {
  expect(found('img:not([loading=lazy], picture img)')).toEqual([]);
});

test('no page waits for a style sheet or a script before its first paint', () => {
  expect(found('link[rel=stylesheet], script[src]:not([defer], [async])')).toEqual([]);
});
