/** Where a tap on the page leads: to its word in the page's text, or to the field of the record that it comes from. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import type {Tap} from '../../../../src/editor/text/tap';
import {newEngine, pageWith, texts} from '../siteEngine';

const file = 'pages/sample.mdx';
const engine = newEngine();

/** The line that a tap leads to, with a mark where the cursor is, or brackets around what is selected. */
function lead(text: string, click: Tap): string | undefined {
  engine.put(file, text);
  const target = engine.find(file, click);
  if (!target) return undefined;
  if ('file' in target) return `${target.file}: ${texts[target.file].split('\n')[target.line - 1].trim()}`;
  const {parts, select: {start, end} = parts[parts.length - 1]} = target;
  const selected = start === end ? '|' : `[${text.slice(start, end)}]`;
  const marked = text.slice(0, start) + selected + text.slice(end);
  return marked.slice(marked.lastIndexOf('\n', start) + 1).split('\n', 1)[0];
}

test('a tap leads past a tag, also one with a sign of tags in its setting', () => {
  const [passage, words] = ['<b title="one <two">See</b> one.', 'See one.'];
  const page = pageWith(passage);
  const start = page.indexOf(passage);
  const tap = {words, start, end: start + passage.length, at: words.indexOf('one')};
  expect(lead(page, tap)).toBe(passage.replace('> one', '> |one'));
});

const PASSAGE = 'The one **and** the [other one](/one) of the two. At %name% we can’t pay 20,000.';
const READ = 'The one and the other one of the two. At Jockeys we can’t pay 20,000.';
const PAGE = pageWith(`<Card title="Other words">\n\n${PASSAGE}\n\n</Card>\n\nThe end.`, 'Card');
const START = PAGE.indexOf(PASSAGE);

const TAPS: [what: string, words: string, click: Partial<Tap>, line: string][] = [
  ['the first word', 'The', {}, `|${PASSAGE}`],
  ['within a bold word', 'nd the', {}, PASSAGE.replace('and', 'a|nd')],
  ['a word of a link that is there twice', 'ne of', {}, PASSAGE.replace('other one', 'other o|ne')],
  ['behind the last word', '', {at: READ.length}, `${PASSAGE}|`],
  ['twice on a word', 'ne of', {isDouble: true}, PASSAGE.replace('other one', 'other [one]')],
  ['twice on the first letter of a word', 'two.', {isDouble: true}, PASSAGE.replace('two.', '[two].')],
  ['the organisation’s name', 'ckeys', {}, PASSAGE.replace('%name%', '|%name%')],
  ['beside the words', '', {words: ''}, `|${PASSAGE}`],
];
for (const [what, words, click, line] of TAPS) {
  test(`a tap leads to its word, whatever markup is between: ${what}`, () => {
    const all = {words: READ, start: START, end: START + PASSAGE.length, at: READ.indexOf(words), ...click};
    expect(lead(PAGE, all)).toBe(line);
  });
}

test('a tap on a component’s words leads to its setting, and one on words that it makes itself to the component', () => {
  // What is near these words is known, and not where they end.
  expect(lead(PAGE, {words: 'Other words', at: 7, start: START})).toBe('<Card |title="Other words">');
  expect(lead(PAGE, {words: 'Nowhere to be found', at: 4, start: START})).toBe('[<Card title="Other words">');
});

test('of two components that say the same, the tap opens the nearest', () => {
  const cards = ['One', 'Two'].map((words) => `<Card title="Same">\n\n${words}.\n\n</Card>`);
  const page = pageWith(cards.join('\n\n'), 'Card');
  for (const words of ['One.', 'Two.']) {
    engine.put(file, page);
    const target = engine.find(file, {words: 'Same', at: 1, start: page.indexOf(words)});
    const [card] = target && 'parts' in target ? target.parts.slice(-1) : [];
    expect(page.slice(card?.start, card?.end)).toContain(words);
  }
});

test('of two components, the tap opens the one that says all of the words', () => {
  const page = pageWith('<Card title="Market day" />\n\n<Card title="Market" />', 'Card');
  expect(lead(page, {words: 'Market day', at: 2, start: page.length})).toBe('<Card |title="Market day" />');
});

