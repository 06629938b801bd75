/** One silk, one owner; no two alike. */
import {readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {shapes, silkOfPage, silks} from '../../../src/components/Silk/silks';

test('no shape is worn twice, and none is drawn for nobody', () => {
  const worn: string[] = Object.values(silks).map(({shape}) => shape);
  expect(worn).toEqual([...new Set(worn)]);
  const pages = readdirSync('pages').map((file) => readFileSync(`pages/${file}`, 'utf8'));
  const isShown = (shape: string) => pages.some((page) => page.includes(`shape="${shape}"`));
  expect(Object.keys(shapes).filter((shape) => !worn.includes(shape) && !isShown(shape))).toEqual([]);
});

test('every page of the site has a silk of its own; a page that has none wears the plain one', () => {
  const pages = readdirSync('tests/unit/check/site/pages').map((file) => file.replace('.mdx', '').replace('index', ''));
  const worn = pages.map((page) => silkOfPage(`/${page}`));
  expect(new Set(worn).size).toBe(pages.length);
  expect(worn).not.toContain('plain');
  expect(silkOfPage('/a-new-page')).toBe('plain');
});
