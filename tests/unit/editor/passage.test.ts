/** The parts of a page: what opens by a tap, what is written into it, and moving, doubling and deleting it. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {changedPlaces, follow} from '../../../src/editor/text/edits';
import {readTop, rewrite, shownWords, writeTop} from '../../../src/editor/text/passage';
import type {Action} from '../../../src/editor/text/structure';
import {newEngine, pageWith, texts} from './site';

const file = 'pages/sample.mdx';
const engine = newEngine();

const CARDS = `<Section>

## What it is

Some **words** here.

<Cards>

<Card title="One">

First.

</Card>

<ToConfirm reason="Ours.">

<Card title="Two" button="Book Space">

Second.

</Card>

</ToConfirm>

</Cards>

<Buttons>
  <Button label="Contact Us" />
</Buttons>

</Section>`;
const text = pageWith(CARDS, 'Button, Buttons, Card, Cards, Section, ToConfirm');

function partsOf(words: string) {
  engine.put(file, text);
  return engine.parts(file, text.indexOf(words) + 1);
}

test('a tap opens the passage that its words stand in, and names the parts around it', () => {
  const parts = partsOf('Second.');
  expect(parts.map(({label}) => label)).toEqual(['Section', 'Cards', 'To confirm', 'Card: Two', 'Paragraph']);
  const heading = partsOf('is\n\nSome').at(-1);
  expect(text.slice(heading?.words.start, heading?.words.end)).toBe('What it is');
  expect(partsOf('title: A page').map(({kind}) => kind)).toEqual(['top']);
  expect(partsOf('label="Contact').at(-1)).toMatchObject({component: 'Button', isFirst: true, isLast: true});
  // A part alone in its mark moves with the mark.
  expect(partsOf('title="Two"').at(-1)).toMatchObject({label: 'Card: Two', isFirst: false, isLast: true});
});

test('of a picture, what it shows is the passage', () => {
  engine.put(file, pageWith('![A desk](/pictures/desk.jpg)'));
  const [picture] = engine.parts(file, pageWith('').length);
  expect(picture.kind).toBe('picture');
  expect(pageWith('![A desk](/pictures/desk.jpg)').slice(picture.words.start, picture.words.end)).toBe('A desk');
});

const TYPED: [what: string, before: string, typed: string, after: string][] = [
  ['a sign that would begin code', 'Up to 500,000.', 'Up to <500,000 {all}.', 'Up to \\<500,000 \\{all\\}.'],
  ['a tag', 'Words.', 'Words.<script>alert(1)</script>', 'Words.\\<script>alert(1)\\</script>'],
  ['words beside a sign that is escaped', 'A \\<b.', 'A <b or c.', 'A \\<b or c.'],
  ['words in place of that sign', 'A \\<b.', 'A b.', 'A b.'],
  ['words beside a component', 'At <PageName /> now.', 'At <PageName /> today.', 'At <PageName /> today.'],
  ['a component that was taken out', 'At  now.', 'At <PageName /> now.', 'At <PageName /> now.'],
  ['bold', 'Come in.', 'Come **in**.', 'Come **in**.'],
];

for (const [what, before, typed, after] of TYPED) {
  test(`what is typed is text: ${what}`, () => expect(rewrite(before, typed, ['<PageName />'])).toBe(after));
}

test('a passage that nobody changes stays as it is, whatever it holds', () => {
  const markdown = 'A \\<b, {/* note */} and <Day date="1 May 2026" />\\{.';
  expect(rewrite(markdown, shownWords(markdown))).toBe(markdown);
});

test('a change of one sentence changes one line of the file', () => {
  for (const [name, page] of Object.entries(texts)) {
    if (!name.startsWith('pages/')) continue;
    for (const [, words] of page.matchAll(/^([A-Z][^<>\n]{20,})$/gm)) {
      const {start, end} = engine.parts(name, page.indexOf(words) + 1).at(-1)?.words ?? {start: 0, end: 0};
      const markdown = page.slice(start, end);
      const changed = page.slice(0, start) + rewrite(markdown, `${shownWords(markdown)} More.`) + page.slice(end);
      const [before, after] = [page.split('\n'), changed.split('\n')];
      expect(after.filter((line, index) => line !== before[index])).toEqual([`${words} More.`]);
    }
  }
});

/** The page after something was done with the part at some words, and the other files that change. */
function arranged(words: string, action: Action, page = text) {
  engine.put(file, page);
  const part = engine.parts(file, page.indexOf(words) + 1).at(-1);
  const {files, place} = (part && engine.arrange(file, part, action)) ?? {files: {}};
  return {page: files[file], others: Object.keys(files).filter((name) => name !== file), place, files};
}

const bare = (page: string) => page.slice(pageWith('').length).replace(/\n{2,}/g, '\n');

