/** The lines between the two `---` at the top of a page. Nothing in them is ever run. */
import {type Entry, readLines} from '../records';
import {isHandbook, type RuleFinding, type Source} from '../source';
import type {Place} from './elements';

/** What every page says about itself. */
export const NEEDED_KEYS = ['title', 'description'];
const PAGE_KEYS = [...NEEDED_KEYS, 'silk'];
const HANDBOOK_KEYS = [...NEEDED_KEYS, 'slug', 'sidebar_label'];

export const knownKeys = ({file}: Source): string[] => (isHandbook(file) ? HANDBOOK_KEYS : PAGE_KEYS);

export interface FrontMatter {
  values: Record<string, unknown>;
  /** The keys, also those of a list, which has no business there. */
  entries: Entry[];
  /** Where the page itself begins. */
  end: number;
  /** Where there is none, or one that isn't between two lines that are `---` and nothing else. */
  fence?: Place & {opened: boolean};
  /** What is wrong with single lines. */
  findings: RuleFinding[];
}

const BLOCK = /^---[ \t]*\n([\s\S]*?)(?:^|\n)---[ \t]*(?:\n|$)/;

function withoutBlock(text: string): FrontMatter {
  const start = Math.max(text.search(/\S/), 0);
  const opened = text.startsWith('---', start);
  const gap = text.slice(start).search(/\n\s*\n/);
  const end = opened ? (gap < 0 ? text.length : start + gap + 1) : 0;
  return {values: {}, entries: [], end, fence: {start, end: start + 3, opened}, findings: []};
}

/** Reads the top of a page. */
export function readFrontMatter(source: Source): FrontMatter {
  const [block, inside = ''] = BLOCK.exec(source.text) ?? [];
  if (block === undefined) return withoutBlock(source.text);
  const start = block.indexOf('\n') + 1;
  const {entries, findings} = readLines(source, start, start + inside.length, knownKeys(source));
  const own = entries.filter(({path}) => typeof path.at(-1) === 'string');
  const top = own.filter(({path}) => path.length === 1);
  const values = Object.fromEntries(top.map(({key, value = null}) => [key, value]));
  return {values, entries: own, end: block.length, findings};
}

/** Where a line at the top of a page begins and its value ends; the first `---` when there is no such line. */
export function linePlace({entries}: FrontMatter, key: string): Place {
  const entry = entries.find((one) => one.key === key);
  return entry ? {start: entry.start, end: entry.valueEnd} : {start: 0, end: 3};
}
