/** What a record is to the checker, and what a site decides about it. */
import type * as z from 'zod';
import type {Diagnostic} from '../diagnostic';
import type {Finding, Rule, Source} from '../source';
import type {Format, Path, ValueFormat} from './fields';
import type {Entry} from './yaml';

/** What a site decides about one of its records. */
export interface RecordKind<Value = unknown> {
  schema: z.ZodType<Value>;
  /** The key of a list that may be all there is in the file, written without its key. */
  list?: string;
}

/** A record that YAML can read, whatever its schema says of it. */
export interface ParsedRecord<Value = unknown> {
  name: string;
  kind: RecordKind;
  source: Source;
  entries: Entry[];
  /** The first entry at a path. */
  at(path: Path): Entry | undefined;
  /** The addresses of the site's pages. */
  pages: string[];
  /** What the schema has made of it; undefined while it rejects a value. */
  value: Value | undefined;
}

/** What a site knows beside the schema: how values are written, and the rules for a record as a whole. */
export interface RecordChecks {
  formats: Record<Format, ValueFormat>;
  rules: Rule<ParsedRecord>[];
}

/** What is wrong with a record, with the rule that it breaks. */
export type RecordFinding = Finding & {rule: string};

/** What came of reading a record. */
export interface ReadRecord<Value> {
  /** The value, unless an error says why there is none. */
  value?: Value;
  diagnostics: Diagnostic[];
  /** The record as YAML has read it, if YAML can. */
  parsed?: ParsedRecord;
}
