import {linePlace} from '../page/frontMatter';
import {plainWords, type Words} from '../page/positions';
import type {Records} from '../records';
import {type Finding, isHandbook} from '../source';
import type {Rule} from './rule';

const TIME = String.raw`\d{1,2}:\d{2}[ \u00a0][AP]M`;
const RANGE = String.raw`${TIME}\s?(?:[-–—]|to|until)\s?${TIME}`;

/** Hours beside the days that the record has in this form, such as "Saturday 9:00 AM-2:00 PM". */
function findingsIn({value, offsets}: Words, hours: Records['hours']): Finding[] {
  return hours.week.flatMap(({days, opens, closes, closed}) => {
    const name = days.replace('-', '(?:[-–—]|\\s+to\\s+)');
    const [match] = value.matchAll(new RegExp(String.raw`\b${name}s?\b(?:,|:| from)?\s+(?<range>${RANGE})`, 'g'));
    const range = match?.groups?.range;
    if (!range) return [];
    const same = closed ? [] : [opens, closes];
    if (range.match(new RegExp(TIME, 'g'))?.join() === same.join()) return [];
    const at = match.index + match[0].length - range.length;
    const [start, end] = [offsets[at], offsets[at + range.length]];
    const said = closed ? 'closed' : `${opens}-${closes}`;
    const message = `records/hours.yml says ${days}: ${said}. Write the same here, or change it there.`;
    return [{start, end, message, edits: closed ? undefined : [{start, end, text: said}]}];
  });
}

/** The opening hours where a page's description repeats them. */
export const describedHours: Rule = {
  id: 'described-hours',
  help: 'what-is-written-twice',
  site({pages, records, report}) {
    if (!records) return;
    const known = records.hours.week.flatMap(({opens, closes}) => [opens, closes]);
    for (const page of pages.filter(({source}) => !isHandbook(source.file))) {
      const {frontMatter, source} = page;
      if (typeof frontMatter.values.description !== 'string') continue;
      const {start, end} = linePlace(frontMatter, 'description');
      const words = plainWords(source.text.slice(start, end), start);
      const named = findingsIn(words, records.hours);
      for (const finding of named) report(page, finding);
      const strange = words.value.match(new RegExp(TIME, 'g'))?.find((time) => !known.includes(time));
      if (named.length > 0 || !strange) continue;
      const message = `Correct ${strange} in the description: records/hours.yml doesn’t have it.`;
      report(page, {start, end, message});
    }
  },
};
