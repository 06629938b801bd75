/** What the encoder makes of an original, read back. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import sharp from 'sharp';
import {
  encode,
  evenSize,
  GOLD,
  INK,
  PAPER,
  type PictureRequest,
  planVariants,
  printLogo,
} from '../../../src/build/pictures/encode';
import {placementFor} from '../../../src/content/site/pictures/placements';
import {files} from '../../site';
import {bomb, fromTelephone, scene} from './samples';

const TEXT: PictureRequest = {
  placement: {spot: 'text', sizes: '100vw', widths: [120, 240], needs: 0},
  look: 'natural',
  focus: 'center',
};
const size = {width: 480, height: 320};

/** The files for an original of 480 × 320, with their formats and what they hold. */
async function made(original: Buffer, request: PictureRequest = TEXT) {
  const encoded = await encode(original, request, planVariants(size, request));
  return Promise.all(
    [...encoded].map(async ([variant, bytes]) => ({variant, bytes, metadata: await sharp(bytes).metadata()})),
  );
}

/** The colour at a place, given in parts of the width and height. */
async function colourAt(bytes: Buffer, x: number, y: number): Promise<number[]> {
  const {data, info} = await sharp(bytes).removeAlpha().raw().toBuffer({resolveWithObject: true});
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [...data.subarray(at, at + 3)];
}

const distance = (a: number[], b: number[]) => Math.hypot(...a.map((value, index) => value - b[index]));

test('every format and width, upright, without anything that the camera wrote', async () => {
  const encoded = await made(await fromTelephone(480, 320));
  expect(encoded.map(({variant: {format, width, height}}) => `${format} ${width}×${height}`)).toEqual([
    'avif 120×80',
    'avif 240×160',
    'webp 120×80',
    'webp 240×160',
    'jpg 120×80',
    'jpg 240×160',
  ]);
  for (const {variant, bytes, metadata} of encoded) {
    const {width, height, format, exif, icc, xmp, iptc, orientation} = metadata;
    expect([width, height]).toEqual([variant.width, variant.height]);
    expect(format).toBe({avif: 'heif', webp: 'webp', jpg: 'jpeg', png: 'png'}[variant.format]);
    expect({exif, icc, xmp, iptc}).toEqual({exif: undefined, icc: undefined, xmp: undefined, iptc: undefined});
    expect(orientation ?? 1).toBe(1);
    expect(distance(await colourAt(bytes, 0.5, 0.1), [0xc0, 0x20, 0x20]), 'red at its top').toBeLessThan(14);
    expect(distance(await colourAt(bytes, 0.1, 0.7), [0x20, 0x80, 0x40]), 'green at its left').toBeLessThan(14);
  }
});

/** Printing inks have no blue so deep: what is nearest is farther off than in the others, and no more. */
const ORIGINALS = {
  'Display P3': () => scene(480, 320).withIccProfile('p3').jpeg({quality: 95}).toBuffer(),
  CMYK: () => scene(480, 320).toColourspace('cmyk').withIccProfile('cmyk').jpeg({quality: 95}).toBuffer(),
  '16 bits': () => scene(480, 320).toColourspace('rgb16').png().toBuffer(),
};

for (const [name, original] of Object.entries(ORIGINALS)) {
  test(`${name}: the colours come out as they were seen`, async () => {
    for (const {bytes} of await made(await original())) {
      expect(distance(await colourAt(bytes, 0.5, 0.1), [0xc0, 0x20, 0x20])).toBeLessThan(20);
      expect(distance(await colourAt(bytes, 0.8, 0.7), [0x34, 0x65, 0xa4])).toBeLessThan(name === 'CMYK' ? 32 : 20);
    }
  });
}

test('a transparent picture gets paper behind it', async () => {
  const original = await sharp({create: {...size, channels: 4, background: '#0000'}})
    .png()
    .toBuffer();
  for (const {bytes} of await made(original)) expect(distance(await colourAt(bytes, 0.5, 0.5), PAPER)).toBeLessThan(6);
});

const RAMP = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320"><linearGradient id="g"><stop/><stop offset="1" stop-color="#fff"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`;

for (const [look, lights] of [
  ['ink', PAPER],
  ['gold', GOLD],
] as const) {
  test(`the look ${look}: from the darkest to the lightest, nothing but what lies between two colours`, async () => {
    const original = await sharp(Buffer.from(RAMP)).jpeg({quality: 95}).toBuffer();
    const [{bytes}] = (await made(original, {...TEXT, look})).slice(-1);
    expect(distance(await colourAt(bytes, 0.005, 0.5), INK)).toBeLessThan(12);
    expect(distance(await colourAt(bytes, 0.995, 0.5), lights)).toBeLessThan(12);
    const middle = INK.map((shadow, channel) => (shadow + lights[channel]) / 2);
    expect(distance(await colourAt(bytes, 0.5, 0.5), middle)).toBeLessThan(20);
  });
}

