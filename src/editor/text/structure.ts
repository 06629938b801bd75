/** Moving, doubling and deleting the parts of a page, at the parser's places: nothing else of the file changes. */
import type {Nodes} from 'mdast';
import type {ComponentTable} from '../../content';
import {placeOf} from '../../content/page/elements';
import type {Page} from '../../content/page/page';
import {applyEdits, type Edit, type Selection} from './edits';
import {type Block, blocksAt, componentOf, isMark, widened} from './passage';

export type Action = 'up' | 'down' | 'double' | 'delete';

export interface Arranged {
  text: string;
  /** Where the part is now: the copy of one that was doubled, nothing of one that was deleted. */
  place?: Selection;
}

/** What stands between two blocks of a parent: for a parent with one block, what stands before it. */
function gapBeside({node, siblings}: Block, text: string): string {
  const index = siblings.indexOf(node);
  const [before, after] = index > 0 ? [siblings[index - 1], node] : [node, siblings[index + 1]];
  if (after) {
    const gap = text.slice(placeOf(before).end, placeOf(after).start);
    if (!gap.trim()) return gap;
  }
  const {start} = placeOf(node);
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const indent = text.slice(lineStart, start);
  return indent && !indent.trim() ? `\n${indent}` : '\n\n';
}

/** Two neighbours change places, and what is between them stays. */
function swap(text: string, first: Selection, second: Selection): Edit[] {
  return [
    {...first, text: text.slice(second.start, second.end)},
    {...second, text: text.slice(first.start, first.end)},
  ];
}

/** Takes a block away with the empty lines behind it, or those before the last one. */
function removal({node, siblings}: Block, text: string): Edit {
  const {start, end} = placeOf(node);
  const index = siblings.indexOf(node);
  const next = siblings[index + 1];
  const gap = next ? text.slice(end, placeOf(next).start) : '';
  if (next && !gap.trim()) return {start, end: placeOf(next).start, text: ''};
  const before = /\s*$/.exec(text.slice(0, start))?.[0] ?? '';
  const after = /^\s*/.exec(text.slice(end))?.[0] ?? '';
  const isEnd = end + after.length === text.length;
  return isEnd
    ? {start: start - before.length, end: text.length, text: '\n'}
    : {start: start - before.length, end, text: ''};
}

/** A block and those behind it up to an offset, as one. */
function merged(block: Block, end: number): Block {
  const {node, siblings} = block;
  const index = siblings.indexOf(node);
  const behind = siblings.slice(index + 1).filter((one) => placeOf(one).end <= end);
  const last = behind.at(-1);
  if (!last?.position || !node.position) return block;
  const one = {...node, position: {...node.position, end: last.position.end}} as Nodes;
  return {
    ...block,
    node: one,
    siblings: [...siblings.slice(0, index), one, ...siblings.slice(index + 1 + behind.length)],
  };
}

/**
 * The text after something was done with the part at a place; undefined if the part isn't there. A passage that has become
 * several goes as one.
 */
export function arrange(
  page: Page,
  components: ComponentTable,
  {start, end}: Selection,
  action: Action,
): Arranged | undefined {
  const {text} = page.source;
  const blocks = blocksAt(page, start);
  const at = blocks.findIndex(({node}) => placeOf(node).start === start);
  if (at < 0) return undefined;
  const isEmptied = (node: Nodes) =>
    isMark(node) || components.get(componentOf(node)?.name ?? '')?.children === 'required';
  const block = merged(widened(blocks, at, action === 'delete' ? isEmptied : isMark), end);
  const {node, siblings} = block;
  const index = siblings.indexOf(node);
  const own = placeOf(node);
  if (action === 'delete') return {text: applyEdits(text, [removal(block, text)])};
  if (action === 'double') {
    const gap = gapBeside(block, text);
    const copy = gap + text.slice(own.start, own.end);
    const from = own.end + gap.length;
    return {
      text: text.slice(0, own.end) + copy + text.slice(own.end),
      place: {start: from, end: own.end + copy.length},
    };
  }
  const other = siblings[action === 'up' ? index - 1 : index + 1];
  if (!other) return {text, place: own};
  const place = placeOf(other);
  const length = own.end - own.start;
  const from = action === 'up' ? place.start : place.end - length;
  const edits = action === 'up' ? swap(text, place, own) : swap(text, own, place);
  return {text: applyEdits(text, edits), place: {start: from, end: from + length}};
}
