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

/** A time of the day in the agreed form; a number alone says only from 13 on which half of the day it means. */
function timeFrom(words: string): string | undefined {
  const [, hour, minutes = '00', half] = /^(\d{1,2})(?:[:.]([0-5]\d))?\s*(?:([ap])\.?m\.?)?$/i.exec(words) ?? [];
  if (Number(hour) > 12 && Number(hour) < 24) return `${Number(hour) - 12}:${minutes} PM`;
  return half && Number(hour) > 0 && Number(hour) < 13
    ? `${Number(hour)}:${minutes} ${half.toUpperCase()}M`
    : undefined;
}

/** A number without commas and plus signs. */
function numberFrom(words: string, whole: boolean): string | undefined {
  const digits = words.replace(/[,+]/g, '');
  return (whole ? /^\d+$/ : /^\d+(\.\d+)?$/).test(digits) ? digits : undefined;
}

/** An address that a visitor can open: an e-mail, another site, or a page of this one. */
function addressFrom(words: string): string | undefined {
  const bare = words.replace(/^(?:http:)?\/\//, '');
  if (!/^[\w@.+/-]+$/.test(bare)) return undefined;
  if (bare.includes('@')) return `mailto:${bare}`;
  const elsewhere = bare !== words || /^www\.|^[\w.-]+\.(com|org|net|ug)(\/|$)/.test(bare);
  return elsewhere ? `https://${bare}` : `/${bare}`;
}

/** The line to paste for a value that is not of the agreed form, when it can be worked out. */
export function mendedValue(line: string, issue: z.core.$ZodIssue, siblings: string[]): string | undefined {
  const [, start, value = ''] = /^(\s*(?:- )?)[^:]+:\s*(.*?)\s*$/.exec(line) ?? [];
  const key = line.trim().replace(/^- /, '').split(':')[0];
  if (issue.code === 'unrecognized_keys') {
    const meant = nearest(key, siblings);
    return meant && `${start}${meant}: ${value}`.trimEnd();
  }
  const words = value.replace(/^(["'])(.*)\1$/, '$2');
  const mended = /time/.test(issue.message)
    ? timeFrom(words)
    : /number/.test(issue.message)
      ? numberFrom(words, /whole/.test(issue.message))
      : issue.message.startsWith('leads to no address')
        ? addressFrom(words)
        : /true/.test(issue.message) && /^yes$/i.test(words)
          ? 'true'
          : undefined;
  if (mended) return `${start}${key}: ${mended}`;
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