const SLOT = '<Slot what="year" reason="Not given." />';
const IN_PASSAGE: [what: string, passage: string, shown: string, tapped: string, line: string][] = [
  [
    'a word that the address of a link has, too, leads to the word',
    'Our [market](/market) is a market.',
    'Our market is a market.',
    'market.',
    'Our [market](/market) is a |market.',
  ],
  ['words that only look like a tag leads to them', 'An \\<a b> c.', 'An <a b> c.', 'b>', 'An \\<a |b> c.'],
  [
    'words that a component puts there leads to the passage',
    `In ${SLOT}.`,
    'In To fill in: year.',
    'fill',
    `|In ${SLOT}.`,
  ],
];
for (const [what, passage, words, tapped, line] of IN_PASSAGE) {
  test(`a tap on ${what}`, () => {
    const page = pageWith(passage, 'Slot');
    const start = page.indexOf(passage);
    const click = {words, at: words.lastIndexOf(tapped), start, end: start + passage.length};
    expect(lead(page, click)).toBe(line);
  });
}

const RECORDS = pageWith(
  '<Section>\n\n<OpeningHours />\n\n<Address />\n\nCome to Kampala.\n\n</Section>',
  'Section',
).replace('What it is about.', 'Open Monday-Friday 8:00 AM-6:00 PM. Wamala Avenue. 16,000');
const WEEKDAYS = 'Monday-Friday\n8:00 AM-6:00 PM';
const ADDRESS = 'Plot 8, Wamala Avenue,\nBukoto, Kampala, Uganda';
const FIGURE = '16,000+\nstudent entrepreneurs';

const FIELDS: [words: string, tapped: string, field: string][] = [
  [WEEKDAYS, 'Monday', 'records/hours.yml: - days: Monday-Friday'],
  [WEEKDAYS, '8:00', 'records/hours.yml: opens: 8:00 AM'],
  [WEEKDAYS, '6:00', 'records/hours.yml: closes: 6:00 PM'],
  ['Sunday\nclosed', 'closed', 'records/hours.yml: closed: true'],
  [ADDRESS, 'Wamala', 'records/organisation.yml: street: Plot 8, Wamala Avenue'],
  [ADDRESS, 'Kampala', 'records/organisation.yml: city: Kampala'],
  [FIGURE, '000', 'records/figures.yml: number: 16000'],
  ['16K+\nstudent entrepreneurs', '16', 'records/figures.yml: number: 16000'],
  [FIGURE, 'entre', 'records/figures.yml: label: student entrepreneurs'],
  ['+256 414 100 100', '414', 'records/organisation.yml: telephone: +256 414 100 100'],
  ['hello@jockeys.ug', 'hello', 'records/organisation.yml: email: hello@jockeys.ug'],
];
for (const [words, tapped, field] of FIELDS) {
  test(`a tap on ${tapped} leads to its field: ${field}`, () => {
    const click = {words, at: words.indexOf(tapped) + 1, start: RECORDS.indexOf('Come to')};
    expect(lead(RECORDS, click)).toBe(field);
  });
}

test('in a sentence of the page, a word that a record has, too, is the page’s own', () => {
  const words = 'Come to Kampala.';
  const start = RECORDS.indexOf(words);
  expect(lead(RECORDS, {words, at: 8, start, end: start + words.length})).toBe('Come to |Kampala.');
});

test('of two equal values, the tap opens the one beside it', () => {
  const changed = newEngine();
  const times = '\n  opens: 8:00 AM\n  closes: 6:00 PM\n';
  changed.put('records/hours.yml', `- days: Monday-Friday${times}- days: Saturday${times}`);
  changed.put(file, pageWith('Words.'));
  const both = 'Come and see us. Monday-Friday 8:00 AM-6:00 PM, Saturday 8:00 AM-6:00 PM.';
  const places = [both.indexOf('8:00'), both.indexOf('6:00'), both.lastIndexOf('8:00'), both.lastIndexOf('6:00')];
  const targets = places.map((at) => changed.find(file, {words: both, at, start: 0}));
  expect(targets).toEqual([2, 3, 5, 6].map((line) => ({file: 'records/hours.yml', line})));
});

const REACH = 'Write to hello@jockeys.ug or call +256 414 100 100 now';

