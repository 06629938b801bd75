/** Settings that have to be a price, a day or a time: their one format, and that an event doesn't end before it starts. */
import type {Prop} from '../../checker/components/table';
import {checkDate, dayIn} from '../../checker/dates';
import {literalOf, type Setting, spanOf} from '../../checker/page/elements';
import {writeSetting} from '../../checker/page/writeSettings';
import {pageRule} from '../../checker/rules/rule';
import type {Finding} from '../../checker/source';
import {isProp, textOf} from '../componentNames';
import {PRICE_MESSAGE, toPrice} from '../prices';
import {endMinutesOf, minutesOf, TIME_MESSAGE, toTime} from '../times';

/** What is wrong with a setting's value. */
type SettingProblem = Pick<Finding, 'message' | 'certainty' | 'help'> & {
  /** The value that was meant. */
  meant?: string;
};

/** A time; the end of an event comes after its start. */
function checkTime(value: string, {element, prop}: Setting): SettingProblem | undefined {
  const isTime = (text: string) => toTime(text) === text;
  if (!isTime(value)) return {message: TIME_MESSAGE, meant: toTime(value), certainty: 'safe'};
  if (!isProp(prop.name, 'Event', 'ends')) return undefined;
  const starts = textOf(element, 'Event', 'starts');
  if (!starts) return {message: 'Add "starts": this event says when it ends and not when it starts.'};
  if (textOf(element, 'Event', 'lastDay') || !isTime(starts) || endMinutesOf(value) > minutesOf(starts))
    return undefined;
  return {message: `This event ends at ${value} and starts at ${starts}. Correct one of them, or add "lastDay".`};
}

/** A day; the last one of an event comes after its first. */
function checkDay(value: string, {element, prop}: Setting): SettingProblem | undefined {
  const problem = checkDate(value);
  if (problem) return {message: problem.message, meant: problem.date, certainty: problem.certainty};
  const first = textOf(element, 'Event', 'date') ?? '';
  if (!isProp(prop.name, 'Event', 'lastDay') || !dayIn(first) || value > first) return undefined;
  return {message: 'Write a day after the first one, or delete "lastDay": an event on one day has none.'};
}

/** A price, or words alone. */
function checkPrice(value: string): SettingProblem | undefined {
  const meant = toPrice(value);
  // Words such as "Free" say what something costs, too.
  return meant === value || !/\d/.test(value)
    ? undefined
    : {message: PRICE_MESSAGE, meant, certainty: 'safe', help: 'prices-and-hours'};
}

/** The formats that are checked here. Addresses and pictures have rules of their own. */
const CHECKS: Partial<
  Record<NonNullable<Prop['format']>, (value: string, setting: Setting) => SettingProblem | undefined>
> = {
  date: checkDay,
  price: checkPrice,
  time: checkTime,
};

/** Settings that have to be a price, a day or a time. */
export const settingFormats = pageRule({
  id: 'setting-formats',
  help: 'dates',
  severity: 'error',
  check({settings}, report) {
    for (const setting of settings) {
      const {attribute, prop} = setting;
      const value = literalOf(attribute);
      if (typeof value !== 'string' || !value.trim()) continue;
      const problem = prop.format && CHECKS[prop.format]?.(value, setting);
      if (!problem) continue;
      const {meant, ...rest} = problem;
      const place = spanOf(attribute);
      const edits = meant ? [{...place, text: writeSetting(attribute.name, meant)}] : undefined;
      report({...place, ...rest, edits});
    }
  },
});
