/** Removes the mark from what somebody has confirmed. */
import {openingOf, placeOf} from '../../content/page/elements';
import type {Page} from '../../content/page/page';
import {recordEntries} from '../../content/records';
import {createSource, locate} from '../../content/source';
import type {Edit, Selection} from './edits';

/** A place widened to whole lines and one empty line, if nothing else is on these lines. */
function withLines(text: string, {start, end}: Selection): Selection {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const after = /^[ \t]*(\n|$)/.exec(text.slice(end));
  if (text.slice(lineStart, start).trim() || !after) return {start, end};
  const lineEnd = end + after[0].length;
  const blank = /^[ \t]*\n/.exec(text.slice(lineEnd))?.[0].length ?? 0;
  const blankBefore = lineStart === 0 || /\n[ \t]*\n$/.test(text.slice(0, lineStart));
  return {start: lineStart, end: lineEnd + (blankBefore ? blank : 0)};
}

/** Removes the `<ToConfirm>` around a passage and leaves the passage. `line` is the mark's first line. */
export function confirmPassage(page: Page, line: number): Edit[] {
  const {source} = page;
  const mark = page.elements.find(
    (element) => element.name === 'ToConfirm' && locate(source, placeOf(element).start).line === line,
  );
  if (!mark) return [];
  const opening = openingOf(mark, source.text);
  const {end} = placeOf(mark);
  const closing = {start: source.text.lastIndexOf('<', end - 1), end};
  const places = opening.end >= end ? [opening] : [opening, closing];
  return places.map((place) => ({...withLines(source.text, place), text: ''}));
}

/** Removes the line `confirm:` of a record. `line` is that line. */
export function confirmRecord(file: string, text: string, line: number): Edit[] {
  const source = createSource(file, text);
  const entry = recordEntries(source).find(({key, start}) => key === 'confirm' && locate(source, start).line === line);
  if (!entry) return [];
  const lineStart = source.lineStarts[line - 1];
  const lineEnd = text.indexOf('\n', entry.valueEnd);
  // The comment that explains the line goes with it.
  const comments = /(?:^|\n)((?:[ \t]*#[^\n]*\n)+)$/.exec(text.slice(0, lineStart))?.[1].length ?? 0;
  return [{start: lineStart - comments, end: lineEnd < 0 ? text.length : lineEnd + 1, text: ''}];
}
