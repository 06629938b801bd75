/** What the engine answers. */

import type {PublicRecords} from '../../build/records/publicRecords';
import type {Diagnostic, OpenItem, PictureFacts} from '../../content';
import type {DrawnNode} from '../preview/tree';
import {type Edit, offsetOf, type Selection} from '../text/edits';
import type {Part} from '../text/passage';
import type {Size} from '../text/pictures';

/** A problem as a person is told it, at a place in the text that was checked. */
export interface Problem extends Selection {
  /** Tells it from others. */
  key: string;
  rule: string;
  file: string;
  line: number;
  message: string;
  /** An error keeps the page from being built or misleads visitors. A warning stops nothing. */
  severity: 'error' | 'warning';
  /** Whether the page can't be drawn because of it. */
  isFatal: boolean;
  /** What corrects it: edits of its file. `isSure` if there is just one right way. */
  fix?: {edits: Edit[]; isSure: boolean; words?: Correction};
}

/** The words that a correction changes, whole. */
export interface Correction {
  before: string;
  after: string;
}

/** What a correction changes, if it is a few words of one line and no code. */
function correctionOf(text: string, edits: Edit[]): Correction | undefined {
  const [edit] = edits;
  if (edits.length !== 1) return undefined;
  const head = /[^\s"<>]{0,40}$/.exec(text.slice(0, edit.start))?.[0] ?? '';
  const tail = /^[^\s"<>]{0,40}/.exec(text.slice(edit.end))?.[0] ?? '';
  // Of a setting, its value.
  const bare = (words: string) => /^[\w-]+="([^"]*)"$/.exec(words)?.[1] ?? words;
  const before = bare(head + text.slice(edit.start, edit.end) + tail);
  const after = bare(head + edit.text + tail);
  return /[\n<>{}]/.test(before + after) || after.length > 200 ? undefined : {before, after};
}

/**
 * The one place where the fields of the library's diagnostics are read. `text` is what was checked; `titleOf` says what
 * people call a file that a message names.
 */
export function toProblem(diagnostic: Diagnostic, text: string, titleOf: (file: string) => string): Problem {
  const {
    rule,
    file,
    severity,
    start: {line, column},
    end,
    edits,
    fix,
    fatal,
  } = diagnostic;
  const message = diagnostic.message.replace(/\b(pages|records)\/[\w-]+\.(mdx|yml)\b/g, titleOf);
  const start = offsetOf(text, line, column);
  return {
    key: `${file} ${line} ${column} ${rule} ${message}`,
    rule,
    file,
    line,
    start,
    end: Math.max(start, offsetOf(text, end.line, end.column)),
    message,
    severity,
    isFatal: Boolean(fatal),
    ...(edits?.length && {fix: {edits, isSure: fix === 'safe', words: correctionOf(text, edits)}}),
  };
}

export interface DrawnPage {
  nodes: DrawnNode[];
  title: string;
  description: string;
  /** The page's address on the site. */
  address: string;
  /** Its silk, if the page names one. */
  silk?: string;
}

/** An open point; one that is a mark can be confirmed with a button, everything else has to be written. */
export type OpenPoint = OpenItem & {isMark: boolean};

export interface Checked {
  /** The name of the file in words: a page as in the menu, or else by its title; a record by its own name. */
  title: string;
  /** The text that was checked. */
  text: string;
  /** All problems of the site. */
  problems: Problem[];
  /** Whether a problem keeps the page from being drawn. */
  broken: boolean;
  records?: PublicRecords;
  /** What is still to be confirmed in this file. */
  open: OpenPoint[];
}

/** What a tap on words of the page is meant for: a part of the page, or the line of a record that the words come from. */
export type Found = {parts: Part[]; select: Selection; setting?: string} | {file: string; line: number};

export interface PictureSummary {
  file: string;
  size?: Size;
  problems: string[];
}

/** What is known of a file that somebody chose as a picture. */
export interface Inspected {
  facts: PictureFacts;
  /** What keeps it from being used. */
  problem?: string;
}

/** Names that pages may use, and addresses of pictures. */
export interface Names {
  figures: string[];
  buttons: string[];
  pictures: string[];
}

/** How the site would be with a proposal's texts. */
export interface Reviewed {
  /** What each changed file is called. */
  titles: Record<string, string>;
  /** The changed pages; one that can't be drawn is missing. */
  pages: Record<string, DrawnPage | undefined>;
  records?: PublicRecords;
  /** What is wrong with the changed files. */
  problems: Problem[];
}

export interface FileSummary {
  file: string;
  title: string;
  /** How much is to be confirmed. */
  open: number;
  problems: Problem[];
}
