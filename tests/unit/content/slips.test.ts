/**
 * Slips, each told exactly once and where it is: what the check offers to write instead takes the slip away and changes
 * nothing else, and `--fix` does no harm.
 */
import {expect, test} from 'playwright/test';
import {formatAll} from '../../../src/content';
import {checkWith} from './fixture';
import {judge, type Slip, slipsOf} from './slips/judge';
import {LATER_PAGE_SLIPS, OPEN_DAY} from './slips/laterPages';
import {FILES, LATER_RECORD_SLIPS} from './slips/laterRecords';
import {PAGE_SLIPS, WORKSHOPS} from './slips/pages';
import {RECORD_SLIPS} from './slips/records';

const workshops = {file: 'pages/workshops.mdx', text: WORKSHOPS};
const openDay = {file: 'pages/open-day.mdx', text: OPEN_DAY};

const slips: (Slip & {name: string})[] = [
  ...slipsOf(PAGE_SLIPS, workshops),
  ...slipsOf(LATER_PAGE_SLIPS, openDay),
  ...slipsOf({...RECORD_SLIPS}),
  ...slipsOf(LATER_RECORD_SLIPS),
];

for (const {file, text} of [workshops, openDay]) {
  test(`${file} itself is right`, () => expect(formatAll(checkWith({[file]: text}).diagnostics)).toBe(''));
}

for (const slip of slips) test(slip.name, () => expect(judge(slip)).toEqual([]));

for (const [file, text, expected] of FILES) {
  test(`${file} is ${expected ?? 'told'}`, () => {
    const {diagnostics} = checkWith({[file]: text});
    expect(diagnostics.map((one) => one.file)).toEqual(expected ? [] : [file]);
  });
}
