/** Silks: no two are alike, and each page wears its own. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {shapes, silkOfPage, silks, TILES} from '../../../src/components/Silk/silks';
import {files} from '../../site';

const worn: string[] = Object.values(silks).map(({shape}) => shape);

test('no shape is worn twice', () => expect(worn).toEqual([...new Set(worn)]));

test('no shape is drawn for nobody: each is worn, or a page of the tests’ own site shows it', () => {
  const pages = files.list('pages').map((file) => files.text(file));
  const isShown = (shape: string) => pages.some((page) => page.includes(`shape="${shape}"`));
  expect(Object.keys(shapes).filter((shape) => !worn.includes(shape) && !isShown(shape))).toEqual([]);
});

test('a mosaic shows sixteen silks, each once', () => {
  expect(TILES).toHaveLength(16);
  expect(new Set(TILES).size).toBe(16);
});

for (const [address, silk] of [
  ['/', 'home'],
  ['/about', 'about'],
  ['/about/', 'about'],
  ['/programs', 'programs'],
  ['/aguma-framework', 'aguma-framework'],
  ['/hatchery', 'hatchery'],
  ['/impact', 'impact'],
  ['/contact', 'contact'],
  ['/more', 'more'],
  ['/our-team', 'plain'],
  ['/a-new-page', 'plain'],
]) {
  test(`the page at ${address} wears ${silk === 'plain' ? 'the plain silk' : `its own silk, ${silk}`}`, () => {
    expect(silkOfPage(address)).toBe(silk);
  });
}

test('a page that names a silk at its top wears that one', () => {
  expect(silkOfPage('/our-team', {silk: 'kite'})).toBe('kite');
  expect(silkOfPage('/about', {silk: 'kite'})).toBe('kite');
});
