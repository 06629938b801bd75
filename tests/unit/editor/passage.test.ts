/** The parts of a page: what opens by a tap, what is written into it, and moving, doubling and deleting it. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {changedPlaces, follow} from '../../../src/editor/text/edits';
import {cleanPaste, rewrite, shownWords} from '../../../src/editor/text/markdown';
import type {Action} from '../../../src/editor/text/passage';
import {newEngine, pageWith, texts} from './site';

const file = 'pages/sample.mdx';
const engine = newEngine();

const CARDS = [
  '<Section>\n\n## What it is\n\nSome **words** here.\n\n<Cards>',
  '<Card title="One">\n\nFirst.\n\n</Card>',
  '<ToConfirm reason="Ours.">\n\n<Card title="Two" button="Book Space">\n\nSecond.\n\n</Card>\n\n</ToConfirm>',
  '</Cards>\n\n<Buttons>\n  <Button label="Contact Us" />\n</Buttons>\n\n</Section>',
].join('\n\n');
const text = pageWith(CARDS, 'Button, Buttons, Card, Cards, Section, ToConfirm');

function partsOf(words: string, page = text) {
  engine.put(file, page);
  return engine.parts(file, page.indexOf(words) + 1);
}

test('a tap opens the passage that its words stand in, and names the parts around it', () => {
  const labels = partsOf('Second.').map(({label}) => label);
  expect(labels).toEqual(['Section', 'Cards', 'To confirm', 'Card: Two', 'Paragraph']);
  const heading = partsOf('is\n\nSome').at(-1);
  expect(text.slice(heading?.words.start, heading?.words.end)).toBe('What it is');
  expect(partsOf('title: A page').map(({kind}) => kind)).toEqual(['top']);
  expect(partsOf('label="Contact').at(-1)).toMatchObject({label: 'Button: Contact Us', isFirst: true, isLast: true});
  // A part alone in its mark moves with the mark.
  expect(partsOf('title="Two"').at(-1)).toMatchObject({label: 'Card: Two', isFirst: false, isLast: true});
  // Of a picture, what it shows is the passage.
  const picture = pageWith('![A desk](/pictures/desk.jpg)');
  const [{kind, words}] = partsOf('![A', picture);
  expect([kind, picture.slice(words.start, words.end)]).toEqual(['picture', 'A desk']);
});

test('what is typed is text, and a passage that nobody changes stays as it is', () => {
  for (const [before, typed, after] of [
    ['Up to 500,000.', 'Up to <500,000 {all}.', 'Up to \\<500,000 \\{all\\}.'],
    ['Words.', 'Words.<script>alert(1)</script>', 'Words.\\<script>alert(1)\\</script>'],
    ['A \\<b.', 'A <b or c.', 'A \\<b or c.'],
    ['A \\<b.', 'A b.', 'A b.'],
    ['At <PageName /> now.', 'At <PageName /> today.', 'At <PageName /> today.'],
    ['At  now.', 'At <PageName /> now.', 'At <PageName /> now.'],
    ['Come in.', 'Come **in**.', 'Come **in**.'],
  ]) {
    expect(rewrite(before, typed, ['<PageName />'])).toBe(after);
  }
  const markdown = 'A \\<b, {/* note */} and <Day date="1 May 2026" />\\{.';
  expect(rewrite(markdown, shownWords(markdown))).toBe(markdown);
});

const PASTED = [
  ['•\tHot desk\r\n·\tInternet\r\no\tFax\r\n1.\tPrint', '- Hot desk\n- Internet\n- Fax\n1. Print'],
  [
    '[21/11/2026, 12:03] Jane: Open until 6\n21/11/2026, 12:04 - Jane: and on Saturday',
    'Open until 6\nand on Saturday',
  ],
  ['Kam\u00adpala\u200b \u2060Bukoto\ufeff\n\n\n\nOne\u000bTwo', 'Kampala Bukoto\n\nOne\nTwo'],
  ['9:00 - Registration: main hall\n— Grace\n  - Two', '9:00 - Registration: main hall\n— Grace\n  - Two'],
];

