/** The signs of Markdown that the editor reads and writes: of an entry, of a heading, and of bold words. */
import {isEditorExample} from '../../content/placeholders';
import type {Span} from './edits';

/** What begins an entry of a list, with the spaces around it: `-`, `*`, `+`, `1.` or `1)`. Empty if a line is none. */
export const listSign = (line: string): string => /^[ \t]*(?:[-*+]|\d+[.)])[ \t]+/.exec(line)?.[0] ?? '';

/** What begins a heading, with the spaces behind it. Empty if a line is none. */
export const headingSign = (line: string): string => /^#{1,6}[ \t]+/.exec(line)?.[0] ?? '';

/** A line without the sign of an entry. */
export const withoutListSign = (line: string): string => line.slice(listSign(line).length);

/** Whether a text is an example and nothing else, perhaps as an entry of a list. */
export const isExample = (words: string): boolean => isEditorExample(withoutListSign(words));

/**
 * Words in bold, line by line: stars don't reach over the end of an entry or a paragraph. The sign of an entry and spaces at
 * the ends stay outside of the stars, which would be read as stars there.
 */
export const inStars = (words: string): string =>
  words.replace(/.+/g, (line) => listSign(line) + withoutListSign(line).replace(/\S(?:.*\S)?/, '**$&**'));

/** Where words are bold in a text, with their stars. */
export const boldRuns = (text: string): Span[] =>
  Array.from(text.matchAll(/\*\*(.+?)\*\*/g), ({0: run, index}) => ({start: index, end: index + run.length}));
