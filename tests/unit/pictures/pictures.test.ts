/** Photographs: what is known of an original, the files that are made of it, and the picture on the page. */
import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import type {Image, Paragraph} from 'mdast';
import {mdxToMarkdown} from 'mdast-util-mdx';
import {toMarkdown} from 'mdast-util-to-markdown';
import {expect} from 'playwright/test';
import sharp from 'sharp';
import {CACHE} from '../../../src/build/pictures/cache';
import {encode, type PictureRequest, planVariants} from '../../../src/build/pictures/encode';
import {load, make, requestFor} from '../../../src/build/pictures/make';
import {putPictures} from '../../../src/build/pictures/remark';
import type {Element, NamedAttribute} from '../../../src/content/checker/page/elements';
import {parse} from '../../../src/content/checker/page/parse';
import {readFacts} from '../../../src/content/checker/pictureFacts';
import {placementFor} from '../../../src/content/site/pictures/placements';
import {files, folders} from '../../site';
import {bomb, fromTelephone, scene} from './samples';

const TEXT: PictureRequest = {
  placement: {spot: 'text', sizes: '100vw', widths: [120, 240], needs: 0},
  look: 'natural',
  focus: 'center',
};

for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
  test(`the format and size of a picture in ${format} are known`, async () => {
    const bytes = await scene(480, 320).toFormat(format).toBuffer();
    expect(readFacts(bytes)).toMatchObject({format, size: {width: 480, height: 320}});
  });
}

for (const [what, bytes, format] of [
  ['a photograph of an iPhone', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'heic'],
  ['a drawing', Buffer.from('<?xml version="1.0"?><!-- a note --><svg onload="alert(1)"/>'), 'svg'],
  ['a GIF', Buffer.from('GIF89a and so on'), 'gif'],
  ['a PDF', Buffer.from('%PDF-1.7 and so on'), 'unknown'],
  ['an empty file', Buffer.alloc(0), 'unknown'],
] as const) {
  test(`${what} has the format ${format}, whatever its name is`, () => expect(readFacts(bytes).format).toBe(format));
}

test('a picture that a phone stored on its side has the size that it is seen in', async () => {
  expect(readFacts(await fromTelephone(480, 320)).size).toEqual({width: 480, height: 320});
});

test('a huge picture in a small file is known by the size that it states', () => {
  expect(readFacts(bomb(20_000)).size).toEqual({width: 20_000, height: 20_000});
});

/** The color at a place, given in parts of the width and height. */
async function colorAt(bytes: Buffer, x: number, y: number): Promise<number[]> {
  const {data, info} = await sharp(bytes).removeAlpha().raw().toBuffer({resolveWithObject: true});
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [...data.subarray(at, at + 3)];
}

const distance = (one: number[], other: number[]) => Math.hypot(...one.map((value, index) => value - other[index]));

test('published pictures are upright and without metadata, in every format and width', async () => {
  const size = {width: 480, height: 320};
  const encoded = await encode(await fromTelephone(480, 320), TEXT, planVariants(size, TEXT));
  expect([...encoded.keys()].map(({format, width, height}) => `${format} ${width}×${height}`)).toEqual([
    'avif 120×80',
    'avif 240×160',
    'webp 120×80',
    'webp 240×160',
    'jpg 120×80',
    'jpg 240×160',
  ]);
  for (const [variant, bytes] of encoded) {
    const {width, height, exif, icc, xmp, iptc, orientation = 1} = await sharp(bytes).metadata();
    expect({width, height, exif, icc, xmp, iptc, orientation}).toEqual({
      width: variant.width,
      height: variant.height,
      orientation: 1,
    });
    expect(distance(await colorAt(bytes, 0.5, 0.1), [0xc0, 0x20, 0x20]), 'red at its top').toBeLessThan(14);
    expect(distance(await colorAt(bytes, 0.1, 0.7), [0x20, 0x80, 0x40]), 'green at its left').toBeLessThan(14);
  }
});