const [RED, GREEN, BLUE] = [
  [0xc0, 0x20, 0x20],
  [0x20, 0x80, 0x40],
  [0x34, 0x65, 0xa4],
];

for (const [focus, ratio, colour] of [
  ['top', 6, RED],
  ['bottom', 6, BLUE],
  ['left', 1 / 4, GREEN],
  ['right', 1 / 4, BLUE],
] as const) {
  test(`what counts stays in a cropped picture: the ${focus}`, async () => {
    const request: PictureRequest = {...TEXT, placement: {...TEXT.placement, ratio}, focus};
    const [{bytes}] = await made(await fromTelephone(480, 320), request);
    expect(distance(await colourAt(bytes, 0.5, 0.8), colour)).toBeLessThan(20);
  });
}

const logoOf = (fill: string, ground: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="100%" height="100%" fill="${ground}"/><rect x="200" y="150" width="200" height="100" fill="${fill}"/></svg>`;

for (const [what, fill, ground] of [
  ['blue on nothing', '#27577a', 'none'],
  ['white on nothing', '#fff', 'none'],
  ['white on a dark plate', '#fff', '#20603c'],
  ['yellow on white', '#e0b020', '#fff'],
]) {
  test(`a partner's logo, ${what}, is printed in ink on paper without its margin`, async () => {
    const original = await sharp(Buffer.from(logoOf(fill, ground)))
      .png()
      .toBuffer();
    const logo = await printLogo(original);
    const {width, height} = await sharp(logo).metadata();
    expect(Math.abs((width ?? 0) / (height ?? 1) - 2)).toBeLessThan(0.1);
    expect(distance(await colourAt(logo, 0.5, 0.5), INK)).toBeLessThan(12);
  });
}

for (const [shape, size, drawn] of [
  ['square', {width: 300, height: 300}, {width: 80, height: 80}],
  ['twice as wide as high', {width: 400, height: 200}, {width: 113, height: 57}],
  ['as long as a line', {width: 4000, height: 100}, {width: 160, height: 4}],
  ['high', {width: 100, height: 400}, {width: 20, height: 80}],
] as const) {
  test(`a partner's logo that is ${shape} is drawn at ${drawn.width} × ${drawn.height}`, () => {
    expect(evenSize(size)).toEqual(drawn);
  });
}

/** How far a picture is from another of its size, on average: 0 is the same, 255 black against white. */
async function differenceOf(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((bytes) => sharp(bytes).removeAlpha().raw().toBuffer()));
  return a.reduce((sum, value, index) => sum + Math.abs(value - b[index]), 0) / a.length;
}

for (const [where, name, width, most] of [
  ['across the page of a phone', 'Hero', 720, 45_000],
  ['in a cell', 'Card', 640, 20_000],
] as const) {
  test(`a photograph ${where} has at most ${most / 1000} kB, and looks like the original in every format`, async () => {
    const request: PictureRequest = {...TEXT, placement: placementFor({name, props: {}}, [])};
    const [{width: least}] = planVariants({width: 1800, height: 1200}, request).filter((one) => one.width >= width);
    const variants = planVariants({width: 1800, height: 1200}, request).filter((one) => one.width === least);
    const original = files.bytes('pictures/hills.jpg');
    const encoded = await encode(original, request, variants);
    const {height} = variants[0];
    const shown = await sharp(original).resize(least, height, {fit: 'cover'}).png().toBuffer();
    for (const [{format}, bytes] of encoded) {
      if (format === 'avif') expect(bytes.length).toBeLessThan(most);
      expect(await differenceOf(bytes, shown), format).toBeLessThan(3.6);
    }
  });
}

const halfOf = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

// What a picture says of its own size is read before any of its pixels, so the largest takes no memory.
for (const [what, bytes, says] of [
  ['of 20,000 × 20,000 pixels in a few kilobytes', () => bomb(20_000), /exceeds pixel limit/],
  ['that is cut off', async () => halfOf(await fromTelephone(2400, 1600)), /premature end/i],
  ['that is a text', () => Buffer.from('not a picture at all, whatever it is called'), /unsupported image format/],
] as const) {
  test(`a picture ${what} is refused`, async () => {
    await expect(encode(await bytes(), TEXT, planVariants(size, TEXT))).rejects.toThrow(says);
  });
}
