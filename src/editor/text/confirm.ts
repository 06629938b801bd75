/** Removes the mark from what somebody has confirmed. */
import {openingOf, placeOf} from '../../content/page/elements';
import type {Page} from '../../content/page/page';
import type {Edit, Selection} from './edits';

const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** Removes a tag; if it has its lines to itself, with these and the empty one behind them. */
function removal(text: string, {start, end}: Selection): Edit {
  const indent = /(?:^|\n)([ \t]*)$/.exec(text.slice(0, start))?.[1];
  const rest = /^[ \t]*\n(?:[ \t]*\n)?/.exec(text.slice(end))?.[0];
  if (indent === undefined || rest === undefined) return {start, end, text: ''};
  return {start: start - indent.length, end: end + rest.length, text: ''};
}

/** Removes the `<ToConfirm>` around a passage and leaves the passage. `line` is the mark's first line. */
export function confirmPassage({source: {text}, elements}: Page, line: number): Edit[] {
  const mark = elements.find((one) => one.name === 'ToConfirm' && lineOf(text, placeOf(one).start) === line);
  if (!mark) return [];
  const opening = openingOf(mark, text);
  const {end} = placeOf(mark);
  const closing = {start: text.lastIndexOf('<', end - 1), end};
  return (opening.end >= end ? [opening] : [opening, closing]).map((place) => removal(text, place));
}

/** Removes the line `confirm:` of a record, with the comment that explains it. */
export function confirmRecord(text: string, line: number): Edit[] {
  const found = [...text.matchAll(/((?:^[ \t]*#.*\n)*)^([ \t]*)confirm:.*\n?(?:^\2[ \t]+.*\n?)*/gm)];
  const match = found.find(({index, 1: comments}) => lineOf(text, index + comments.length) === line);
  return match ? [{start: match.index, end: match.index + match[0].length, text: ''}] : [];
}
