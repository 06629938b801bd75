/** The contrasts that notes in the sheets say of a color, such as "7.6:1 with paper", are what WCAG computes. */
import {readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import postcss from 'postcss';
import {contrastOf} from '../../browser/inPage/contrast';

/** Every value that tokens.css gives each of its properties: one, or one for each theme. */
const VALUES = new Map<string, string[]>();
postcss.parse(readFileSync('src/css/tokens.css', 'utf8')).walkDecls(({prop, value}) => {
  VALUES.set(prop, [...(VALUES.get(prop) ?? []), value]);
});

/** The colors that a value may be, as a browser writes them. None if it is no color. */
function colorsOf(value: string): string[] {
  const [, name] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (name) return (VALUES.get(name) ?? []).flatMap(colorsOf);
  const [, hex] = /^#([\da-f]{6})$/.exec(value) ?? [];
  return hex ? [`rgb(${[...Buffer.from(hex, 'hex')].join(', ')})`] : [];
}

const RATIO = /(?<ratio>[\d.]+):1/g;
const NOTED = /(?<ratio>[\d.]+):1 with (?<name>\w+)/g;

/** What is untrue in a note behind a color. */
function untruths(value: string, note: string): string[] {
  const noted = [...note.matchAll(NOTED)];
  if (noted.length < [...note.matchAll(RATIO)].length) return [`write "${note}" as "7.6:1 with paper"`];
  return noted.flatMap(({groups: {ratio = '', name = ''} = {}}) => {
    const others = colorsOf(`var(--silk-${name})`);
    if (others.length === 0) return [`there is no --silk-${name}`];
    const least = Math.min(...colorsOf(value).flatMap((color) => others.map((other) => contrastOf(color, other))));
    const right = String(Number(least.toFixed(1)));
    return right === ratio ? [] : [`the note says ${ratio}:1 with ${name}, and it is ${right}:1`];
  });
}

/** What is untrue in the notes of a sheet, by the lines of the colors, and how many notes there are. */
function checkNotes(css: string, file: string): {count: number; faults: string[]} {
  const faults: string[] = [];
  let count = 0;
  postcss.parse(css).walkComments((comment) => {
    const color = comment.prev();
    if (color?.type !== 'decl' || !/\d:1\b/.test(comment.text)) return;
    count += 1;
    const place = `${file}:${color.source?.start?.line} ${color.prop}`;
    faults.push(...untruths(color.value, comment.text).map((fault) => `${place}: ${fault}`));
  });
  return {count, faults};
}

test('the contrasts in the notes of the sheets are right', () => {
  const sheets = readdirSync('src', {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.css'));
  const checked = sheets.map((file) => checkNotes(readFileSync(`src/${file}`, 'utf8'), `src/${file}`));
  expect(checked.reduce((sum, {count}) => sum + count, 0)).toBeGreaterThan(5);
  expect(checked.flatMap(({faults}) => faults)).toEqual([]);
});

for (const [what, note, fault] of [
  ['another number', '9:1 with paper', 'the note says 9:1 with paper, and it is 8.6:1'],
  ['another form', 'paper on it 8.6:1', 'write "paper on it 8.6:1" as "7.6:1 with paper"'],
  ['a color that there is none of', '8.6:1 with tin', 'there is no --silk-tin'],
] as const) {
  test(`a note with ${what} is named`, () => {
    expect(checkNotes(`a { color: #842812; /* ${note} */ }`, 'a.css').faults).toEqual([`a.css:1 color: ${fault}`]);
  });
}
