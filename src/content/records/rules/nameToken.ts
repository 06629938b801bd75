import {nearest} from '../../nearest';
import type {Entry} from '../entries';
import type {RecordProblem, RecordRule} from './recordRule';

const SLIP = /%\s*([a-z]{2,7})\s*%|%name\b(?!\s*%)|(?<![%\w])name%/gi;

/** The places of a key or value that is a text. */
export function textsOf(entries: Entry[]): {start: number; end: number}[] {
  return entries.flatMap((entry) => [
    ...(typeof entry.path.at(-1) === 'string' ? [{start: entry.start, end: entry.end}] : []),
    ...(entry.holds === 'value' ? [{start: entry.valueStart, end: entry.valueEnd}] : []),
  ]);
}

export const nameToken: RecordRule = {
  id: 'name-token',
  example: ['tagline: The % Name % hub', 'tagline: The %name% hub'],
  find({entries, source, name}) {
    const found: RecordProblem[] = textsOf(entries).flatMap(({start: from, end: to}) => {
      const slips = [...source.text.slice(from, to).matchAll(SLIP)].filter(
        ([written, word]) => written !== '%name%' && (!word || nearest(word, ['name']) !== undefined),
      );
      if (slips.length === 0) return [];
      const edits = slips.map(({0: written, index}) => ({
        start: from + index,
        end: from + index + written.length,
        text: '%name%',
      }));
      const message = 'The organisation’s name is put in where %name% stands, in small letters and without spaces.';
      const fixable = slips.every(([written]) => /^%\s*name\s*%$/i.test(written));
      const [{start, end}] = edits;
      return [{start, end, message, help: 'the-name' as const, edits, fixable}];
    });
    const own = name === 'organisation' && entries.find(({path}) => path.length === 1 && path[0] === 'name');
    if (own && String(own.value ?? '').includes('%name%')) {
      found.push({
        start: own.valueStart,
        end: own.valueEnd,
        message: 'This line says what the name is, so %name% can’t stand in it. Write the name itself.',
        help: 'the-name',
      });
    }
    return found;
  },
};
