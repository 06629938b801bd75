/** The signs of Markdown that the editor reads and writes: of an entry, of a heading, and of bold words. */
import {isWholeExample} from '../../content/site/examples';
import type {Span} from './edits';

/** What begins an entry of a list, as a part of a pattern: `-`, `*`, `+`, `1.` or `1)`. A space is behind it. */
export const LIST_SIGN = '(?:[-*+]|\\d+[.)])';
/** What begins a heading. A space is behind it, too. */
export const HEADING_SIGN = '#{1,6}';

const ENTRY_SIGN = new RegExp(`^[ \\t]*${LIST_SIGN}[ \\t]+`);

/** Whether a line is an entry of a list. */
export const isEntry = (line: string): boolean => ENTRY_SIGN.test(line);

/** A line without the sign of an entry. */
export const withoutListSign = (line: string): string => line.replace(ENTRY_SIGN, '');

/**
 * Whether words are an example and nothing else, also as an entry of a list, or the name of a button has one in a phrase:
 * "Apply to write here: …".
 */
export const isExample = (words: string): boolean =>
  isWholeExample(withoutListSign(words)) || /^.* write here: .*$/i.test(words.trim());

/** The words of a line, behind its spaces and the sign of an entry. */
const WORDS_OF_LINE = new RegExp(`^([ \\t]*(?:${LIST_SIGN}[ \\t]+)?)(\\S(?:.*\\S)?)`, 'gm');

/**
 * Words in bold, line by line: stars don't reach over the end of an entry or a paragraph. The sign of an entry and spaces at
 * the ends stay outside of the stars, which would be read as stars there.
 */
export const inStars = (words: string): string => words.replace(WORDS_OF_LINE, '$1**$2**');

/** Where words are bold in a text, with their stars. */
export const boldRuns = (text: string): Span[] =>
  Array.from(text.matchAll(/\*\*(.+?)\*\*/g), ({0: run, index}) => ({start: index, end: index + run.length}));
