/** Pictures: what visitors get of an original, and what a page shows. */
import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {type TestContext, test} from 'node:test';
import type {Element, Nodes} from 'hast';
import {toHast} from 'mdast-util-to-hast';
import {expect} from 'playwright/test';
import sharp from 'sharp';
import {Pictures} from '../../../src/build/pictures';
import {parse} from '../../../src/content/page/parse';
import {compile} from '../content/compile';
import {belowHeadline} from '../content/fixture';
import {bomb, fromTelephone, logo} from './samples';

/** A site with these files in `pictures/`, deleted with the test. */
function siteWith(t: TestContext, originals: Record<string, Uint8Array>) {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  t.after(() => rmSync(siteDir, {recursive: true}));
  mkdirSync(path.join(siteDir, 'pictures'));
  for (const [name, bytes] of Object.entries(originals)) writeFileSync(path.join(siteDir, 'pictures', name), bytes);
  const pictures = new Pictures({siteDir, contentDir: siteDir}, '/');
  const outDir = path.join(siteDir, 'build');
  return {
    /** The `<picture>` elements of a page with this text. */
    async show(text: string): Promise<Element[]> {
      const tree = parse(text);
      await pictures.putInto(tree);
      return elementsIn(toHast(tree), 'picture');
    },
    /** The published files: their paths below the build's folder. */
    async publish(): Promise<string[]> {
      await pictures.plugin.postBuild?.({outDir} as never);
      if (!existsSync(outDir)) return [];
      const all = readdirSync(outDir, {recursive: true, encoding: 'utf8'});
      return all.filter((name) => statSync(path.join(outDir, name)).isFile()).sort();
    },
    read: (file: string): Buffer => readFileSync(path.join(outDir, file)),
    cache: path.join(siteDir, '.cache/pictures'),
  };
}

const elementsIn = (node: Nodes, name: string): Element[] => [
  ...(node.type === 'element' && node.tagName === name ? [node] : []),
  ...('children' in node ? node.children.flatMap((child) => elementsIn(child, name)) : []),
];

const imageIn = (picture: Element) => elementsIn(picture, 'img')[0].properties;

/** The average color around a place, given in parts of the width and height. */
async function colorAt(bytes: Buffer, x: number, y: number): Promise<number[]> {
  const side = 8;
  const pixels = await sharp(bytes).removeAlpha().resize(side, side, {fit: 'fill'}).raw().toBuffer();
  const at = (Math.floor(y * side) * side + Math.floor(x * side)) * 3;
  return [...pixels.subarray(at, at + 3)];
}

const distance = (one: number[], other: number[]) => Math.hypot(...one.map((value, index) => value - other[index]));

test('a photograph from a phone is published small, upright and without metadata, and its original isn’t', async (t) => {
  const site = siteWith(t, {'market-day.jpg': await fromTelephone(1500, 2000)});
  const [picture] = await site.show('![Market day](/pictures/market-day.jpg)');
  expect(imageIn(picture)).toMatchObject({alt: 'Market day', width: 1280, height: 1707});
  const published = await site.publish();
  expect(published.map((file) => file.replace(/\w{12}/, 'ID'))).toEqual(
    ['1280.avif', '1280.webp', '480.avif', '480.webp', '800.avif', '800.webp'].map(
      (name) => `assets/pictures/ID-${name}`,
    ),
  );
  for (const file of published) {
    const bytes = site.read(file);
    const {width, height, exif, icc, xmp, iptc, orientation = 1} = await sharp(bytes).metadata();
    expect({ratio: (height / width).toFixed(2), exif, icc, xmp, iptc, orientation}).toEqual({
      ratio: '1.33',
      orientation: 1,
    });
    expect(distance(await colorAt(bytes, 0.5, 0.1), [0xc0, 0x20, 0x20]), 'red at its top').toBeLessThan(30);
    expect(distance(await colorAt(bytes, 0.1, 0.7), [0x20, 0x80, 0x40]), 'green at its left').toBeLessThan(30);
    // A phone of 360 px at double density loads the file of 800 px.
    if (width <= 800) expect(bytes.length, file).toBeLessThanOrEqual(45_000);
  }
});

test('a transparent logo stays transparent, so that the paper behind it can be seen', async (t) => {
  const site = siteWith(t, {'logo.png': await logo(600, 240)});
  const [picture] = await site.show('![The logo of a partner](/pictures/logo.png)');
  expect(imageIn(picture)).toMatchObject({width: 600, height: 240});
  for (const file of await site.publish()) expect((await sharp(site.read(file)).stats()).isOpaque, file).toBe(false);
});

test('a page loads its first picture immediately if it is above the first section, and others lazily', async (t) => {
  const site = siteWith(t, {'a.png': await logo(400, 100)});
  const loadingOf = async (text: string) => (await site.show(text)).map((picture) => imageIn(picture).loading);
  expect(await loadingOf('# Title\n\n![A](/pictures/a.png)\n\n![B](/pictures/a.png)')).toEqual(['eager', 'lazy']);
  expect(await loadingOf('# Title\n\n## Section\n\n![A](/pictures/a.png)')).toEqual(['lazy']);
});

for (const [where, text] of [
  ['in a card', '<Card title="A">\n\n![A "desk"](/pictures/a.png)\n\n</Card>'],
  ['in a sentence', 'Words ![A "desk"](/pictures/a.png) and more.'],
  ['with its address further down', '![A "desk"][desk]\n\n[desk]: /pictures/a.png'],
]) {
  test(`a picture ${where} keeps its description`, async (t) => {
    const site = siteWith(t, {'a.png': await logo(400, 100)});
    expect((await site.show(text)).map(imageIn)).toEqual([expect.objectContaining({alt: 'A "desk"'})]);
  });
}

test('a picture’s description never becomes code', async () => {
  const text = '![A "\\}/>&lt;script> \\{globalThis\\}](/pictures/hills.jpg)';
  const program = await compile('pages/about.mdx', belowHeadline(text));
  expect(program).toContain(JSON.stringify('A "}/><script> {globalThis}').slice(1, -1));
  expect(program.match(/globalThis/g)).toHaveLength(1);
});

test('no file outside of the folder pictures is published', async (t) => {
  const site = siteWith(t, {'a.png': await logo(400, 100)});
  expect(await site.show('![A](/pictures/../pictures/a.png) ![B](/records/b.png) ![C](https://c.org/c.png)')).toEqual(
    [],
  );
  expect(await site.publish()).toEqual([]);
});

test('a picture is encoded once and then comes from the cache', async (t) => {
  const site = siteWith(t, {'a.png': await logo(400, 100)});
  await site.show('![A](/pictures/a.png)');
  const [name] = readdirSync(site.cache);
  writeFileSync(path.join(site.cache, name), 'from the cache');
  await site.show('![A](/pictures/a.png)');
  await site.publish();
  expect(`${site.read(`assets/pictures/${name}`)}`).toBe('from the cache');
});

for (const [what, bytes] of [
  ['cut off', async () => (await fromTelephone(1200, 900)).subarray(0, 20_000)],
  ['of 20,000 by 20,000 pixels', () => bomb(20_000)],
  ['a text', () => Buffer.from('not a picture, whatever it is called')],
] as const) {
  test(`a picture that is ${what} stops the build, which names the file`, async (t) => {
    const site = siteWith(t, {'a.jpg': await bytes()});
    await expect(site.show('![A](/pictures/a.jpg)')).rejects.toThrow(
      /^pictures\/a\.jpg: This picture can’t be read: .+\. Save it again as JPEG/,
    );
  });
}
