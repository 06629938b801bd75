/** Where editing begins, as an address says it. */

import type {Selection} from '../../text/edits';
import {offsetOf} from '../../text/offset';
import type {FileLine} from '../shared/context';

export interface Start {
  /** The place in a page where the words were found that are written here. */
  from?: FileLine;
  line?: number;
  /** Words to select, where they first stand from that line on. */
  words?: string;
}

/** What to select at first; undefined if the address doesn't say, or says words that aren't there. */
export function firstSelection(text: string, {line, words}: Start): Selection | undefined {
  const from = line ? offsetOf(text, line) : 0;
  const found = words ? text.indexOf(words, from) : -1;
  if (words && found >= 0) return {start: found, end: found + words.length};
  return line ? {start: from, end: from} : undefined;
}

/** The place that an address says somebody comes from: `pages/contact.mdx:12`. */
export function readFrom(from: string | null): FileLine | undefined {
  const [, file, line] = /^(pages\/[\w-]+\.mdx):(\d+)$/.exec(from ?? '') ?? [];
  return file ? {file, line: Number(line)} : undefined;
}