test('a part moves up and down among its neighbors, and nothing else changes', () => {
  const {page} = arranged('<Card title="One"', 'down');
  expect(bare(page)).toContain('</Card>\n</ToConfirm>\n<Card title="One">');
  expect(arranged('<Card title="One"', 'up', page).page).toBe(text);
  expect(arranged('title="Two"', 'up').page).toBe(page);
  expect(bare(arranged('Some **words', 'up').page)).toContain('<Section>\nSome **words** here.\n## What it is\n');
});

test('a part is doubled behind itself, in the layout of its neighbors', () => {
  const {page, place} = arranged('<Button label', 'double');
  expect(page).toContain('  <Button label="Contact Us" />\n  <Button label="Contact Us" />\n');
  expect(page.slice(place?.start, place?.end)).toBe('<Button label="Contact Us" />');
  expect(arranged('Some **words', 'double').page).toContain('Some **words** here.\n\nSome **words** here.\n\n<Cards>');
});

test('a part that is deleted takes along what only it needed', () => {
  const {page, others} = arranged('title="Two"', 'delete');
  expect(page).not.toContain('ToConfirm reason');
  expect(page).toContain('First.\n\n</Card>\n\n</Cards>');
  // The Contact page has that button, too.
  expect(others).toEqual([]);
  expect(Object.keys(arranged('<Button label', 'delete').files)).toEqual([file]);
  expect(arranged('<Button label', 'delete').page).not.toContain('<Buttons>');
  const contact = texts['pages/contact.mdx'];
  const part = engine.parts('pages/contact.mdx', contact.indexOf('<Card title="A visit"') + 1).at(-1);
  const gone = part && engine.arrange('pages/contact.mdx', part, 'delete');
  const buttons = texts['records/buttons.yml'];
  expect(gone?.files['records/buttons.yml']).toBe(buttons.replace('Schedule Now:\n', ''));
});

test('every part of a page can be deleted and doubled, and the page can still be read', () => {
  for (const name of ['pages/hatchery.mdx', 'pages/about.mdx']) {
    const own = newEngine();
    const page = texts[name];
    const places = new Map(
      [...page.matchAll(/^(?=\S)/gm)].flatMap(({index}) => {
        const part = own.parts(name, index).at(-1);
        return part && part.kind !== 'top' ? [[part.start, part] as const] : [];
      }),
    );
    expect(places.size).toBeGreaterThan(5);
    for (const part of places.values()) {
      for (const action of ['delete', 'double'] as const) {
        const files = own.arrange(name, part, action)?.files ?? {};
        expect(own.show(name, files[name]), `${action} ${part.label} of ${name}`).toBeDefined();
      }
    }
  }
});

test('a correction is offered only if fewer problems are left', () => {
  const own = newEngine();
  const name = 'pages/hatchery.mdx';
  let page = texts[name].replace('type="Day Pass" price="UGX 20,000"', 'type="Day Pass" price="UGX 25000"');
  let steps = 0;
  for (; steps < 10; steps += 1) {
    own.put(name, page);
    const now = page;
    const next = own.check(name).problems.find((problem) => own.improves(problem, now));
    if (!next?.fix) break;
    const [{start, end, text: words}] = next.fix.edits;
    page = page.slice(0, start) + words + page.slice(end);
  }
  expect(steps).toBe(2);
  expect(own.check(name).problems).toEqual([]);
  expect(page).toContain('Day Pass UGX 25,000');
  expect(page).toContain('price="UGX 25,000"');
});

test('the title and the description keep the form that YAML needs', () => {
  expect(readTop(texts['pages/index.mdx'], 'description')).toContain('%name% inspires');
  for (const [words, line] of [
    ['Plain words, and more', 'title: Plain words, and more'],
    ['The Hatchery: a desk', 'title: "The Hatchery: a desk"'],
    ['%name% "here"', 'title: "%name% \\"here\\""'],
  ]) {
    const page = writeTop(text, 'title', words);
    expect(page.split('\n')[1]).toBe(line);
    expect(readTop(page, 'title')).toBe(words);
  }
});

test('a place moves with its text, and grows by what is written at its ends', () => {
  const place = {start: 4, end: 7};
  expect(follow(place, 'One two three', 'Once and two three')).toEqual({start: 9, end: 12});
  expect(follow(place, 'One two three', 'One two, three')).toEqual({start: 4, end: 8});
  expect(follow(place, 'One two three', 'One two three, four')).toEqual(place);
  expect(follow(place, 'One two three', 'One  three')).toEqual({start: 4, end: 4});
});

test('the lines that differ from another version are found, those that went too', () => {
  const told = (before: string, after: string) =>
    changedPlaces(before, after).map(({start, end}) => after.slice(start, end));
  expect(told('a\nb\nc', 'a\nB\nc')).toEqual(['B']);
  expect(told('a\nc', 'a\nb\nc\nd')).toEqual(['b', 'd']);
  expect(told('a\nb\nc', 'a\nc')).toEqual(['']);
  expect(told('a', 'a')).toEqual([]);
});
