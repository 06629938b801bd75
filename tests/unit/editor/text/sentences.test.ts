/** Changes of a proposal as text before and after, so that nothing is published unseen. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {visit} from 'unist-util-visit';
import {checkPage} from '../../../../src/content/check';
import {literalOf} from '../../../../src/content/page/elements';
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

</Tier>

Come for a **day**. Read our [report](/files/report-2025.pdf).
`;

const CHANGES: [what: string, from: string, to: string, before: string, after: string][] = [
  ['a prop', 'UGX 20,000', 'UGX 25,000', 'Price: UGX 20,000', 'Price: UGX 25,000'],
  ['a prop without a value', ' featured', '', 'Featured: yes', ''],
  ['bold text', '**day**', '**week**', 'Come for a day.', 'Come for a week.'],
  [
    'the address of a link',
    'report-2025',
    'report-2026',
    'Read our report (/files/report-2025.pdf).',
    'Read our report (/files/report-2026.pdf).',
  ],
  ['an entry of a list', '- Internet', '- Fast internet', 'Internet', 'Fast internet'],
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
  test(`a change of ${what} is listed as text`, () => {
    expect(changedSentences('pages/a.mdx', PAGE, PAGE.replace(from, to))).toEqual([{before, after}]);
  });
}

const VISIBLE: [what: string, from: string, to: string, after: string][] = [
  ['a line that begins with “import”', 'Read our', 'We\nimport tea.\nRead our', 'We import tea.'],
  ['a prop that looks like a note', 'Day Pass', 'Day {/* or night */} Pass', 'Type: Day {/* or night */} Pass'],
  ['an escaped brace before a star', 'Internet', 'Internet \\{/* and tea', 'Internet {/* and tea'],
];
for (const [what, from, to, after] of VISIBLE) {
  test(`${what} is listed as a change because visitors see it`, () => {
    const newText = `${PAGE.replace(from, to)}\n{/* The end. */}\n`;
    const sentences = changedSentences('pages/a.mdx', PAGE, newText);
    expect(sentences.map((sentence) => sentence.after)).toContain(after);
  });
}

test('notes and import lines aren’t listed as changes because visitors don’t see them', () => {
  const after = PAGE.replace('{Card, Tier}', '{Cards, Card, Tier}').replace('A note.', 'A <Card title="B"> in a note.');
  expect(changedSentences('pages/a.mdx', PAGE, after)).toEqual([]);
});

test('changes of a page with a syntax error are listed, too', () => {
  const after = PAGE.replace('</Tier>', '').replace('**day**', '**week**');
  expect(changedSentences('pages/a.mdx', PAGE, after)).toEqual([
    {before: 'Come for a day.', after: 'Come for a week.'},
  ]);
});

/** The text of a page and of its props, as the parser finds them, line by line. */
function textsIn(file: string): string[] {
  const {tree, settings} = checkPage(file, files.text(file), components).page;
  const found = settings.map(({attribute}) => String(literalOf(attribute) ?? ''));
  visit(tree, (node) => {
    if (node.type === 'text') found.push(...node.value.split('\n'));
    if (node.type === 'link' || node.type === 'image') found.push(node.url);
  });
  return found.map(oneLine).filter((text) => text !== '' && text !== 'true');
}

test('every text that the parser finds in a new page is listed', () => {
  for (const file of files.list('pages')) {
    const listed = changedSentences(file, '', files.text(file)).map(({after}) => after);
    const missing = textsIn(file).filter((text) => !oneLine(listed.join(' ')).includes(text));
    expect(missing, file).toEqual([]);
  }
});

test('changes of records, pictures and documents are listed as text', () => {
  const before = '# Note\nweek:\n  - days: Saturday\n    closes: 2:00 PM\n';
  const after = before.replace('Note', 'Another').replace('2:00', '4:00');
  expect(changedSentences('records/hours.yml', before, after)).toEqual([
    {before: 'Closes: 2:00 PM', after: 'Closes: 4:00 PM'},
  ]);
  expect(changeOfFile('static/files/annual-report.pdf', true, false)).toBe('New document: annual-report.pdf');
  expect(changeOfFile('pictures/team.jpg', false, true)).toBe('Deleted picture: team.jpg');
});
