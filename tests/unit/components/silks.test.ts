/** Silks: no two are alike, and each page wears its own. */
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {identity} from '../../../src/build/post-build/identity';
import {HEIGHT, WIDTH} from '../../../src/components/Rider/drawing';
import {pageSilks, shapes, silkOfPage, silks, stripTiles, TILES} from '../../../src/components/Silk/silks';
import {files} from '../../site';
import {updating} from '../../updating';
import {classesIn, declarationsOf} from '../css/sheets';

const FOLDER = 'src/components';

const worn: string[] = Object.values(silks).map(({shape}) => shape);

test('no two silks have the same shape', () => expect(worn).toEqual([...new Set(worn)]));

test('every shape is worn by a silk, or shown on a page of the tests’ own site', () => {
  const pages = files.list('pages').map((file) => files.text(file));
  const isShown = (shape: string) => pages.some((page) => page.includes(`shape="${shape}"`));
  expect(Object.keys(shapes).filter((shape) => !worn.includes(shape) && !isShown(shape))).toEqual([]);
});

test('a shape has another color than its ground', () => {
  expect(Object.values(silks).filter(({color, ground}) => color === ground)).toEqual([]);
});

test('a mosaic shows sixteen silks, each once, and no two that touch have one ground, in rows of four, eight or sixteen', () => {
  expect(TILES).toHaveLength(16);
  expect(new Set(TILES).size).toBe(16);
  const grounds = TILES.map((name) => silks[name].ground);
  for (const columns of [4, 8, 16]) {
    for (const [place, ground] of grounds.entries()) {
      if (place % columns > 0) expect(ground, `beside tile ${place} of ${columns}`).not.toBe(grounds[place - 1]);
      if (place >= columns) expect(ground, `below tile ${place - columns}`).not.toBe(grounds[place - columns]);
    }
  }
});

test('no two tiles of the strip that touch have one ground', () => {
  const strip = stripTiles();
  for (const [place, name] of strip.slice(1).entries())
    expect(silks[name].ground, `tile ${place + 1} and the one before`).not.toBe(silks[strip[place]].ground);
});

test('every silk has a class for its ground, on which words can be', () => {
  const sheet = readFileSync('src/components/Silk/tones.module.css', 'utf8');
  const grounds = Object.values(silks).flatMap(({ground, color}) => [ground, color]);
  expect(grounds.filter((name) => !declarationsOf(sheet, `.${name}`).has('--ground'))).toEqual([]);
});

test('what a page has for itself is under the name of its silk: another class would be no page’s', () => {
  const classes = [...classesIn(readFileSync(`${FOLDER}/Page/pages.module.css`, 'utf8'))];
  expect(classes).not.toHaveLength(0);
  expect(classes.filter((name) => !(name in pageSilks))).toEqual([]);
});

const STRIP_FILE = 'static/tiles.svg';

/** The strip of tiles at every page's foot, drawn from the silks. */
function drawStrip(): string {
  const {tile} = identity;
  // A little larger than its place, so that no seam shows between two.
  const tiles = stripTiles()
    .map((name, place) => tile(silks[name], {x: 8 * place, y: 0, size: 8.04}))
    .join('');
  const title = '<title>Sixteen silks</title>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 8">${title}${tiles}</svg>`;
}

test('the strip of tiles at every page’s foot is drawn from the silks', () => {
  const strip = drawStrip();
  if (updating()) writeFileSync(STRIP_FILE, strip);
  const advice = `${STRIP_FILE} isn’t what the silks draw. If they are right, UPDATE=1 draws it anew.`;
  expect(readFileSync(STRIP_FILE, 'utf8'), advice).toBe(strip);
});

for (const [address, silk] of [
  ['/', 'home'],
  ['/about', 'about'],
  ['/about/', 'about'],
  ['/a-new-page', 'plain'],
  ['/ideas/moon', 'plain'],
]) {
  test(`the page at ${address} wears ${silk === 'plain' ? 'the plain silk' : `its own silk, ${silk}`}`, () => {
    expect(silkOfPage(address)).toBe(silk);
  });
}

test('a page that names a silk at its top wears that one', () => {
  expect(silkOfPage('/our-team', {silk: 'kite'})).toBe('kite');
  expect(silkOfPage('/about', {silk: 'kite'})).toBe('kite');
  // Of a mistake, the check says more. Pages are shown meanwhile.
  expect(silkOfPage('/about', {silk: 'kyte'})).toBe('about');
});

test('a page that is called like something every object has wears the plain silk', () => {
  expect(['/constructor', '/to-string', '/toString/'].map((path) => silkOfPage(path))).toEqual([
    'plain',
    'plain',
    'plain',
  ]);
});

test('what was made for a page is in the files that its design names', () => {
  const designs = readFileSync(`${FOLDER}/Silk/pageDesigns.ts`, 'utf8').matchAll(/^ {2}\/\/ (.*)$/gm);
  const places = Array.from(designs, ([, made]) =>
    Array.from(made.matchAll(/\(([^)]+)\)/g), ([, list]) => list.split(', ')),
  );
  expect(places.length).toBeGreaterThan(5);
  const isThere = (place: string) =>
    ['', '.tsx', '.ts', '.module.css'].some((end) => existsSync(`${FOLDER}/${place}${end}`));
  expect(places.flat(2).filter((place) => !isThere(place))).toEqual([]);
});

test('the sheets that draw riders and jerseys at a size of their own know how large these are', () => {
  const sheetsOf = (name: string) =>
    readdirSync(`src/components/${name}`)
      .filter((file) => file.endsWith('.css'))
      .map((file) => readFileSync(`src/components/${name}/${file}`, 'utf8'))
      .join('\n');
  expect(sheetsOf('Card')).toContain(`calc(var(--rider-width) * ${HEIGHT} / ${WIDTH})`);
  expect(sheetsOf('People')).toContain(`aspect-ratio: ${WIDTH} / `);
});
