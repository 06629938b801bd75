/** The picture of a shared page: the name, the page's title, the tagline, and an illustration in the page's silk. */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import sharp from 'sharp';
import {TESTS} from '../../scripts/sites.mjs';
import {drawSharePictures} from '../../src/build/post-build/sharePictures';
import {build} from './builtSite';

type Box = {left: number; top: number; width: number; height: number};

/** The colors in a part of a page's picture, pixel by pixel, such as `fbf7ee`. */
async function pixels(page: string, box: Box, dir: string = TESTS.public.dir): Promise<string[]> {
  const picture = sharp(path.join(dir, `share/${page}.png`));
  const hex = (await picture.extract(box).removeAlpha().raw().toBuffer()).toString('hex');
  return hex.match(/.{6}/g) ?? [];
}

const LETTERS = '16211b';
const COLUMN = {left: 0, width: 735};

/** The parts of a picture with letters, and the margins around them, which letters reach that are too large. */
const PARTS: [part: string, box: Box, hasLetters: boolean][] = [
  ['above the name', {...COLUMN, top: 0, height: 45}, false],
  ['the name', {left: 140, top: 60, width: 560, height: 50}, true],
  ['below the name', {...COLUMN, top: 125, height: 20}, false],
  ['the title', {left: 60, top: 150, width: 640, height: 350}, true],
  ['above the tagline', {...COLUMN, top: 510, height: 20}, false],
  ['the tagline', {left: 60, top: 540, width: 640, height: 40}, true],
  ['below the tagline', {...COLUMN, top: 590, height: 40}, false],
  ['at the left edge', {left: 0, top: 0, width: 55, height: 630}, false],
  ['beside the illustration', {left: 705, top: 0, width: 30, height: 630}, false],
];

async function expectRoom(page: string, dir?: string): Promise<void> {
  for (const [part, box, hasLetters] of PARTS) {
    expect((await pixels(page, box, dir)).includes(LETTERS), `${page}: letters ${part}`).toBe(hasLetters);
  }
}

test('the name, title and tagline have room around them on every page’s picture', async () => {
  expect(build.pages.length).toBeGreaterThan(5);
  for (const {file} of build.pages) await expectRoom(file.replace('.html', ''));
});

for (const [what, title] of [
  ['a long word in capitals', 'MICROENTREPRENEURSHIP'],
  ['a hundred words', 'A room for all of us '.repeat(17)],
]) {
  test(`a title of ${what} fits`, async (t) => {
    const outDir = mkdtempSync(path.join(tmpdir(), 'share-'));
    t.after(() => rmSync(outDir, {recursive: true}));
    const page = {name: 'title', title, url: '', description: '', silk: 'about'} as const;
    await drawSharePictures([page], outDir, {name: 'Jockeys', tagline: 'Empowering entrepreneurs'});
    await expectRoom('title', outDir);
  });
}

test('the illustration has the silk of its page, also one that the page chose', async () => {
  const colorAt = async (page: string, left: number, top: number) =>
    (await pixels(page, {left, top, width: 1, height: 1}))[0];
  expect(await colorAt('about', 958, 400)).toBe('74391f');
  expect(await colorAt('our-team', 790, 100)).toBe('1c4f70');
});
