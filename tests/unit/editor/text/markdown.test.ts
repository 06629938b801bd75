/** Text as a person types, pastes and formats it, and its Markdown. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {linkAddress} from '../../../../src/content/contact';
import {escapeMarkdown, rewrite, shownWords, tagsIn} from '../../../../src/editor/text/markdown';
import {cleanPaste} from '../../../../src/editor/text/paste';
import {addLink, type Styled, toggleBold, toggleList} from '../../../../src/editor/text/textStyles';

const TYPED: [before: string, typed: string, after: string][] = [
  ['Up to 500,000.', 'Up to <500,000 {all}.', 'Up to \\<500,000 \\{all\\}.'],
  ['Words.', 'Words.<script>alert(1)</script>', 'Words.\\<script>alert(1)\\</script>'],
  ['A \\<b.', 'A <b or c.', 'A \\<b or c.'],
  ['At <PageName /> now.', 'At <PageName /> today.', 'At <PageName /> today.'],
  ['Come in.', 'Come **in**.', 'Come **in**.'],
  ['', 'export coffee\nimport tea', ' export coffee\n import tea'],
  ['Coffee', 'Coffee\n---', 'Coffee\n\\---'],
  ['', ':::note', '\\:::note'],
];
for (const [before, typed, after] of TYPED) {
  test(`typed text is text, never code: ${JSON.stringify(typed)}`, () => {
    expect(rewrite(before, typed, tagsIn('<PageName />'))).toBe(after);
  });
}

test('a passage that is opened and not changed keeps its source, character by character', () => {
  const markdown = 'A \\<b, {/* note */} and <PageName />\\{.';
  expect(shownWords(markdown)).toBe('A <b, {/* note */} and <PageName />{.');
  expect(rewrite(markdown, shownWords(markdown))).toBe(markdown);
});

test('the title of a new page is the text that was typed, not Markdown', () => {
  expect(escapeMarkdown(' `a` *b* _c_\n<b> {d} [e] ~f~ &lt; # ')).toBe(
    '\\`a\\` \\*b\\* \\_c\\_ \\<b\\> \\{d\\} \\[e\\] \\~f\\~ \\&lt; \\#',
  );
});

const PASTED: [what: string, pasted: string, clean: string][] = [
  ['Word’s lists', '•\tHot desk\r\n·\tInternet\r\no\tFax\r\n1.\tPrint', '- Hot desk\n- Internet\n- Fax\n1. Print'],
  [
    'WhatsApp messages',
    '[21/11/2026, 12:03] Jane: Until 6\n21/11/2026, 12:04 - Jane: on *Saturday*',
    'Until 6\non **Saturday**',
  ],
  [
    'invisible characters and empty lines',
    'Kam\u00adpala\u200b \u2060Bukoto\ufeff\n\n\n\nOne\u000bTwo',
    'Kampala Bukoto\n\nOne\nTwo',
  ],
  ['non-breaking spaces, but not emojis', 'UGX\u00a020,000\u202f👩\u200d🌾', 'UGX 20,000 👩\u200d🌾'],
  [
    'nothing of good text',
    '9:00 - Registration: hall\n— Grace\n  - Two',
    '9:00 - Registration: hall\n— Grace\n  - Two',
  ],
];
for (const [what, pasted, clean] of PASTED) {
  test(`pasting cleans up ${what}`, () => expect(cleanPaste(pasted)).toBe(clean));
}

/** The text after a button was pressed. The selection is between ⟦ and ⟧, before and after. */
function pressed(marked: string, style: (text: string, selection: {start: number; end: number}) => Styled): string {
  const [start, end] = [marked.indexOf('⟦'), marked.indexOf('⟧') - 1];
  const before = marked.replace(/[⟦⟧]/g, '');
  const {text, select, ...place} = style(before, {start, end});
  const after = before.slice(0, place.start) + text + before.slice(place.end);
  return `${after.slice(0, select.start)}⟦${after.slice(select.start, select.end)}⟧${after.slice(select.end)}`;
}

const BOLD: [before: string, after: string][] = [
  ['Come ⟦in⟧ today.', 'Come **⟦in⟧** today.'],
  ['Come **⟦in⟧** today.', 'Come ⟦in⟧ today.'],
  ['**Come ⟦in⟧ today.**', '**Come** ⟦in⟧ **today.**'],
  ['⟦Come **in** today.⟧', '**⟦Come in today.⟧**'],
  ['⟦Desk\nLamp⟧', '**⟦Desk**\n**Lamp⟧**'],
];
for (const [before, after] of BOLD) {
  test(`Bold turns “${before}” into “${after}”`, () => expect(pressed(before, toggleBold)).toBe(after));
}

const LISTS: [before: string, after: string][] = [
  ['⟦Desk\nLamp⟧', '⟦- Desk\n- Lamp⟧'],
  ['⟦1. Desk\n2. Lamp⟧', '⟦Desk\nLamp⟧'],
  ['We have:\n⟦Desk\n\nLamp⟧\nand more', 'We have:\n\n⟦- Desk\n- Lamp⟧\nand more'],
];
for (const [before, after] of LISTS) {
  test(`List turns ${JSON.stringify(before)} into ${JSON.stringify(after)}`, () =>
    expect(pressed(before, toggleList)).toBe(after));
}

test('Link escapes the address, and uses it as text where none is selected', () => {
  const link = (marked: string, address: string) =>
    pressed(marked, (text, selection) => addLink(text, selection, address));
  expect(link('⟦A map⟧', 'https://example.org/a (b)')).toBe('⟦[A map](https://example.org/a%20%28b%29)⟧');
  expect(link('Come ⟦⟧', 'mailto:a@example.org')).toBe('Come ⟦[a@example.org](mailto:a@example.org)⟧');
});

const ADDRESSES: [written: string, address: string][] = [
  ['hello@jockeys.ug', 'mailto:hello@jockeys.ug'],
  ['+256 414 100 100', 'tel:+256414100100'],
  ['example.org/a (b)', 'https://example.org/a%20(b)'],
  ['prices.pdf', 'prices.pdf'],
  ['/contact', '/contact'],
];
for (const [written, address] of ADDRESSES) {
  test(`a link to “${written}” goes to ${address}`, () => expect(linkAddress(written)).toBe(address));
}
