/** What the picture of a shared page shows: the name, the page's title, the tagline, and a rider in the page's silk. */
import path from 'node:path';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import sharp from 'sharp';
import {TESTS} from '../../scripts/builds.mjs';

type Box = {left: number; top: number; width: number; height: number};

/** The colors of a part of a page's picture, pixel by pixel, such as `fbf7ee`. */
async function pixels(page: string, box: Box): Promise<string[]> {
  const picture = sharp(path.join(TESTS.public.dir, `share/${page}.png`));
  const hex = (await picture.extract(box).removeAlpha().raw().toBuffer()).toString('hex');
  return hex.match(/.{6}/g) ?? [];
}

const INK = '16211b';

/** Whether letters are drawn somewhere in a box. */
const hasLetters = async (page: string, box: Box) => (await pixels(page, box)).includes(INK);

const colorAt = async (page: string, left: number, top: number) =>
  (await pixels(page, {left, top, width: 1, height: 1}))[0];

for (const [what, box] of [
  ['the name', {left: 140, top: 60, width: 140, height: 45}],
  ['its title', {left: 60, top: 280, width: 640, height: 100}],
  ['the tagline', {left: 60, top: 540, width: 380, height: 40}],
] as const) {
  test(`the picture of /about has ${what}`, async () => {
    expect(await hasLetters('about', box)).toBe(true);
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
