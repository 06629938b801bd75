/** Adding, removing and moving the entries of a record. */
import * as z from 'zod';
import type {Entry, RecordName} from '../../../content/records';
import {type Path, unwrapped} from '../../../content/records/schema';
import {locate} from '../../../content/source';
import type {Edit, Selection} from '../edits';
import {append, lineEnd, lineStart, written} from './lines';
import {keyOf, lastOffset, type Opened, open} from './open';
import {schemaAt} from './schema';

/** All lines of an entry. */
function blockOf(opened: Opened, path: Path): Selection {
  const {source} = opened;
  const entry = opened.at.get(keyOf(path)) as Entry;
  return {
    start: lineStart(source, entry.start),
    end: lineEnd(source, Math.max(lastOffset(opened, path) - 1, entry.start)),
  };
}

/** The lines of a new entry: one for every field that is required. */
function emptyEntry(schema: z.ZodType, indent: string): string[] {
  const inner = unwrapped(schema);
  if (!(inner instanceof z.ZodObject)) return [];
  const needed = Object.entries(inner.shape).filter(([, child]) => !(child as z.ZodType).safeParse(undefined).success);
  const names = needed.length > 0 ? needed : Object.entries(inner.shape).slice(0, 1);
  return names.map(([name]) => `${indent}${name}:`);
}

/** Adds an entry at the end of a list, or one called `key` at the end of a record. */
export function addEntry(name: RecordName, file: string, text: string, path: Path, key?: string): Edit[] {
  const opened = open(file, text);
  const element = schemaAt(name, [...path, key ?? 0]);
  if (!element) return [];
  if (key !== undefined) {
    const lines = emptyEntry(element, '  ');
    // An empty line goes before an entry of several lines.
    const gap = lines.length > 0 ? '\n' : '';
    return [append(opened, path, `${gap}${[`${written(key)}:`, ...lines].join('\n')}`)];
  }
  // The column of an entry comes after its hyphen.
  const first = opened.at.get(keyOf([...path, 0]));
  const column = first ? locate(opened.source, first.start).column - 1 : path.length * 2 + 2;
  const lines = emptyEntry(element, ' '.repeat(column));
  const [head = ' '.repeat(column), ...rest] = lines;
  const hyphen = `${' '.repeat(Math.max(column - 2, 0))}- ${head.trimStart()}`;
  return [append(opened, path, [hyphen, ...rest].join('\n'))];
}

/** Removes an entry of a list or of a record. */
export function removeEntry(file: string, text: string, path: Path): Edit[] {
  const opened = open(file, text);
  if (!opened.at.has(keyOf(path))) return [];
  const {start, end} = blockOf(opened, path);
  const blank = /^[ \t]*\n/.exec(text.slice(end))?.[0].length ?? 0;
  const blankBefore = start === 0 || /\n[ \t]*\n$/.test(text.slice(0, start));
  return [{start, end: end + (blankBefore ? blank : 0), text: ''}];
}

/** Moves an entry of a list one place up. */
export function moveEntryUp(file: string, text: string, path: Path): Edit[] {
  const index = Number(path.at(-1));
  const opened = open(file, text);
  const before = [...path.slice(0, -1), index - 1];
  if (!opened.at.has(keyOf(path)) || !opened.at.has(keyOf(before))) return [];
  const [upper, lower] = [blockOf(opened, before), blockOf(opened, path)];
  const lines = ({start, end}: Selection) => text.slice(start, end).replace(/\n?$/, '\n');
  return [
    {...upper, text: lines(lower)},
    {...lower, text: lines(upper)},
  ];
}
