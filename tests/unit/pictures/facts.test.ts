/** What is known of a picture from its bytes alone. */
import {test} from 'node:test';
import fc from 'fast-check';
import {expect} from 'playwright/test';
import sharp from 'sharp';
import {readFacts} from '../../../src/content/checker/pictureFacts';
import {randomCases} from '../random';
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
    expect(facts).toMatchObject({format, location: true});
    expect([size?.width, size?.height].sort()).toEqual([320, 480]);
    expect(readFacts(await scene(480, 320).toFormat(format).toBuffer()).location).toBe(false);
  });
}

test('a picture is as wide as it is seen, not as it was stored', async () => {
  expect(readFacts(await fromTelephone(480, 320)).size).toEqual({width: 480, height: 320});
});

/** A JPEG as iPhones and many cameras write it: numbers begin with their largest byte. It was turned, and says where. */
async function bigEndian(): Promise<Buffer> {
  const entry = (tag: number, type: number, value: number[]) => [tag >> 8, tag & 255, 0, type, 0, 0, 0, 1, ...value];
  const orientation = entry(0x0112, 3, [0, 6, 0, 0]);
  const gps = entry(0x8825, 4, [0, 0, 0, 38]);
  const latitudeRef = entry(1, 2, [...Buffer.from('N\0\0\0')]);
  const end = [0, 0, 0, 0];
  const head = [...Buffer.from('Exif\0\0MM\0*'), 0, 0, 0, 8];
  const exif = Buffer.from([...head, 0, 2, ...orientation, ...gps, ...end, 0, 1, ...latitudeRef, ...end]);
  const photo = await scene(480, 320).jpeg().toBuffer();
  return Buffer.concat([photo.subarray(0, 2), Buffer.from([0xff, 0xe1, 0, exif.length + 2]), exif, photo.subarray(2)]);
}

test('Exif in big-endian order, as an iPhone writes it, is read: orientation and location', async () => {
  expect(readFacts(await bigEndian())).toMatchObject({location: true, size: {width: 320, height: 480}});
});

test('a location in XMP, or in a phone’s motion photo, is found', async () => {
  const photo = await scene(100, 80).jpeg().toBuffer();
  const xmp = Buffer.from(
    'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta><r a="1" exif:GPSLatitude="0,20.85N"/><exif:GPSLongitude>32,34E</exif:GPSLongitude></x:xmpmeta>',
  );
  const marker = Buffer.from([0xff, 0xe1, 0, 0]);
  marker.writeUInt16BE(xmp.length + 2, 2);
  const withXmp = Buffer.concat([photo.subarray(0, 2), marker, xmp, photo.subarray(2)]);
  const film = Buffer.from('....ftypmp42....\xa9xyz\0\x12\x15\xc7+00.3476+032.5825/....', 'latin1');
  expect(readFacts(withXmp).location).toBe(true);
  expect(readFacts(Buffer.concat([photo, film])).location).toBe(true);
  expect(readFacts(photo).location).toBe(false);
});

const box = (brand: string) => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0mif1heic`)]);

for (const [what, bytes, format] of [
  ['a photograph of an iPhone', box('heic'), 'heic'],
  ['a drawing below a note', Buffer.from('<?xml version="1.0"?><!-- a note --><svg onload="alert(1)"/>'), 'svg'],
  ['a moving picture', Buffer.from('GIF89a and so on'), 'gif'],
  ['a PDF', Buffer.from('%PDF-1.7 and so on'), 'unknown'],
  ['an empty file', Buffer.alloc(0), 'unknown'],
] as const) {
  test(`${what} is known for what it is: ${format}`, () => expect(readFacts(bytes).format).toBe(format));
}

test('reading the facts of a picture never throws, whatever its bytes are', async () => {
  const originals = await Promise.all(FORMATS.map(inFormat));
  const change = fc.record({
    // Half of them where a file says what it is.
    place: fc.oneof(fc.integer({min: 0, max: 700}), fc.nat()),
    byte: fc.integer({min: 0, max: 255}),
  });
  const spoilt = fc.record({original: fc.constantFrom(...originals), changes: fc.array(change, {maxLength: 12})});
  fc.assert(
    fc.property(spoilt, ({original, changes}) => {
      const bytes = Buffer.from(original);
      for (const {place, byte} of changes) bytes[place % bytes.length] = byte;
      expect(readFacts(bytes).bytes).toBe(bytes.length);
    }),
    randomCases(400),
  );
});

test('a picture of very many pixels is known by what it says of its size', () => {
  expect(readFacts(bomb(20_000)).size).toEqual({width: 20_000, height: 20_000});
});

test('a picture with a million directories of notes is read as any other', async () => {
  const photo = await inFormat('jpeg');
  const directories = Buffer.alloc(4_000_000, Buffer.from('II*\0\x08\0\0\0\x25\x88\x04\0', 'latin1'));
  expect(readFacts(Buffer.concat([photo.subarray(0, 20), directories])).format).toBe('jpeg');
});
