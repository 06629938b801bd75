/** Changes as words before and after, without the signs of their files. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {changedSentences, changeOfFile} from '../../../../src/editor/text/sentences';

const PAGE = `---
title: A page
description: "What it says: all of it."
---

import {Card, Tier} from '@site/src/components';

# Headline

{/* A note. */}

<Tier type="Day Pass" price="UGX 20,000" featured>

- Hot desk
- Internet

1) Come in

</Tier>

Come for a **day**. Read our [report](/files/report-2025.pdf).
`;

/** What is changed, by which text in place of which, and the words before and after. */
const CHANGES: [what: string, from: string, to: string, before: string, after: string][] = [
  ['a setting', 'UGX 20,000', 'UGX 25,000', 'Price: UGX 20,000', 'Price: UGX 25,000'],
  ['a tick', ' featured', '', 'Featured: yes', ''],
  ['bold words', '**day**', '**week**', 'Come for a day.', 'Come for a week.'],
  [
    'a link',
    'report-2025',
    'report-2026',
    'Read our report (/files/report-2025.pdf).',
    'Read our report (/files/report-2026.pdf).',
  ],
  ['an entry', '- Internet', '- Fast internet', 'Internet', 'Fast internet'],
  ['the number of an entry, with another', '1) Come in', '2) Come by', 'Come in', 'Come by'],
  ['a heading', '# Headline', '# Title', 'Headline', 'Title'],
  [
    'the description',
    'all of it.',
    'most of it.',
    'Description: What it says: all of it.',
    'Description: What it says: most of it.',
  ],
];
for (const [what, from, to, before, after] of CHANGES) {
  test(`a page’s change reads as words: ${what}`, () => {
    expect(changedSentences('pages/a.mdx', PAGE, PAGE.replace(from, to))).toEqual([{before, after}]);
  });
}

test('what nobody sees isn’t listed as a change: notes, and which components a page uses', () => {
  const after = PAGE.replace('{Card, Tier}', '{Aside, Card, Tier}').replace('A note.', 'Another note.');
  expect(changedSentences('pages/a.mdx', PAGE, after)).toEqual([]);
});

test('a record’s change reads as words', () => {
  const before = '# Note\nweek:\n  - days: Saturday\n    closes: 2:00 PM\n';
  const after = before.replace('Note', 'Another').replace('2:00', '4:00');
  expect(changedSentences('records/hours.yml', before, after)).toEqual([
    {before: 'Closes: 2:00 PM', after: 'Closes: 4:00 PM'},
  ]);
});

test('a picture or a document is called by its name', () => {
  expect(changeOfFile('static/files/annual-report.pdf', true, false)).toBe('New document: annual-report.pdf');
  expect(changeOfFile('pictures/team.jpg', false, false)).toBe('Changed picture: team.jpg');
  expect(changeOfFile('pictures/team.jpg', false, true)).toBe('Deleted picture: team.jpg');
});
