/** Edits to a text, and positions that move along with them. */
import {diffIndices} from 'node-diff3';
import type {Edit, Span} from '../../content/source';
import {lineEnd} from '../../content/source';

export {applyEdits, lineEnd} from '../../content/source';
export type {Edit, Span};

/** The offset at which a line begins, from 1. Never beyond the end of the text. */
export function offsetOf(text: string, line: number): number {
  const linesBefore = text.split('\n').slice(0, line - 1);
  const offset = linesBefore.reduce((length, {length: ofLine}) => length + ofLine + 1, 0);
  return Math.min(offset, text.length);
}

/** The offset of the first character on a line, from 1, after its indentation. */
export function firstCharacterOf(text: string, line: number): number {
  const start = offsetOf(text, line);
  return start + (/^[ \t]*/.exec(text.slice(start))?.[0].length ?? 0);
}

/** The single edit that turns one text into another: everything between their common beginning and end. */
export function editBetween(before: string, after: string): Edit | undefined {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let [start, tail] = [0, 0];
  while (start < shorter && before[start] === after[start]) start += 1;
  while (tail < shorter - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return {start, end: before.length - tail, text: after.slice(start, after.length - tail)};
}

/** The edits between two texts, one for each stretch of lines that differ; of as many lines as before, one for each line. */
function editsBetween(before: string, after: string): Edit[] {
  const whole = editBetween(before, after);
  if (!whole) return [];
  const first = before.slice(0, whole.start).lastIndexOf('\n') + 1;
  const last = lineEnd(before, whole.end);
  const linesBefore = before.slice(first, last).split('\n');
  const linesAfter = after.slice(first, last + after.length - before.length).split('\n');
  // Each with its break, so that a stretch of lines begins where a line does, and ends there.
  const withBreaks = (lines: string[]) => lines.map((line) => `${line}\n`).join('');
  const offsetOfLine = (index: number) => first + withBreaks(linesBefore.slice(0, index)).length;
  const stretches = diffIndices(linesBefore, linesAfter).flatMap(({buffer1: [line], buffer1Content, buffer2Content}) =>
    buffer1Content.length === buffer2Content.length
      ? buffer1Content.map((one, index) => ({line: line + index, was: [one], is: [buffer2Content[index]]}))
      : [{line, was: buffer1Content, is: buffer2Content}],
  );
  return stretches.flatMap(({line, was, is}) => {
    const edit = editBetween(withBreaks(was), withBreaks(is));
    const start = offsetOfLine(line);
    return edit ? [{...edit, start: start + edit.start, end: start + edit.end}] : [];
  });
}

/** How often words are in a text. */
const countOf = (words: string, text: string): number => text.split(words).length - 1;

/** How much longer edits make their text. */
const growthOf = (edits: Edit[]): number =>
  edits.reduce((sum, {start, end, text}) => sum + text.length - (end - start), 0);

/** Where a place is after edits. */
interface FoundPlace extends Span {
  /** Whether an edit is in it or at one of its ends. */
  isTouched: boolean;
  /** Whether an edit reaches beyond it. */
  isCut: boolean;
}

/**
 * Where a place is after edits, in the order of the text. What was changed at one of its ends belongs to it, but not new lines
 * before it.
 */
function placeAfter({start, end}: Span, edits: Edit[]): FoundPlace {
  const isTypedAtStart = (edit: Edit) => edit.start === start && !edit.text.endsWith('\n');
  const isBefore = (edit: Edit) => edit.end < start || (edit.end === start && !isTypedAtStart(edit));
  const before = edits.filter(isBefore);
  const own = edits.filter((edit) => !isBefore(edit) && edit.start <= end);
  const from = Math.min(start, ...own.map((edit) => edit.start));
  const to = Math.max(end, ...own.map((edit) => edit.end));
  const shift = growthOf(before);
  return {
    start: from + shift,
    end: to + shift + growthOf(own),
    isTouched: own.length > 0,
    isCut: from < start || to > end,
  };
}

/** Where places are after their text has become another: a function for each of them. A place that is gone is empty. */
export function followEdits(before: string, after: string): (place: Span) => Span {
  const edits = editsBetween(before, after);
  return (place) => {
    const {isTouched, isCut, ...found} = placeAfter(place, edits);
    const start = Math.min(found.start, after.length);
    const end = Math.min(found.end, after.length);
    const words = before.slice(place.start, place.end);
    if (!isTouched || words === '') return {start, end};
    const [timesBefore, timesAfter] = [before, after].map((text) => countOf(words, text));
    const moved = after.indexOf(words);
    const isElsewhere = isCut || moved < start || moved + words.length > end;
    // It changed places with its neighbor.
    if (timesBefore === 1 && timesAfter === 1 && isElsewhere) return {start: moved, end: moved + words.length};
    // It was deleted with what is beside it.
    if (isCut && timesBefore > timesAfter) return {start, end: start};
    return {start, end};
  };
}

/** The lines of a text that differ from an older one, as places in the newer text. A place where lines went is empty. */
export function changedPlaces(before: string, after: string): Span[] {
  return diffIndices(before.split('\n'), after.split('\n')).map(({buffer2: [first], buffer2Content: lines}) => {
    const start = offsetOf(after, first + 1);
    return {start, end: start + lines.join('\n').trimEnd().length};
  });
}
