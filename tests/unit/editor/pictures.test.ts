/** Pictures in the editor, apart from what only a browser can do with them. */
import {expect, test} from 'playwright/test';
import {namedOnlyIn} from '../../../src/editor/text/pictures/named';
import {proposeName} from '../../../src/editor/text/pictures/proposeName';
import {bytesInWords, sizeFor} from '../../../src/editor/text/pictures/size';
import {flat, newEngine, pageWith} from './site';

const file = 'pages/new.mdx';
const facts = (width: number, height: number) =>
  ({bytes: 1, format: 'jpeg', size: {width, height}, location: false}) as const;
const LARGE = {width: 2400, height: 1800};

/** The page, with `|` where somebody writes. */
function written(words: string, imports = 'Section') {
  const text = pageWith(words, imports);
  const offset = text.indexOf('|');
  const engine = newEngine();
  engine.put(file, text.replace('|', ''));
  return {engine, text: text.replace('|', ''), offset};
}

const said = (engine: ReturnType<typeof newEngine>) =>
  engine
    .check(file)
    .diagnostics.filter((one) => one.file === file || one.file.startsWith('pictures/'))
    .map(({message}) => message);

test('a name is proposed from what the picture shows, or else from its file, and is free', () => {
  const free = () => false;
  expect(proposeName('Three founders at a table in the Hatchery', 'IMG_2.jpg', free)).toBe(
    'three-founders-table-hatchery',
  );
  expect(proposeName('', 'Márket Day 2.JPG', free)).toBe('market-day-2');
  for (const name of ['IMG_20261121.jpg', 'WhatsApp Image 2026-11-21.jpeg', '20261121_0930.jpg', 'image.png', '.jpg']) {
    expect(proposeName('', name, free)).toBe('picture');
  }
  expect(proposeName('Desks', 'a.jpg', (name) => ['desks', 'desks-2'].includes(name))).toBe('desks-3');
  expect(proposeName('word '.repeat(50), '', free).length).toBeLessThanOrEqual(40);
});

test('a picture becomes as large as the site can use it, and none that was large enough becomes too small', () => {
  expect(sizeFor({width: 4000, height: 3000})).toEqual({width: 2400, height: 1800});
  expect(sizeFor({width: 3000, height: 4000})).toEqual({width: 1800, height: 2400});
  expect(sizeFor({width: 800, height: 600})).toEqual({width: 800, height: 600});
  // Very high, and very wide: a band of the page needs 1600 pixels across once it is cropped to 2:1.
  expect(sizeFor({width: 2250, height: 4000}).width).toBe(1600);
  expect(sizeFor({width: 8000, height: 1600}).height).toBe(800);
});

test('lengths of files are said as people say them', () => {
  expect([bytesInWords(900), bytesInWords(640_100), bytesInWords(1_540_000)]).toEqual(['1 kB', '641 kB', '1.5 MB']);
});

test('a draft that is thrown away takes along the pictures that no other draft names', () => {
  const files = ['pictures/a.jpg', 'pictures/b.jpg', 'pictures/c.jpg'];
  const text = '![A](/pictures/a.jpg) ![B](/pictures/b.jpg)';
  expect(namedOnlyIn(files, text, ['![B](/pictures/b.jpg)'])).toEqual(['pictures/a.jpg']);
});

test('among the words, a picture passes the check once the check knows it', () => {
  const {engine, offset} = written('<Section>\n\n## Heading\n\nA |sentence.\n\nAnother.\n\n</Section>');
  const address = '/pictures/desks.jpg';
  const changed = engine.insertPicture(file, offset, {address, words: 'A [desk], {3} chairs & <b> *signs*'});
  engine.put(file, changed.text);
  expect(said(engine)).toEqual([expect.stringContaining('There is no picture at /pictures/desks.jpg')]);
  engine.putPictures({'pictures/desks.jpg': facts(2400, 1800)});
  expect(said(engine)).toEqual([]);
  expect(changed.text).toMatch(/A sentence\.\n\n!\[.*\]\(\/pictures\/desks\.jpg\)\n\nAnother\./);
  const [shown] = flat(engine.show(file)?.nodes ?? []).flatMap((node) =>
    typeof node !== 'string' && node.picture ? [node.picture] : [],
  );
  expect(shown).toMatchObject({address, words: 'A [desk], {3} chairs & <b> *signs*', ratio: undefined});
  engine.put(file, undefined);
  engine.put(file, pageWith('Words.'));
  expect(said(engine)).toEqual(['No page uses this picture. Use it, or delete it.']);
});

