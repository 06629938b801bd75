/**
 * Records: YAML files in `records/` that hold the facts which stand on more than one page.
 *
 * All rules that need nothing but the records run in `readRecords` (the form of each value, the name written out,
 * slips in `%name%`). Those that need the pages run in `checkRecordUses`.
 */
import type {Diagnostic, HelpTopic} from '../diagnostic';
import type {ContentFiles} from '../files';
import type {Finding, Source} from '../source';
import type {RecordName, Records} from './schema';

export {fillName} from './fillName';
export {type Field, type FigureRecord, fields, type Hours, type Menu, RECORD_NAMES, type RecordName, type Records, schemas} from './schema';

/** A key of a record or of the lines at the top of a page, with the places of its key and value in the text. */
export interface Entry {
  /** The way to it: `['students', 'number']`, `[0, 'days']`. */
  path: (string | number)[];
  key: string;
  /** The value when it is a text, number or boolean; undefined for an empty one and for a record or list. */
  value?: string | number | boolean;
  start: number;
  end: number;
  valueStart: number;
  valueEnd: number;
}

/** What a rule found, with the rule's id. */
export type RuleFinding = Finding & {rule: string};

/** All records of a site, with `%name%` filled in; no records when one of them has a problem. */
export declare function readRecords(files: ContentFiles): {records?: Records; diagnostics: Diagnostic[]};

/** One record. `source` comes from `recordSource`. */
export declare function readRecord<N extends RecordName>(name: N, source: Source): {value?: Records[N]; diagnostics: Diagnostic[]};

/** A record's text, ready to be read. */
export declare function recordSource(file: string, raw: string): Source;

/** Every key of a record with its value and places, also of one that has problems elsewhere. */
export declare function recordEntries(source: Source): Entry[];

/** Reads the lines `key: text` in a part of a text, such as the top of a page; `keys` are those that are known there. */
export declare function readLines(
  source: Source,
  start: number,
  end: number,
  keys: string[],
): {entries: Entry[]; findings: RuleFinding[]};

/** What the records' rules must know of the rest of the site. */
export interface Site {
  /** What pages use by name, with the name filled in; undefined while a problem in a page may hide what it uses. */
  used?: {record: 'figures' | 'buttons'; name: string}[];
  /** What is wrong with an address that a record holds, and the one that was probably meant. */
  checkAddress(address: string): {message: string; address?: string; help?: HelpTopic} | undefined;
}

/** Records against the pages: what nothing uses, and buttons and menu links that lead nowhere. */
export declare function checkRecordUses(files: ContentFiles, records: Records, site: Site): Diagnostic[];
