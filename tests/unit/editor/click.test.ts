/** A tap on the page, and the place in the files that it leads to. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import type {Click} from '../../../src/editor/text/click';
import {newEngine, pageWith, texts} from './site';

const file = 'pages/sample.mdx';
const engine = newEngine();

/** The line that a tap leads to, with a mark where the cursor is, or brackets around what is selected. */
function lead(text: string, click: Click): string | undefined {
  engine.put(file, text);
  const target = engine.find(file, click);
  if (!target) return undefined;
  if ('file' in target) return `${target.file}: ${texts[target.file].split('\n')[target.line - 1].trim()}`;
  const {parts, select: {start, end} = parts[parts.length - 1]} = target;
  const selected = start === end ? '|' : `[${text.slice(start, end)}]`;
  const marked = text.slice(0, start) + selected + text.slice(end);
  return marked.slice(marked.lastIndexOf('\n', start) + 1).split('\n', 1)[0];
}

test('it leads to its word in the text, whatever markup stands between', () => {
  const passage = 'The one **and** the [other one](/one) of the two. At %name% we can’t pay 20,000.';
  const text = pageWith(`<Card title="Other words">\n\n${passage}\n\n</Card>\n\nThe end.`, 'Card');
  const words = 'The one and the other one of the two. At Tandika we can’t pay 20,000.';
  const start = text.indexOf(passage);
  const at = (part: string, click = {}) =>
    lead(text, {words, start, end: start + passage.length, at: words.indexOf(part), ...click});
  expect(at('The')).toBe(`|${passage}`);
  expect(at('nd the')).toBe(passage.replace('and', 'a|nd'));
  expect(at('ne of')).toBe(passage.replace('other one', 'other o|ne'));
  expect(at('', {at: words.length})).toBe(`${passage}|`);
  expect(at('ne of', {isDouble: true})).toBe(passage.replace('other one', 'other [one]'));
  expect(at('ndika')).toBe(passage.replace('%name%', '|%name%'));
  expect(at('', {words: ''})).toBe(`|${passage}`);
  // Words of a setting: what stands near them is known, and not where they end.
  expect(lead(text, {words: 'Other words', at: 7, start})).toBe('<Card |title="Other words">');
  // Words that the component makes itself.
  expect(lead(text, {words: 'Nowhere to be found', at: 4, start})).toBe('[<Card title="Other words">');
});

test('it leads to the field of a record, where the words come from there', () => {
  const text = pageWith('<Section>\n\n<OpeningHours />\n\n<Address />\n\nCome to Kampala.\n\n</Section>', 'Section');
  const withTimes = text.replace('What it is about.', 'Open Monday-Friday 8:00 AM-6:00 PM. Wamala Avenue. 16,000');
  const start = withTimes.indexOf('Come to');
  const at = (words: string, part: string) => lead(withTimes, {words, at: words.indexOf(part) + 1, start});
  const weekdays = 'Monday-Friday\n8:00 AM-6:00 PM';
  const address = 'Plot 8, Wamala Avenue,\nBukoto, Kampala, Uganda';
  expect(at(weekdays, 'Monday')).toBe('records/hours.yml: - days: Monday-Friday');
  expect(at(weekdays, '8:00')).toBe('records/hours.yml: opens: 8:00 AM');
  expect(at(weekdays, '6:00')).toBe('records/hours.yml: closes: 6:00 PM');
  expect(at('Sunday\nclosed', 'closed')).toBe('records/hours.yml: closed: true');
  expect(at(address, 'Wamala')).toBe('records/organisation.yml: street: Plot 8, Wamala Avenue');
  expect(at(address, 'Kampala')).toBe('records/organisation.yml: city: Kampala');
  expect(at('16,000+\nstudent entrepreneurs', '000')).toBe('records/figures.yml: number: 16000');
  expect(at('16K+\nstudent entrepreneurs', '16')).toBe('records/figures.yml: number: 16000');
  expect(at('16,000+\nstudent entrepreneurs', 'entre')).toBe('records/figures.yml: label: student entrepreneurs');
  // In a sentence of the page, the same word is the page's own.
  const sentence = 'Come to Kampala.';
  expect(lead(withTimes, {words: sentence, at: 8, start, end: start + sentence.length})).toBe('Come to |Kampala.');
});

test('of two equal values, what stands beside the tap says which', () => {
  const own = newEngine();
  const times = '\n  opens: 8:00 AM\n  closes: 6:00 PM\n';
  own.put('records/hours.yml', `- days: Monday-Friday${times}- days: Saturday${times}`);
  own.put(file, pageWith('Words.'));
  const words = 'Come and see us. Monday-Friday 8:00 AM-6:00 PM, Saturday 8:00 AM-6:00 PM.';
  const places = [words.indexOf('8:00'), words.indexOf('6:00'), words.lastIndexOf('8:00'), words.lastIndexOf('6:00')];
  const found = places.map((at) => own.find(file, {words, at, start: 0}));
  expect(found).toEqual([2, 3, 5, 6].map((line) => ({file: 'records/hours.yml', line})));
});
