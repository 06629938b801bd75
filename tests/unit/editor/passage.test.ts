/** The parts of a page: where a tap leads, what is written there, and moving, doubling and deleting a part. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import type {Click} from '../../../src/editor/text/click';
import {follow} from '../../../src/editor/text/edits';
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

test('what is pasted comes out right, and what is right stays as it is', () => {
  for (const [pasted, clean] of [
    ['•\tHot desk\r\n·\tInternet\r\no\tFax\r\n1.\tPrint', '- Hot desk\n- Internet\n- Fax\n1. Print'],
    ['[21/11/2026, 12:03] Jane: Until 6\n21/11/2026, 12:04 - Jane: on Saturday', 'Until 6\non Saturday'],
    ['Kam\u00adpala\u200b \u2060Bukoto\ufeff\n\n\n\nOne\u000bTwo', 'Kampala Bukoto\n\nOne\nTwo'],
    ['9:00 - Registration: main hall\n— Grace\n  - Two', '9:00 - Registration: main hall\n— Grace\n  - Two'],
  ]) {
    expect(cleanPaste(pasted)).toBe(clean);
  }
});

/** The page after something was done with the part at some words, the part, and the files that change. */
function arranged(words: string, action: Action, page = text) {
  const [part] = partsOf(words, page).slice(-1);
  const {files = {}, parts = []} = engine.arrange(file, part, action) ?? {};
  const now = parts.at(-1);
  return {page: files[file], part: files[file].slice(now?.start, now?.end), files: Object.keys(files)};
}

const bare = (page: string) => page.slice(pageWith('').length).replace(/\n{2,}/g, '\n');

test('a picture is one, whatever its description says', () => {
  expect(partsOf('team', pageWith('![A team \\[2024\\]](/pictures/a.jpg)')).at(-1)?.kind).toBe('picture');
});

test('a part moves among its neighbors, is doubled behind itself, and takes along what only it needed', () => {
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
  // Above it stands how many programs there are.
  const programs = 'pages/programs.mdx';
  const at = texts[programs].indexOf('<ProgramCard');
  const {files: twice = {}, parts = []} = engine.arrange(programs, {start: at, end: at}, 'double') ?? {};
  expect(twice[programs]).toContain('There are seven, from');
  expect(twice[programs].slice(parts.at(-1)?.start)).toMatch(/^<ProgramCard/);
  const {page: left, files} = arranged('title="Two"', 'delete');
  expect(left).not.toContain('ToConfirm reason');
  expect(left).toContain('First.\n\n</Card>\n\n</Cards>');
  // The Contact page has that button, too.
  expect(files).toEqual([file]);
  expect(arranged('<Button label', 'delete').files).toEqual([file]);
  expect(arranged('<Button label', 'delete').page).not.toContain('<Buttons>');
});

