/** A tap on the page leads to its place in the page's text, or to the field of a record. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import type {Tap} from '../../../../src/editor/text/tap';
import {newEngine, pageWith, texts} from '../siteEngine';

const file = 'pages/sample.mdx';
const engine = newEngine();

/** The line of the place that a tap leads to. The cursor is shown as |, a selection in brackets. */
function placeOf(text: string, tap: Tap): string | undefined {
  engine.put(file, text);
  const target = engine.find(file, tap);
  if (!target) return undefined;
  if ('file' in target) return `${target.file}: ${texts[target.file].split('\n')[target.line - 1].trim()}`;
  const {parts, select: {start, end} = parts[parts.length - 1]} = target;
  const selected = start === end ? '|' : `[${text.slice(start, end)}]`;
  const marked = text.slice(0, start) + selected + text.slice(end);
  return marked.slice(marked.lastIndexOf('\n', start) + 1).split('\n', 1)[0];
}

const PASSAGE = 'The one **and** the [other one](/one) of the two. At %name% we can’t pay 20,000.';
const READ = 'The one and the other one of the two. At Jockeys we can’t pay 20,000.';
const PAGE = pageWith(`<Card title="Other words">\n\n${PASSAGE}\n\n</Card>\n\nThe end.`, 'Card');
const START = PAGE.indexOf(PASSAGE);

const TAPS: [what: string, words: string, tap: Partial<Tap>, line: string][] = [
  ['in a bold word', 'nd the', {}, PASSAGE.replace('and', 'a|nd')],
  ['on a word of a link that is there twice', 'ne of', {}, PASSAGE.replace('other one', 'other o|ne')],
  ['behind the last word', '', {at: READ.length}, `${PASSAGE}|`],
  ['twice on a word', 'ne of', {isDouble: true}, PASSAGE.replace('other one', 'other [one]')],
  ['on the organisation’s name', 'ckeys', {}, PASSAGE.replace('%name%', '|%name%')],
];
for (const [what, words, tap, line] of TAPS) {
  test(`a tap ${what} leads to it in the Markdown`, () => {
    const whole = {words: READ, start: START, end: START + PASSAGE.length, at: READ.indexOf(words), ...tap};
    expect(placeOf(PAGE, whole)).toBe(line);
  });
}

test('a tap on a component’s title leads to the prop, and one on text of its own to the component', () => {
  expect(placeOf(PAGE, {words: 'Other words', at: 7, start: START})).toBe('<Card |title="Other words">');
  expect(placeOf(PAGE, {words: 'Nowhere to be found', at: 4, start: START})).toBe('[<Card title="Other words">');
});

test('a tap on one of two components with the same title opens that one', () => {
  const cards = ['One', 'Two'].map((words) => `<Card title="Same">\n\n${words}.\n\n</Card>`);
  const page = pageWith(cards.join('\n\n'), 'Card');
  for (const words of ['One.', 'Two.']) {
    engine.put(file, page);
    const target = engine.find(file, {words: 'Same', at: 1, start: page.indexOf(words)});
    const [card] = target && 'parts' in target ? target.parts.slice(-1) : [];
    expect(page.slice(card?.start, card?.end)).toContain(words);
  }
});

const RECORDS = pageWith('<Section>\n\n<OpeningHours />\n\n<Address />\n\nCome to Kampala.\n\n</Section>', 'Section');
const WEEKDAYS = 'Monday-Friday\n8:00 AM-6:00 PM';
const ADDRESS = 'Plot 8, Wamala Avenue,\nBukoto, Kampala, Uganda';

const FIELDS: [words: string, tapped: string, field: string][] = [
  [WEEKDAYS, '6:00', 'records/hours.yml: closes: 6:00 PM'],
  ['Sunday\nclosed', 'closed', 'records/hours.yml: closed: true'],
  [ADDRESS, 'Kampala', 'records/organisation.yml: city: Kampala'],
  ['16K+\nstudent entrepreneurs', '16', 'records/figures.yml: number: 16000'],
  ['+256 414 100 100', '414', 'records/organisation.yml: telephone: +256 414 100 100'],
];
for (const [words, tapped, field] of FIELDS) {
  test(`a tap on ${tapped} leads to its field in a record: ${field}`, () => {
    const tap = {words, at: words.indexOf(tapped) + 1, start: RECORDS.indexOf('Come to')};
    expect(placeOf(RECORDS, tap)).toBe(field);
  });
}

test('a tap on a word in a sentence of the page leads there although a record has the same word', () => {
  const words = 'Come to Kampala.';
  const start = RECORDS.indexOf(words);
  expect(placeOf(RECORDS, {words, at: 8, start, end: start + words.length})).toBe('Come to |Kampala.');
});

const AROUND: [words: string, tapped: string, field: string | undefined][] = [
  ['Jockeys', 'Jockeys', 'records/organisation.yml: name: Jockeys'],
  ['Hatchery', 'Hatchery', 'records/menu.yml: - label: Hatchery'],
  [ADDRESS, 'Wamala', 'records/organisation.yml: street: Plot 8, Wamala Avenue'],
  ['All pages', 'All', undefined],
];
for (const [words, tapped, field] of AROUND) {
  test(`a tap on ${tapped} in the navbar or the footer leads to ${field ?? 'nothing'}`, () => {
    expect(placeOf(PAGE, {words, at: words.indexOf(tapped) + 1, start: 0, isInBarOrFooter: true})).toBe(field);
  });
}
