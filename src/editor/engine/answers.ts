/**
 * What the engine answers, as plain data that can pass from the worker to the page. Answers that one module alone makes are
 * beside it: `tree.ts`, and `text/`. Offsets are those of the normalized text.
 */

import type {Diagnostic, Severity} from '../../content/diagnostic';
import type {OpenQuestion} from '../../content/openQuestions';
import type {PublicRecords, Records} from '../../content/records/registry';
import type {Edit, Span} from '../text/edits';
import type {Part} from '../text/parts';
import type {DrawnPage} from './tree';

/** A problem as a person reads it, at a position in the text that was checked. */
export interface ShownProblem extends Span {
  /** The name of the rule that reports it. */
  rule: Diagnostic['rule'];
  /** The file that it is in, by its path in the repository. */
  file: string;
  /** An error keeps the site from being published, a warning asks to look. */
  severity: Severity;
  /** What is wrong and what to write instead, in words for staff: with titles of files, not paths. */
  message: string;
  /** The line at which it begins, from 1. */
  line: number;
  /** Identifies the problem as long as its place and its message stay the same. */
  key: string;
  /** Whether the page can't be drawn because of it. */
  blocksRendering: boolean;
  /** The setting that a component lacks. */
  missingSetting?: string;
  /** What *Fix it* does; undefined if only a person knows what is right. */
  correction?: Correction;
}

/** The correction of a problem, where exactly one is right. */
export interface Correction {
  edits: Edit[];
  /** What the edits change, in short; undefined if that is long, or code. */
  excerpt?: {before: string; after: string};
}

/** An error that changes bring. */
export interface NewError {
  file: string;
  line: number;
  title: string;
}

/** What the editor shows of one file, and the problems of the site. */
export interface FileCheck {
  /** What the file is called. */
  title: string;
  /** What was checked: the file's text, in which all offsets of this answer are. */
  text: string;
  /** The problems of all files. */
  problems: ShownProblem[];
  /** The page for the preview; undefined for a record, or while a problem keeps it from being built. */
  page?: DrawnPage;
  /** The place in the file that was asked for, and the parts of the page around it, the outermost first. */
  offset: number;
  parts: Part[];
  /** The facts that the preview shows, from the last valid records. */
  records?: PublicRecords & Pick<Records, 'menu'>;
  /** The notes of this file, and the empty fields of a record. */
  questions: OpenQuestion[];
}

/** A page or a record in the list of all. */
export interface ListedFile {
  file: string;
  title: string;
  /** The silk that a page names; empty if it names none, and for a record. */
  silk: string;
  /** How many notes are in it, and of a record how many empty fields. */
  questionCount: number;
  /** All problems of this file. */
  problems: ShownProblem[];
}

/** The changed pages and records of a proposal, as they would look and be checked. */
export interface Review {
  /** What each of the files is called. A deleted file has no title. */
  titles: Record<string, string>;
  /** Each of the files as it is drawn: undefined for a record, and while a problem keeps a page from being built. */
  pages: Record<string, DrawnPage | undefined>;
  /** The facts that its pages show. */
  records?: PublicRecords;
  /** The problems of these files alone. */
  problems: ShownProblem[];
}

/** The texts of files after a change, by their paths. */
export type ChangedTexts = Record<string, string>;

/** What is known of files before they are sent. */
export interface Sending {
  /** Nothing changes. The question waits for the changes before it like any other (`ChangeQueue`). */
  files: ChangedTexts;
  /** What the files are called, in the same order. */
  titles: string[];
  /** The problem that stops them from being sent; `sentence` says so and names its field. */
  blocking?: ShownProblem & {sentence: string};
}

/** A page after one of its parts has moved, was duplicated or deleted. */
export interface Arrangement {
  /** The page, and what follows from the change in other files. */
  files: ChangedTexts;
  /** The parts now around the part, the outermost first. None if it was deleted. */
  parts: Part[];
}

/** A page with something new. */
export interface Insertion {
  /** The page, and what follows from the change in other files. */
  files: ChangedTexts;
  /** Where the new part begins. */
  at: number;
  /** What of it is selected, so that the first key replaces it. */
  select: Span;
}
