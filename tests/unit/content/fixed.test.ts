/** What `npm run check -- --fix` changes, and what it says of each line that it has changed. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import type {Diagnostic} from '../../../src/content/checker/diagnostic';
import type {ContentFiles} from '../../../src/content/checker/files';
import {fixFiles, formatChange} from '../../../src/content/checker/fix';

const CHANGES: [what: string, before: string, after: string, says: string][] = [
  ['a line', '  Come at 8am.', '  Come at 8:00 AM.', '  - Come at 8am.\n  + Come at 8:00 AM.'],
  [
    'several lines in place of one',
    '<Card> Words.',
    '<Card>\n\nWords.',
    '  - <Card> Words.\n  + <Card>\n    \n    Words.',
  ],
  [
    'a line that is new',
    '',
    "import {Card} from '@site/src/components';",
    "  - (nothing)\n  + import {Card} from '@site/src/components';",
  ],
  ['a line that is gone', 'import {Card}', '', '  - import {Card}\n  + (nothing)'],
];
for (const [what, excerpt, text, says] of CHANGES) {
  test(`--fix shows ${what}`, () => {
    const remedy = {suggestion: {text}};
    const change = {file: 'pages/about.mdx', start: {line: 3}, excerpt, remedy} as Diagnostic;
    expect(formatChange(change)).toBe(`pages/about.mdx:3\n${says}`);
  });
}

const FILE = 'pages/about.mdx';

/** Somebody who finds, in a text, words to replace by others: each pair is one problem. */
const finding =
  (...replacements: [from: string, to: string][]) =>
  (files: ContentFiles) =>
    replacements.flatMap(([from, to]) => {
      const start = files.text(FILE).indexOf(from);
      const edits = [{start, end: start + from.length, text: to}];
      return start < 0 ? [] : [{file: FILE, remedy: {certainty: 'safe', edits}} as unknown as Diagnostic];
    });

const filesWith = (text: string) =>
  ({text: () => text, has: () => true, list: () => [FILE]}) as unknown as ContentFiles;

const FIXED: [
  what: string,
  replacements: [from: string, to: string][],
  before: string,
  after: string,
  times: number,
][] = [
  [
    'two words apart are replaced together',
    [
      ['8am', '8:00 AM'],
      ['9am', '9:00 AM'],
    ],
    '8am, 9am',
    '8:00 AM, 9:00 AM',
    2,
  ],
  [
    'two that touch are, too',
    [
      ['ab', 'x'],
      ['cd', 'y'],
    ],
    'abcd',
    'xy',
    2,
  ],
  [
    'of two that overlap, the second waits, and may be gone by then',
    [
      ['abc', 'x'],
      ['bcd', 'y'],
    ],
    'abcd',
    'xd',
    1,
  ],
  [
    'so does one inside another',
    [
      ['abcd', 'wxyz'],
      ['bc', 'y'],
    ],
    'abcd',
    'wxyz',
    1,
  ],
  [
    'and one around another, which it meets again',
    [
      ['bc', 'y'],
      ['ayd', 'z'],
    ],
    'abcd',
    'z',
    2,
  ],
];
for (const [what, replacements, before, after, times] of FIXED) {
  test(`--fix: ${what}`, () => {
    const {texts, changes} = fixFiles(filesWith(before), finding(...replacements));
    expect(texts[FILE]).toBe(after);
    expect(changes).toHaveLength(times);
  });
}

test('--fix ends where one fix causes the next, and so on', () => {
  const {texts} = fixFiles(filesWith('a'), finding(['a', 'aa']));
  expect(texts[FILE]).toBe('aaaaaa');
});
