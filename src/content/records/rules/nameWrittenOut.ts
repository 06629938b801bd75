import type {OpenRecord} from '../problems';
import {quoted} from '../yaml/quote';
import {textsOf} from './nameToken';
import type {RecordProblem} from './recordRule';

export const nameWrittenOut = {
  id: 'name-written-out',
  example: ['tagline: Tandika rides', 'tagline: "%name% rides"'],
  /** Every place where the name is written out. In the address of another site it may be: that isn't ours to change. */
  find({name: record, entries, source}: OpenRecord, name: string): RecordProblem[] {
    const plain = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}_@./%-])${plain}(?![\\p{L}\\p{N}_@/-]|\\.\\p{L})`, 'gu');
    const own =
      record === 'organisation' ? entries.find(({path}) => path.length === 1 && path[0] === 'name') : undefined;
    return textsOf(entries).flatMap(({start: from, end: to}) => {
      if (from === own?.valueStart) return [];
      const written = source.text.slice(from, to);
      return [...written.matchAll(pattern)].slice(0, 1).map(({index}) => {
        const words = written.replace(pattern, () => '%name%');
        // A value that begins with % needs quotation marks.
        const edits = [{start: from, end: to, text: words.startsWith('%') ? quoted(words) : words}];
        const start = from + index;
        const message =
          'The organisation’s name is written out here, and would stay when the name changes. Write %name%: the site puts the name in.';
        return {start, end: start + name.length, message, help: 'the-name' as const, edits, fixable: true};
      });
    });
  },
};
