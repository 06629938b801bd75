/** Words as a person types and pastes them, and their Markdown. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {linkAddress} from '../../../../src/content/site/records/values';
import {escapeMarkdown, rewrite, shownAt, shownWords, tagsIn} from '../../../../src/editor/text/markdown';
import {cleanPaste} from '../../../../src/editor/text/paste';
import {isExample} from '../../../../src/editor/text/signs';
import {addLink, type Styled, toggleBold, toggleList} from '../../../../src/editor/text/textStyles';

const TYPED: [before: string, typed: string, after: string][] = [
  ['Up to 500,000.', 'Up to <500,000 {all}.', 'Up to \\<500,000 \\{all\\}.'],
  ['Words.', 'Words.<script>alert(1)</script>', 'Words.\\<script>alert(1)\\</script>'],
  ['A \\<b.', 'A <b or c.', 'A \\<b or c.'],
  ['A \\<b.', 'A b.', 'A b.'],
  ['At <PageName /> now.', 'At <PageName /> today.', 'At <PageName /> today.'],
  ['At  now.', 'At <PageName /> now.', 'At <PageName /> now.'],
  ['', 'At <Slot what="A <b>" /> now.', 'At <Slot what="A <b>" /> now.'],
  ['Come in.', 'Come **in**.', 'Come **in**.'],
  ['', 'export coffee\nimport tea', ' export coffee\n import tea'],
  [' export coffee', 'export coffee!', ' export coffee!'],
  [' export coffee', 'exports', 'exports'],
  ['expor coffee', 'export coffee', ' export coffee'],
  ['Coffee', 'Coffee\n---', 'Coffee\n\\---'],
  ['Coffee\n\\---', 'Coffee\n--- or tea', 'Coffee\n--- or tea'],
  ['Coffee', 'Coffee\n===', 'Coffee\n\\==='],
  ['', ':::note', '\\:::note'],
  ['Coffee\n===', 'Tea\n===', 'Tea\n==='],
];
/** The tags that the passage had when it was opened. */
const TAGS = tagsIn('<PageName /> <Slot what="A <b>" />');
for (const [before, typed, after] of TYPED) {
  test(`what is typed is text: ${before} → ${typed}`, () => {
    expect(rewrite(before, typed, TAGS)).toBe(after);
  });
}

test('a value in braces is still one between other words', () => {
  const before = 'Come {a} soon.';
  expect(rewrite(before, 'Soon ({a})!', tagsIn(before))).toBe('Soon ({a})!');
});

test('a passage that nobody changes stays as it is, though the field shows it without backslashes', () => {
  const markdown = 'A \\<b, {/* note */} and <Day date="1 May 2026" />\\{.';
  expect(shownWords(markdown)).toBe('A <b, {/* note */} and <Day date="1 May 2026" />{.');
  expect(rewrite(markdown, shownWords(markdown))).toBe(markdown);
  expect(shownAt(markdown, markdown.indexOf('and'))).toBe(shownWords(markdown).indexOf('and'));
});

const PLACES: [what: string, markdown: string, at: number, before: string][] = [
  ['the sign behind a backslash', 'A \\<b.', 'A \\'.length, 'A '],
  ['a letter of a word that is guarded', 'Tea\n export coffee', 'Tea\n exp'.length, 'Tea\nexp'],
  ['a place in front of the words, such as the sign of a heading', 'A heading', -3, ''],
  ['a place behind the words', 'A heading', 12, 'A heading'],
];
for (const [what, markdown, at, before] of PLACES) {
  test(`a place of the Markdown is found in the words that are shown: ${what}`, () => {
    expect(shownWords(markdown).slice(0, shownAt(markdown, at))).toBe(before);
  });
}

