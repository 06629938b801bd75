/** One silk, one owner; no two alike. */
import {readdirSync} from 'node:fs';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {shapes, silkOfPage, silks} from '../../../src/components/Silk/silks';

test('no shape is worn twice, and none is drawn for nobody', () => {
  const worn = Object.values(silks).map(({shape}) => shape);
  expect([...worn].sort()).toEqual(Object.keys(shapes).sort());
});

test('every page of the site has a silk of its own; a page that has none wears the plain one', () => {
  const pages = readdirSync('tests/unit/check/site/pages').map((file) => file.replace('.mdx', '').replace('index', ''));
  const worn = pages.map((page) => silkOfPage(`/${page}`));
  expect(new Set(worn).size).toBe(pages.length);
  expect(worn).not.toContain('plain');
  expect(silkOfPage('/a-new-page')).toBe('plain');
});
