/** What `npm run check -- --fix` says of each line that it has changed. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {type Diagnostic, formatChange} from '../../../src/content';

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
