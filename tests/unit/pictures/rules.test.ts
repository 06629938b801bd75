/** What the check says of pictures: of the files themselves, and of the places that ask for them. */
import {readFileSync} from 'node:fs';
import {expect, test} from 'playwright/test';
import sharp from 'sharp';
import {checkSite} from '../../../src/content/check';
import type {ContentFiles} from '../../../src/content/files';
import {withoutLocations} from '../../../src/content/pictureFiles';
import {travellingName} from '../../../src/content/pictures/names';
import {TAKES_PICTURES} from '../../../src/content/pictures/places';
import {components, files as given} from '../content/fixture';
import {bomb, fromTelephone, scene} from './samples';

const PAGE = 'pages/photographs.mdx';
const top = (names: string) => `---
title: Photographs
description: A page of photographs.
---

import {${names}} from '@site/src/components';

# Photographs

`;

/** The given site with these pictures, and with a page that holds these lines. */
function siteWith(pictures: Record<string, Uint8Array>, lines = '', names = 'Section'): ContentFiles {
  const own = Object.fromEntries(Object.entries(pictures).map(([name, bytes]) => [`pictures/${name}`, bytes]));
  const page = lines && `${top(names)}${lines}\n`;
  return {
    list: (folder) => {
      if (folder === 'pictures') return Object.keys(own).sort();
      return [...given.list(folder), ...(folder === 'pages' && page ? [PAGE] : [])];
    },
    has: (file) => file in own || (file === PAGE && Boolean(page)) || given.has(file),
    bytes: (file) => own[file] ?? given.bytes(file),
    text: (file) => (file === PAGE ? page : given.text(file)),
  };
}

/** The diagnostics of a site, without those of its other pages. */
const said = (files: ContentFiles) =>
  checkSite(files, components).diagnostics.filter(({file}) => file === PAGE || file.startsWith('pictures/'));

const messages = (pictures: Record<string, Uint8Array>, lines?: string, names?: string) =>
  said(siteWith(pictures, lines, names)).map(({file, message}) => `${file}: ${message}`);

const photo = (width = 1600, height = 1200) => scene(width, height).jpeg().toBuffer();
const line = (name: string) => `![A market](/pictures/${name})`;

test('a photograph that a page shows is right as it comes from the telephone', async () => {
  const clean = await scene(1600, 1200).rotate(-90).jpeg().withMetadata({orientation: 6}).toBuffer();
  expect(messages({'market-day.jpg': clean}, line('market-day.jpg'))).toEqual([]);
});

test('one that no page uses is told', async () => {
  expect(messages({'market-day.jpg': await photo()})).toEqual([expect.stringContaining('No page uses this picture')]);
});

test('one that says where it was taken is told, and --fix takes that out', async () => {
  const files = {'market-day.jpg': await fromTelephone(1600, 1200)};
  expect(messages(files, line('market-day.jpg'))).toEqual([expect.stringContaining('says where it was taken')]);
  const fixed = withoutLocations(siteWith(files));
  expect(Object.keys(fixed)).toEqual(['pictures/market-day.jpg']);
  expect(messages({'market-day.jpg': fixed['pictures/market-day.jpg']}, line('market-day.jpg'))).toEqual([]);
});

const HOSTILE: [name: string, bytes: () => Promise<Uint8Array> | Uint8Array, said: string][] = [
  ['bomb.png', () => bomb(20_000), '20,000 × 20,000 pixels'],
  ['cut-off.jpg', async () => (await photo()).subarray(0, 2000), 'part of it is missing'],
  ['drawing.png', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'SVG'],
  ['page.jpg', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'isn’t a picture'],
  ['empty.jpg', () => Buffer.alloc(0), 'isn’t a picture'],
  ['phone.heic', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'Most Compatible'],
  ['huge.jpg', () => Buffer.alloc(25_000_001), 'up to 25 MB'],
  ['moving.gif', () => Buffer.from('GIF89a and so on'), 'is a GIF'],
];

