/** Should the first look at a page ever be led astray, the second refuses what runs, and lets through what does not. */
import {expect, test} from 'playwright/test';
import {readComponents} from '../../../scripts/check/components';
import {lookAgain} from '../../../scripts/check/parse';
import {createSource} from '../../../scripts/check/source';
import {readText} from '../../../scripts/check/text';
import {siteDir} from './compile';

/** What the second look alone says of a page: as though the first had found nothing. */
function secondLook(text: string): string[] {
  const page = {...readText(createSource('pages/a.mdx', text), 0, readComponents(siteDir)), mistakes: [], stops: false};
  lookAgain(page);
  return page.mistakes.map(
    ({line, column, length, message, topic}) => `${line}:${column}+${length} ${message} ${topic} ${page.stops}`,
  );
}

const REFUSED = 'A page holds words and components, and no program. Take this out. pages-are-not-programs true';
const RUNS = [
  ["import 'fs';", '1:1+12'],
  ["import {Card} from '@site/src/components'; import 'fs';", '1:1+55'],
  ["import 'fs'; import {Card} from '@site/src/components';", '1:1+55'],
  ["import {Card as a} from '../src/components'", '1:1+43'],
  ['export const a = 1;', '1:1+19'],
  ['{a}', '1:1+3'],
  ['Words {a} of ours.', '1:7+3'],
  ['Words {/* a */ b /* c */}.', '1:7+19'],
  ['<Card title={a} />', '1:1+18'],
  ['Words <b id={a}>of</b> ours.', '1:7+16'],
  ['<Card {...a} />', '1:1+15'],
  ['<Card title={<b />} />', '1:1+22'],
];

for (const [text, place] of RUNS) {
  test(`refuses ${text}`, () => {
    expect(secondLook(text)).toEqual([`${place} ${REFUSED}`]);
  });
}

test('lets notes, plain values and import lines of ours through', () => {
  const imports =
    'import {Card,\n  Cards} from "@site/src/components"\nimport {Hero} from \'@site/src/components\' ;\n\n';
  const words =
    'Words {/* a */} of {1} {"a"} <b id="c">ours</b>.\n\n{true}\n\n<Card title={"a"} columns={-2.5} main />\n';
  expect(secondLook(imports + words)).toEqual([]);
});

test('tells of a line that cannot be read', () => {
  expect(secondLook('Words.\n\nWords {of ours.')).toEqual([
    '3:1+15 This line cannot be read. Compare it with the lines around it, or take it out and write it anew. something-else true',
  ]);
});