test('a photograph across a phone has at most 45 kB', async () => {
  const request = {...TEXT, placement: placementFor({name: 'Hero', props: {}}, [])};
  const variants = planVariants({width: 1800, height: 1200}, request);
  const onPhone = variants.filter(({format, width}) => format === 'avif' && width >= 720).slice(0, 1);
  const encoded = await encode(files.bytes('pictures/hills.jpg') as Buffer, request, onPhone);
  expect([...encoded.values()].map(({length}) => length < 45_000)).toEqual([true]);
});

/** A folder for a site without a picture, deleted with the test. */
function newSite(t: {after: (work: () => void) => void}): string {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  t.after(() => rmSync(siteDir, {recursive: true}));
  return siteDir;
}

test('a picture is encoded once and then comes from the cache', async (t) => {
  const siteDir = newSite(t);
  const bytes = await scene(200, 100).jpeg().toBuffer();
  const [name] = (await make(siteDir, bytes, TEXT)).files.keys();
  expect(readdirSync(path.join(siteDir, CACHE))).toContain(name);
  writeFileSync(path.join(siteDir, CACHE, name), 'from the cache');
  expect(`${(await make(siteDir, bytes, TEXT)).files.get(name)}`).toBe('from the cache');
});

const halfOf = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

for (const [what, bytes] of [
  ['cut off', async () => halfOf(await fromTelephone(2400, 1600))],
  ['of 20,000 by 20,000 pixels', () => bomb(20_000)],
  ['a text', () => Buffer.from('not a picture, whatever it is called')],
] as const) {
  test(`a picture that is ${what} stops the build, which names the file`, async (t) => {
    const rootContext = newSite(t);
    const resourcePath = path.join(rootContext, 'pictures/a.jpg');
    const request = requestFor(resourcePath, TEXT);
    const resourceQuery = request.slice(request.indexOf('?'));
    const context = {rootContext, resourcePath, resourceQuery, emitFile: () => {}, _compiler: {name: 'client'}};
    const loaded = load(context, (await bytes()) as Buffer);
    await expect(loaded).rejects.toThrow(/^pictures\/a\.jpg: This picture can’t be read: .+\. Save it again as JPEG/);
  });
}

/** A page as MDX after its pictures are put in, without the imports. */
function withPictures(text: string): string {
  const tree = parse(text);
  putPictures(tree, folders);
  return toMarkdown(tree, {extensions: [mdxToMarkdown()]})
    .replace(/^import .*\n+/gm, '')
    .trim();
}

for (const [what, text, alt] of [
  ['in Markdown', '![What "it" shows](/pictures/a.jpg)', 'What \\"it\\" shows'],
  ['with its address further down', '![A][market]\n\n[market]: /pictures/a.jpg', 'A'],
  ['of a component', '<Card title="A" picture="/pictures/a.jpg" alt="A desk">\n\nText\n\n</Card>', 'A desk'],
]) {
  test(`a picture ${what} keeps its description`, () => {
    expect(withPictures(text)).toMatch(/<Picture of=\{picture0\}/);
    expect(withPictures(text)).toContain(`alt={"${alt}"}`);
  });
}

test('the address of a picture doesn’t lead out of the folder pictures', () => {
  const tree = parse('![A](/pictures/../records/organisation.yml)');
  putPictures(tree, folders);
  const imports = decodeURIComponent(toMarkdown(tree, {extensions: [mdxToMarkdown()]}));
  expect(imports).toContain('/pictures/records/organisation.yml?');
});

test('a picture’s description never becomes code', () => {
  const description = 'A "}/><script>alert(1)</script> {globalThis} {b} \\ \n \u2028';
  const tree = parse('![A](/pictures/a.jpg)\n\n<Card picture="/pictures/b.jpg" alt="B" />');
  const [paragraph, card] = tree.children as [Paragraph, Element];
  (paragraph.children[0] as Image).alt = description;
  (card.attributes[1] as NamedAttribute).value = description;
  putPictures(tree, folders);
  // The page's program is made of these trees: each holds the description as one literal.
  const literals: unknown[] = [];
  const walk = (node: unknown): void => {
    if (!node || typeof node !== 'object') return;
    const {type, value} = node as {type?: string; value?: unknown};
    if (type === 'Literal') literals.push(value);
    Object.values(node).forEach(walk);
  };
  walk(tree.children.slice(1));
  expect(literals).toEqual([description, description]);
});