const AROUND: [words: string, tapped: string, field: string][] = [
  ['Jockeys', 'Jockeys', 'records/organisation.yml: name: Jockeys'],
  ['Empowering entrepreneurs since 2015', 'Empow', 'records/organisation.yml: tagline: Empowering entrepreneurs'],
  ['Empowering entrepreneurs since 2015', 'since', 'records/organisation.yml: tagline: Empowering entrepreneurs'],
  ['Hatchery', 'Hatchery', 'records/menu.yml: - label: Hatchery'],
  ['Apply Now', 'Apply', 'records/menu.yml: button: Apply Now'],
  [WEEKDAYS, '6:00', 'records/hours.yml: closes: 6:00 PM'],
  [ADDRESS, 'Wamala', 'records/organisation.yml: street: Plot 8, Wamala Avenue'],
  // Words of the site before and behind the values of a row.
  [REACH, 'Write', 'records/organisation.yml: email: hello@jockeys.ug'],
  [REACH, 'now', 'records/organisation.yml: telephone: +256 414 100 100'],
];
for (const [words, tapped, field] of AROUND) {
  test(`in the bar and at the foot of the page, a tap on ${tapped} leads to its field: ${field}`, () => {
    expect(lead(PAGE, {words, at: words.indexOf(tapped) + 1, start: 0, isInBarOrFooter: true})).toBe(field);
  });
}

test('at the foot, a tap behind a value leads to it, also where its last word is another value', () => {
  const changed = newEngine();
  const record = 'records/organisation.yml';
  const text = texts[record].replace('Empowering entrepreneurs', 'Empowering Jockeys');
  changed.put(record, text);
  changed.put(file, pageWith('Words.'));
  const words = 'Empowering Jockeys since 2015';
  const line = text.split('\n').findIndex((one) => one.startsWith('tagline:')) + 1;
  const click = {words, at: words.indexOf('since') + 1, start: 0, isInBarOrFooter: true};
  expect(changed.find(file, click)).toEqual({file: record, line});
});

test('a tap on words in the bar that no record holds leads nowhere', () => {
  expect(lead(PAGE, {words: 'All pages', at: 1, start: 0, isInBarOrFooter: true})).toBeUndefined();
});

test('a tap on the word by which a page shows a closed day leads to its tick', () => {
  for (const words of ['Sunday\nClosed', 'Sunday closed'])
    expect(lead(PAGE, {words, at: words.length - 2, start: 0})).toBe('records/hours.yml: closed: true');
});

const MISSING: [settings: string, what: string, field: string][] = [
  ['until="telephone" reason="Not given."', 'number to call', 'records/organisation.yml: telephone: +256 414 100 100'],
  ['until="email" reason="Not given."', 'way to write to us', 'records/organisation.yml: email: hello@jockeys.ug'],
  ['until="platforms.link" reason="Not given."', 'everything elsewhere', 'records/organisation.yml: link:'],
];
for (const [settings, what, field] of MISSING) {
  test(`a tap on “To fill in: ${what}” leads to the field that waits for it`, () => {
    const page = pageWith(
      `<Slot what="map" reason="Ours." />\n\n<Slot what="${what}" ${settings} />\n\nWords.`,
      'Slot',
    );
    const click = {words: `To fill in: ${what}`, at: 3, start: page.indexOf('Words.')};
    expect(lead(page, {...click, slot: what})).toBe(field);
    // Words that only read like it are words.
    expect(lead(page, click)).not.toBe(field);
  });
}

test('of the platforms, a tap leads to the link of the first that has neither a handle nor a link', () => {
  const changed = newEngine();
  const record = 'records/organisation.yml';
  const text = texts[record].replace('link: https://www.facebook.com/jockeys', 'link:');
  changed.put(record, text);
  changed.put(file, pageWith('<Slot what="platforms" reason="Not given." until="platforms.link" />', 'Slot'));
  const line = text.split('\n').findIndex((one) => one.includes('name: Facebook')) + 3;
  expect(changed.find(file, {words: '', at: 0, start: 0, slot: 'platforms'})).toEqual({file: record, line});
});

test('a tap on “To fill in” that waits for no field opens it on its page, whatever its reason says', () => {
  const slot = '<Slot what="e-mail" reason="It doesn’t belong in records/organisation.yml." />';
  const page = pageWith(`${slot}\n\nWords.`, 'Slot');
  const click = {words: 'To fill in: e-mail', at: 3, start: page.indexOf('<Slot'), slot: 'e-mail'};
  expect(lead(page, click)).toBe(`[${slot}]`);
});
