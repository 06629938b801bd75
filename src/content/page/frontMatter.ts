/** The lines between the two `---` at the top of a page. Nothing in them is ever run. */

import type {Finding} from '../diagnostic';
import {type Entry, entriesOf, parseYaml, yamlFindings} from '../records/yaml';
import type {Source, Span} from '../source';

/** `---`, the lines between, if there are any, and `---` again. */
export const FRONT_MATTER = /^---[ \t]*\n(?:([\s\S]*?)\n)??---[ \t]*(?:\n|$)/;

export interface FrontMatter {
  values: Record<string, unknown>;
  entries: Entry[];
  /** Where the page itself begins. */
  end: number;
  /** What keeps these lines from being read: the page has no title then. */
  findings: Finding[];
}

/** The top of a page that has no such lines, or never ends them: then they are taken to end at the first empty line. */
function withoutBlock(text: string): FrontMatter {
  const start = Math.max(text.search(/\S/), 0);
  const isOpened = text.startsWith('---', start);
  const gap = text.slice(start).search(/\n\s*\n/);
  const firstGap = gap < 0 ? text.length : start + gap + 1;
  const end = isOpened ? firstGap : 0;
  const finding: Finding = {
    start,
    end: start + 3,
    message:
      'The title and the description are missing. Begin the file with four lines: ---, title: and a title, description: and a sentence about the page, and --- again.',
  };
  return {values: {}, entries: [], end, findings: [finding]};
}

/** Reads the lines `key: value` between two offsets of a text. */
export function readLines({text}: Source, {start, end}: Span): {entries: Entry[]; findings: Finding[]} {
  const lines = text.slice(start, end);
  const document = parseYaml(lines);
  const move = <T extends Span>(one: T): T => ({...one, start: one.start + start, end: one.end + start});
  const entries = entriesOf(document).map((entry) =>
    move({...entry, valueStart: entry.valueStart + start, valueEnd: entry.valueEnd + start}),
  );
  const findings = yamlFindings(lines, document).map(move);
  return {entries, findings};
}

export function readFrontMatter(source: Source): FrontMatter {
  const [block, inside = ''] = FRONT_MATTER.exec(source.text) ?? [];
  if (block === undefined) return withoutBlock(source.text);
  const at = block.indexOf('\n') + 1;
  const {entries: all, findings} = readLines(source, {start: at, end: at + inside.length});
  if (findings.length > 0) return {values: {}, entries: [], end: block.length, findings};
  const entries = all.filter(({path}) => path.length === 1);
  const values = Object.fromEntries(entries.map(({key, value = null}) => [key, value]));
  return {values, entries, end: block.length, findings: []};
}

/** Where a line at the top of a page begins and its value ends; the first `---` when there is no such line. */
export function lineSpan({entries}: FrontMatter, key: string): Span {
  const entry = entries.find((one) => one.key === key);
  return entry ? {start: entry.start, end: entry.valueEnd} : {start: 0, end: 3};
}
