/**
 * Reads `records/*.yml`, holds them against their schema and puts the working name where `%name%` stands.
 * Used by the site's build, by `npm run check` and by the tests.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type Document, parseDocument} from 'yaml';
import {type Mistake, plainError, type Topic, tell} from '../../../scripts/check/mistake';
import {createSource} from '../../../scripts/check/source';
import {codeOf, deeperLine, mendedLine, namedValues, neverClosed, sentenceOf} from '../../../scripts/check/yaml';
import {mendedValue, missingLine, namesAt, sentence} from './mend';
import {type Records, schemas} from './schema';

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

/** One record read from its text: its value when all is well, and every mistake in it when not. */
export function readRecord<Name extends keyof Records>(
  name: Name,
  raw: string,
  file = `records/${name}.yml`,
): {value?: Records[Name]; mistakes: Mistake[]} {
  const source = createSource(file, raw.replaceAll('\u00a0', ' '));
  const document = parseDocument(source.text);
  const at = (offset: number, message: string, mend: (line: string) => string | undefined): Mistake => {
    const mistake = source.at(offset, offset + 1, {message, topic: 'records' satisfies Topic});
    const line = mistake.excerpt ?? '';
    const length = Math.max(1, line.trimEnd().length - mistake.column + 1);
    return {...mistake, length, write: mend(line)};
  };
  const unreadable = (offset: number, code: string) => at(offset, sentenceOf(code), (line) => mendedLine(code, line));
  const errors = [...document.errors, ...document.warnings];
  if (errors.length > 0) {
    // A tab upsets the lines after it, too: they may be right.
    const tabs = [...source.text.matchAll(/^ *\t/gm)].map(({index}) => unreadable(index, 'TAB_AS_INDENT'));
    if (tabs.length > 0) return {mistakes: tabs};
    const lastSign = source.text.trimEnd().length;
    const lines = new Set<number>();
    const mistakes = errors.map((error) => {
      const deeper = deeperLine(source.text, error.pos[0]);
      if (deeper) return at(deeper.start, sentenceOf('BAD_INDENT'), () => deeper.write);
      const offset = (error.pos[0] < lastSign ? undefined : neverClosed(source.text)) ?? error.pos[0];
      return unreadable(offset, codeOf(error.code, source.at(offset, offset, {message: ''}).excerpt ?? ''));
    });
    return {mistakes: mistakes.filter(({line}) => !lines.has(line) && lines.add(line))};
  }
  const named = namedValues(document);
  if (named.length > 0) return {mistakes: named.map((offset) => unreadable(offset, 'BAD_ALIAS'))};
  const result = schemas[name].safeParse(document.toJS());
  if (result.success) return {value: result.data as Records[Name], mistakes: []};
  return {
    mistakes: result.error.issues.map((issue) => {
      const issuePath = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]] : issue.path;
      const names = namesAt(schemas[name], issue.path);
      const offset = offsetOf(document, issuePath as PropertyKey[]);
      const missing = issue.path.length > 0 && !document.hasIn(issue.path);
      return at(offset, sentence(issue, missing), (line) =>
        missing ? missingLine(issue) : mendedValue(line, issue, names),
      );
    }),
  };
}

/** The text of a file of the site, by its path from the site's folder. */
export type ReadFile = (file: string) => string;

/** All records of a site folder, with the mistakes of all files when there are any. */
export function readRecords(
  siteDir: string,
  readFile: ReadFile = (file) => readFileSync(path.join(siteDir, file), 'utf8'),
): {records?: Records; mistakes: Mistake[]} {
  const values: Partial<Record<keyof Records, unknown>> = {};
  const mistakes: Mistake[] = [];
  for (const name of Object.keys(schemas) as (keyof Records)[]) {
    const file = `records/${name}.yml`;
    try {
      const result = readRecord(name, readFile(file), file);
      mistakes.push(...result.mistakes);
      values[name] = result.value;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      const message = 'This file is missing. Bring it back from an earlier version.';
      mistakes.push({file, line: 1, column: 1, message, topic: 'records'});
    }
  }
  if (mistakes.length > 0) return {mistakes};
  const records = values as Records;
  return {records: fillIn(records, records.organisation.name), mistakes};
}

/**
 * All records of a site folder.
 * @throws Error that lists every mistake with its file, line and remedy.
 */
export function loadRecords(siteDir: string): Records {
  const {records, mistakes} = readRecords(siteDir);
  if (!records) throw plainError(`The records cannot be used until this is mended:\n\n${tell(mistakes)}`);
  return records;
}
