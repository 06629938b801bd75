/** Events and dates that are over. Visitors go on seeing them: only staff know what should stand there instead. */
import {dayIn, inWords} from './dates/calendar';
import {type Element, literalOf, placeOf, stringOf} from './page/elements';
import type {Page} from './page/page';
import {isHandbook, locate} from './source';

export interface PastDay {
  file: string;
  line: number;
  /** What is over. */
  what: string;
  /** When it was, and what to do. */
  reason: string;
}

const HOURS_AHEAD = 3;

/** Today in Kampala, which is three hours ahead all year. */
export const todayInKampala = (now = Date.now()): string =>
  new Date(now + HOURS_AHEAD * 3_600_000).toISOString().slice(0, 10);

/** The days that were the last of what a page announces, before `today`, in the order of the page. */
function pastDaysOf({settings, source}: Page, today: string): PastDay[] {
  const last = new Map<Element, string>();
  for (const {attribute, element, prop} of settings) {
    const value = literalOf(attribute);
    if (prop.tags.form !== 'date' || typeof value !== 'string' || !dayIn(value)) continue;
    if (value > (last.get(element) ?? '')) last.set(element, value);
  }
  return [...last].flatMap(([element, date]) => {
    const day = dayIn(date);
    if (!day || date >= today) return [];
    const {line} = locate(source, placeOf(element).start);
    const title = stringOf(element, 'title');
    const what = title ? `Over: ${title}` : `Over: ${inWords(day)}`;
    const reason = `It was on ${inWords(day)}. Delete it, give it a new date, or say how it went.`;
    return [{file: source.file, line, what, reason}];
  });
}

/** What is over on the pages for visitors. */
export const pastDays = (pages: Page[], today = todayInKampala()): PastDay[] =>
  pages.filter(({source}) => !isHandbook(source.file)).flatMap((page) => pastDaysOf(page, today));
