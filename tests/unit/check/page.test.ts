/** A page and what stands around it: what raises no alarm, and what is told of the whole site. */
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {readComponents} from '../../../scripts/check/components';
import {checkContents} from '../../../scripts/check/contents';
import {tell} from '../../../scripts/check/mistake';
import {readPage} from '../../../scripts/check/page';
import {checkSite, filesOf} from '../../../scripts/check/site';
import {createSource} from '../../../scripts/check/source';
import {copyOfGivenSite, givenSite} from '../givenSite';

const site = givenSite();

const TOP = '---\ntitle: A page\ndescription: What it says.\n---\n\n';
const PAGE = `${TOP}import {Button, Cards, Card, Section, VisitUs} from '@site/src/components';\n\n# A page\n\n`;
const IN_HANDBOOK = `${TOP}# A page\n\n`;

const HARMLESS: [string, string, string?][] = [
  [
    'a link by reference',
    `${PAGE}See [our story][a] and [B].\n\n[a]: /about#our-story\n[b]: https://example.org "B"\n`,
  ],
  ['a picture by reference', `${PAGE}![A star][a]\n\n[a]: /favicon.svg\n`],
  ['a picture by its place', `${PAGE}![A star](../static/favicon.svg)\n`],
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

for (const [what, text, file = 'pages/a-page.mdx'] of HARMLESS) {
  test(`${what} raises no alarm`, () => expect(tell(checkSite(site.dir, {[file]: text}).mistakes)).toBe(''));
}

test('files that are no pages and no records raise no alarm, and neither does a site with no handbook', () => {
  const copy = copyOfGivenSite();
  mkdirSync(path.join(copy, 'pages/img'));
  for (const file of ['pages/about.mdx.old', 'pages/img/notes.txt', 'records/hours.yml.old', 'handbook/a.md.old']) {
    writeFileSync(path.join(copy, file), '<Nothing> {that} %Name% Jockeys');
  }
  expect(tell(checkSite(copy).mistakes)).toBe('');
  rmSync(path.join(copy, 'handbook'), {recursive: true});
  expect(tell(checkSite(copy).mistakes)).toBe('');
  expect(filesOf(copy, 'handbook', /./)).toEqual([]);
  rmSync(copy, {recursive: true});
});

/** Told of the whole site, with no word beside it. */
for (const [what, title, expected] of [
  ['the same title in other letters', '" ABOUT us "', ['pages/a-page.mdx:2:1 pages/about.mdx has the same title.']],
  ['no title', '', ['pages/a-page.mdx:2:1 ']],
  ['a number for a title', '2015', ['pages/a-page.mdx:2:1 ']],
] as const) {
  test(`${what} is told once`, () => {
    const text = PAGE.replace('title: A page', `title: ${title}`);
    const {mistakes} = checkSite(site.dir, {'pages/a-page.mdx': text});
    const told = mistakes.map(({file, line, column, message}) => `${file}:${line}:${column} ${message}`);
    expect(told).toEqual(expected.map((begins) => expect.stringContaining(begins)));
  });
}

test('a page with no headline that has a mistake of its own is told of that one alone', () => {
  const {mistakes} = checkSite(site.dir, {'pages/a-page.mdx': `${TOP}Words, <br> more.\n`});
  expect(mistakes.map(({topic}) => topic)).toEqual(['line-breaks']);
});

test('an element that the first look did not see is refused, whatever it is', () => {
  const page = readPage(createSource('pages/a-page.mdx', `${PAGE}<VisitUs />\n`), readComponents(site.dir));
  expect(page.mistakes).toEqual([]);
  checkContents({...page, tags: []});
  expect(tell(page.mistakes)).toContain('This cannot be read. Take it out, or write it anew.');
});
