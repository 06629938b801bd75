/** Buttons and pasting: what becomes of words. Pasting formatted text needs a browser (tests/browser/editor-page). */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import type {Changed, Selection} from '../../../src/editor/text/edits';
import {addLink, cleanPaste, toggleBold, toggleList} from '../../../src/editor/text/markdown';

/** Words with their selection between brackets. */
const read = (marked: string): [string, Selection] => {
  const start = marked.indexOf('[');
  return [marked.replace('[', '').replace(']', ''), {start, end: marked.indexOf(']') - 1}];
};
const show = ({text, select}: Changed) =>
  `${text.slice(0, select?.start)}‹${text.slice(select?.start, select?.end)}›${text.slice(select?.end)}`;

test('bold is put around words, and taken away again', () => {
  expect(show(toggleBold(...read('A [big] day')))).toBe('A **‹big›** day');
  expect(show(toggleBold(...read('A [big ]day')))).toBe('A **‹big›** day');
  expect(show(toggleBold(...read('A **[big]** day')))).toBe('A ‹big› day');
  expect(show(toggleBold(...read('A [**big**] day')))).toBe('A ‹big› day');
  expect(show(toggleBold(...read('A []day')))).toBe('A **‹›**day');
});

test('a link is put around words', () => {
  const link = (words: string, address: string) => addLink(...read(words), address).text;
  expect(link('Come [here]', '/contact')).toBe('Come [here](/contact)');
  expect(link('Write []', 'mailto:a@example.org')).toBe('Write [a@example.org](mailto:a@example.org)');
  expect(link('See [this]', 'https://example.org/a (b)')).toBe('See [this](https://example.org/a%20%28b%29)');
});

test('lines become a list, and words again', () => {
  expect(toggleList(...read('[One\nTwo]')).text).toBe('- One\n- Two');
  expect(toggleList(...read('[- One\n- Two]')).text).toBe('One\nTwo');
  expect(toggleList(...read('Before\n[One]')).text).toBe('Before\n\n- One');
  expect(show(toggleList('', {start: 0, end: 0}))).toBe('- ‹›');
});

const PASTED: [what: string, pasted: string, clean: string][] = [
  ['a list from Word', '•\tHot desk\r\n·\tInternet\r\no\tFax\r\n1.\tPrint', '- Hot desk\n- Internet\n- Fax\n1. Print'],
  ['non-breaking spaces', 'UGX\u00a020,000\u202fa day', 'UGX 20,000 a day'],
  [
    'messages from WhatsApp',
    '[21/11/2026, 12:03] Jane: Open until 6\n21/11/2026, 12:04 - Jane: and on Saturday\n[12:05, 21/11/2026] Jane: Bye',
    'Open until 6\nand on Saturday\nBye',
  ],
  ['signs that nobody sees', 'Kam\u00adpala\u200b \u2060Bukoto\ufeff', 'Kampala Bukoto'],
  ['many empty lines', 'One\n\n\n\nTwo', 'One\n\nTwo'],
  ['line breaks of Word', 'One\u000bTwo\u2028Three', 'One\nTwo\nThree'],
];

for (const [what, pasted, clean] of PASTED) {
  test(`what is pasted comes out right: ${what}`, () => expect(cleanPaste(pasted)).toBe(clean));
}

test('what is right already stays as it is when it is pasted', () => {
  for (const words of [
    '9:00 - Registration: main hall',
    '10:30 - 11:00 - Tea: the garden',
    '1/2 - Half a day: bring lunch',
    '— Grace, founder',
    'She said “come in”. It’s here.',
    '## Heading\n\n- One\n  - Two\n\n1. Three\n\nOpen 8:00 AM-6:00 PM: come in.\n',
  ])
    expect(cleanPaste(words)).toBe(words);
});
