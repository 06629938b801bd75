/** What is said of a mistake in a record, and the line to write instead when it can be worked out. */
import type * as z from 'zod';
import {nearest} from '../../../scripts/check/nearest';

/** Names on the way to what an issue speaks of; places in a list have none. */
const nameOf = (issuePath: PropertyKey[]) => issuePath.filter((step) => typeof step === 'string').join(' › ');

/** What is wrong with a value, in a sentence. */
export function sentence(issue: z.core.$ZodIssue, missing: boolean): string {
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

/** What is wrong with a line that YAML cannot read, by the name that `yaml` has for it. */
export const YAML_SENTENCES: Partial<Record<string, string>> = {
  DUPLICATE_KEY: 'This name stands twice in the same place. Keep one of the two lines.',
  TAB_AS_INDENT: 'This line begins with a tab. Begin it with spaces instead.',
  BAD_INDENT: 'This line does not begin under its neighbours. Give it as many spaces at its start as the line above.',
  MULTILINE_IMPLICIT_KEY: 'A colon is missing on this line. Write the name, a colon, a space, and the value.',
  BLOCK_AS_IMPLICIT_KEY: 'A text with a colon in it needs quotation marks around it: "like: this".',
  MISSING_CHAR: 'A quotation mark or bracket was opened and never closed. Close it on the same line.',
  BAD_ALIAS: 'A value cannot begin with a sign such as * or @. Put quotation marks around it.',
};

/** The code of what YAML stumbled over; a value that begins with one of its signs gives it many different ones. */
export const codeOf = (code: string, line: string): string =>
  /^\s*(?:- )?[^:#]+: +[*&!%@`]/.test(line) ? 'BAD_ALIAS' : code;

/** The line after the one at `offset`, when it begins further right than its neighbour above, and how it should be. */
export function deeperLine(text: string, offset: number): {start: number; write: string} | undefined {
  const [line, next = ''] = text.slice(text.lastIndexOf('\n', offset - 1) + 1).split('\n');
  const [, start] = /^(\s*(?:- )?)[^\s#:][^:]*: +\S/.exec(line) ?? [];
  const [, indent, words] = /^( +)([^\s#:][^:]*:.*)$/.exec(next) ?? [];
  if (start === undefined || words === undefined || indent.length <= start.length) return undefined;
  return {start: text.indexOf('\n', offset) + 1 + indent.length, write: ' '.repeat(start.length) + words};
}

/** The line to paste for a line that YAML cannot read, when it can be worked out. */
export function mendedLine(code: string, line: string): string | undefined {
  if (/^ *\t/.test(line)) return line.replace(/^[ \t]+/, (indent) => indent.replaceAll('\t', '  '));
  const [, start, value] = /^(\s*(?:- )?[^:#]+: )(.*\S)\s*$/.exec(line) ?? [];
  if (!start || !['BLOCK_AS_IMPLICIT_KEY', 'BAD_ALIAS', 'MISSING_CHAR'].includes(code)) return undefined;
  return `${start}"${value.replace(/^["']|["']$/g, '').replaceAll('"', '\\"')}"`;
}

/** The line to paste for a value that is not of the agreed form, when it can be worked out. */
export function mendedValue(line: string, issue: z.core.$ZodIssue, siblings: string[]): string | undefined {
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
export function missingLine(issue: z.core.$ZodIssue): string | undefined {
  const example = /for example: (.+?)\.?$/.exec(issue.message)?.[1];
  const depth = issue.path.length - 1;
  return example && `${'  '.repeat(depth)}${String(issue.path.at(-1))}: ${example}`;
}

/** The names that may stand where the issue was found: read from the schema, which alone knows them. */
export function namesAt(schema: unknown, issuePath: PropertyKey[]): string[] {
  let at = schema as {_zod?: {def: Record<string, unknown>}} | undefined;
  for (const step of issuePath) {
    const def = at?._zod?.def;
    at = (
      def?.shape ? (def.shape as Record<PropertyKey, unknown>)[step] : (def?.element ?? def?.valueType)
    ) as typeof at;
  }
  return Object.keys((at?._zod?.def.shape as object | undefined) ?? {});
}
