/**
 * Measures the words that sizes are made for. A size in a sheet says which these are, and how wide their line is at that
 * size, in a note in the same rule:
 *
 *   fits: "Connected" in 5.8 em                    with the letter-spacing of the rule's selector
 *   fits .label: "Universities" in 7.9 em          the words are in this element of the rule's own, of any sheet beside it
 *   fits h1: "in Kampala", "Three doors" in 6 em   as base.css sets a headline; each of them has to fit
 *   fits h2: "Back the" in --ems-of-line           the number that the rule gives this property
 *
 * It is right behind the size. The words are samples: the longest that the size is made for, whatever pages say today. The
 * room is the narrowest line that the size has in any window, divided by the size there. A browser test measures it on the
 * tests' site, and says what to write (tests/browser/visit/measured-words.test.ts, with `--project=thorough`).
 *
 * All words are measured in the display face, which stands in for the text face, too: that is each system's own, and mostly
 * narrower. The library that draws the share pictures sets them, within a hundredth of the width that they have in Chrome.
 *
 * `npm run measure` prints each note with the width of its words. A unit test holds that they fit.
 */
import {readdirSync, readFileSync} from 'node:fs';
import postcss, {type Declaration, type Root, type Rule} from 'postcss';
import {createElement as h} from 'react';
import satori, {type Font} from 'satori';
import {subsetDisplayFont} from '../src/build/post-build/subsetFont';
import {runProgram} from './run';

/** What a rule adds to the width of words, in em. */
interface Spacing {
  /** After each letter. Most are negative: large letters stand closer. */
  letters: number;
  /** And after each word. */
  words: number;
}

export interface Note {
  file: string;
  line: number;
  words: string[];
  /** How wide their line is, in em. */
  room: number;
  spacing: Spacing;
  /** The selectors of the rule, and the declaration in it that the note is about. */
  selectors: string[];
  property: string;
  value: string;
  /** The element inside the rule's own that the words are in, as a selector. The rule's own if there is none. */
  element?: string;
}

export interface MeasuredNote extends Note {
  /** How wide the widest of the words are, in em. */
  width: number;
}

const FOLDERS = ['src/css', 'src/components', 'src/theme'];
const QUOTED = /"([^"]+)"/g;
const NOTE =
  /\bfits(?: (?<element>[\w.-]+))?: (?<words>"[^"]+"(?:, "[^"]+")*) in (?:(?<em>[\d.]+) em|(?<property>--[\w-]+))/;
/** What only a note has, whether it can be read or not. */
const LIKE_A_NOTE = /\bfits\b[^"]*"/;

/** The last value in em that the rules give a property. Undefined if none does. */
function emIn(rules: Rule[], property: string): number | undefined {
  const declarations = rules.flatMap(({nodes}) =>
    nodes.filter((node): node is Declaration => node.type === 'decl' && node.prop === property),
  );
  const last = declarations.pop();
  return last && Number.parseFloat(last.value);
}

const spacingIn = (rules: Rule[]): Spacing => ({
  letters: emIn(rules, 'letter-spacing') ?? 0,
  words: emIn(rules, 'word-spacing') ?? 0,
});

/** The rules of a sheet that set one of these selectors, in media queries too. */
function rulesFor(selectors: string[], css: Root): Rule[] {
  const rules: Rule[] = [];
  css.walkRules((rule) => {
    if (rule.selectors.some((selector) => selectors.includes(selector))) rules.push(rule);
  });
  return rules;
}

/** The notes of a sheet. `base`: the text of base.css, which spaces the letters of headings. */
export function notesIn(css: string, file: string, base: string): Note[] {
  const sheet = postcss.parse(css);
  const notes: Note[] = [];
  sheet.walkComments((comment) => {
    const {text, source, parent} = comment;
    if (!LIKE_A_NOTE.test(text)) return;
    const line = source?.start?.line ?? 0;
    const {element, words, em, property} = NOTE.exec(text.replace(/\s+/g, ' '))?.groups ?? {};
    const size = comment.prev();
    if (!words || parent?.type !== 'rule' || size?.type !== 'decl') {
      throw new Error(`${file}:${line}: write this note in a rule, behind a size: fits: "Connected" in 5.8 em.`);
    }
    const rule = parent as Rule;
    const room = property ? emIn([rule], property) : Number(em);
    if (!room)
      throw new Error(`${file}:${line}: this rule gives ${property} no number, so nothing says how wide the line is.`);
    const isHeading = /^h[1-3]$/.test(element ?? '');
    const spacedBy = isHeading ? rulesFor([element], postcss.parse(base)) : rulesFor(rule.selectors, sheet);
    notes.push({
      file,
      line,
      words: Array.from(words.matchAll(QUOTED), ([, one]) => one),
      room,
      spacing: spacingIn(spacedBy),
      selectors: rule.selectors,
      property: size.prop,
      value: size.value,
      element,
    });
  });
  return notes;
}

/** The notes of all sheets of the pages. */
export function readNotes(): Note[] {
  const base = readFileSync('src/css/base.css', 'utf8');
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.css'))
      .map((file) => `${folder}/${file}`)
      .sort(),
  );
  return files.flatMap((file) => notesIn(readFileSync(file, 'utf8'), file, base));
}

/** So large that whole pixels, to which letters are rounded, are thousandths of an em. */
const SIZE = 1000;

/** Returns what measures words in the display face: their width in em. */
export async function measurer(): Promise<(words: string, spacing?: Spacing) => Promise<number>> {
  const font: Font = {name: 'Bricolage', data: await subsetDisplayFont('latin', 'sfnt'), weight: 800};
  const options = {width: 100 * SIZE, height: SIZE, fonts: [font], embedFont: false};
  return async (words, spacing = {letters: 0, words: 0}) => {
    let width = 0;
    const style = {fontFamily: font.name, fontSize: SIZE, letterSpacing: `${spacing.letters}em`, whiteSpace: 'nowrap'};
    const line = h('div', {style: {display: 'flex'}}, h('span', {style}, words));
    await satori(line, {
      ...options,
      onNodeDetected: (node) => {
        if (node.type === 'span') width = node.width;
      },
    });
    return width / SIZE + spacing.words * (words.split(' ').length - 1);
  };
}

/** The notes, each with the width of its widest words. */
export async function measureNotes(notes: Note[]): Promise<MeasuredNote[]> {
  const measure = await measurer();
  const measured: MeasuredNote[] = [];
  for (const note of notes) {
    const widths: number[] = [];
    for (const words of note.words) widths.push(await measure(words, note.spacing));
    measured.push({...note, width: Math.max(...widths)});
  }
  return measured;
}

/** Whether the words have room on their line. */
export const fits = ({width, room}: MeasuredNote): boolean => width <= room;

/** One line about a note, such as `src/…:12 "Connected": 5 em in 5.8`. */
export function sentenceOf(note: MeasuredNote): string {
  const words = note.words.map((one) => `"${one}"`).join(', ');
  const verdict = fits(note) ? '' : ', too wide';
  return `${note.file}:${note.line} ${words}: ${note.width.toFixed(2)} em in ${note.room}${verdict}`;
}

async function main(): Promise<void> {
  const measured = await measureNotes(readNotes());
  for (const note of measured) console.log(sentenceOf(note));
  const tooWide = measured.filter((note) => !fits(note)).length;
  console.log(`${measured.length} sizes, ${tooWide || 'none'} too large for the words that they are made for.`);
  if (tooWide > 0) process.exitCode = 1;
}

if (require.main === module) runProgram(main);
