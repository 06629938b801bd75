/**
 * Reads `records/*.yml`, holds them against their schema and puts the working name where `%name%` stands.
 * Used by the site's build, by `npm run check` and by the tests.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type Document, isAlias, LineCounter, parseDocument} from 'yaml';
import type * as z from 'zod';
import {type Records, schemas} from './schema';

/** Something that a person has to mend, and where. Lines and columns count from 1. */
export interface Mistake {
  file: string;
  line: number;
  column: number;
  /** What is wrong and what to write instead, in whole sentences. */
  message: string;
}

/** Mistakes as one text: a line for each, with its file, line and column. */
export function tell(mistakes: Mistake[]): string {
  return mistakes.map(({file, line, column, message}) => `${file}:${line}:${column}: ${message}`).join('\n');
}

/** Puts the organisation's name in place of each `%name%` in a text, or in every text of a list or record. */
export function fillIn<T>(value: T, name: string): T {
  if (typeof value === 'string') return value.replaceAll('%name%', name) as T;
  if (Array.isArray(value)) return value.map((item) => fillIn(item, name)) as T;
  if (value !== null && typeof value === 'object' && !(value instanceof Date)) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [fillIn(key, name), fillIn(item, name)])) as T;
  }
  return value;
}

/** Offset in the text of what `issue` speaks of: its value, or else the nearest thing around it. */
function offsetOf(document: Document, issuePath: PropertyKey[]): number {
  for (let depth = issuePath.length; depth > 0; depth -= 1) {
    const parent = depth === 1 ? document.contents : document.getIn(issuePath.slice(0, depth - 1), true);
    const key = issuePath[depth - 1];
    const items = (parent as {items?: unknown[]} | null)?.items ?? [];
    for (const [index, item] of items.entries()) {
      const pair = item as {key?: {value?: unknown; range?: number[]}; range?: number[]};
      if (pair.key && String(pair.key.value) === String(key)) return pair.key.range?.[0] ?? 0;
      if (!pair.key && index === key) return pair.range?.[0] ?? 0;
    }
  }
  return document.range?.[0] ?? 0;
}

function sentence(issue: z.core.$ZodIssue): string {
  // Lists are counted as people count: their first entry is entry 1.
  const name = issue.path.map((key) => (typeof key === 'number' ? `entry ${key + 1}` : String(key))).join(' › ');
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.map((key) => `"${key}"`).join(', ');
    return `${keys} is not known here${name && ` (in ${name})`}. Take the line out, or look for a slip in its name.`;
  }
  if (issue.code === 'invalid_type' && issue.message.startsWith('Invalid input')) {
    return `${name || 'The file'} is not of the form that the lines around it have. Compare it with its neighbours.`;
  }
  return `${name || 'The file'} ${issue.message.replace(/\.?$/, '.')}`;
}

const YAML_SENTENCES: Partial<Record<string, string>> = {
  DUPLICATE_KEY: 'This name stands twice in the same place. Keep one of the two lines.',
  TAB_AS_INDENT: 'This line begins with a tab. Begin it with spaces instead.',
  BAD_INDENT: 'This line does not begin under its neighbours. Give it as many spaces at its start as the line above.',
  MULTILINE_IMPLICIT_KEY: 'A colon is missing on this line. Write the name, a colon, a space, and the value.',
  BLOCK_AS_IMPLICIT_KEY: 'A text with a colon in it needs quotation marks around it: "like: this".',
  MISSING_CHAR: 'A quotation mark or bracket was opened and never closed. Close it on the same line.',
  BAD_ALIAS: 'A value cannot begin with *. Put quotation marks around it.',
};

/** One record read from its text: its value when all is well, and every mistake in it when not. */
export function readRecord<Name extends keyof Records>(
  name: Name,
  source: string,
  file = `records/${name}.yml`,
): {value?: Records[Name]; mistakes: Mistake[]} {
  const lineCounter = new LineCounter();
  const document = parseDocument(source.replace(/^\uFEFF/, ''), {lineCounter, prettyErrors: false});
  const at = (offset: number, message: string): Mistake => {
    const {line, col} = lineCounter.linePos(offset);
    return {file, line, column: col, message};
  };
  if (document.errors.length > 0) {
    return {
      mistakes: document.errors.map((error) =>
        at(
          error.pos[0],
          YAML_SENTENCES[error.code] ?? 'This line cannot be read. Compare it with the lines around it.',
        ),
      ),
    };
  }
  if (isAlias(document.contents)) return {mistakes: [at(0, 'The file cannot be read.')]};
  const result = schemas[name].safeParse(document.toJS());
  if (result.success) return {value: result.data as Records[Name], mistakes: []};
  return {
    mistakes: result.error.issues.map((issue) => {
      const issuePath = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]] : issue.path;
      return at(offsetOf(document, issuePath as PropertyKey[]), sentence(issue));
    }),
  };
}

/** All records of a site folder, with the mistakes of all files when there are any. */
export function readRecords(siteDir: string): {records?: Records; mistakes: Mistake[]} {
  const mistakes: Mistake[] = [];
  const read = <Name extends keyof Records>(name: Name): Records[Name] | undefined => {
    const file = `records/${name}.yml`;
    try {
      const result = readRecord(name, readFileSync(path.join(siteDir, file), 'utf8'), file);
      mistakes.push(...result.mistakes);
      return result.value;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      mistakes.push({
        file,
        line: 1,
        column: 1,
        message: 'This file is missing. Bring it back from an earlier version.',
      });
      return undefined;
    }
  };
  const [organisation, figures, hours, buttons] = [
    read('organisation'),
    read('figures'),
    read('hours'),
    read('buttons'),
  ];
  if (!organisation || !figures || !hours || !buttons) return {mistakes};
  return {records: fillIn({organisation, figures, hours, buttons}, organisation.name), mistakes};
}

/**
 * All records of a site folder.
 * @throws Error that lists every mistake with its file, line and remedy.
 */
export function loadRecords(siteDir: string): Records {
  const {records, mistakes} = readRecords(siteDir);
  if (!records) throw new Error(`The records cannot be used until this is mended:\n${tell(mistakes)}`);
  return records;
}
