/** What a record says: a thing a line, in plain words and numbers. */

/** What is drawn: words, a box, a control, a drawing, a picture, or a mark before or after an element. */
export interface Thing {
  kind: string;
  /** Its first words, or those of what it is part of. */
  name: string;
  /** What is seen of it, by the keys of VALUES. Those that only the dark theme has begin with "dark-". */
  values: Record<string, string>;
}

/** A page by the name of what is measured, such as "1280 wide". */
export type Drawn = Record<string, Thing[]>;

/** A number in a sentence, for the values that are one. */
const SENTENCES: Record<string, (value: string) => string> = {
  x: (value) => `${value} px from the left`,
  // What grows moves nothing else in this way.
  down: (value) => `${value} px below the top of what is before it`,
  w: (value) => `${value} px wide`,
  h: (value) => `${value} px high`,
  lines: (value) => `${value} lines`,
  letters: (value) => `letters of ${value} px`,
};

export const sayValue = (key: string, value: string): string => SENTENCES[key]?.(value) ?? `${key} ${value}`;

/** How far a number may be from the recorded one, in pixels: each version of Chromium and each screen rounds in its way. */
const USUAL_SLACK = 2;

/** Numbers that are small. */
const SLACK: Record<string, number> = {
  lines: 0,
  weight: 0,
  faint: 0.02,
  moved: 0.02,
  letters: 0.3,
  edges: 0.6,
  line: 0.6,
};

export const slackOf = (key: string): number => SLACK[key.replace(/^dark-/, '')] ?? USUAL_SLACK;

/**
 * What most things of a kind have in common. A line says it only where it is another than on the line of that kind before
 * it, so that a color which changes everywhere changes few lines.
 */
const COMMON = ['ink', 'dark-ink', 'ring', 'dark-ring'];

/** In a line: this one has no such value, and the one of its kind before it has. */
const NONE = '-';

/** The common values of the last thing of each kind. */
type Last = Map<string, Record<string, string>>;

/** The values that a line says of a thing, after the things that `last` knows, and which it learns. */
function saidOf({kind, values}: Thing, last: Last): Record<string, string> {
  const before = last.get(kind) ?? {};
  const now = Object.fromEntries(COMMON.map((key) => [key, values[key] ?? NONE]));
  last.set(kind, now);
  const isSaid = (key: string) => !COMMON.includes(key) || now[key] !== (before[key] ?? NONE);
  return Object.fromEntries(Object.entries({...values, ...now}).filter(([key]) => isSaid(key)));
}

/** All values of a thing of which a line says these: the reverse of `saidOf`. */
function allOf({kind, values}: Thing, last: Last): Record<string, string> {
  const now = {...last.get(kind), ...values};
  last.set(kind, Object.fromEntries(COMMON.map((key) => [key, now[key] ?? NONE])));
  return Object.fromEntries(Object.entries(now).filter(([key, value]) => !COMMON.includes(key) || value !== NONE));
}

const writeThing = ({kind, name, values}: Thing): string =>
  [kind, JSON.stringify(name), ...Object.entries(values).map(([key, value]) => `${key}=${value}`)].join(' ');

function writeThings(things: Thing[]): string {
  const last: Last = new Map();
  return things.map((thing) => `${writeThing({...thing, values: saidOf(thing, last)})}\n`).join('');
}

function readThings(lines: string[]): Thing[] {
  const last: Last = new Map();
  return lines.map(readThing).map((thing) => ({...thing, values: allOf(thing, last)}));
}

function readThing(line: string): Thing {
  const [, kind, name, rest] = /^(\S+) ("(?:[^"\\]|\\.)*") ?(.*)$/.exec(line) ?? [];
  if (!kind) throw new Error(`A record can’t be read: ${line}`);
  const pairs = rest.split(' ').filter(Boolean);
  return {
    kind,
    name: JSON.parse(name),
    values: Object.fromEntries(pairs.map((pair) => splitAt(pair, pair.indexOf('=')))),
  };
}

const splitAt = (text: string, place: number): [string, string] => [text.slice(0, place), text.slice(place + 1)];

/** The text of a page's record. */
export const writeDrawn = (drawn: Drawn): string =>
  Object.entries(drawn)
    .map(([title, things]) => `# ${title}\n${writeThings(things)}`)
    .join('\n');

export function readDrawn(text: string): Drawn {
  const drawn: Drawn = {};
  for (const part of text.split(/^# /m).slice(1)) {
    const [title, ...lines] = part.split('\n');
    drawn[title] = readThings(lines.filter(Boolean));
  }
  return drawn;
}
