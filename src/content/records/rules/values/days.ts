import {WEEKDAYS} from '../../../dates/week';
import {nearest} from '../../../nearest';
import type {ValueRule} from './valueRule';

function weekday(written: string): string | undefined {
  const word = written.trim().replace(/\.$/, '').replace(/days$/i, 'day').toLowerCase();
  if (word.length < 2) return undefined;
  const short = WEEKDAYS.filter((day) => day.toLowerCase().startsWith(word));
  return short.length === 1 ? short[0] : nearest(word, [...WEEKDAYS]);
}

function correct(written: string): string | undefined {
  const words = written.trim();
  if (/^week-?days?$/i.test(words)) return 'Monday-Friday';
  if (/^week-?ends?$/i.test(words)) return 'Saturday-Sunday';
  if (/^(every ?day|daily|all week)$/i.test(words)) return 'Monday-Sunday';
  const range = words.split(/\s*[-–—−]+\s*|\s+(?:to|till|until|through)\s+/i);
  const pair = words.split(/\s*[&,/+]\s*|\s+and\s+/i);
  const [first, last] = (range.length === 2 ? range : pair).map(weekday);
  if (range.length > 2 || pair.length > 2 || !first) return undefined;
  if (range.length < 2 && pair.length < 2) return first;
  const apart = WEEKDAYS.indexOf(last as never) - WEEKDAYS.indexOf(first as never);
  return last && (range.length === 2 ? apart > 0 : apart === 1) ? `${first}-${last}` : undefined;
}

export const days: ValueRule = {
  id: 'record-days',
  forms: ['days'],
  example: ['days: Mon-Fri', 'days: Monday-Friday'],
  message: () => 'must be a day, or a first and a last day with a hyphen between them: Saturday, or Monday-Friday.',
  correct,
};
