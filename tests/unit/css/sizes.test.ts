/** Sizes that depend on the window have the forms that tokens.css names, and where they begin and end to grow is beside them. */
import {readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import postcss, {type Declaration} from 'postcss';

const {comma, space} = postcss.list;

/** A value that depends on the window, where it stands, and the note of its ends behind it. */
interface Size {
  place: string;
  property: string;
  value: string;
  note: string;
}

function noteBehind(declaration: Declaration): string {
  for (let next = declaration.next(); next?.type === 'comment'; next = next.next()) {
    if (/\d px at \d/.test(next.text)) return next.text;
  }
  return '';
}

function sizesIn(file: string, css: string): Size[] {
  const sizes: Size[] = [];
  postcss.parse(css).walkDecls((declaration) => {
    const {prop: property, value, source} = declaration;
    if (!/\dvw/.test(value)) return;
    sizes.push({place: `${file}:${source?.start?.line}`, property, value, note: noteBehind(declaration)});
  });
  return sizes;
}

const SIZES = ['src/components', 'src/theme', 'src/css'].flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => sizesIn(`${folder}/${file}`, readFileSync(`${folder}/${file}`, 'utf8'))),
);

/** A function of CSS and what is between its brackets. */
function callIn(value: string): {name: string; parts: string[]} | undefined {
  const [, name, inside] = /^(min|max|clamp|calc)\((.*)\)$/s.exec(value) ?? [];
  return name ? {name, parts: comma(inside)} : undefined;
}

const isClamp = (value: string) => callIn(value)?.name === 'clamp' && !/(min|max|calc)\(/.test(value);
const isLength = (value: string) => /^([\d.]+r?em|var\(--[\w-]+\))$/.test(value);

/** Whether a size has one of the forms that tokens.css names. */
function hasForm(value: string): boolean {
  const {name, parts: [size, ceiling, ...more] = []} = callIn(value) ?? {};
  if (name === 'calc') return true;
  if (name !== 'min') return isClamp(value);
  return (isClamp(size) || isLength(size)) && /^[\d.]+vw$/.test(ceiling) && more.length === 0;
}

/** The size in a declaration that says how large text is. None for any other. */
function textSizeIn({property, value}: Size): string | undefined {
  if (property === 'font') return space(value).find((part) => part.includes('vw'));
  return property === 'font-size' || property.startsWith('--text-') ? value : undefined;
}

test('a size of text that depends on the window has one of three forms', () => {
  const all = SIZES.map((size) => ({size: textSizeIn(size), place: size.place})).filter(({size}) => size);
  expect(all.length).toBeGreaterThan(30);
  expect(all.filter(({size}) => !hasForm(size ?? ''))).toEqual([]);
});

/** How many pixels a value of CSS is in a window of so many, for text of 16 pixels. */
function pixelsIn(value: string, window: number): number {
  const {name, parts = []} = callIn(value) ?? {};
  const numbers = parts.map((part) => pixelsIn(part, window));
  if (name === 'min') return Math.min(...numbers);
  if (name === 'clamp') return Math.max(numbers[0], Math.min(numbers[1], numbers[2]));
  const units: Record<string, number> = {rem: 16, px: 1, vw: window / 100};
  const terms = Array.from(value.matchAll(/(?:([+-]) )?([\d.]+)(rem|px|vw)/g));
  return terms.reduce((sum, [, sign, number, unit]) => sum + (sign === '-' ? -1 : 1) * Number(number) * units[unit], 0);
}

/** A share in two parts between its least and its most. */
const GROWING = /clamp\([^()]*, (?:min\([^()]*\)|[^,()]*\d(?:vw|rem) [+-] [^,()]*), [^,()]*\)/;

/** The windows at which a clamp begins and ends to grow, to five pixels. */
function endsOf(clamp: string): number[] {
  const [least = '', share = '', most = ''] = callIn(clamp)?.parts ?? [];
  const windows = Array.from({length: 600}, (_, index) => 5 * index);
  const isAbove = (other: string) => (window: number) => pixelsIn(share, window) >= pixelsIn(other, window) - 1e-6;
  return [windows.find(isAbove(least)), windows.find(isAbove(most))].map((window = 0) => window);
}

/** A note of where a clamp begins and ends to grow. */
const written = (clamp: string, windows: number[]): string =>
  windows
    .map((window, index) => `${Math.round(pixelsIn(clamp, window))}${index === 0 ? ' px' : ''} at ${window}`)
    .join(', ');

/** What is untrue in the note beside a share in two parts: it names its ends, and perhaps a window between them. */
function untruthOf({place, value, note}: Size): string | undefined {
  const [clamp] = GROWING.exec(value) ?? [];
  if (!clamp) return undefined;
  const [begin, end] = endsOf(clamp);
  const between = Array.from(note.matchAll(/ at (\d+)/g), ([, window]) => Number(window)).slice(1, -1);
  const right = written(clamp, [begin, ...between, end]);
  return note === right ? undefined : `${place}: write /* ${right} */ behind ${clamp}`;
}

test('beside a share in two parts is where it begins and ends to grow', () => {
  expect(SIZES.filter(({value}) => GROWING.test(value)).length).toBeGreaterThan(5);
  expect(SIZES.flatMap((size) => untruthOf(size) ?? [])).toEqual([]);
});

for (const [what, css, fault] of [
  ['no note', 'a { width: clamp(10px, 1rem + 1vw, 20px); }', true],
  ['other ends', 'a { width: clamp(20px, 1rem + 1vw, 26px); /* 20 px at 400, 26 at 1100 */ }', true],
  ['its ends', 'a { width: clamp(20px, 1rem + 1vw, 26px); /* 20 px at 400, 26 at 1000 */ }', false],
] as const) {
  test(`a share in two parts with ${what} is ${fault ? 'named' : 'right'}`, () => {
    const [size] = sizesIn('a.css', css);
    expect(untruthOf(size) !== undefined).toBe(fault);
  });
}
