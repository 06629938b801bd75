/** Changes as words before and after, without the signs of their files. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {visit} from 'unist-util-visit';
import {literalOf} from '../../../../src/content/checker/page/elements';
import {checkPage} from '../../../../src/content/site/check';
import {oneLine} from '../../../../src/editor/text/markdown';
import {changedSentences, changeOfFile} from '../../../../src/editor/text/sentences';
import {components, files} from '../../../site';

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

/** Sentences that look like what nobody sees, and are on the page all the same. */
const SEEN: [what: string, from: string, to: string, after: string][] = [
  ['a line that begins with “import”', 'Read our', 'We\nimport tea.\nRead our', 'We import tea.'],
  ['the signs of a note in a setting', 'Day Pass', 'Day {/* or night */} Pass', 'Type: Day {/* or night */} Pass'],
  ['a brace with a guard before a star', 'Internet', 'Internet \\{/* and tea', 'Internet {/* and tea'],
];
for (const [what, from, to, after] of SEEN) {
  test(`what is seen is listed as a change: ${what}`, () => {
    const newText = `${PAGE.replace(from, to)}\n{/* The end. */}\n`;
    const sentences = changedSentences('pages/a.mdx', PAGE, newText);
    expect(sentences.map((sentence) => sentence.after)).toContain(after);
  });
}

test('a page that the parser refuses reads as words', () => {
  const after = PAGE.replace('</Tier>', '').replace('**day**', '**week**');
  expect(changedSentences('pages/a.mdx', PAGE, after)).toEqual([
    {before: 'Come for a day.', after: 'Come for a week.'},
  ]);
});

/** The words of a page and of its settings, as the parser finds them. Each is within a line. */
function wordsIn(file: string): string[] {
  const {tree, settings} = checkPage(file, files.text(file), components).page;
  const words = settings.map(({attribute}) => String(literalOf(attribute) ?? ''));
  visit(tree, (node) => {
    if (node.type === 'text') words.push(...node.value.split('\n'));
    if (node.type === 'link' || node.type === 'image') words.push(node.url);
  });
  return words.map(oneLine).filter((some) => some !== '' && some !== 'true');
}

test('all words that the parser finds in pages are among those that are shown', () => {
  for (const file of files.list('pages')) {
    const shown = changedSentences(file, '', files.text(file))
      .map(({after}) => after)
      .join(' ');
    const words = wordsIn(file);
    expect(words.length).toBeGreaterThan(10);
    expect(words.filter((some) => !oneLine(shown).includes(some))).toEqual([]);
  }
});

test('what nobody sees isn’t listed as a change: notes, and which components a page uses', () => {
  const after = PAGE.replace('{Card, Tier}', '{Aside, Card, Tier}').replace('A note.', 'A <Card title="B"> in a note.');
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