test('what is pasted comes out right, and what is right stays as it is', () => {
  for (const [pasted, clean] of PASTED) expect(cleanPaste(pasted)).toBe(clean);
});

/** The page after something was done with the part at some words, the part, and the files that change. */
function arranged(words: string, action: Action, page = text) {
  const [part] = partsOf(words, page).slice(-1);
  const {files = {}, parts = []} = engine.arrange(file, part, action) ?? {};
  const now = parts.at(-1);
  return {page: files[file], part: files[file].slice(now?.start, now?.end), files: Object.keys(files)};
}

const bare = (page: string) => page.slice(pageWith('').length).replace(/\n{2,}/g, '\n');

test('a part moves up and down among its neighbors, is doubled behind itself, and nothing else changes', () => {
  const {page, part} = arranged('<Card title="One"', 'down');
  expect(part).toMatch(/^<Card title="One">[^<]*<\/Card>$/);
  expect(bare(page)).toContain('</Card>\n</ToConfirm>\n<Card title="One">');
  expect(arranged('<Card title="One"', 'up', page).page).toBe(text);
  expect(arranged('title="Two"', 'up').page).toBe(page);
  expect(bare(arranged('Some **words', 'up').page)).toContain('<Section>\nSome **words** here.\n## What it is\n');
  const doubled = arranged('<Button label', 'double');
  expect(doubled.page).toContain('  <Button label="Contact Us" />\n  <Button label="Contact Us" />\n');
  expect(doubled.part).toBe('<Button label="Contact Us" />');
  expect(arranged('Some **words', 'double').page).toContain('Some **words** here.\n\nSome **words** here.\n\n<Cards>');
});

test('a part that is deleted takes along what only it needed', () => {
  const {page, files} = arranged('title="Two"', 'delete');
  expect(page).not.toContain('ToConfirm reason');
  expect(page).toContain('First.\n\n</Card>\n\n</Cards>');
  // The Contact page has that button, too.
  expect(files).toEqual([file]);
  expect(arranged('<Button label', 'delete').files).toEqual([file]);
  expect(arranged('<Button label', 'delete').page).not.toContain('<Buttons>');
});

test('every part of a page can be deleted and doubled, and the page can still be read', () => {
  for (const name of ['pages/hatchery.mdx', 'pages/about.mdx']) {
    const [own, other] = [newEngine(), newEngine()];
    const begins = [...texts[name].matchAll(/^(?=\S)/gm)].map(({index}) => own.parts(name, index).at(-1));
    const parts = [...new Map(begins.map((part) => [part?.start, part])).values()].filter((part) => part?.start);
    expect(parts.length).toBeGreaterThan(5);
    for (const part of parts) {
      for (const action of ['delete', 'double'] as const) {
        const files = (part && other.arrange(name, part, action)?.files) ?? {};
        own.put(name, files[name]);
        expect(own.show(name), `${action} ${part?.label} of ${name}`).toBeDefined();
      }
    }
  }
});

test('a place moves with its text, and lines that differ are found, those that went too', () => {
  const moved = (after: string) => Object.values(follow({start: 4, end: 7}, 'One two three', after));
  expect(moved('Once and two three')).toEqual([9, 12]);
  expect(moved('One two, three')).toEqual([4, 8]);
  expect(moved('One two three, four')).toEqual([4, 7]);
  expect(moved('One  three')).toEqual([4, 4]);
  const told = (before: string, after: string) =>
    changedPlaces(before, after).map(({start, end}) => after.slice(start, end));
  expect(told('a\nb\nc\n', 'a\nB\nc\n')).toEqual(['B']);
  expect(told('a\nc\n', 'a\nb\nc\nd\n')).toEqual(['b', 'd']);
  expect(told('a\nb\nc\n', 'a\nc\n')).toEqual(['']);
  expect(told('a\n', 'a\n')).toEqual([]);
});
