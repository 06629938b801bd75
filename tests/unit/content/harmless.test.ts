/** What is written in an unusual way and is right all the same: the check says nothing of it, and it can be built. */
import {expect, test} from 'playwright/test';
import {checkSite, formatAll} from '../../../src/content';
import {compile} from './compile';
import {checkWith, components, files} from './fixture';

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
  ['an import line with few spaces', `import {VisitUs}from'@site/src/components';\n\n# Words\n\n<VisitUs />`],
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

for (const [what, words] of HARMLESS) {
  test(`${what} raises no alarm, and can be built`, async () => {
    const file = 'pages/a.mdx';
    expect(formatAll(checkWith({[file]: TOP + words}).diagnostics)).toBe('');
    await compile(file, TOP + words);
  });
}

test('non-breaking spaces at the top are read as plain ones, and in sentences they stay', () => {
  const {pages} = checkWith({'pages/a.mdx': `${TOP.replaceAll(': ', ':\u00a0')}Words\u00a0of ours.\n`});
  const page = pages.find(({source}) => source.file === 'pages/a.mdx');
  expect(page?.frontMatter.values).toEqual({title: 'A page', description: 'What it says.'});
  expect(page?.source.text).toContain('Words\u00a0of ours.');
});

const PAGE = `${TOP}import {Button, Cards, Card, Section, VisitUs} from '@site/src/components';\n\n# A page\n\n`;
const IN_HANDBOOK = `${TOP}# A page\n\n`;

const PAGES: [string, string, string?][] = [
  [
    'a link by reference',
    `${PAGE}See [our story][a] and [B].\n\n[a]: /about#our-story\n[b]: https://example.org "B"\n`,
  ],
  [
    'a heading with its own address',
    `${PAGE}See [a](#a), [b](#b) and [c-d](#c-d).\n\n## A {/*#a*/}\n\n## B {/*  #b */}\n\n#### C {/* #c-d */}\n`,
  ],
  ['two headings with the same words', `${PAGE}See [the second](#news-1).\n\n## News\n\n## News\n`],
  ['brackets that are no link', `${PAGE}\\[a] (/about) is [sic] (see below), \\[a](/my page), and [] [(] (\\n).\n`],
  ['a colon before a word', `${PAGE}The ratio is 1:one, and a:b.\n`],
  [
    'a component that may hold something and holds nothing',
    `${PAGE}<Section>\n\nWords.\n\n<VisitUs />\n\n</Section>\n`,
  ],
  [
    'a button with an address and words that look like a picture',
    `${PAGE}<Button label="Register" to="/favicon.svg" />\n`,
  ],
  ['a box in the handbook', `${IN_HANDBOOK}:::note\n\nWords.\n\n:::\n`, 'handbook/a-page.md'],
  ['a table in the handbook', `${IN_HANDBOOK}| a | b |\n|---|---|\n| c | d |\n`, 'handbook/a-page.md'],
  ['code in the handbook', `${IN_HANDBOOK}\`\`\`\nwords\n\`\`\`\n`, 'handbook/a-page.md'],
  [
    'the name in the handbook, as it is and as it is not',
    `${IN_HANDBOOK}Jockeys is not written %Name%.\n`,
    'handbook/a-page.md',
  ],
  ['a page of the handbook with no headline', `${TOP}Words.\n`, 'handbook/a-page.md'],
];

for (const [what, text, file = 'pages/a-page.mdx'] of PAGES) {
  test(`${what} raises no alarm`, () => expect(formatAll(checkWith({[file]: text}).diagnostics)).toBe(''));
}

test('files that are no pages and no records raise no alarm, and neither does a site with no handbook', () => {
  const odd = ['pages/about.mdx.old', 'pages/img/notes.txt', 'records/hours.yml.old', 'handbook/a.md.old'];
  expect(
    formatAll(checkWith(Object.fromEntries(odd.map((file) => [file, '<Nothing> {that} %Name%']))).diagnostics),
  ).toBe('');
  const site = {...files, list: (folder: string) => (folder === 'handbook' ? [] : files.list(folder))};
  expect(formatAll(checkSite(site, components).diagnostics)).toBe('');
});

/** Said about the whole site, with no word beside it. */
for (const [what, title, rules] of [
  ['the same title in other letters', '" ABOUT us "', ['same-titles']],
  ['no title', '', ['front-matter']],
  ['a number for a title', '2015', ['front-matter']],
] as const) {
  test(`${what} is told once`, () => {
    const {diagnostics} = checkWith({'pages/a-page.mdx': PAGE.replace('title: A page', `title: ${title}`)});
    expect(diagnostics.map(({rule}) => rule)).toEqual(rules);
  });
}

test('a page with no headline that has a problem of its own is told of that one alone', () => {
  const {diagnostics} = checkWith({'pages/a-page.mdx': `${TOP}Words, <br> more.\n`});
  expect(diagnostics.map(({rule}) => rule)).toEqual(['void-element']);
});