const PASTED: [what: string, pasted: string, clean: string][] = [
  ['bullets', '•\tHot desk\r\n·\tInternet\r\no\tFax\r\n1.\tPrint', '- Hot desk\n- Internet\n- Fax\n1. Print'],
  [
    'WhatsApp’s messages',
    '[21/11/2026, 12:03] Jane: Until 6\n21/11/2026, 12:04 - Jane: on Saturday',
    'Until 6\non Saturday',
  ],
  [
    'invisible characters and empty lines',
    'Kam\u00adpala\u200b \u2060Bukoto\ufeff\n\n\n\nOne\u000bTwo',
    'Kampala Bukoto\n\nOne\nTwo',
  ],
  ['spaces that don’t break, and emojis as they are', 'UGX\u00a020,000\u202f👩\u200d🌾', 'UGX 20,000 👩\u200d🌾'],
  ['spaces at the ends of lines, which would break them', 'One  \nTwo\t\n', 'One\nTwo\n'],
  ['WhatsApp’s bold', 'Come *on Saturday*, *free*! 2*3 * 4', 'Come **on Saturday**, **free**! 2*3 * 4'],
  [
    'what is right already',
    '9:00 - Registration: main hall\n— Grace\n  - Two',
    '9:00 - Registration: main hall\n— Grace\n  - Two',
  ],
];
for (const [what, pasted, clean] of PASTED) {
  test(`what is pasted comes out clean: ${what}`, () => expect(cleanPaste(pasted)).toBe(clean));
}

test('a title is the words that were typed, whatever they would mean in Markdown', () => {
  expect(escapeMarkdown(' `a` *b* _c_\n<b> {d} [e] ~f~ &lt; # ')).toBe(
    '\\`a\\` \\*b\\* \\_c\\_ \\<b\\> \\{d\\} \\[e\\] \\~f\\~ \\&lt; \\#',
  );
});

/** The text after a button was pressed with the words between the brackets selected; what is then selected is between others. */
function pressed(marked: string, style: (text: string, selection: {start: number; end: number}) => Styled): string {
  const [start, end] = [marked.indexOf('⟦'), marked.indexOf('⟧') - 1];
  const before = marked.replace(/[⟦⟧]/g, '');
  const {text, select, ...place} = style(before, {start, end});
  const after = before.slice(0, place.start) + text + before.slice(place.end);
  return `${after.slice(0, select.start)}⟦${after.slice(select.start, select.end)}⟧${after.slice(select.end)}`;
}

const BOLD: [before: string, after: string][] = [
  ['Come ⟦in⟧ today.', 'Come **⟦in⟧** today.'],
  ['Come⟦ in ⟧today.', 'Come **⟦in⟧** today.'],
  ['Come **⟦in⟧** today.', 'Come ⟦in⟧ today.'],
  ['Come ⟦**in**⟧ today.', 'Come ⟦in⟧ today.'],
  ['**Come ⟦in⟧ today.**', '**Come** ⟦in⟧ **today.**'],
  ['**⟦Come⟧ in today.**', '⟦Come⟧ **in today.**'],
  ['**Come ⟦⟧in** today.', '⟦Come in⟧ today.'],
  ['**Come ⟦in** today.⟧', '**⟦Come in today.⟧**'],
  ['⟦Come **in** today.⟧', '**⟦Come in today.⟧**'],
  ['Come **in**, **or ⟦call⟧**.', 'Come **in**, **or** ⟦call⟧.'],
  ['Come **in** ⟦now⟧ **or** call.', 'Come **in** **⟦now⟧** **or** call.'],
  ['Come ⟦⟧', 'Come **⟦⟧**'],
  ['⟦Desk\nLamp⟧', '**⟦Desk**\n**Lamp⟧**'],
  ['**⟦Desk**\n**Lamp⟧**', '⟦Desk\nLamp⟧'],
  ['- ⟦Desk\n- Lamp\n\n1) Fan⟧', '- **⟦Desk**\n- **Lamp**\n\n1) **Fan⟧**'],
  ['- **⟦Desk**\n- **Lamp⟧**', '- ⟦Desk\n- Lamp⟧'],
];
for (const [before, after] of BOLD) {
  test(`Bold: ${before} → ${after}`, () => expect(pressed(before, toggleBold)).toBe(after));
}

