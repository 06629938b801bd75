/** The lines between the two `---` at the top of a page. Nothing in them is ever run. */
import {isAlias, isMap, parseDocument, visit} from 'yaml';
import type {Source} from '../source';
import type {Place} from './elements';

export type FrontMatterProblem = Place &
  (
    | {kind: 'missing'}
    /** It is there, but not between two lines that are `---` and nothing else. */
    | {kind: 'fence'}
    | {kind: 'repeated'}
    | {kind: 'unreadable'; value?: Place}
  );

export interface FrontMatter {
  values: Record<string, unknown>;
  /** Each entry's first line. */
  lines: Record<string, Place>;
  /** Where the page itself begins. */
  end: number;
  problems: FrontMatterProblem[];
}

const BLOCK = /^---[ \t]*\n([\s\S]*?)(?:^|\n)---[ \t]*(?:\n|$)/;

function linesOf(text: string, offset: number): (Place & {text: string})[] {
  let start = offset;
  return text.split('\n').map((line) => {
    const place = {start, end: start + line.length, text: line};
    start += line.length + 1;
    return place;
  });
}

/** Where the parser stumbles; a name by which one value stands for another counts, as nobody means one. */
function errorsIn(text: string): {offset: number; repeated: boolean}[] {
  const document = parseDocument(text);
  const errors = [...document.errors, ...document.warnings];
  const found = errors.map(({pos, code}) => ({offset: pos[0], repeated: code === 'DUPLICATE_KEY'}));
  visit(document, {
    Node: (_key, node) => {
      if ((isAlias(node) || node.anchor) && node.range) found.push({offset: node.range[0], repeated: false});
    },
  });
  return found;
}

function withoutBlock(text: string): FrontMatter {
  const first = Math.max(text.search(/\S/), 0);
  const opened = text.startsWith('---', first);
  const gap = text.slice(first).search(/\n\s*\n/);
  const end = opened ? (gap < 0 ? text.length : first + gap + 1) : 0;
  const place = {start: first, end: first + 3};
  return {values: {}, lines: {}, end, problems: [{kind: opened ? 'fence' : 'missing', ...place}]};
}

/** Reads the top of a page. */
export function readFrontMatter({text}: Source): FrontMatter {
  const [block = '', inside = ''] = BLOCK.exec(text) ?? [];
  if (!block) return withoutBlock(text);
  const offset = block.indexOf('\n') + 1;
  const lines = linesOf(inside, offset);
  const result: FrontMatter = {values: {}, lines: {}, end: block.length, problems: []};
  for (const {start, end, text: line} of lines) {
    const key = /^([\w-]+)\s*:/.exec(line)?.[1];
    if (key) result.lines[key] = {start, end};
  }
  const spoilt = new Set<number>();
  for (const {offset: at, repeated} of errorsIn(inside)) {
    const index = inside.slice(0, at).split('\n').length - 1;
    if (spoilt.has(index)) continue;
    spoilt.add(index);
    const {start, end, text: line} = lines[index];
    const value = /^[\w-]+:\s*(.*?)\s*$/.exec(line)?.[1];
    const from = start + line.lastIndexOf(value ?? '');
    const place = value ? {start: from, end: from + value.length} : undefined;
    result.problems.push(repeated ? {kind: 'repeated', start, end} : {kind: 'unreadable', start, end, value: place});
  }
  // The other lines are read all the same, as if those said something.
  const mute = (line: string) => (line.includes(':') ? line.replace(/:.*/, ': …') : '');
  const rest = lines.map(({text: line}, index) => (spoilt.has(index) ? mute(line) : line)).join('\n');
  const document = parseDocument(rest);
  if (isMap(document.contents) && errorsIn(rest).length === 0) result.values = document.toJS();
  return result;
}
