/** When the doors are open, where a page's description repeats it. */
import {linePlace} from '../../checker/page/frontMatter';
import type {Finding} from '../../checker/source';
import {recordFile} from '../folders';
import {RECORDS, recordEntries, recordSource} from '../records';
import {TIME} from '../times';
import {type Site, siteRule} from './siteRule';

/** "9:00 AM-2:00 PM", "9:00 AM to 2:00 PM". */
const HOURS = String.raw`(?<range>${TIME}\s?(?:[-–—]|to|until)\s?${TIME})`;

const HOURS_FILE = recordFile('hours');

/** The line of the record that has this key in its entry for these days. */
function placeOfHours({files}: Site, days: string, key: string): Finding['because'] {
  const entries = recordEntries(recordSource(HOURS_FILE, files.text(HOURS_FILE)), RECORDS.hours.list);
  const above = entries.find((entry) => entry.key === 'days' && entry.value === days)?.path.slice(0, -1);
  const line = entries.find(({path}) => above && String(path) === String([...above, key]));
  return line && {file: HOURS_FILE, start: line.start, end: line.valueEnd};
}

/** The opening hours where a page's description repeats them, such as "Saturday 9:00 AM-2:00 PM". */
export const describedHours = siteRule({
  id: 'described-hours',
  help: 'what-is-written-twice',
  severity: 'warning',
  check({page, site}, report) {
    const {frontMatter, source, kind} = page;
    if (!kind.isForVisitors) return;
    const {start: from, end: to} = linePlace(frontMatter, 'description');
    for (const {days, opens, closes, closed} of site.records?.hours.week ?? []) {
      // "Monday-Friday 8:00 AM-6:00 PM", "Monday to Friday from …", "Saturdays: …".
      const name = days.replace('-', '(?:[-–—]|\\s+to\\s+)');
      const pattern = new RegExp(String.raw`\b${name}s?\b(?:,|:| from)?\s+${HOURS}`);
      const match = pattern.exec(source.text.slice(from, to));
      const range = match?.groups?.range ?? '';
      const same = closed ? '' : `${opens},${closes}`;
      if (!match || range.match(new RegExp(TIME, 'g'))?.join() === same) continue;
      const end = from + match.index + match[0].length;
      const start = end - range.length;
      const said = closed ? 'closed' : `${opens}-${closes}`;
      const message = `${HOURS_FILE} says ${days}: ${said}. Write the same here, or change it there.`;
      const key = opens && !range.startsWith(opens) ? 'opens' : 'closes';
      const because = placeOfHours(site, days, closed ? 'closed' : key);
      const edits = closed ? undefined : [{start, end, text: said}];
      report({start, end, message, edits, consequentEdits: edits, because});
    }
  },
});
