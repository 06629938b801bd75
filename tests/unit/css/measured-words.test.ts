/** The words that sizes are made for, in the notes of the sheets, fit on their line. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {fits, measureNotes, measurer, notesIn, readNotes, sentenceOf} from '../../../scripts/measureWords';

const BASE = 'h1,\nh2 { word-spacing: 0.05em; }\nh1 { letter-spacing: -0.035em; }\nh2 { letter-spacing: -0.02em; }';
const read = (css: string) => notesIn(css, 'a.css', BASE);

test('in every sheet, the words that a size is made for fit on their line', async () => {
  const measured = await measureNotes(readNotes());
  expect(measured.length).toBeGreaterThan(40);
  expect(measured.filter((note) => !fits(note)).map(sentenceOf)).toEqual([]);
});

test('a note says which words are measured, how they are spaced, and how much room they have', () => {
  const css = `
    .door { letter-spacing: -0.03em; }
    .door { font-size: 2rem; /* fits: "Connected" in 5.8 em, a door's width */ }
    .hero {
      --text-headline: 3rem; /* fits h1: "in Kampala", "Three doors" in 6 em */
      --ems-of-line: 4.6; /* fits h2: "Back the" in --ems-of-line */
    }`;
  expect(read(css)).toMatchObject([
    {file: 'a.css', line: 3, words: ['Connected'], room: 5.8, spacing: {letters: -0.03, words: 0}},
    {file: 'a.css', line: 5, words: ['in Kampala', 'Three doors'], room: 6, spacing: {letters: -0.035, words: 0.05}},
    {file: 'a.css', line: 6, words: ['Back the'], room: 4.6, spacing: {letters: -0.02, words: 0.05}},
  ]);
});

test('a note is about the size before it, and may say in which element the words are', () => {
  const css = '.a,\n.b { color: red; font-size: min(1em,\n5vw); /* fits .label: "Connected" in 5.8 em */ }';
  const size = {selectors: ['.a', '.b'], property: 'font-size', value: 'min(1em,\n5vw)', element: '.label'};
  expect(read(css)).toMatchObject([size]);
});

for (const [what, css] of [
  ['without its room', '.a { color: red; /* fits: "Connected" */ }'],
  ['whose room is no number of its rule', '.a { color: red; /* fits: "Connected" in --room */ }'],
  ['before its size', '.a { /* fits: "Connected" in 5.8 em */ font-size: 1em; }'],
  ['outside of a rule', '/* fits: "Connected" in 5.8 em */\n.a { color: red; }'],
] as const) {
  test(`a note ${what} is an error, and not overlooked`, () => {
    expect(() => read(css)).toThrow(/^a\.css:1: /);
  });
}

test('words are as wide as Chrome draws them in the display face, and closer letters are narrower', async () => {
  const measure = await measurer();
  expect(await measure('University-Industry')).toBeCloseTo(9.17, 1);
  const loose = await measure('Back the jockey,');
  const close = await measure('Back the jockey,', {letters: -0.02, words: 0.05});
  expect(close).toBeCloseTo(loose - 16 * 0.02 + 2 * 0.05, 2);
});

test('words that are wider than their line are named with both widths', async () => {
  const [note] = await measureNotes(read('.a { color: red; /* fits: "200+", "Connected" in 5 em */ }'));
  expect(fits(note)).toBe(false);
  expect(sentenceOf(note)).toBe('a.css:1 "200+", "Connected": 5.14 em in 5, too wide');
});