test('what is open follows a part that moves, goes with one that goes, and never becomes its neighbor', () => {
  const [one, two, three] = ['One', 'Two', 'Three'].map((title) => `<Card title="${title}">\n\nWords.\n\n</Card>`);
  const text = (...cards: string[]) => `<Cards>\n\n${cards.join('\n\n')}\n\n</Cards>\n`;
  const placeOf = (index: number, ...cards: string[]) => {
    const end = text(...cards.slice(0, index + 1)).indexOf('\n\n</Cards>');
    return {start: end - cards[index].length, end};
  };
  for (const [index, before, after] of [
    [0, [one, two, three], [two, one, three]],
    [1, [one, two, three], [two, one, three]],
    [1, [one, two, three], [one, three]],
    [1, [one, one, two], [one, two]],
    [2, [one, one, two], [one, two]],
    [1, [one, one], [one]],
    [1, [one, two], [one, one, two]],
  ] as [index: number, before: string[], after: string[]][]) {
    const place = follow(placeOf(index, ...before), text(...before), text(...after));
    const isGone = after.length < before.length && index === 1;
    expect(text(...after).slice(place.start, place.end)).toBe(isGone ? '' : before[index]);
  }
  // A change at its ends or in it belongs to it.
  for (const words of ['xA word.', 'AA word.', 'A word.x', 'A long word.', '']) {
    const place = follow({start: 4, end: 11}, 'B.\n\nA word.\n\nC.', `B.\n\n${words}\n\nC.`);
    expect(place).toEqual({start: 4, end: 4 + words.length});
  }
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

/** The line that a tap leads to, with a mark where the cursor is, or brackets around what is selected. */
function lead(text: string, click: Click): string | undefined {
  engine.put(file, text);
  const target = engine.find(file, click);
  if (!target) return undefined;
  if ('file' in target) return `${target.file}: ${texts[target.file].split('\n')[target.line - 1].trim()}`;
  const {parts, select: {start, end} = parts[parts.length - 1]} = target;
  const selected = start === end ? '|' : `[${text.slice(start, end)}]`;
  const marked = text.slice(0, start) + selected + text.slice(end);
  return marked.slice(marked.lastIndexOf('\n', start) + 1).split('\n', 1)[0];
}

test('a tap leads to its word in the text, whatever markup stands between', () => {
  const passage = 'The one **and** the [other one](/one) of the two. At %name% we can’t pay 20,000.';
  const text = pageWith(`<Card title="Other words">\n\n${passage}\n\n</Card>\n\nThe end.`, 'Card');
  const words = 'The one and the other one of the two. At Tandika we can’t pay 20,000.';
  const start = text.indexOf(passage);
  const at = (part: string, click = {}) =>
    lead(text, {words, start, end: start + passage.length, at: words.indexOf(part), ...click});
  expect(at('The')).toBe(`|${passage}`);
  expect(at('nd the')).toBe(passage.replace('and', 'a|nd'));
  expect(at('ne of')).toBe(passage.replace('other one', 'other o|ne'));
  expect(at('', {at: words.length})).toBe(`${passage}|`);
  expect(at('ne of', {isDouble: true})).toBe(passage.replace('other one', 'other [one]'));
  expect(at('ndika')).toBe(passage.replace('%name%', '|%name%'));
  expect(at('', {words: ''})).toBe(`|${passage}`);
  // Words of a setting: what stands near them is known, and not where they end.
  expect(lead(text, {words: 'Other words', at: 7, start})).toBe('<Card |title="Other words">');
  // Words that the component makes itself.
  expect(lead(text, {words: 'Nowhere to be found', at: 4, start})).toBe('[<Card title="Other words">');
});

test('a tap leads to the field of a record, where the words come from there', () => {
  const text = pageWith('<Section>\n\n<OpeningHours />\n\n<Address />\n\nCome to Kampala.\n\n</Section>', 'Section');
  const withTimes = text.replace('What it is about.', 'Open Monday-Friday 8:00 AM-6:00 PM. Wamala Avenue. 16,000');
  const start = withTimes.indexOf('Come to');
  const at = (words: string, part: string) => lead(withTimes, {words, at: words.indexOf(part) + 1, start});
  const weekdays = 'Monday-Friday\n8:00 AM-6:00 PM';
  const address = 'Plot 8, Wamala Avenue,\nBukoto, Kampala, Uganda';
  expect(at(weekdays, 'Monday')).toBe('records/hours.yml: - days: Monday-Friday');
  expect(at(weekdays, '8:00')).toBe('records/hours.yml: opens: 8:00 AM');
  expect(at(weekdays, '6:00')).toBe('records/hours.yml: closes: 6:00 PM');
  expect(at('Sunday\nclosed', 'closed')).toBe('records/hours.yml: closed: true');
  expect(at(address, 'Wamala')).toBe('records/organisation.yml: street: Plot 8, Wamala Avenue');
  expect(at(address, 'Kampala')).toBe('records/organisation.yml: city: Kampala');
  expect(at('16,000+\nstudent entrepreneurs', '000')).toBe('records/figures.yml: number: 16000');
  expect(at('16K+\nstudent entrepreneurs', '16')).toBe('records/figures.yml: number: 16000');
  expect(at('16,000+\nstudent entrepreneurs', 'entre')).toBe('records/figures.yml: label: student entrepreneurs');
  // In a sentence of the page, the same word is the page's own.
  const sentence = 'Come to Kampala.';
  expect(lead(withTimes, {words: sentence, at: 8, start, end: start + sentence.length})).toBe('Come to |Kampala.');
  // Of two equal values, what stands beside the tap says which.
  const own = newEngine();
  const times = '\n  opens: 8:00 AM\n  closes: 6:00 PM\n';
  own.put('records/hours.yml', `- days: Monday-Friday${times}- days: Saturday${times}`);
  own.put(file, pageWith('Words.'));
  const both = 'Come and see us. Monday-Friday 8:00 AM-6:00 PM, Saturday 8:00 AM-6:00 PM.';
  const places = [both.indexOf('8:00'), both.indexOf('6:00'), both.lastIndexOf('8:00'), both.lastIndexOf('6:00')];
  const found = places.map((at) => own.find(file, {words: both, at, start: 0}));
  expect(found).toEqual([2, 3, 5, 6].map((line) => ({file: 'records/hours.yml', line})));
});
