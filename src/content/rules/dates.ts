import {dayIn} from '../dates/calendar';
import {checkDate} from '../dates/typed';
import {literalOf, placeOf, type Setting, stringOf} from '../page/elements';
import type {Finding} from '../source';
import type {Rule} from './rule';

function findingFor({attribute, element, prop}: Setting): Finding | undefined {
  const value = literalOf(attribute);
  if (prop.tags.form !== 'date' || typeof value !== 'string' || !value.trim()) return undefined;
  const place = placeOf(attribute);
  const problem = checkDate(value);
  if (problem) {
    const edits = problem.date ? [{...place, text: `${attribute.name}="${problem.date}"`}] : undefined;
    return {...place, message: problem.message, edits, fixable: problem.sure};
  }
  const first = stringOf(element, 'date') ?? '';
  if (prop.name !== 'lastDay' || !dayIn(first) || value > first) return undefined;
  return {...place, message: 'Write a day after the first one, or delete "lastDay": an event on one day has none.'};
}

/** The dates that components are given: days that exist, in one form. */
export const dates: Rule = {
  id: 'dates',
  help: 'dates',
  page({page, report}) {
    for (const setting of page.settings) {
      const finding = findingFor(setting);
      if (finding) report(finding);
    }
  },
};
