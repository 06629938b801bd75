/** The parts of a page: what they are called, and moving, doubling and deleting one. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {followEdits} from '../../../../src/editor/text/edits';
import type {ArrangeKind} from '../../../../src/editor/text/parts';
import {isThorough} from '../../random';
import {newEngine, pageWith, texts} from '../siteEngine';

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

test('a part is named with those around it, the outermost first', () => {
  const labels = partsOf('Second.').map(({label}) => label);
  expect(labels).toEqual(['Section', 'Cards', 'To confirm', 'Card: Two', 'Paragraph']);
  expect(partsOf('label="Contact').at(-1)?.label).toBe('Button: Contact Us');
  expect(partsOf('title: A page').map(({kind, label}) => [kind, label])).toEqual([['top', 'Title and description']]);
});

const WORDS: [what: string, page: string, at: string, words: string][] = [
  ['a heading without its signs', text, 'is\n\nSome', 'What it is'],
  ['of a picture, what it shows', pageWith('![A desk](/pictures/desk.jpg)'), '![A', 'A desk'],
  ['even with brackets', pageWith('![A team \\[2024\\]](/pictures/a.jpg)'), 'team', 'A team \\[2024\\]'],
  ['a paragraph as it is written', text, 'Some **', 'Some **words** here.'],
];
for (const [what, page, at, expected] of WORDS) {
  test(`the field of a passage shows ${what}`, () => {
    const words = partsOf(at, page).at(-1)?.words;
    expect(page.slice(words?.start, words?.end)).toBe(expected);
  });
}

test('the first part can’t move up and the last one can’t move down; one alone in its mark moves with it', () => {
  expect(partsOf('title="One"').at(-1)).toMatchObject({isFirst: true, isLast: false});
  expect(partsOf('title="Two"').at(-1)).toMatchObject({label: 'Card: Two', isFirst: false, isLast: true});
  expect(partsOf('label="Contact').at(-1)).toMatchObject({isFirst: true, isLast: true});
});

/** The page after something was done with the part at some words, the part, and the files that change. */
function arranged(words: string, action: ArrangeKind, page = text) {
  const [part] = partsOf(words, page).slice(-1);
  const {files = {}, parts = []} = engine.arrange(file, part, action) ?? {};
  const opened = parts.at(-1);
  return {page: files[file], part: files[file].slice(opened?.start, opened?.end), files: Object.keys(files)};
}

const bare = (page: string) => page.slice(pageWith('').length).replace(/\n{2,}/g, '\n');

test('Move down and up: past its neighbor, with its mark, and back', () => {
  const {page, part} = arranged('<Card title="One"', 'down');
  expect(part).toMatch(/^<Card title="One">[^<]*<\/Card>$/);
  expect(bare(page)).toContain('</Card>\n</ToConfirm>\n<Card title="One">');
  expect(arranged('<Card title="One"', 'up', page).page).toBe(text);
  expect(arranged('title="Two"', 'up').page).toBe(page);
});

test('what has moved up is still open', () => {
  expect(arranged('title="Two"', 'up').part).toMatch(/^<Card title="Two"/);
});

test('Delete: nothing else opens in its place', () => {
  const [part] = partsOf('<Card title="One"').slice(-1);
  expect(engine.arrange(file, part, 'delete')?.parts).toEqual([]);
});

test('a part that isn’t there any more isn’t moved', () => {
  partsOf('');
  expect(engine.arrange(file, {start: 1, end: 9}, 'down')).toBeUndefined();
});

test('Move up: a paragraph above the heading, and no further than its section', () => {
  const {page} = arranged('Some **words', 'up');
  expect(bare(page)).toContain('<Section>\nSome **words** here.\n## What it is\n');
  expect(arranged('Some **words', 'up', page).page).toBe(page);
});

test('Duplicate: the copy is right behind it, and open', () => {
  const {page, part} = arranged('<Button label', 'duplicate');
  expect(page).toContain('  <Button label="Contact Us" />\n  <Button label="Contact Us" />\n');
  expect(part).toBe('<Button label="Contact Us" />');
  expect(arranged('Some **words', 'duplicate').page).toContain(
    'Some **words** here.\n\nSome **words** here.\n\n<Cards>',
  );
});

