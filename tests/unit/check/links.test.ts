/** Addresses that lead somewhere, however they are written, and those of the handbook, which has rules of its own. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {tell} from '../../../scripts/check/mistake';
import {checkSite} from '../../../scripts/check/site';
import {givenSite} from '../givenSite';

const site = givenSite();

test.beforeAll(() => {
  mkdirSync(path.join(site.dir, 'static/files'), {recursive: true});
  writeFileSync(path.join(site.dir, 'static/files/report.pdf'), '');
});

const PAGE =
  '---\ntitle: A page\ndescription: What it says.\n---\n\n# A page\n\n## A heading\n\n## Another {/* #own */}\n\n';
const STAFF = PAGE.replace('title: A page', 'title: A page for staff');

/** What the check says of one link, in a page for visitors or in the handbook. */
function said(address: string, file = 'pages/a-page.mdx'): string {
  const text = `${file.startsWith('handbook/') ? STAFF : PAGE}See [this](${address}).\n`;
  const {mistakes} = checkSite(site.dir, {[file]: text});
  return mistakes.map(({message, write}) => [message, write].filter(Boolean).join(' → ')).join('\n');
}

for (const address of [
  '/',
  '/about',
  '/about#our-story',
  '/about#',
  '/programs#launchpad',
  '/aguma-framework#digital-fluency-integration',
  '#a-heading',
  '#own',
  '/a-page#own',
  '/files/report.pdf',
  '/favicon.svg',
  'https://example.org',
  'HTTPS://Example.org/a#b',
  'http://example.org?a=b',
  'https://127.0.0.1',
  'mailto:first.last+site@example.co.ug',
  'MAILTO:a@example.org?subject=Hello',
  'tel:+256700000000',
  'tel:0700-000-000',
  'Tel:(0)700000',
]) {
  test(`a page may link to ${address}`, () => expect(said(address)).toBe(''));
}

for (const [address, expected] of [
  ['/ledger', 'Visitors cannot see the handbook. A page for visitors cannot lead there.'],
  ['/handbook/button', 'Visitors cannot see the handbook. A page for visitors cannot lead there.'],
  ['/legder', /^There is no page at \/legder\. The pages are (?!.*(ledger|handbook))/],
  ['/handbook/', /^There is no page at \/handbook\/\. The pages are (?!.*(ledger|handbook))/],
  ['picture.md', /^There is no page at picture\.md\. The pages are /],
  ['/../package.json', /^There is no page at/],
  ['/..', /^There is no page at/],
  ['/files', /^There is no page at \/files\. /],
  ['files/report.pdf', /^There is no page at files\/report\.pdf\. /],
  ['#another', 'No heading of pages/a-page.mdx is called "another", so the link would end at the top of the page.'],
  ['#a-page', 'No heading of pages/a-page.mdx is called "a-page", so the link would end at the top of the page.'],
  ['mailto:', 'This address is not complete. → [this](mailto:name@example.org)'],
  ['https:a//example.org', 'This address is not complete. → [this](https://example.org)'],
  ['mailto:a@b@example.org', 'This address is not complete. → [this](mailto:name@example.org)'],
  ['tel:0700000x', 'This address is not complete. → [this](tel:+256700000000)'],
  ['/team/a@example.org', /^There is no page at/],
  ['/www.example.org', /^There is no page at/],
  ['/more.htm', 'There is no page at /more.htm. → [this](/more)'],
  ['/more.html?a', 'There is no page at /more.html?a. → [this](/more)'],
  ['vbscript:a', /^A link cannot lead to an address that begins with "vbscript:"/],
] as const) {
  test(`a page may not link to ${address}`, () => {
    if (typeof expected === 'string') expect(said(address)).toBe(expected);
    else expect(said(address)).toMatch(expected);
  });
}

for (const address of [
  'picture.md',
  'components.mdx',
  'messages.md#links',
  '/handbook',
  '/handbook/button',
  '/ledger',
  '/about',
  '#own',
]) {
  test(`the handbook may link to ${address}`, () => expect(said(address, 'handbook/a-page.md')).toBe(''));
}

for (const [address, expected] of [
  ['messages.md#linkz', 'No heading of handbook/messages.md is called "linkz". → [this](messages.md#links)'],
  ['messages.md#nothing-like-it', /^No heading of .* → \[this\]\(messages\.md\)$/],
  ['/handbook/button/', 'There is no page at /handbook/button/. → [this](/handbook/button)'],
  ['/picture.md', /^There is no page at \/picture\.md/],
  ['ledger', /^There is no page at ledger\. → \[this\]\(\/ledger\)/],
  ['nothing-like-it.md', /^There is no page at nothing-like-it\.md/],
] as const) {
  test(`the handbook may not link to ${address}`, () => {
    if (typeof expected === 'string') expect(said(address, 'handbook/a-page.md')).toBe(expected);
    else expect(said(address, 'handbook/a-page.md')).toMatch(expected);
  });
}

/** A file's text, its own address, and the address that its file's name would have if nothing else were said. */
for (const [file, top, address, not] of [
  ['pages/news/index.mdx', '', '/news', '/news/index'],
  ['pages/news/first.mdx', '', '/news/first', '/first'],
  ['pages/indexed.md', '', '/indexed', '/'],
  ['pages/the-index.mdx', '', '/the-index', '/the-'],
  ['handbook/more.md', 'slug: /further\n', '/handbook/further', '/handbook/more'],
  ['handbook/more.md', 'slug: further\n', '/handbook/further', '/handbook/more'],
  ['handbook/more.mdx', '', '/handbook/more', '/more-in-the-handbook'],
] as const) {
  test(`${file} ${top.trim()} is found at ${address}`, () => {
    const from = file.startsWith('handbook/') ? 'handbook/a-page.md' : 'pages/a-page.mdx';
    const texts = {
      [file]: `---\ntitle: Another page\ndescription: What it says.\n${top}---\n\n# Another page\n`,
      [from]: `${STAFF}See [this](${address}).\n`,
    };
    expect(tell(checkSite(site.dir, texts).mistakes)).toBe('');
    const wrong = checkSite(site.dir, {...texts, [from]: `${STAFF}See [this](${not}#x).\n`}).mistakes;
    expect(wrong.map(({message}) => message)).toEqual([expect.stringMatching(/^(There is no page|No heading)/)]);
  });
}
