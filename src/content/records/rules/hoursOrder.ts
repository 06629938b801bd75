import {minutesOf} from '../../dates/week';
import {idOf} from '../open';
import type {RecordRule} from './recordRule';

export const hoursOrder: RecordRule = {
  id: 'hours-order',
  example: ['  opens: 8:00 AM\n  closes: 6:00 AM'],
  find({name, entries, at}) {
    if (name !== 'hours') return [];
    return entries.flatMap(({path: [index, key], path, written, valueStart, valueEnd}) => {
      if (path.length !== 2 || key !== 'closes') return [];
      const opens = at.get(idOf([index, 'opens']))?.written ?? '';
      // A time in another form is told by its own rule, and compares as not a number.
      if (!(minutesOf(written) <= minutesOf(opens))) return [];
      const message = `The doors can’t close at ${written} when they open at ${opens}. Is one of them AM and the other PM?`;
      return [{start: valueStart, end: valueEnd, message}];
    });
  },
};
