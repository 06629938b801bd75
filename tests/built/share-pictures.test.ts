/** What the picture of a shared page shows: the name, the page's title, the tagline, and a rider in the page's silk. */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {after, test} from 'node:test';
import {expect} from 'playwright/test';
import sharp from 'sharp';
import {TESTS} from '../../scripts/sites.mjs';
import {identity} from '../../src/build/post-build/identity';
import {drawSharePictures} from '../../src/build/post-build/sharePictures';
import {build} from './builtSite';

type Box = {left: number; top: number; width: number; height: number};

/** The colors of a part of a page's picture, pixel by pixel, such as `fbf7ee`. */
async function pixels(page: string, box: Box, dir: string = TESTS.public.dir): Promise<string[]> {
  const picture = sharp(path.join(dir, `share/${page}.png`));
  const hex = (await picture.extract(box).removeAlpha().raw().toBuffer()).toString('hex');
  return hex.match(/.{6}/g) ?? [];
}

const INK = '16211b';

/** Whether letters are drawn somewhere in a box. */
const hasLetters = async (page: string, box: Box, dir?: string) => (await pixels(page, box, dir)).includes(INK);

const colorAt = async (page: string, left: number, top: number) =>
  (await pixels(page, {left, top, width: 1, height: 1}))[0];

const COLUMN = {left: 0, width: 735};

/** Where a picture has letters, and where it has none: what is too large reaches into the margins, or into other words. */
async function expectRoom(page: string, dir?: string): Promise<void> {
  const parts: [what: string, box: Box, letters: boolean][] = [
    ['above the name', {...COLUMN, top: 0, height: 45}, false],
    ['the name', {left: 140, top: 60, width: 560, height: 50}, true],
    ['below the name', {...COLUMN, top: 125, height: 20}, false],
    ['the title', {left: 60, top: 150, width: 640, height: 350}, true],
    ['above the tagline', {...COLUMN, top: 510, height: 20}, false],
    ['the tagline', {left: 60, top: 540, width: 640, height: 40}, true],
    ['below the tagline', {...COLUMN, top: 590, height: 40}, false],
    ['at the left edge', {left: 0, top: 0, width: 55, height: 630}, false],
    ['beside the rider', {left: 705, top: 0, width: 30, height: 630}, false],
  ];
  const found = await Promise.all(parts.map(async ([what, box]) => [what, await hasLetters(page, box, dir)]));
  expect(found, page).toEqual(parts.map(([what, , letters]) => [what, letters]));
}

test('on every page’s picture, name, title and tagline have room around them', async () => {
  const names = build.pages.map(({address}) => address.slice(1) || 'index');
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) await expectRoom(name);
});

for (const [what, title] of [
  ['a long word', 'Microentrepreneurship'],
  ['a long word in capitals', 'MICROENTREPRENEURSHIP'],
  ['a hundred words', 'A room for all of us '.repeat(17)],
]) {
  test(`a title fits, however large it is: ${what}`, async () => {
    const outDir = mkdtempSync(path.join(tmpdir(), 'share-'));
    after(() => rmSync(outDir, {recursive: true}));
    const words = {name: 'Jockeys', tagline: 'Empowering entrepreneurs'};
    await drawSharePictures([{name: 'title', title, url: '', description: '', silk: 'about'}], {
      identity,
      outDir,
      ...words,
    });
    await expectRoom('title', outDir);
  });
}

test('a long title is broken, and ends before the rider', async () => {
  const lines = [220, 290, 360].map((top) => ({left: 60, top, width: 640, height: 50}));
  for (const line of lines) expect(await hasLetters('hatchery', line)).toBe(true);
  expect(await hasLetters('hatchery', {left: 720, top: 130, width: 30, height: 230})).toBe(false);
});

test('the rider of /about wears stripes of gold on bark, in front of the lake', async () => {
  expect(await colorAt('about', 958, 400)).toBe('74391f');
  expect(await colorAt('about', 930, 400)).toBe('f6b92b');
  expect(await colorAt('about', 790, 100)).toBe('1c4f70');
});

test('a page that chose another silk is shared in that: the rider of /our-team, in front of the lake', async () => {
  expect(await colorAt('our-team', 790, 100)).toBe('1c4f70');
});
