/** A record that YAML has read, with its keys at hand, and what is found in it. */
import type {Document} from 'yaml';
import type {HelpTopic} from '../diagnostic';
import type {Source} from '../source';
import {type Entry, entriesOf} from './entries';
import type {RecordName} from './schema';

export interface Problem {
  rule: string;
  start: number;
  end: number;
  message: string;
  edits?: {start: number; end: number; text: string}[];
  help?: HelpTopic;
  /** There is just one right way. */
  fixable?: boolean;
  /** It may follow from another problem: told only where every line can be read. */
  derived?: boolean;
  /** The record in which it stands. */
  parent?: string;
}

/** A path as one text. */
export const idOf = (path: readonly PropertyKey[]): string => path.map((step) => `/${String(step)}`).join('\0');
/** A record that YAML can read. */
export interface OpenRecord<N extends RecordName = RecordName> {
  name: N;
  source: Source;
  document: Document.Parsed;
  entries: Entry[];
  /** The first entry at each path. */
  at: Map<string, Entry>;
  /** What stands directly below each path. */
  below: Map<string, Entry[]>;
  pages: string[];
}

/** A record that YAML has read, with its keys at hand. */
export function openRecord<N extends RecordName>(
  name: N,
  source: Source,
  document: Document.Parsed,
  pages: string[],
): OpenRecord<N> {
  const entries = entriesOf(document);
  const at = new Map<string, Entry>();
  const below = new Map<string, Entry[]>();
  for (const entry of entries) {
    const parent = idOf(entry.path.slice(0, -1));
    if (!at.has(idOf(entry.path))) at.set(idOf(entry.path), entry);
    const siblings = below.get(parent);
    if (siblings) siblings.push(entry);
    else below.set(parent, [entry]);
  }
  return {name, source, document, entries, at, below, pages};
}