test('a picture goes to the end of the page for whoever has not been in the words yet', () => {
  const {engine, text} = written('|Words.');
  const {text: after} = engine.insertPicture(file, 0, {address: '/pictures/desks.jpg', words: 'Desks'});
  expect(after).toBe(`${text.trimEnd()}\n\n![Desks](/pictures/desks.jpg)\n`);
});

test('the component that somebody writes in comes first, and takes the picture with what belongs to it', () => {
  const card = '<Cards>\n\n<Card title="Hot desks">\n\nA d|esk.\n\n</Card>\n\n</Cards>';
  const {engine, offset} = written(`<Section>\n\n## Heading\n\n${card}\n\n</Section>`, 'Card, Cards, Section');
  engine.putPictures({'pictures/desks.jpg': facts(2400, 1800)});
  const spots = engine.pictureSpots(file, offset, LARGE);
  expect(spots.map(({component}) => component?.name)).toEqual(['Card', undefined, 'Section']);
  expect(spots[0]).toMatchObject({ratio: 1.5, needsWords: true});
  const start = spots[0].component?.start;
  const picture = {address: '/pictures/desks.jpg', words: 'Desks "in" a row', focus: 'top', start};
  const changed = engine.insertPicture(file, offset, picture);
  expect(changed.text).toContain(
    '<Card title="Hot desks" picture="/pictures/desks.jpg" shows="Desks &quot;in&quot; a row" focus="top">',
  );
  engine.put(file, changed.text);
  expect(said(engine)).toEqual([]);
  const nodes = flat(engine.show(file)?.nodes ?? []);
  const drawn = nodes.flatMap((node) => (typeof node !== 'string' && node.name === 'Card' ? [node.picture] : []));
  expect(drawn).toEqual([expect.objectContaining({words: 'Desks "in" a row', ratio: 1.5, focus: 'top'})]);

  // Another in its place.
  const again = engine.insertPicture(file, offset, {...picture, address: '/pictures/room.jpg', focus: 'center'});
  expect(again.text).toContain('picture="/pictures/room.jpg"');
  expect(again.text).not.toMatch(/desks\.jpg|focus=/);
});

test('a picture that is too small for a place is told so before it goes in, in the words of the check', () => {
  const {engine, offset} = written('<Section>\n\n## Heading\n\nA |sentence.\n\n</Section>');
  const [words, band] = engine.pictureSpots(file, offset, {width: 900, height: 700});
  expect(words.problem).toBeUndefined();
  expect(band.problem).toMatch(/too small here: it is 900 × 700 pixels, 900 wide once it is cropped, and has to be/);
});

test('a partner’s mark shows the partner’s name, and is asked for no other words', () => {
  const partner = '<Partners>\n  <Partner name="Some|body" />\n</Partners>';
  const {engine, offset} = written(`<Section>\n\n## Heading\n\n${partner}\n\n</Section>`, 'Partner, Partners, Section');
  const [spot] = engine.pictureSpots(file, offset, LARGE);
  expect(spot).toMatchObject({component: {name: 'Partner'}, needsWords: false});
  const {start} = spot.component ?? {};
  const {text} = engine.insertPicture(file, offset, {address: '/pictures/mark.png', words: '', start});
  expect(text).toContain('<Partner name="Somebody" picture="/pictures/mark.png" />');
});

test('a file is judged in the words of the check', () => {
  const engine = newEngine();
  const judged = (name: string, bytes: Uint8Array, length = bytes.length) =>
    engine.inspect(name, bytes, length).problem;
  const text = (words: string) => new TextEncoder().encode(words);
  expect(judged('a.heic', text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'))).toContain('a.heic is in Apple’s HEIC format');
  expect(judged('a.svg', text('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toContain('is a drawing (SVG)');
  expect(judged('a.jpg', text('These are only words.'))).toContain('a.jpg isn’t a picture');
  expect(judged('a.jpg', text('words'), 40e6)).toContain('a.jpg is 40 MB. Pictures can be up to 25 MB');
});
