/** Buttons and pasting: what becomes of words. Pasting formatted text needs a browser (tests/browser/editor-page). */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {applyEdits} from '../../../src/editor/text/edits';
import {addLink, cleanPaste, toggleBold, toggleList} from '../../../src/editor/text/markdown';

/** Does something with the words between brackets, and shows what is selected then. */
function after(marked: string, make: typeof toggleBold): string {
  const [before, inside, behind] = marked.split(/[[\]]/);
  const words = before + inside + behind;
  const {select, ...edit} = make(words, {start: before.length, end: before.length + inside.length});
  const made = applyEdits(words, [edit]);
  return `${made.slice(0, select.start)}‹${made.slice(select.start, select.end)}›${made.slice(select.end)}`;
}

test('bold, a link and a list are put around words, and taken away again', () => {
  expect(after('A [big ]day', toggleBold)).toBe('A **‹big›** day');
  expect(after('A **[big]** day', toggleBold)).toBe('A ‹big› day');
  expect(after('Come [here]', (text, at) => addLink(text, at, '/a (b)'))).toBe('Come ‹[here](/a%20%28b%29)›');
  expect(after('Before\n[One\nTwo]', toggleList)).toBe('Before\n\n‹- One\n- Two›');
  expect(after('[- One\n- Two]', toggleList)).toBe('‹One\nTwo›');
});

const PASTED = [
  ['•\tHot desk\r\n·\tInternet\r\no\tFax\r\n1.\tPrint', '- Hot desk\n- Internet\n- Fax\n1. Print'],
  [
    '[21/11/2026, 12:03] Jane: Open until 6\n21/11/2026, 12:04 - Jane: and on Saturday',
    'Open until 6\nand on Saturday',
  ],
  ['Kam\u00adpala\u200b \u2060Bukoto\ufeff\n\n\n\nOne\u000bTwo', 'Kampala Bukoto\n\nOne\nTwo'],
  ['9:00 - Registration: main hall\n— Grace\n  - Two', '9:00 - Registration: main hall\n— Grace\n  - Two'],
];

test('what is pasted comes out right, and what is right stays as it is', () => {
  for (const [pasted, clean] of PASTED) expect(cleanPaste(pasted)).toBe(clean);
});
