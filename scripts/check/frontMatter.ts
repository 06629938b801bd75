/** The lines between the two --- at the top of a page: its title and its description. */
import {isMap, parseDocument} from 'yaml';
import type {Mistake} from './mistake';
import {listed, nearest} from './nearest';
import {isHandbook, type Source} from './source';
import {inQuotes, namedValues} from './yaml';

export interface FrontMatter {
  values: Record<string, unknown>;
  /** Where the page itself begins. */
  end: number;
  /** Where each value's line begins. */
  places: Record<string, number>;
  mistakes: Mistake[];
}

const PAGE_KEYS = ['title', 'description'];
const HANDBOOK_KEYS = [...PAGE_KEYS, 'slug', 'sidebar_label'];
const topic = 'the-lines-at-the-top';

/** A line `name: value` whose value needs quotation marks: it holds a colon, or begins with a sign. */
function quoted(line: string): string | undefined {
  const [, name, value] = /^([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
  return name && value ? `${name}: ${inQuotes(value)}` : undefined;
}

function checkValues(source: Source, found: FrontMatter, keys: string[]): void {
  const {values, places, mistakes} = found;
  for (const [key, value] of Object.entries(values)) {
    const start = places[key] ?? 0;
    const line = source.text.slice(start).split('\n', 1)[0];
    if (!keys.includes(key)) {
      const meant = nearest(key, keys);
      mistakes.push(
        source.at(start, start + key.length, {
          message: `"${key}" is not known at the top of a page. What may stand there: ${listed(keys)}.`,
          write: meant && meant + line.slice(key.length),
          topic,
        }),
      );
    } else if (typeof value !== 'string' || value.trim() === '') {
      const empty = value === null || String(value).trim() === '';
      const write = typeof value === 'string' ? undefined : quoted(line);
      mistakes.push(
        source.at(start, start + key.length, {
          message: empty
            ? `The ${key} is empty${write ? ': what stands behind a # is a note. Put quotation marks around it, or write' : '. Write'} one after the colon.`
            : `The ${key} is not a text.`,
          write,
          topic,
        }),
      );
    }
  }
  for (const key of PAGE_KEYS) {
    const near = Object.keys(values).some((other) => nearest(other, [key]) === key);
    if (!near) {
      mistakes.push(
        source.at(0, 3, {
          message: `This page has no ${key}. Add this line below the first ---, with your own words after the colon.`,
          write:
            key === 'title' ? 'title: The name of this page' : 'description: What this page is about, in a sentence',
          topic,
        }),
      );
    }
  }
}

/** Reads the top of a page. Never runs anything: of the languages that such lines can be written in, only one is read. */
export function readFrontMatter(source: Source): FrontMatter {
  const {text} = source;
  const found: FrontMatter = {values: {}, end: 0, places: {}, mistakes: []};
  const [block = '', inside = ''] = /^---[ \t]*\n([\s\S]*?)(?:^|\n)---[ \t]*(?:\n|$)/.exec(text) ?? [];
  if (!block) {
    const first = Math.max(text.search(/\S/), 0);
    const opened = text.startsWith('---', first);
    const gap = text.slice(first).search(/\n\s*\n/);
    if (opened) found.end = gap < 0 ? text.length : first + gap + 1;
    found.mistakes.push(
      source.at(first, first + 3, {
        message: opened
          ? 'The lines at the top must stand between two lines that are three hyphens and nothing else, and the first of them must be the first line of the file.'
          : 'This page does not say its title and its description. Begin the file with these four lines.',
        write: '---\ntitle: The name of this page\ndescription: What this page is about, in a sentence\n---',
        topic,
      }),
    );
    return found;
  }
  found.end = block.length;
  const offset = block.indexOf('\n') + 1;
  let document = parseDocument(inside);
  for (const [start, line] of linesOf(inside)) {
    const key = /^([\w-]+)\s*:/.exec(line)?.[1];
    if (key) found.places[key] = offset + start;
  }
  const named = namedValues(document).map((offset) => ({pos: [offset], code: ''}));
  const errors = [...document.errors, ...document.warnings, ...named];
  if (errors.length > 0) {
    const seen = new Set<number>();
    for (const error of errors) {
      const lineStart = inside.lastIndexOf('\n', error.pos[0] - 1) + 1;
      if (seen.has(lineStart)) continue;
      seen.add(lineStart);
      const line = inside.slice(lineStart).split('\n')[0];
      const write = quoted(line);
      const twice = error.code === 'DUPLICATE_KEY';
      found.mistakes.push(
        source.at(offset + lineStart, offset + lineStart + line.length, {
          message: twice
            ? 'This line stands twice at the top of the page. Keep one of the two.'
            : `This line cannot be read. Write a name, a colon, a space and the text${write ? '; a text with a colon or a sign like # in it needs quotation marks around it' : ''}.`,
          write: twice ? undefined : write,
          topic,
          fix:
            twice || !write || !/: /.test(line.replace(/^[\w-]+: /, ''))
              ? undefined
              : {start: offset + lineStart, end: offset + lineStart + line.length, text: write},
        }),
      );
    }
    // The other lines are checked all the same, as if the broken ones said something.
    const mute = (line: string) => (line.includes(':') ? line.replace(/:.*/, ': …') : '');
    const rest = linesOf(inside).map(([start, line]) => (seen.has(start) ? mute(line) : line));
    document = parseDocument(rest.join('\n'));
    if (document.errors.length > 0 || namedValues(document).length > 0) return found;
  }
  if (isMap(document.contents)) found.values = document.toJS();
  checkValues(source, found, isHandbook(source.file) ? HANDBOOK_KEYS : PAGE_KEYS);
  return found;
}

function linesOf(text: string): [number, string][] {
  let start = 0;
  return text.split('\n').map((line) => {
    const entry: [number, string] = [start, line];
    start += line.length + 1;
    return entry;
  });
}
