/** Addresses that lead somewhere, however they are written, and those of the handbook, which has rules of its own. */
import {expect, test} from 'playwright/test';
import {formatAll} from '../../../src/content';
import {checkWith} from './fixture';

const FILES = {'static/files/report.pdf': '%PDF-1.7\n%%EOF'};
const PAGE =
  '---\ntitle: A page\ndescription: What it says.\n---\n\n# A page\n\n## A heading\n\n## Another {/* #own */}\n\n';
const STAFF = PAGE.replace('title: A page', 'title: A page for staff');

/** What is said about one link, in a page for visitors or in the handbook: the rule, and the link to write instead. */
function said(address: string, file = 'pages/a-page.mdx'): string[] {
  const text = `${file.startsWith('handbook/') ? STAFF : PAGE}See [this](${address}).\n`;
  return checkWith({...FILES, [file]: text}).diagnostics.map(({rule, suggestion}) =>
    suggestion ? suggestion.text : rule,
  );
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
  'Tel:(0)700000',
]) {
  test(`a page may link to ${address}`, () => expect(said(address)).toEqual([]));
}

for (const [address, meant] of [
  ['/ledger'],
  ['/handbook/button'],
  ['/editor'],
  ['/editor?file=pages/about.mdx'],
  ['/legder'],
  ['/handbook/'],
  ['picture.md'],
  ['/../package.json'],
  ['/..'],
  ['/files'],
  ['files/report.pdf', '/files/report.pdf'],
  ['#another'],
  ['#a-page'],
  ['mailto:'],
  ['https:a//example.org'],
  ['mailto:a@b@example.org'],
  ['tel:0700000x'],
  ['/team/a@example.org'],
  ['/www.example.org'],
  ['tel:0700-000-000', 'tel:+256700000000'],
  ['https://b..org'],
  ['https://%name%.org'],
  ['/more.htm', '/more'],
  ['/more.html?a', '/more'],
  ['vbscript:a'],
]) {
  test(`a page may not link to ${address}`, () => {
    expect(said(address)).toEqual([meant ? `See [this](${meant}).` : 'links']);
  });
}

test('of two definitions of one reference the first counts, as in Markdown', () => {
  const text = `${PAGE}See [this][x].\n\n[x]: javascript:alert(1)\n\n[x]: /about\n`;
  expect(checkWith({'pages/a-page.mdx': text}).diagnostics.map(({rule, help}) => [rule, help])).toEqual([
    ['links', 'pages-are-not-programs'],
  ]);
  const other = `${PAGE}See [this][x].\n\n[x]: /about\n\n[x]: /nowhere-at-all\n`;
  expect(formatAll(checkWith({'pages/a-page.mdx': other}).diagnostics)).toBe('');
});

for (const address of [
  'picture.md',
  'components.mdx',
  'messages.md#links',
  '/handbook',
  '/handbook/button',
  '/ledger',
  '/editor',
  '/editor?new=program',
  '/editor?file=pages/about.mdx&words=##',
  '/about',
  '#own',
]) {
  test(`the handbook may link to ${address}`, () => expect(said(address, 'handbook/a-page.md')).toEqual([]));
}

for (const [address, meant] of [
  ['messages.md#linkz', 'messages.md#links'],
  ['messages.md#nothing-like-it', 'messages.md'],
  ['/handbook/button/', '/handbook/button'],
  ['/picture.md'],
  ['ledger', '/ledger'],
  ['/editor/', '/editor'],
  ['/editor?file=pages/abuot.mdx', '/editor?file=pages/about.mdx'],
  ['/editor?file=package.json'],
  ['nothing-like-it.md'],
]) {
  test(`the handbook may not link to ${address}`, () => {
    expect(said(address, 'handbook/a-page.md')).toEqual([meant ? `See [this](${meant}).` : 'links']);
  });
}

/** A file's text, its own address, and the address that its file's name would have if nothing else were said. */
for (const [file, top, address, not] of [
  ['pages/indexed.mdx', '', '/indexed', '/'],
  ['pages/the-index.mdx', '', '/the-index', '/the-'],
  ['handbook/further-on.md', 'slug: /further\n', '/handbook/further', '/handbook/further-on'],
  ['handbook/further-on.md', 'slug: further\n', '/handbook/further', '/handbook/further-on'],
  ['handbook/further.mdx', '', '/handbook/further', '/further'],
] as const) {
  test(`${file} ${top.trim()} is found at ${address}`, () => {
    const from = file.startsWith('handbook/') ? 'handbook/a-page.md' : 'pages/a-page.mdx';
    const texts = {
      [file]: `---\ntitle: Another page\ndescription: What it says.\n${top}---\n\n# Another page\n`,
      [from]: `${STAFF}See [this](${address}).\n`,
    };
    expect(formatAll(checkWith(texts).diagnostics)).toBe('');
    const wrong = checkWith({...texts, [from]: `${STAFF}See [this](${not}#x).\n`}).diagnostics;
    expect(wrong.map(({rule}) => rule)).toEqual(['links']);
  });
}

test('an anchor is made from the words that visitors read', () => {
  const text = `${PAGE}## About %name%\n\nSee [this](#about-jockeys) and [that](#about-name).\n`;
  expect(checkWith({'pages/a-page.mdx': text}).diagnostics.map(({rule, column}) => [rule, column])).toEqual([
    ['links', 32],
  ]);
});

test('"Phase 1" and "Phase 2" have anchors of their own, and "Phase 1" and "phase: 1" don’t', () => {
  const element = (title: string) => `<FrameworkElement title="${title}">\n\nWords.\n\n</FrameworkElement>\n`;
  const page = (...titles: string[]) =>
    `${PAGE}<FrameworkWheel>\n\n${titles.map(element).join('\n')}\n</FrameworkWheel>\n\n[One](#phase-1)\n`.replace(
      '# A page',
      "import {FrameworkElement, FrameworkWheel} from '@site/src/components';\n\n# A page",
    );
  expect(formatAll(checkWith({'pages/a-page.mdx': page('Phase 1', 'Phase 2')}).diagnostics)).toBe('');
  const {diagnostics} = checkWith({'pages/a-page.mdx': page('Phase 1', 'phase: 1')});
  expect(diagnostics.map(({rule}) => rule)).toEqual(['repeated-anchors']);
});
