/** Settings with a form of their own: prices, days, times and films. */
import {dayIn} from '../dates/calendar';
import {checkDate} from '../dates/typed';
import {minutesOf} from '../dates/week';
import {literalOf, placeOf, type Setting, stringOf} from '../page/elements';
import {plainWords} from '../page/positions';
import {applyEdits, type Finding} from '../source';
import {findTimes, formatPrice} from './pricesAndTimes';
import {pageRule} from './rule';

type Problem = Pick<Finding, 'message' | 'fix' | 'help'> & {
  /** The value that was meant. */
  meant?: string;
};

const TIME = /^(1[0-2]|[1-9]):[0-5]\d [AP]M$/;

/** A time in the agreed form; undefined when a text says anything else. */
function formatTime(written: string): string | undefined {
  const text = written.trim();
  const [, hour, minutes] = /^([01]?\d|2[0-3])[:.]?([0-5]\d)(?:\s*h(?:rs?)?\.?)?$/i.exec(text) ?? [];
  // 13:00 and 0900 hrs are times of the day; 9:00 could be either half.
  const whole = hour && (Number(hour) > 12 || hour.length === 2) ? Number(hour) : undefined;
  if (whole !== undefined) return `${whole % 12 || 12}:${minutes} ${whole < 12 ? 'AM' : 'PM'}`;
  const found = findTimes(plainWords(text, 0)).flatMap(({edits = []}) => edits);
  const time = applyEdits(text, found).replace(/\.$/, '');
  return TIME.test(time) ? time : undefined;
}

function checkTime(value: string, {element, prop}: Setting): Problem | undefined {
  if (!TIME.test(value)) return {message: 'Write times like this: 8:00 AM.', meant: formatTime(value), fix: 'safe'};
  const starts = stringOf(element, 'starts');
  if (prop.name !== 'ends' || stringOf(element, 'lastDay')) return undefined;
  if (!starts) return {message: 'Add "starts": this event says when it ends and not when it starts.'};
  if (!TIME.test(starts) || minutesOf(value) > minutesOf(starts)) return undefined;
  return {message: `This event ends at ${value} and starts at ${starts}. Correct one of them.`};
}

function checkDay(value: string, {element, prop}: Setting): Problem | undefined {
  const problem = checkDate(value);
  if (problem) return {message: problem.message, meant: problem.date, fix: problem.sure ? 'safe' : 'likely'};
  const first = stringOf(element, 'date') ?? '';
  if (prop.name !== 'lastDay' || !dayIn(first) || value > first) return undefined;
  return {message: 'Write a day after the first one, or delete "lastDay": an event on one day has none.'};
}

function checkPrice(value: string): Problem | undefined {
  const meant = formatPrice(value);
  const message = 'Write prices like this: UGX 20,000.';
  return meant === value ? undefined : {message, meant, fix: 'safe', help: 'prices-and-hours'};
}

function checkFilm(value: string): Problem | undefined {
  const message =
    'Write where the film can be watched, such as its address on YouTube. Open it there, and choose Share.';
  return /^https:\/\/[^/?#\s]+\.[^/?#\s]+\/[^\s<>]+$/.test(value) ? undefined : {message, help: 'films'};
}

const CHECKS: Record<string, (value: string, setting: Setting) => Problem | undefined> = {
  date: checkDay,
  film: checkFilm,
  price: checkPrice,
  time: checkTime,
};

export const settingForms = pageRule('setting-forms', 'dates', 'error', ({settings}, report) => {
  for (const setting of settings) {
    const {attribute, prop} = setting;
    const value = literalOf(attribute);
    if (typeof value !== 'string' || !value.trim()) continue;
    const problem = CHECKS[prop.tags.form ?? '']?.(value, setting);
    if (!problem) continue;
    const {meant, ...told} = problem;
    const place = placeOf(attribute);
    const edits = meant ? [{...place, text: `${attribute.name}="${meant}"`}] : undefined;
    report({...place, ...told, edits});
  }
});
