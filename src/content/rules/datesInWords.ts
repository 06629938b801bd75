import {dayIn} from '../dates/calendar';
import {DATES_IN_WORDS, dateOf} from '../dates/typed';
import type {Words} from '../page/positions';
import {allWords} from '../page/words';
import type {Finding} from '../source';
import type {Rule} from './rule';

function findingsIn({value, offsets}: Words): Finding[] {
  const matches = DATES_IN_WORDS.flatMap((pattern) => [...value.matchAll(pattern)]);
  return matches.flatMap((match) => {
    const {date, weekday} = dateOf(match);
    const day = dayIn(date);
    const [start, end] = [offsets[match.index], offsets[match.index + match[0].length]];
    if (!day) return [{start, end, message: `There is no such day as ${match[0]}.`}];
    if (!weekday || weekday === day.weekday) return [];
    const written = match.groups?.weekday ?? '';
    const message = `${day.day} ${day.month} ${day.year} is a ${day.weekday}. Correct the weekday, or the date.`;
    return [{start, end, message, edits: [{start, end: offsets[match.index + written.length], text: day.weekday}]}];
  });
}

/** Dates in sentences: days that exist, on the weekday that stands before them. */
export const datesInWords: Rule = {
  id: 'dates-in-words',
  help: 'dates',
  page({page, report}) {
    for (const words of allWords(page)) for (const finding of findingsIn(words)) report(finding);
  },
};