for (const [name, bytes, expected] of HOSTILE) {
  test(`${name}: one message, in plain words`, async () => {
    const found = messages({[name]: await bytes()}, line(name));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(expected);
  });
}

test('a name that does not travel is told, with one that does', async () => {
  for (const [name, better] of [
    ['Market Day.JPG', 'market-day.jpg'],
    ['café_ñ.png', 'cafe-n.png'],
    ['photo', 'photo.jpg'],
    ['..\\..\\market-day.jpg', 'market-day.jpg'],
  ]) {
    const found = messages({[name]: await photo()});
    expect(found.join('\n')).toContain(`Rename ${name} to ${better}`);
  }
  expect(travellingName('---.png', 'picture')).toBe('picture.png');
});

test('a slip in the address is told with the whole line as it should stand', async () => {
  const pictures = {'market-day.jpg': await photo()};
  for (const address of [
    '/pictures/market-dya.jpg',
    '/pictures/Market-Day.jpg',
    'pictures/market-day.jpg',
    '/img/market-day.jpg',
  ]) {
    const [found] = said(siteWith(pictures, `![A market](${address})`)).filter(({file}) => file === PAGE);
    expect(found.suggestion?.text, address).toBe(line('market-day.jpg'));
  }
});

test('no address leads out of the folder', async () => {
  for (const address of [
    '/pictures/../records/organisation.yml',
    '/pictures/..%2f..%2fetc',
    'https://example.org/a.jpg',
    '/pictures/README.md',
  ]) {
    const found = messages({'a.jpg': await photo()}, `![A market](${address})\n\n${line('a.jpg')}`);
    expect(found, address).toHaveLength(1);
  }
});

test('a picture that is too small for its place is told with the width that it needs', async () => {
  const card = '<Cards>\n\n<Card title="One" picture="/pictures/a.jpg" shows="A desk" />\n\n</Cards>';
  expect(messages({'a.jpg': await photo(640, 480)}, card, 'Card, Cards')).toEqual([]);
  const [small] = messages({'a.jpg': await photo(1600, 300)}, card, 'Card, Cards');
  expect(small).toContain('1600 × 300 pixels, 450 wide once it is cropped, and has to be at least 640');
});

test('words are asked for, once, in the form of the place', async () => {
  const pictures = {'a.jpg': await photo()};
  expect(messages(pictures, '![](/pictures/a.jpg)')).toEqual([expect.stringContaining('In the square brackets')]);
  const hero = '<Section picture="/pictures/a.jpg">\n\nWords.\n\n</Section>';
  expect(messages(pictures, hero)).toEqual([expect.stringContaining('Add shows="…"')]);
  const partners = '<Partners>\n\n<Partner name="A partner" picture="/pictures/a.jpg" />\n\n</Partners>';
  expect(messages(pictures, partners, 'Partner, Partners')).toEqual([]);
});

test("the handbook's examples are the handbook's alone", () => {
  const room = {'examples/room.jpg': readFileSync('pictures/examples/room.jpg')};
  expect(messages(room, line('examples/room.jpg'))).toEqual([expect.stringContaining('handbook’s examples')]);
});

test('whatever takes a picture has its place, and the other way round', () => {
  const takers = [...components.values()].filter(({props}) => props.some(({name}) => name === 'picture'));
  expect(takers.map(({name}) => name).sort()).toEqual([...TAKES_PICTURES].sort());
});

test('forty photographs of a telephone are checked without decoding one of them', async () => {
  const large = await sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: '#888',
      noise: {type: 'gaussian', mean: 128, sigma: 30},
    },
  })
    .jpeg({quality: 80})
    .toBuffer();
  const pictures = Object.fromEntries(Array.from({length: 40}, (_, index) => [`photo-${index}.jpg`, large]));
  expect(messages(pictures, Object.keys(pictures).map(line).join('\n\n'))).toEqual([]);
});