const LINKS: [before: string, address: string, after: string][] = [
  ['Come ⟦in⟧ today.', '/contact', 'Come ⟦[in](/contact)⟧ today.'],
  ['Come ⟦⟧', 'mailto:a@example.org', 'Come ⟦[a@example.org](mailto:a@example.org)⟧'],
  ['⟦A map⟧', 'https://example.org/a (b)', '⟦[A map](https://example.org/a%20%28b%29)⟧'],
  ['⟦A map⟧', 'https://example.org/a\tb\u00a0c', '⟦[A map](https://example.org/a%09b%C2%A0c)⟧'],
  ['⟦A map⟧', 'https://example.org/<a>', '⟦[A map](https://example.org/%3Ca%3E)⟧'],
];
for (const [before, address, after] of LINKS) {
  test(`Link: ${before} to ${address} → ${after}`, () =>
    expect(pressed(before, (text, selection) => addLink(text, selection, address))).toBe(after));
}

const ADDRESSES: [written: string, address: string][] = [
  ['hello@jockeys.ug', 'mailto:hello@jockeys.ug'],
  ['+256 414 100 100', 'tel:+256414100100'],
  ['0414-100 100', 'tel:+256414100100'],
  ['www.example.org/a', 'https://www.example.org/a'],
  ['example.org', 'https://example.org'],
  ['http://example.org', 'http://example.org'],
  ['mailto:grace@hatchery.ug', 'mailto:grace@hatchery.ug'],
  ['example.org/a (b)', 'https://example.org/a%20(b)'],
  ['prices.pdf', 'prices.pdf'],
  ['market.webp', 'market.webp'],
  ['/contact', '/contact'],
  ['#prices', '#prices'],
];
for (const [written, address] of ADDRESSES) {
  test(`a link to ${written}, as people write it, goes to ${address}`, () =>
    expect(linkAddress(written)).toBe(address));
}

const LISTS: [before: string, after: string][] = [
  ['⟦Desk\nLamp⟧', '⟦- Desk\n- Lamp⟧'],
  ['⟦- Desk\n- Lamp⟧', '⟦Desk\nLamp⟧'],
  ['⟦1. Desk\n2. Lamp⟧', '⟦Desk\nLamp⟧'],
  ['⟦1) Desk\n2) Lamp⟧', '⟦Desk\nLamp⟧'],
  // No signs of entries: bold words, and a number below zero.
  ['⟦**Desk**\n-5 degrees⟧', '⟦- **Desk**\n- -5 degrees⟧'],
  ['We have:\n⟦Desk\n\nLamp⟧\nand more', 'We have:\n\n⟦- Desk\n- Lamp⟧\nand more'],
  // Whole lines, up to the beginning of the next one, which isn't meant.
  ['⟦Desk\nLamp\n⟧and more', '⟦- Desk\n- Lamp⟧\nand more'],
  ['Desk\n⟦⟧Lamp', 'Desk\n\n- Lamp⟦⟧'],
  ['Desk⟦⟧\nLamp', '- Desk⟦⟧\nLamp'],
  ['We have:\n⟦- Desk⟧', 'We have:\n⟦Desk⟧'],
  ['Desk\n\n⟦⟧', 'Desk\n\n- ⟦⟧'],
];
for (const [before, after] of LISTS) {
  test(`List: ${JSON.stringify(before)} → ${JSON.stringify(after)}`, () =>
    expect(pressed(before, toggleList)).toBe(after));
}

test('an example is one as an entry of any list, too: the first key replaces it', () => {
  const entries = ['- Write an entry', '1. Write an entry', '1) Write an entry'];
  expect([...entries, '1) Write an entry about us'].map(isExample)).toEqual([true, true, true, false]);
});