test('Delete: a part goes with its mark, and with a box that would be empty', () => {
  const {page, files} = arranged('title="Two"', 'delete');
  expect(page).not.toContain('ToConfirm reason');
  expect(page).toContain('First.\n\n</Card>\n\n</Cards>');
  // Other pages have that button, too: its line among the buttons stays.
  expect(files).toEqual([file]);
  const button = arranged('<Button label', 'delete');
  expect(button.page).not.toContain('<Buttons>');
  expect(button.files).toEqual([file]);
});

for (const [action, words] of [
  ['delete', 'Other.'],
  ['down', 'Other.\n\nOne.\n\nTwo.'],
  ['duplicate', 'One.\n\nTwo.\n\nOne.\n\nTwo.\n\nOther.'],
] as const) {
  test(`a passage that has become two paragraphs goes as one: ${action}`, () => {
    const page = pageWith('One.\n\nTwo.\n\nOther.');
    engine.put(file, page);
    const passage = {start: page.indexOf('One.'), end: page.indexOf('Two.') + 'Two.'.length};
    expect(engine.arrange(file, passage, action)?.files[file]).toBe(pageWith(words));
  });
}

/** What a part is: its kind and that of the part around it, such as "Cards > Card". */
const kindOf = (parts: {label: string}[]) =>
  parts
    .slice(-2)
    .map(({label}) => label.replace(/:.*/s, ''))
    .join(' > ');

for (const name of ['pages/hatchery.mdx', 'pages/about.mdx']) {
  test(`${isThorough ? 'every part' : 'a part of every kind'} of ${name} can be deleted and doubled, and the page can still be drawn`, () => {
    const [built, changed] = [newEngine(), newEngine()];
    const begins = [...texts[name].matchAll(/^(?=\S)/gm)].map(({index}) => built.parts(name, index));
    const all = begins.filter((parts) => parts.at(-1)?.start);
    const parts = new Map(
      all.reverse().map((parts) => [isThorough ? parts.at(-1)?.start : kindOf(parts), parts.at(-1)]),
    );
    expect(parts.size).toBeGreaterThan(5);
    for (const part of parts.values()) {
      for (const action of ['delete', 'duplicate'] as const) {
        const files = (part && built.arrange(name, part, action)?.files) ?? {};
        expect(files[name], `${action} ${part?.label}`).not.toBe(texts[name]);
        changed.put(name, files[name]);
        expect(changed.show(name), `${action} ${part?.label}`).toBeDefined();
      }
    }
  });
}

const [ONE, TWO, THREE] = ['One', 'Two', 'Three'].map((title) => `<Card title="${title}">\n\nWords.\n\n</Card>`);
const FOLLOWED: [what: string, index: number, before: string[], after: string[], isGone?: boolean][] = [
  ['it moved down', 0, [ONE, TWO, THREE], [TWO, ONE, THREE]],
  ['it moved up', 1, [ONE, TWO, THREE], [TWO, ONE, THREE]],
  ['it was deleted', 1, [ONE, TWO, THREE], [ONE, THREE], true],
  ['it was a copy, and its addition was undone', 1, [ONE, ONE, TWO], [ONE, TWO], true],
  ['its neighbor was deleted', 2, [ONE, ONE, TWO], [ONE, TWO]],
  ['it was the last, and its addition was undone', 1, [ONE, ONE], [ONE], true],
  ['one like its neighbor was added before it', 1, [ONE, TWO], [ONE, ONE, TWO]],
];
for (const [what, index, before, after, isGone] of FOLLOWED) {
  test(`what is open stays open, and never becomes its neighbor: ${what}`, () => {
    const textOf = (cards: string[]) => `<Cards>\n\n${cards.join('\n\n')}\n\n</Cards>\n`;
    const end = textOf(before.slice(0, index + 1)).indexOf('\n\n</Cards>');
    const place = followEdits(textOf(before), textOf(after))({start: end - before[index].length, end});
    expect(textOf(after).slice(place.start, place.end)).toBe(isGone ? '' : before[index]);
  });
}

for (const words of ['xA word.', 'AA word.', 'A word.x', 'A long word.', '']) {
  test(`what is typed at the ends of a passage or in it belongs to it: “A word.” → “${words}”`, () => {
    const place = followEdits('B.\n\nA word.\n\nC.', `B.\n\n${words}\n\nC.`)({start: 4, end: 11});
    expect(place).toEqual({start: 4, end: 4 + words.length});
  });
}
