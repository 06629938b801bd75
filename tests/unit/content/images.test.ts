/** Images: how heavy and how wide they may be, alone and together, and which files are images at all. */
import {expect, test} from 'playwright/test';
import type {ContentFiles} from '../../../src/content';
import {readPage} from '../../../src/content/page/page';
import {images} from '../../../src/content/rules/images';
import {createSource, type Finding} from '../../../src/content/source';

const svg = (width: number, filler: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="900"><!--${' '.repeat(filler)}--></svg>`;

/** A site that holds these files alone. */
const holding = (texts: Record<string, string>): ContentFiles => ({
  list: (folder) => Object.keys(texts).filter((file) => file.startsWith(`${folder}/`)),
  has: (file) => file in texts,
  bytes: (file) => new TextEncoder().encode(texts[file]),
  text: (file) => texts[file],
});

/** What is found in a page that shows the images at these addresses. */
function found(texts: Record<string, string>, ...urls: string[]): Finding[] {
  const page = readPage(createSource('pages/a.mdx', urls.map((url) => `![A](${url})\n`).join('\n')), new Map());
  const findings: Finding[] = [];
  images.site?.({
    pages: [page],
    files: holding(texts),
    targets: new Map(),
    fill: (text) => text,
    isClean: () => true,
    report: (_page, finding) => void findings.push(finding),
  });
  return findings;
}

for (const [what, width, filler, count] of [
  ['as wide and as heavy as one may be', 1600, 99_000, 0],
  ['wider', 1601, 0, 1],
  ['as heavy as one may be, to the last kB', 800, 99_950, 0],
  ['heavier', 800, 101_000, 1],
] as const) {
  test(`an image ${what} is ${count ? 'refused' : 'let through'}`, () => {
    expect(found({'static/img/a.svg': svg(width, filler)}, '/img/a.svg')).toHaveLength(count);
  });
}

test('of images that are too heavy together, the one with which they become so is told, once', () => {
  const texts = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`static/${name}.svg`, svg(9, 90_000)]));
  expect(found(texts, '/a.svg', '/b.svg', '/b.svg')).toEqual([]);
  const findings = found(texts, '/a.svg', '/b.svg', '/c.svg', '/d.svg');
  expect(findings.map(({start}) => start)).toEqual([2 * '![A](/a.svg)\n\n'.length]);
});

test('images that weigh just what a page may have are let through', () => {
  const size = 100_000 - svg(9, 0).length;
  const texts = {'static/a.svg': svg(9, size), 'static/b.svg': svg(9, size), 'static/c.svg': svg(9, 0)};
  expect(found(texts, '/a.svg', '/b.svg')).toEqual([]);
  expect(found(texts, '/a.svg', '/b.svg', '/c.svg')).toHaveLength(1);
});

const FILES = {
  'static/img/words.jpg': 'words',
  'static/img/market.txt': 'words',
  'static/img/static/market.jpg': 'words',
  'static/img/a:b.png': 'words',
  'static/a.svg': svg(9, 0),
  'pages/b.svg': svg(9, 0),
};

for (const [url, meant] of [
  ['/img/words.jpg'],
  ['/img/a:b.png'],
  ['/img/market.png'],
  ['img/static/markt.jpg', '/img/static/market.jpg'],
  ['/img/market.txt'],
  ['../pages.png'],
  ['../../static/a.png'],
  ['/../pages/b.svg'],
  ['https://example.org/a.svg'],
  ['/a.svg?x'],
  ['/a.jpg.txt'],
  ['/apng'],
  ['/a.tiff'],
  ...['png', 'jpg', 'jpeg', 'JPG', 'webp', 'gif', 'avif'].map((ending) => [`/missing.${ending}`]),
]) {
  test(`${url} is no image of the site${meant ? `, and ${meant} was meant` : ''}`, () => {
    const findings = found(FILES, url);
    expect(findings.map(({edits}) => edits?.map(({text}) => text))).toEqual([meant ? [meant] : undefined]);
  });
}

for (const url of ['/a.svg', 'b.svg', '../static/a.svg'])
  test(`${url} is an image of the site`, () => expect(found(FILES, url)).toEqual([]));
