/** Edits to a text, and positions that move along with them. */
import {diffIndices} from 'node-diff3';
import type {Edit, Span} from '../../content/checker/diagnostic';

export {applyEdits, lineEnd} from '../../content/checker/source';
export type {Edit, Span};

/** The offset at which a line begins, from 1. Never beyond the end of the text. */
export function offsetOf(text: string, line: number): number {
  const linesBefore = text.split('\n').slice(0, line - 1);
  const offset = linesBefore.reduce((length, {length: ofLine}) => length + ofLine + 1, 0);
  return Math.min(offset, text.length);
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

/** A text before and after an edit. */
interface EditedText {
  edit: Edit;
  before: string;
  after: string;
}

/** How often words are in a text. */
const countOf = (words: string, text: string): number => text.split(words).length - 1;

/** Whether an edit is inside a place, its ends included. */
const isInside = (edit: Edit, {start, end}: Span): boolean => edit.start >= start && edit.end <= end;

/**
 * Whether a place has its words elsewhere now, unchanged. An edit covers everything from the first to the last difference,
 * so it says nothing of what has moved:
 *
 *     One.↵↵Two.    became  Two.↵↵One.                 Two. has changed places with its neighbor
 *     Ask Grace.    became  Ask us.↵↵Ask Grace.        a new part that begins alike has come before it
 */
function hasMoved(words: string, place: Span, {edit, before, after}: EditedText): boolean {
  const isBroken = edit.start > place.start && edit.end < place.end && edit.text.includes('\n');
  const isOnlyOne = countOf(words, before) === 1 && countOf(words, after) === 1;
  return isOnlyOne && (isBroken || !isInside(edit, place));
}

/**
 * Whether a place was deleted together with what is beside it. If what comes next begins alike, the edit begins behind that
 * beginning, and seems to leave it in the place:
 *
 *     Ask one.↵↵Ask two.↵↵Ask us.    became  Ask us.    of the first two parts, "Ask " seems to be left
 */
const hasGone = (words: string, place: Span, {edit, before, after}: EditedText): boolean =>
  countOf(words, before) > countOf(words, after) && !isInside(edit, place);

/** Where a place is after its text has become another; empty if it is gone. A change at one of its ends belongs to it. */
export function followEdits({start, end}: Span, before: string, after: string): Span {
  const place = {start, end};
  const edit = editBetween(before, after);
  const longer = after.length - before.length;
  if (!edit || edit.start > end) return place;
  if (edit.end < start) return {start: start + longer, end: end + longer};
  const words = before.slice(start, end);
  const first = Math.min(start, edit.start);
  if (words && hasMoved(words, place, {edit, before, after})) {
    const moved = after.indexOf(words);
    return {start: moved, end: moved + words.length};
  }
  if (words && hasGone(words, place, {edit, before, after})) return {start: first, end: first};
  return {start: first, end: Math.max(first, Math.max(end, edit.end) + longer)};
}

/** The lines of a text that differ from an older one, as places in the newer text. A place where lines went is empty. */
export function changedPlaces(before: string, after: string): Span[] {
  return diffIndices(before.split('\n'), after.split('\n')).map(({buffer2: [first], buffer2Content: lines}) => {
    const start = offsetOf(after, first + 1);
    return {start, end: start + lines.join('\n').trimEnd().length};
  });
}
