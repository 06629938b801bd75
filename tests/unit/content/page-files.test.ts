/** Which files are pages. What the check reads and what the build makes is one list. */
import {expect, test} from 'playwright/test';
import {isPage} from '../../../src/content/pageFiles';
import {checkWith} from './fixture';

const TEXT = '---\ntitle: A page\ndescription: What it says.\n---\n\n# A page\n';

for (const file of [
  'pages/news/first.mdx',
  'pages/news/index.mdx',
  'pages/x.md',
  'pages/_x.mdx',
  'pages/x.MDX',
  'pages/Team.mdx',
  'pages/our team.mdx',
  'pages/about (1).mdx',
  'pages/ledger.mdx',
  'pages/404.mdx',
]) {
  test(`${file} would never be built, and is told`, () => {
    const {diagnostics, pages} = checkWith({[file]: TEXT});
    expect(diagnostics.map((one) => [one.file, one.rule])).toEqual([[file, 'page-files']]);
    expect(pages.map(({source}) => source.file)).not.toContain(file);
  });
}

test('a new name is proposed only where it is free', () => {
  const message = (file: string) => checkWith({[file]: TEXT}).diagnostics[0].message;
  expect(message('pages/our team.mdx')).toContain('pages/our-team.mdx');
  expect(message('pages/About.mdx')).not.toContain('pages/about.mdx');
});

for (const file of ['pages/our-team.mdx', 'pages/2015.mdx', 'handbook/a.md', 'handbook/a.mdx']) {
  test(`${file} is a page`, () => expect(isPage(file)).toBe(true));
}
