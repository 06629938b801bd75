/** What is known of a picture from its bytes alone, and what is taken out of it. */
import {expect, test} from 'playwright/test';
import sharp from 'sharp';
import {isComplete} from '../../../src/content/pictures/blocks';
import {readFacts} from '../../../src/content/pictures/facts';
import {withoutLocation} from '../../../src/content/pictures/location';
import {bomb, EXIF, fromTelephone, scene} from './samples';

const FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const;

/** As a telephone writes it, in any of the formats. */
const inFormat = async (format: (typeof FORMATS)[number]) =>
  sharp(await fromTelephone(480, 320))
    .keepMetadata()
    .withExif(EXIF)
    .toFormat(format)
    .toBuffer();

for (const format of FORMATS) {
  test(`${format}: its format, its size, and whether it says where it was taken`, async () => {
    const {size, ...facts} = readFacts(await inFormat(format));
    expect(facts).toMatchObject({format, location: true, complete: true});
    expect([size?.width, size?.height].sort()).toEqual([320, 480]);
    expect(readFacts(await scene(480, 320).toFormat(format).toBuffer()).location).toBe(false);
  });

  test(`${format}: the place is taken out, and nothing else`, async () => {
    const original = await inFormat(format);
    const changed = Buffer.from(withoutLocation(original, format));
    expect(readFacts(changed)).toEqual({...readFacts(original), location: false});
    expect(changed).toHaveLength(original.length);
    expect(await sharp(changed).raw().toBuffer()).toEqual(await sharp(original).raw().toBuffer());
    const {exif} = await sharp(changed).metadata();
    expect(exif?.includes('A telephone')).toBe(true);
    expect(exif?.includes(Buffer.from([20, 0, 0, 0, 1, 0, 0, 0, 51]))).toBe(false);
    expect(withoutLocation(changed, format), 'a second time').toEqual(new Uint8Array(changed));
  });

  test(`${format}: one that was cut off is not complete, wherever it was cut`, async () => {
    const whole = await inFormat(format);
    expect(isComplete(whole, format)).toBe(true);
    for (const part of [0.3, 0.5, 0.9, 0.99]) {
      const cut = whole.subarray(0, Math.floor(whole.length * part));
      expect(isComplete(cut, format), String(part)).toBe(false);
    }
  });
}

test('avif: a box whose length has 64 bits is whole, and one that is cut off is not', async () => {
  const original = await scene(480, 320).avif().toBuffer();
  const data = Buffer.from('free and unused');
  const long = Buffer.concat([Buffer.from([0, 0, 0, 1]), Buffer.from('free'), Buffer.alloc(8), data]);
  long.writeUInt32BE(long.length, 12);
  const whole = Buffer.concat([original, long]);
  expect(readFacts(whole)).toMatchObject({format: 'avif', complete: true});
  expect(readFacts(whole.subarray(0, -3)).complete).toBe(false);
});

test('a picture is as wide as it is seen, not as it was stored', async () => {
  expect(readFacts(await fromTelephone(480, 320)).size).toEqual({width: 480, height: 320});
});

test('a place that a program wrote into XMP, or a telephone into its moving picture, is found and taken out', async () => {
  const photo = await scene(100, 80).jpeg().toBuffer();
  const xmp = Buffer.from(
    'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta><r a="1" exif:GPSLatitude="0,20.85N"/><exif:GPSLongitude>32,34E</exif:GPSLongitude></x:xmpmeta>',
  );
  const marker = Buffer.from([0xff, 0xe1, 0, 0]);
  marker.writeUInt16BE(xmp.length + 2, 2);
  const withXmp = Buffer.concat([photo.subarray(0, 2), marker, xmp, photo.subarray(2)]);
  const film = Buffer.from('....ftypmp42....\xa9xyz\0\x12\x15\xc7+00.3476+032.5825/....', 'latin1');
  for (const file of [withXmp, Buffer.concat([photo, film])]) {
    expect(readFacts(file).location).toBe(true);
    const changed = Buffer.from(withoutLocation(file, 'jpeg'));
    expect(readFacts(changed).location).toBe(false);
    expect(changed.toString('latin1')).not.toMatch(/20\.85|32,34|0\.3476/);
    expect(changed.includes('<r a="1"')).toBe(file === withXmp);
  }
});

test('what is no picture is known for what it is', () => {
  const box = (brand: string) =>
    Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0mif1heic`)]);
  expect(readFacts(box('heic')).format).toBe('heic');
  expect(readFacts(Buffer.from('<?xml version="1.0"?><!-- a note --><svg onload="alert(1)"/>')).format).toBe('svg');
  expect(readFacts(Buffer.from('GIF89a and so on')).format).toBe('gif');
  expect(readFacts(Buffer.from('%PDF-1.7 and so on')).format).toBe('unknown');
  expect(readFacts(Buffer.alloc(0)).format).toBe('unknown');
});

test('no bytes, however made, make it throw or take long', async () => {
  const seeds = await Promise.all(FORMATS.map(inFormat));
  let state = 1;
  const next = (below: number) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
  let readable = 0;
  for (let round = 0; round < 400; round += 1) {
    const bytes = Buffer.from(seeds[round % seeds.length]);
    for (let change = 0; change < 12; change += 1) bytes[next(round % 2 ? 700 : bytes.length)] = next(256);
    const {format} = readFacts(bytes);
    if (format === 'jpeg' || format === 'png' || format === 'webp' || format === 'avif') {
      readable += 1;
      isComplete(bytes, format);
      expect(readFacts(withoutLocation(bytes, format)).location).toBe(false);
    }
  }
  expect(readable).toBeGreaterThan(100);
  expect(readFacts(bomb(20_000)).size).toEqual({width: 20_000, height: 20_000});
});
