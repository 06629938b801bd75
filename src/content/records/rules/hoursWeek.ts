import {WEEKDAYS, type Weekday, weekdaysIn} from '../../dates/week';
import {locate} from '../../source';
import type {RecordProblem, RecordRule} from './recordRule';

const DAYS = new RegExp(`^(${WEEKDAYS.join('|')})(-(${WEEKDAYS.join('|')}))?$`);

export const hoursWeek: RecordRule = {
  id: 'hours-week',
  example: ['- days: Friday-Monday', '- days: Friday-Sunday'],
  find({name, entries, source}, value) {
    if (name !== 'hours') return [];
    const first = new Map<Weekday, number>();
    const found: RecordProblem[] = [];
    const lines = entries.filter(({path, written}) => path.length === 2 && path[1] === 'days' && DAYS.test(written));
    for (const {written, valueStart: start, valueEnd: end} of lines) {
      const days = weekdaysIn(written);
      const [from, to] = written.split('-');
      if (from === to) {
        const message = `“${written}” is one day. Write it alone.`;
        found.push({start, end, message, edits: [{start, end, text: from}]});
      } else if (days.length === 0) {
        const message = `A week begins on Monday, so ${written} runs backwards. Write ${from === 'Sunday' ? 'Sunday' : `${from}-Sunday`}, and the days from Monday on as an entry of their own.`;
        found.push({start, end, message});
      }
      const {line} = locate(source, start);
      const again = days.find((day) => first.has(day));
      if (again) {
        const message = `${again} is also on line ${first.get(again)}. Each day of the week stands once.`;
        found.push({start, end, message});
      }
      for (const day of days) if (!first.has(day)) first.set(day, line);
    }
    const missing = WEEKDAYS.filter((day) => !first.has(day));
    if (value && found.length === 0 && missing.length > 0) {
      const [place] = lines;
      const days =
        missing.length > 1 ? `${missing.slice(0, -1).join(', ')} and ${missing.at(-1)} are` : `${missing[0]} is`;
      found.push({
        start: place?.start ?? 0,
        end: place?.end ?? 1,
        message: `${days} missing from the week. Add an entry, with its times or with closed: true.`,
        derived: true,
      });
    }
    return found;
  },
};
