/** What the encoder makes of an original, read back. */
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import sharp from 'sharp';
import {
  encode,
  evenSize,
  GOLD,
  INK,
  type Order,
  PAPER,
  planVariants,
  printMark,
} from '../../../src/build/pictures/encode';
import {placeFor} from '../../../src/content/pictures/places';
import {bomb, fromTelephone, scene} from './samples';

const TEXT: Order = {
  place: {slot: 'text', sizes: '100vw', widths: [120, 240], needs: 0},
  look: 'natural',
  focus: 'center',
};
const size = {width: 480, height: 320};

/** The files for an original of 480 × 320, with their formats and what they hold. */
async function made(original: Buffer, order: Order = TEXT) {
  const encoded = await encode(original, order, planVariants(size, order));
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
  const files = await made(await fromTelephone(480, 320));
  expect(files.map(({variant: {format, width, height}}) => `${format} ${width}×${height}`)).toEqual([
    'avif 120×80',
    'avif 240×160',
    'webp 120×80',
    'webp 240×160',
    'jpg 120×80',
    'jpg 240×160',
  ]);
  for (const {variant, bytes, metadata} of files) {
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

test('a picture that is transparent stands on paper', async () => {
  const original = await sharp({create: {...size, channels: 4, background: '#0000'}})
    .png()
    .toBuffer();
  for (const {bytes} of await made(original)) expect(distance(await colourAt(bytes, 0.5, 0.5), PAPER)).toBeLessThan(6);
});

test('ink and gold: from the darkest to the lightest, nothing but what lies between two colours', async () => {
  const ramp = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320"><linearGradient id="g"><stop/><stop offset="1" stop-color="#fff"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
  const original = await sharp(Buffer.from(ramp)).jpeg({quality: 95}).toBuffer();
  for (const [look, lights] of [
    ['ink', PAPER],
    ['gold', GOLD],
  ] as const) {
    const [{bytes}] = (await made(original, {...TEXT, look})).slice(-1);
    expect(distance(await colourAt(bytes, 0.005, 0.5), INK)).toBeLessThan(12);
    expect(distance(await colourAt(bytes, 0.995, 0.5), lights)).toBeLessThan(12);
    const middle = INK.map((shadow, channel) => (shadow + lights[channel]) / 2);
    expect(distance(await colourAt(bytes, 0.5, 0.5), middle)).toBeLessThan(20);
  }
});

test('the colours of the looks are those of the identity', () => {
  const tokens = readFileSync('src/css/tokens.css', 'utf8');
  for (const [name, colour] of Object.entries({ink: INK, paper: PAPER, gold: GOLD})) {
    expect(tokens).toContain(`--silk-${name}: #${Buffer.from(colour).toString('hex')};`);
  }
});

test('what counts stays in the picture when it is cropped', async () => {
  const original = await fromTelephone(480, 320);
  const square: Order = {...TEXT, place: {...TEXT.place, ratio: 4}};
  const [top] = await made(original, {...square, focus: 'top'});
  const [bottom] = await made(original, {...square, focus: 'bottom'});
  expect(distance(await colourAt(top.bytes, 0.5, 0.5), [0xc0, 0x20, 0x20])).toBeLessThan(14);
  expect(distance(await colourAt(bottom.bytes, 0.5, 0.5), [0x34, 0x65, 0xa4])).toBeLessThan(14);
});

test("partners' marks: in ink on paper whatever they were, trimmed, and all about as large", async () => {
  const shape = (fill: string, ground: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="100%" height="100%" fill="${ground}"/><rect x="200" y="150" width="200" height="100" fill="${fill}"/></svg>`;
  for (const [fill, ground] of [
    ['#27577a', 'none'],
    ['#fff', 'none'],
    ['#fff', '#20603c'],
    ['#e0b020', '#fff'],
  ]) {
    const mark = await printMark(
      await sharp(Buffer.from(shape(fill, ground)))
        .png()
        .toBuffer(),
    );
    const {width, height} = await sharp(mark).metadata();
    expect(Math.abs((width ?? 0) / (height ?? 1) - 2), `${fill} on ${ground}`).toBeLessThan(0.1);
    expect(distance(await colourAt(mark, 0.5, 0.5), INK), `${fill} on ${ground}`).toBeLessThan(12);
  }
  const areas = [evenSize({width: 300, height: 300}), evenSize({width: 400, height: 200})].map(
    (one) => one.width * one.height,
  );
  expect(Math.abs(areas[0] / areas[1] - 1)).toBeLessThan(0.05);
  expect(evenSize({width: 4000, height: 100}).width).toBeLessThanOrEqual(160);
});

test('a photograph across the page of a phone, and in a cell, is as light as it has to be', async () => {
  const photo = readFileSync('pictures/examples/hills.jpg');
  const original = {width: 1800, height: 1200};
  const weigh = async (order: Order, width: number) => {
    const [variant] = planVariants(original, order).filter((one) => one.format === 'avif' && one.width >= width);
    return (await encode(photo, order, [variant])).get(variant)?.length;
  };
  expect(await weigh({...TEXT, place: placeFor({name: 'Hero', props: {}}, [])}, 720)).toBeLessThan(45_000);
  expect(await weigh({...TEXT, place: placeFor({name: 'Card', props: {}}, [])}, 640)).toBeLessThan(20_000);
});

test('files that were made to do harm are refused, before they take much memory', async () => {
  const whole = await fromTelephone(2400, 1600);
  const hostile = {
    bomb: bomb(20_000),
    'cut off': whole.subarray(0, whole.length / 2),
    'a text': Buffer.from('not a picture at all, whatever it is called'),
  };
  const before = process.resourceUsage().maxRSS;
  for (const [name, bytes] of Object.entries(hostile)) {
    await expect(encode(bytes, TEXT, planVariants(size, TEXT)), name).rejects.toThrow();
  }
  // In kilobytes. The bomb alone would take 400 MB.
  expect(process.resourceUsage().maxRSS - before).toBeLessThan(200_000);
});
