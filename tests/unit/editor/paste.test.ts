import {expect, test} from 'playwright/test';
import {cleanPaste} from '../../../src/editor/text/paste';

const CASES: [what: string, pasted: string, clean: string][] = [
  ['a list from Word', '•\tHot desk\r\n·\tInternet\r\n1.\tPrint', '- Hot desk\n- Internet\n1. Print'],
  ['non-breaking spaces', 'UGX\u00a020,000\u202fa day', 'UGX 20,000 a day'],
  ['curly quotes in a setting', '<Card title=“A visit” silk=‘home’>', '<Card title="A visit" silk="home">'],
  ['curly quotes among words', 'She said “come in”. It’s here.', 'She said “come in”. It’s here.'],
  [
    'messages from WhatsApp',
    '[21/11/2026, 12:03] Jane: Open until 6\n21/11/2026, 12:04 - Jane: and on Saturday',
    'Open until 6\nand on Saturday',
  ],
  ['signs that nobody sees', 'Kam\u00adpala\u200b \u2060Bukoto\ufeff', 'Kampala Bukoto'],
  ['many empty lines', 'One\n\n\n\nTwo', 'One\n\nTwo'],
  ['line breaks of Word', 'One\u000bTwo\u2028Three', 'One\nTwo\nThree'],
];

for (const [what, pasted, clean] of CASES) {
  test(`comes out right: ${what}`, () => expect(cleanPaste(pasted)).toBe(clean));
}

test('what is right already stays as it is', () => {
  const text = '## Heading\n\n- One\n  - Two\n\n1. Three\n\nOpen 8:00 AM-6:00 PM: come in. A – dash — and another.\n';
  expect(cleanPaste(text)).toBe(text.replace(/\n$/, '\n'));
});
