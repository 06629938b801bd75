/** What is written in an unusual way and is right all the same: the check says nothing of it, and it can be built. */
import {expect, test} from 'playwright/test';
import {tell} from '../../../scripts/check/mistake';
import {checkSite} from '../../../scripts/check/site';
import {givenSite} from '../givenSite';
import {compile} from './compile';

const TOP = '---\ntitle: A page\ndescription: What it says.\n---\n\n';
const IMPORT = "import {Button, Card, Cards, Section, ToConfirm, VisitUs} from '@site/src/components';\n\n";
const HEADLINE = '# A headline\n\n';
const SECTION = '<Section>\n\n## A heading\n\nWords.\n\n</Section>\n';

const HARMLESS: [string, string][] = [
  [
    'an import line over several lines, with a comma at its end',
    `import {\n  Section,\n  VisitUs,\n}\n  from\n  "@site/src/components"\n\n${HEADLINE}${SECTION}\n<VisitUs />\n`,
  ],
  [
    'two import lines below one another',
    `import { VisitUs } from '@site/src/components' ; \nimport {Section} from '@site/src/components';\n \n${HEADLINE}${SECTION}\n<VisitUs />\n`,
  ],
  ['an import line at the end', `${HEADLINE}<VisitUs />\n\nimport {VisitUs} from '@site/src/components';`],
  ['an import line with few spaces', `import {VisitUs}from'@site/src/components';\n\n# <VisitUs />`],
  [
    'words that begin as import and export do',
    `${HEADLINE}important words\n\nexporters\n\n- import taxes\n- export taxes\n`,
  ],
  ['a closing with blanks', `${IMPORT}${HEADLINE}<Section>\n\n## A heading\n\nWords.\n\n</ Section >\n`],
  [
    'a tag over several lines',
    `${IMPORT}${HEADLINE}<Button\n  label = "Register"\n  main\n  to='/contact'\n/ >\n\n<Cards columns={ 3 }>\n\n<Card title={ "A > B" }>\n\nWords.\n\n</Card>\n\n</Cards>\n`,
  ],
  [
    'quotation marks of each kind inside a text',
    `${IMPORT}${HEADLINE}<ToConfirm reason='“It” is "so" a="b"'>Words</ToConfirm> <ToConfirm reason="it’s ours, x = y">of</ToConfirm> <ToConfirm reason="a=">ours</ToConfirm>.\n`,
  ],
  ['plain values between braces', `${HEADLINE}Words {'of'} {"ours"} {''} {12} {-1.25} { 3 } {true} {false}.\n`],
  ['a note with blanks around it', `${HEADLINE}{ /* ask Grace */ }\n\n{/* a\n\n{b} <c> ** / \n\n*/}\n`],
  ['signs behind a backslash', `${HEADLINE}Words \\{of\\} \\<ours> \\\\ and \\\`{'these'}\\\`.\n`],
  ['signs that begin nothing', `${HEADLINE}a < b > c } d ~ e ~~f~~ ' " “g” ~5 = h / i.\n`],
  [
    'elements that stand in a sentence',
    `${HEADLINE}<b>Words</b> <span lang="fr">des</span><br/>nôtres<wbr />.\n\n<hr />\n`,
  ],
  [
    'non-breaking spaces where the build wants plain ones',
    `import\u00a0{VisitUs}\u00a0from\u00a0'@site/src/components';\n\n#\u00a0A\u00a0headline\n\n\u00a0\u00a0##\u00a0A\u00a0heading\n\n-\u00a0words\n\u00a0\u00a0\u00a0\u00a0-\u00a0of\n10.\u00a0ours\n\n>\u00a0words\n\n<VisitUs\u00a0/>\n`,
  ],
];

const site = givenSite();

for (const [what, words] of HARMLESS) {
  test(`${what} raises no alarm, and can be built`, async () => {
    const file = 'pages/a.mdx';
    expect(tell(checkSite(site.dir, {[file]: TOP + words}).mistakes)).toBe('');
    await compile(file, TOP + words);
  });
}

test('non-breaking spaces at the top are read as plain ones, and in sentences they stay', () => {
  const {pages} = checkSite(site.dir, {'pages/a.mdx': `${TOP.replaceAll(': ', ':\u00a0')}Words\u00a0of ours.\n`});
  const page = pages.find(({source}) => source.file === 'pages/a.mdx');
  expect(page?.frontMatter.values).toEqual({title: 'A page', description: 'What it says.'});
  expect(page?.source.text).toContain('Words\u00a0of ours.');
});
