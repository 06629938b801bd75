/** What every browser has to swallow, also those that run nothing else of the site: the scripts inside the pages. */
import {readFileSync} from 'node:fs';
import {expect, test} from 'playwright/test';
import {builtPages} from '../../scripts/bytes';

/** Operators and members that came after ES2019; a browser that does not know one drops the whole script. */
const NEWER = /\?\.(?!\d)|\?\?|\*\*=|&&=|\|\|=|\b\d+n\b|#\w+ in |\bawait\b|\bimport\(/;

const scriptsIn = (html: string) =>
  [...html.matchAll(/<script(?: data-scripts="[^"]*")?>([\s\S]*?)<\/script>/g)].map(([, code]) => code);

test('scripts inside the pages use no syntax newer than ES2019, and no eval', () => {
  const pages = builtPages('build').map((page) => ({page, scripts: scriptsIn(readFileSync(`build/${page}`, 'utf8'))}));
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.filter(({scripts}) => scripts.length === 0)).toEqual([]);
  const wrong = pages.filter(({scripts}) =>
    scripts.some((code) => NEWER.test(code) || /\beval\(|new Function/.test(code)),
  );
  expect(wrong.map(({page}) => page)).toEqual([]);
});
