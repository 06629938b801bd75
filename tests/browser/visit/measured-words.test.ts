/**
 * What the notes of the sheets say of the room for words (scripts/measureWords.ts) is what pages have, in windows where it is
 * tightest. That the words fit into it is tested without a browser (tests/unit/css/measured-words.test.ts).
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type Note, readNotes} from '../../../scripts/measureWords';
import {shortNames} from '../../../src/build/slim';
import {classesIn} from '../../unit/css/sheets';
import {expect, NOT_FOUND, PAGES, THOROUGH, test} from '../fixtures';
import {inPage} from '../inPage/load';
import {openAtRest} from './drawn/visit';
import type {Room} from './measuredWords/measureRooms';

test.use({
  colorScheme: 'light',
  bypassCSP: true,
  contextOptions: {reducedMotion: 'reduce'},
  serviceWorkers: 'block',
});
test.beforeEach(({expectErrors}) => expectErrors(...NOT_FOUND));

/** Where a size is tightest: the smallest phone, the first window of each layout, and where text stops growing. */
const WIDTHS = [320, 340, 352, 640, 704, 768, 960, 997, 1280, 1920];

/** The width of A4 without its margins. */
const PAPER = 673;

/** How far a note may be from what is measured, in em: a line ends with a whole letter of the measure, and notes are short. */
const MORE = 0.05;
const LESS = 0.15;

const measures = inPage<typeof import('./measuredWords/measureRooms')>(require.resolve('./measuredWords/measureRooms'));
const nameOf = shortNames();

/** The sheets of a note's folder that have a class. Its own sheet comes before all others. */
function sheetsWith(name: string, {file}: Note, among: 'own' | 'all'): string[] {
  const folder = path.dirname(file);
  const sheets = readdirSync(folder)
    .filter((one) => one.endsWith('.module.css'))
    .map((one) => `${folder}/${one}`)
    .filter((one) => among === 'all' || one === file);
  return sheets.filter((sheet) => classesIn(readFileSync(sheet, 'utf8')).has(name));
}

/** A selector of a note with the classes' names in the build. */
function asBuilt(selector: string, note: Note, among: 'own' | 'all'): string {
  const local = selector.replace(/(?<!:global\()\.([\w-]+)/g, (_, name) => {
    const names = sheetsWith(name, note, among).map((sheet) => `.${nameOf(path.resolve(sheet), name)}`);
    return names.length > 1 ? `:is(${names})` : names.join();
  });
  return local.replace(/:global\(([^)]*)\)/g, '$1');
}

const sizeOf = (note: Note) => ({
  property: note.property,
  value: note.value,
  selectors: note.selectors.map((selector) => asBuilt(selector, note, 'own')),
  element: note.element && asBuilt(note.element, note, 'all'),
});

/** What is untrue in a note. */
function untruthOf({file, line, words, room}: Note, narrowest?: Room & {where: string}): string | undefined {
  const place = `${file}:${line}, "${words[0]}"`;
  if (!narrowest) return `${place}: no page of the tests' site has words of this size.`;
  const {width, where} = narrowest;
  if (room <= width + MORE && room >= width - LESS) return undefined;
  return `${place}: the note says ${room} em, and the line of "${narrowest.words}" on ${where} has ${width.toFixed(2)}.`;
}

test('words have the room that the notes of the sheets say', THOROUGH, async ({page}) => {
  const notes = readNotes();
  const sizes = notes.map(sizeOf);
  const narrowest: (Room & {where: string})[] = [];
  const measure = async (where: string) => {
    const module = await measures(page);
    const rooms = await page.evaluate(({module, sizes}) => module.measureRooms(sizes), {module, sizes});
    rooms.forEach((room, place) => {
      if (room && room.width < (narrowest[place]?.width ?? Number.POSITIVE_INFINITY)) {
        narrowest[place] = {...room, where};
      }
    });
  };
  for (const address of [...PAGES, '/no-such-page']) {
    await page.emulateMedia({media: 'screen'});
    await openAtRest(page, `.${address}`);
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 900});
      await measure(`${address} at ${width} pixels`);
    }
  }
  await page.setViewportSize({width: PAPER, height: 1000});
  await page.goto('./hatchery');
  await page.emulateMedia({media: 'print'});
  await measure('/hatchery on paper');
  expect(notes.flatMap((note, place) => untruthOf(note, narrowest[place]) ?? [])).toEqual([]);
});
