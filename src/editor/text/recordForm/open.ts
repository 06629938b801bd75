/** A record's text with the places of its entries. */
import {type Entry, recordEntries} from '../../../content/records';
import type {Path} from '../../../content/records/schema';
import {createSource, locate, type Source} from '../../../content/source';

/** Paths as keys of maps. */
export const keyOf = (path: Path) => JSON.stringify(path);

export interface Opened {
  source: Source;
  at: Map<string, Entry>;
  /** The entries right below each path. */
  below: Map<string, Entry[]>;
}

/** Reads the entries. A text that isn't YAML has none. */
export function open(file: string, text: string): Opened {
  const source = createSource(file, text);
  const entries = recordEntries(source);
  const below = new Map<string, Entry[]>();
  for (const entry of entries) {
    const parent = keyOf(entry.path.slice(0, -1));
    const siblings = below.get(parent);
    if (siblings) siblings.push(entry);
    else below.set(parent, [entry]);
  }
  return {source, at: new Map(entries.map((entry) => [keyOf(entry.path), entry])), below};
}

/** The entries right below a path. */
export const childrenOf = ({below}: Opened, path: Path): Entry[] => below.get(keyOf(path)) ?? [];

/** Where an entry ends: after everything that belongs to it, and before the comments of the next one. */
export function lastOffset(opened: Opened, path: Path): number {
  const last = childrenOf(opened, path).at(-1);
  if (last) return lastOffset(opened, last.path);
  const entry = opened.at.get(keyOf(path));
  return entry ? Math.max(entry.valueEnd, entry.end) : 0;
}

/** The lines of an entry. One that isn't there has its parent's first line, and no last one. */
export function linesOf(opened: Opened, path: Path): {line: number; endLine: number} {
  const entry = opened.at.get(keyOf(path));
  if (!entry)
    return path.length > 0
      ? {...linesOf(opened, path.slice(0, -1)), endLine: 0}
      : {line: 1, endLine: Number.MAX_SAFE_INTEGER};
  const end = Math.max(entry.start, lastOffset(opened, path) - 1);
  return {line: locate(opened.source, entry.start).line, endLine: locate(opened.source, end).line};
}
