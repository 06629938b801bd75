import {minutesOf} from '../dates/week';
import {literalOf, placeOf, type Setting, stringOf} from '../page/elements';
import {plainWords} from '../page/positions';
import {applyEdits, type Finding} from '../source';
import type {Rule} from './rule';
import {findTimes} from './times';

const TIME = /^(1[0-2]|[1-9]):[0-5]\d [AP]M$/;

/** A time in the agreed form; undefined when a text says anything else. */
function formatTime(text: string): string | undefined {
  const [, hour, minutes] = /^([01]?\d|2[0-3])[:.]?([0-5]\d)(?:\s*h(?:rs?)?\.?)?$/i.exec(text.trim()) ?? [];
  // 13:00 and 0900 hrs are times of the day; 9:00 could be either half.
  const whole = hour && (Number(hour) > 12 || hour.length === 2) ? Number(hour) : undefined;
  if (whole !== undefined) return `${whole % 12 || 12}:${minutes} ${whole < 12 ? 'AM' : 'PM'}`;
  const found = findTimes(plainWords(text.trim(), 0)).flatMap(({edits = []}) => edits);
  const time = applyEdits(text.trim(), found).replace(/\.$/, '');
  return TIME.test(time) ? time : undefined;
}

function findingFor({attribute, element, prop}: Setting): Finding | undefined {
  const value = literalOf(attribute);
  if (prop.tags.form !== 'time' || typeof value !== 'string' || !value.trim()) return undefined;
  const place = placeOf(attribute);
  if (!TIME.test(value)) {
    const time = formatTime(value);
    const edits = time ? [{...place, text: `${attribute.name}="${time}"`}] : undefined;
    return {...place, message: 'Write times like this: 8:00 AM.', edits, fixable: Boolean(time)};
  }
  const starts = stringOf(element, 'starts');
  if (prop.name !== 'ends' || stringOf(element, 'lastDay')) return undefined;
  if (!starts) return {...place, message: 'Add "starts": this event says when it ends and not when it starts.'};
  if (!TIME.test(starts) || minutesOf(value) > minutesOf(starts)) return undefined;
  return {...place, message: `This event ends at ${value} and starts at ${starts}. Correct one of them.`};
}

/** The times that components are given. */
export const eventTimes: Rule = {
  id: 'event-times',
  help: 'dates',
  page({page, report}) {
    for (const setting of page.settings) {
      const finding = findingFor(setting);
      if (finding) report(finding);
    }
  },
};
