import {nearest} from '../../../nearest';
import {type LineContext, type LineRule, wholeLine} from './lineRule';

/** What people put where a colon belongs. */
const INSTEAD = /^([^\s:：=;][^:：=;]*?)\s*(?:：|;|=|\s[-–—]+>?\s|\s→\s)\s*(.*)$/;
const ADDRESS = /^(.*?\S)\s+((?:\/|https?:|mailto:|tel:|www\.)\S*|\S+@\S+\.\S+)$/;
const SCHEME = /^(https?|mailto|tel|javascript|data)$/i;

/** The key and the value that a line without a colon and a space holds. */
function split(words: string, context: LineContext): [key: string, value: string, spaceAlone: boolean] | undefined {
  const {keys, freeKeys} = context;
  const [, before, after] = /^([^\s:"'#][^:]*?)\s*:(\S.*)$/.exec(words) ?? [];
  const isKey = (key: string) =>
    keys.includes(key) || (!freeKeys && !/\s/.test(key) && nearest(key, keys) !== undefined);
  if (before && !SCHEME.test(before) && (isKey(before) || (freeKeys && !ADDRESS.test(before))))
    return [before, after, true];
  const [, known, rest = ''] = /^([A-Za-z-]+)(?:\s+(.*))?$/.exec(words) ?? [];
  const [, instead, value] = INSTEAD.exec(words) ?? [];
  if (instead && (isKey(instead) || freeKeys)) return [instead, value, false];
  if (known && keys.includes(known)) return [known, rest, false];
  if (!freeKeys) return undefined;
  const [, label, address] = ADDRESS.exec(words) ?? [];
  return label ? [label, address, false] : undefined;
}

/** A line without `: ` in it. */
export const colon: LineRule = {
  id: 'yaml-colon',
  example: ['Apply Now:/contact', 'Apply Now: /contact'],
  find(line, context) {
    if (line.kind !== 'other' || line.hyphens > 1) return undefined;
    // Below a name whose value is a single one, it is that value which stands in the wrong place.
    if (context.freeKeys && line.hyphens > 0 && line.indent > 0) return undefined;
    const start = line.text.slice(0, line.words - line.start);
    const note = line.note === undefined ? line.text.length : line.note - line.start;
    const words = line.text.slice(line.words - line.start, note).trimEnd();
    const after = line.text.slice(line.words - line.start + words.length);
    if (!words) return {...wholeLine(line), message: 'This hyphen has nothing behind it. Delete the line.'};
    if (words.startsWith(':')) return {...wholeLine(line), message: 'The name before the colon is missing.'};
    const [key, value, spaceAlone] = split(words, context) ?? [];
    const message = spaceAlone
      ? 'A space is missing after the colon.'
      : 'A colon is missing on this line. Write the name, a colon, a space, and the value.';
    if (key !== undefined) {
      const form = context.formOfKey(key);
      const isTrue = form === 'yes' && (value === '' || context.correct(value ?? '', form) === 'true');
      const written = isTrue ? 'true' : (form && form !== 'text' && value && context.correct(value, form)) || value;
      return {...wholeLine(line), message, text: `${start}${key}:${written && ` ${written}`}${after}`};
    }
    if (line.hyphens && context.leader && !context.freeKeys) {
      const form = context.formOfKey(context.leader);
      const written = form === 'text' ? words : form && context.correct(words, form);
      return {
        ...wholeLine(line),
        message: `An entry of this list begins with “- ${context.leader}:”.`,
        text: written === undefined ? undefined : `${start}${context.leader}: ${written}${after}`,
      };
    }
    const label =
      (context.freeKeys || (context.freeParts && line.indent + line.hyphens === 0)) &&
      /^[A-Za-z%][^#:{}[\]<>|]*$/.test(words);
    return {...wholeLine(line), message, text: label ? `${line.hyphens ? '' : start}${words}:${after}` : undefined};
  },
};
