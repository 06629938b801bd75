/**
 * Reads `records/*.yml`, holds them against their schema and puts the working name where `%name%` stands.
 * Used by the site's build, by `npm run check` and by the tests.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type Document, parseDocument, visit} from 'yaml';
import type * as z from 'zod';
import {type Mistake, plainError, type Topic, tell} from '../../../scripts/check/mistake';
import {nearest} from '../../../scripts/check/nearest';
import {createSource} from '../../../scripts/check/source';
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

/** Names on the way to what an issue speaks of; places in a list have none. */
const nameOf = (issuePath: PropertyKey[]) => issuePath.filter((step) => typeof step === 'string').join(' › ');

function sentence(issue: z.core.$ZodIssue, missing: boolean): string {
  const name = nameOf(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.map((key) => `"${key}"`).join(', ');
    return `${keys} is not known here${name && ` (in ${name})`}. Take the line out, or look for a slip in its name.`;
  }
  if (missing) return `The line "${String(issue.path.at(-1))}" is missing here.`;
  const message = issue.code === 'invalid_key' ? (issue.issues[0]?.message ?? '') : issue.message;
  if (message === '' || message.startsWith('Invalid')) {
    return `${name || 'The file'} is not of the form that the lines around it have. Compare it with its neighbours.`;
  }
  return `${name || 'This entry'} ${message.replace(/\.?$/, '.')}`;
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

/** The line after the one at `offset`, when it begins further right than its neighbour above, and how it should be. */
function deeperLine(text: string, offset: number): {start: number; write: string} | undefined {
  const [line, next = ''] = text.slice(text.lastIndexOf('\n', offset - 1) + 1).split('\n');
  const [, start] = /^(\s*(?:- )?)[^\s#:][^:]*: +\S/.exec(line) ?? [];
  const [, indent, words] = /^( +)([^\s#:][^:]*:.*)$/.exec(next) ?? [];
  if (start === undefined || words === undefined || indent.length <= start.length) return undefined;
  return {start: text.indexOf('\n', offset) + 1 + indent.length, write: ' '.repeat(start.length) + words};
}

/** The line to paste for a line that YAML cannot read, when it can be worked out. */
function mendedLine(code: string, line: string): string | undefined {
  if (/^ *\t/.test(line)) return line.replace(/^[ \t]+/, (indent) => indent.replaceAll('\t', '  '));
  const [, start, value] = /^(\s*(?:- )?[^:#]+: )(.*\S)\s*$/.exec(line) ?? [];
  if (!start || !['BLOCK_AS_IMPLICIT_KEY', 'BAD_ALIAS', 'MISSING_CHAR'].includes(code)) return undefined;
  return `${start}"${value.replace(/^["']|["']$/g, '').replaceAll('"', '\\"')}"`;
}

/** The line to paste for a value that is not of the agreed form, when it can be worked out. */
function mendedValue(line: string, issue: z.core.$ZodIssue, siblings: string[]): string | undefined {
  const [, start, value = ''] = /^(\s*(?:- )?)[^:]+:\s*(.*?)\s*$/.exec(line) ?? [];
  const key = line.trim().replace(/^- /, '').split(':')[0];
  if (issue.code === 'unrecognized_keys') {
    const meant = nearest(key, siblings);
    return meant && `${start}${meant}: ${value}`;
  }
  const [, hour, minutes = '00', half] = /^["']?(\d{1,2})(?:[:.](\d\d))?\s*([ap])\.?m\.?["']?$/i.exec(value) ?? [];
  if (half && /time/.test(issue.message)) return `${start}${key}: ${Number(hour)}:${minutes} ${half.toUpperCase()}M`;
  if (/number/.test(issue.message) && /^["']?\d[\d,.]*\+?["']?$/.test(value)) {
    return `${start}${key}: ${value.replace(/[^\d.]/g, '')}`;
  }
  if (/^leads to no address/.test(issue.message)) {
    const address = value.includes('@') ? `mailto:${value}` : `/${value.replace(/^\/+/, '')}`;
    return /^[\w@.+/-]+$/.test(value) ? `${start}${key}: ${address}` : undefined;
  }
  const [example] = /for example: (.+)$/.exec(issue.message)?.slice(1) ?? [];
  return example && `${start}${key}: ${example.replace(/\.$/, '')}`;
}

/** The line that is missing, with an example of what it may say. */
function missingLine(issue: z.core.$ZodIssue): string | undefined {
  const example = /for example: (.+?)\.?$/.exec(issue.message)?.[1];
  const depth = issue.path.length - 1;
  return example && `${'  '.repeat(depth)}${String(issue.path.at(-1))}: ${example}`;
}

/** Offset of a value that stands for another one, which no record needs and which could repeat it without end. */
function firstAlias(document: Document): number | undefined {
  let found: number | undefined;
  visit(document, {
    Alias: (_key, node) => {
      found ??= node.range?.[0] ?? 0;
    },
  });
  return found;
}

/** The names that may stand where the issue was found: read from the schema, which alone knows them. */
function namesAt(schema: unknown, issuePath: PropertyKey[]): string[] {
  let at = schema as {_zod?: {def: Record<string, unknown>}} | undefined;
  for (const step of issuePath) {
    const def = at?._zod?.def;
    at = (
      def?.shape ? (def.shape as Record<PropertyKey, unknown>)[step] : (def?.element ?? def?.valueType)
    ) as typeof at;
  }
  return Object.keys((at?._zod?.def.shape as object | undefined) ?? {});
}

/** One record read from its text: its value when all is well, and every mistake in it when not. */
export function readRecord<Name extends keyof Records>(
  name: Name,
  raw: string,
  file = `records/${name}.yml`,
): {value?: Records[Name]; mistakes: Mistake[]} {
  const source = createSource(file, raw.replaceAll('\u00a0', ' '));
  const document = parseDocument(source.text, {prettyErrors: false});
  const at = (offset: number, message: string, mend: (line: string) => string | undefined): Mistake => {
    const mistake = source.at(offset, offset + 1, {message, topic: 'records' satisfies Topic});
    const line = mistake.excerpt ?? '';
    const length = Math.max(1, line.trimEnd().length - mistake.column + 1);
    return {...mistake, length, write: mend(line)};
  };
  const errors = [...document.errors, ...document.warnings];
  if (errors.length > 0) {
    // A tab upsets the lines after it, too: they may be right.
    const tabs = [...source.text.matchAll(/^ *\t/gm)].map(({index}) =>
      at(index, YAML_SENTENCES.TAB_AS_INDENT ?? '', (line) => mendedLine('TAB_AS_INDENT', line)),
    );
    if (tabs.length > 0) return {mistakes: tabs};
    const lines = new Set<number>();
    const mistakes = errors.map((error) => {
      const deeper = deeperLine(source.text, error.pos[0]);
      if (deeper) return at(deeper.start, YAML_SENTENCES.BAD_INDENT ?? '', () => deeper.write);
      const message = YAML_SENTENCES[error.code] ?? 'This line cannot be read. Compare it with the lines around it.';
      return at(error.pos[0], message, (line) => mendedLine(error.code, line));
    });
    return {mistakes: mistakes.filter(({line}) => !lines.has(line) && lines.add(line))};
  }
  const alias = firstAlias(document);
  if (alias !== undefined) return {mistakes: [at(alias, YAML_SENTENCES.BAD_ALIAS ?? '', () => undefined)]};
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
  const mistakes: Mistake[] = [];
  const read = <Name extends keyof Records>(name: Name): Records[Name] | undefined => {
    const file = `records/${name}.yml`;
    try {
      const result = readRecord(name, readFile(file), file);
      mistakes.push(...result.mistakes);
      return result.value;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      mistakes.push({
        file,
        line: 1,
        column: 1,
        message: 'This file is missing. Bring it back from an earlier version.',
        topic: 'records',
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
  if (!records) throw plainError(`The records cannot be used until this is mended:\n\n${tell(mistakes)}`);
  return records;
}
