/** The forms of components: settings and words are changed, emptied and written anew, and nothing else of the page is. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import type {FormField, Value} from '../../../../src/content/checker/records/form';
import {newEngine, pageWith, texts} from '../siteEngine';

const PAGE = 'pages/sample.mdx';
const HATCHERY = 'pages/hatchery.mdx';
const BUTTONS = 'records/buttons.yml';

/** The form of the component whose tag begins with `tag`. `set` gives what is then below the headline. */
function open(words: string, imports: string, tag: string) {
  const engine = newEngine();
  let text = pageWith(words, imports);
  engine.put(PAGE, text);
  const fields = () => engine.settings(PAGE, text.indexOf(tag));
  const field = (title: string) => fields().find((one) => one.title === title);
  const set = (title: string, value: Value) => {
    text = engine.changeSetting(PAGE, {start: text.indexOf(tag), path: (field(title) as FormField).path, value})[PAGE];
    engine.put(PAGE, text);
    return text.split('# Headline')[1].trim();
  };
  return {fields, field, set};
}

const CARD = '<Cards>\n\n<Card title="Old" silk="moon">\n\nSome words.\n\n</Card>\n\n</Cards>';
const TIER =
  '<TierBoard>\n\n<Tier type="A" price="UGX 1,000" description="B">\n\n* One **bold**\n* Two\n\n</Tier>\n\n</TierBoard>';
const openCard = (card = CARD) => open(card, 'Card, Cards', '<Card ');
const openTier = (board = TIER) => open(board, 'Tier, TierBoard', '<Tier ');

const TYPED: [typed: string, written: string][] = [
  ['New', 'New'],
  ['A "B"', 'A &quot;B&quot;'],
  ['B & <c> {d}', 'B & <c> {d}'],
  ['&copy; 2026', '&amp;copy; 2026'],
  ['Two\nlines', 'Two lines'],
];
for (const [typed, written] of TYPED) {
  test(`a setting is what was typed, and nothing else: ${JSON.stringify(typed)}`, () => {
    const {set, field} = openCard();
    expect(set('Title', typed)).toBe(CARD.replace('Old', written));
    expect(field('Title')?.value).toBe(typed.replace('\n', ' '));
    expect(set('Title', 'Old')).toBe(CARD);
  });
}

test('a silk is chosen among its pictures, or none', () => {
  const {set, field} = openCard();
  expect(field('Silk')).toMatchObject({format: 'silk', value: 'moon', isOptional: true});
  expect(field('Silk')?.choices).toContain('academy');
  expect(set('Silk', 'academy')).toBe(CARD.replace('moon', 'academy'));
  expect(set('Silk', undefined)).toBe(CARD.replace(' silk="moon"', ''));
});

test('a day is chosen in a calendar, so its field doesn’t say how the day is written', () => {
  const {field} = open('<Event title="A" date="2099-12-05" />', 'Event', '<Event');
  expect(field('Date')).toMatchObject({format: 'date', hint: 'The day, or the first of several.'});
});

test('silks that the page wears come first', () => {
  const {field} = open(
    `<Statement silk="kite">\n\nWords.\n\n</Statement>\n\n${CARD}`,
    'Card, Cards, Statement',
    '<Card ',
  );
  expect(field('Silk')?.choices?.slice(0, 2)).toEqual(['kite', 'moon']);
  expect(new Set(field('Silk')?.choices).size).toBe(openCard().field('Silk')?.choices?.length);
});

test('a figure is chosen among those of the record', () => {
  const {field} = open('<Figures>\n\n<Figure name="students" />\n\n</Figures>', 'Figure, Figures', '<Figure name');
  expect(field('Name')).toMatchObject({format: 'choice', choices: expect.arrayContaining(['students', 'mentors'])});
});

test('of a component that has rare settings alone, none is rare', () => {
  const {fields} = open(
    '<Figures variant="large">\n\n<Figure name="students" />\n\n</Figures>',
    'Figure, Figures',
    '<Figures',
  );
  expect(fields().map(({isRare}) => isRare)).toEqual([false, false]);
});

test('a tick is written without a value, and goes when it is taken away', () => {
  const {set, field} = openTier();
  expect(field('Featured')).toMatchObject({format: 'yes', value: undefined});
  expect(set('Featured', true)).toBe(TIER.replace('description="B">', 'description="B" featured>'));
  expect(field('Featured')?.value).toBe(true);
  expect(set('Featured', undefined)).toBe(TIER);
});

test('a number is written in braces, as the component takes it', () => {
  const {set} = open(CARD, 'Card, Cards', '<Cards');
  expect(set('Columns', 2)).toContain('<Cards columns={2}>');
  // As the field of choices has it.
  expect(set('Columns', '2')).toContain('<Cards columns={2}>');
});

test('Words: a card may have none; they come right below its title', () => {
  const {fields} = openCard();
  expect(fields()[1]).toMatchObject({title: 'Words', isOptional: true});
});

test('List: a price needs one, and is told how it is written', () => {
  expect(openTier().field('List')).toMatchObject({isOptional: false, hint: 'One entry on each line.'});
});

test('Words: what is typed is text, the rest of the component stays', () => {
  const {set} = openCard();
  expect(set('Words', 'Other <words> of {mine}.\n\n')).toBe(
    CARD.replace('Some words.', 'Other \\<words> of \\{mine\\}.'),
  );
});

test('Words: only those before another component are asked for', () => {
  const aside = '<Aside>\n\nOther.\n\n</Aside>';
  const {field, set} = openCard(CARD.replace('Some words.', `Some words.\n\n${aside}\n\nLast words.`));
  expect(field('Words')?.value).toBe('Some words.');
  expect(set('Words', 'New.')).toContain(`New.\n\n${aside}\n\nLast words.`);
});

for (const nothing of ['', undefined]) {
  test(`Words: emptied (${nothing}), and written anew`, () => {
    const {set} = openCard();
    expect(set('Words', nothing)).toMatch(/<Card title="Old" silk="moon">\s*<\/Card>/);
    expect(set('Words', 'New.')).toBe(CARD.replace('Some words.', 'New.'));
  });
}

for (const above of ['### A heading', '![A desk](/pictures/room.jpg)']) {
  test(`Words: those below this are asked for, and not it: ${above}`, () => {
    const {field} = openCard(CARD.replace('Some words.', `${above}\n\nSome words.`));
    expect(field('Words')?.value).toBe('Some words.');
  });
}

for (const [words, written] of [
  ['- One\n\nSome words.', '- One\n\nOther words.'],
  ['Some words.\n\n- One', 'Other words.\n\n- One'],
]) {
  test(`Words: a paragraph beside a list stays one: ${JSON.stringify(words)}`, () => {
    const {set} = openCard(CARD.replace('Some words.', words));
    expect(set('Words', written)).toBe(CARD.replace('Some words.', written));
  });
}

test('a field knows its place in the file, where its problems are', () => {
  const {field} = openCard();
  const page = pageWith(CARD, 'Card, Cards');
  expect(page.slice(field('Title')?.start, field('Title')?.end)).toBe('title="Old"');
});

test('where a card goes is chosen among the pages', () => {
  expect(openCard().field('Goes to')?.format).toBe('destination');
});

test('what a picture shows isn’t rare once there is one', () => {
  const {field} = openCard(CARD.replace('silk="moon"', 'picture="/pictures/room.jpg"'));
  expect(field('The picture shows')?.isRare).toBe(false);
});

test('Words: the first ones of a component that closes itself', () => {
  const {set} = openCard('<Cards>\n\n<Card title="Old" />\n\n</Cards>');
  expect(set('Words', 'New.')).toContain('<Card title="Old">\n\nNew.\n\n</Card>');
});

test('List: each line is an entry with the sign of the others', () => {
  const {set} = openTier();
  expect(set('List', '* One **bold**\nTwo <b>')).toBe(TIER.replace('* Two', '* Two \\<b>'));
});

test('a program asks for what it needs first, then its words and its list, and last for what is rare', () => {
  const file = 'pages/programs.mdx';
  const fields = newEngine().settings(file, texts[file].indexOf('<ProgramCard '));
  const titles = fields.map(({title}) => title);
  expect(titles.slice(0, 5)).toEqual(['Title', 'Tagline', 'Perfect for', 'Words', 'What you get']);
  const rare = fields.filter(({isRare}) => isRare).map(({title}) => title);
  expect(titles.slice(-1 - rare.length)).toEqual(['Silk', ...rare]);
  // What a picture shows is asked for once there is one.
  expect(rare).toEqual(['The picture shows', 'Look', 'Focus']);
  expect(titles).toContain('Goes to');
});

test('a story asks for its results, too, one by one', () => {
  const file = 'pages/impact.mdx';
  const engine = newEngine();
  const start = texts[file].indexOf('<Story ');
  const values = engine.settings(file, start).filter(({title}) => title === 'Value');
  expect(values.map(({value}) => value)).toEqual(['200+', '30%']);
  const text = engine.changeSetting(file, {start, path: values[1].path, value: '25%'})[file];
  expect(text).toBe(texts[file].replace('value="30%"', 'value="25%"'));
});

test('the top of the page: title and description, between quotation marks where YAML needs them', () => {
  const engine = newEngine();
  engine.put(PAGE, pageWith('Words.'));
  expect(engine.settings(PAGE, 0)).toMatchObject([{title: 'Title', value: 'A page'}, {title: 'Description'}]);
  expect(engine.changeSetting(PAGE, {start: 0, path: [0, 'title'], value: 'A: b'})[PAGE]).toBe(
    pageWith('Words.').replace('A page', '"A: b"'),
  );
  expect(engine.changeSetting(PAGE, {start: 0, path: [0, 'title'], value: 'Ours'})[PAGE]).toBe(
    pageWith('Words.').replace('A page', 'Ours'),
  );
});

test('a title that is emptied is empty', () => {
  const engine = newEngine();
  engine.put(PAGE, pageWith('Words.'));
  const {[PAGE]: text} = engine.changeSetting(PAGE, {start: 0, path: [0, 'title'], value: undefined});
  expect(text).not.toContain('undefined');
  engine.put(PAGE, text);
  expect(engine.settings(PAGE, 0)[0].value ?? '').toBe('');
});

test('the top of the page asks for nothing else', () => {
  const engine = newEngine();
  engine.put(PAGE, pageWith('Words.').replace('title: A page\n', '$&silk: moon\n'));
  expect(engine.settings(PAGE, 0).map(({title}) => title)).toEqual(['Title', 'Description']);
});

test('a new program’s button gets its line among the buttons, and keeps it while its name is typed', () => {
  const engine = newEngine();
  const [file, record] = ['pages/programs.mdx', 'records/buttons.yml'];
  const added = engine.insert(file, 'Program', texts[file].length);
  for (const [name, text] of Object.entries(added.files)) engine.put(name, text);
  for (const title of ['T', 'The Yard', 'The Yard: two']) {
    const start = engine.check(file).text.indexOf('<ProgramCard', added.at);
    const files = engine.changeSetting(file, {start, path: [0, 'title'], value: title});
    for (const [name, text] of Object.entries(files)) engine.put(name, text);
  }
  expect(engine.check(record).text).toBe(
    texts[record].replace('Register: https://leap.jockeys.ug\n', '$&"Apply to The Yard: two":\n'),
  );
  expect(engine.problems().map(({rule}) => rule)).not.toContain('unknown-name');
});

test('a button that is called otherwise keeps where it goes', () => {
  const engine = newEngine();
  const [file, record] = ['pages/contact.mdx', 'records/buttons.yml'];
  const start = texts[file].indexOf('<Card title="A question"');
  const files = engine.changeSetting(file, {start, path: [0, 'button'], value: 'Call Us'});
  expect(files[record]).toBe(texts[record].replace('Contact Us: tel:', 'Call Us: tel:'));
});

test('a button that is called otherwise leaves its line to another page that has it, too', () => {
  const engine = newEngine();
  const page = pageWith('<Button label="Contact Us" />', 'Button');
  engine.put(PAGE, page);
  const start = page.indexOf('<Button');
  const files = engine.changeSetting(PAGE, {start, path: [0, 'label'], value: 'Call Us'});
  expect(files[BUTTONS]).toBe(texts[BUTTONS].replace('Contact Us: tel:+256414100100\n', '$&Call Us:\n'));
});

test('a button’s address that is written meanwhile stays when more of its name is typed', () => {
  const engine = newEngine();
  const start = texts[HATCHERY].indexOf('<Button label="Book Workspace"');
  const rename = (value: string) => {
    const files = engine.changeSetting(HATCHERY, {start, path: [0, 'label'], value});
    for (const [file, text] of Object.entries(files)) engine.put(file, text);
  };
  rename('Book a d');
  engine.put(BUTTONS, engine.check(BUTTONS).text.replace('Book a d:', 'Book a d: /contact'));
  rename('Book a desk');
  expect(engine.check(BUTTONS).text).toBe(texts[BUTTONS].replace('Book Workspace:', 'Book a desk: /contact'));
});

test('words at the start of a card are words, whatever they begin with', () => {
  const engine = newEngine();
  const file = 'pages/contact.mdx';
  const start = texts[file].indexOf('<Card title="A question"');
  engine.put(
    file,
    engine.changeSetting(file, {start, path: [0, '(words)'], value: 'export coffee and\nimport tea'})[file],
  );
  expect(engine.check(file)).toMatchObject({problems: [], page: {title: 'Contact'}});
  const [words] = engine.settings(file, start).filter(({path}) => path[1] === '(words)');
  expect(words.value).toBe('export coffee and\nimport tea');
});

test('a button’s new name, letter by letter through that of another button, takes its own line along', () => {
  const engine = newEngine();
  const before = texts[BUTTONS].replace('\nView Archive:', '\nBook:\nView Archive:');
  engine.put(BUTTONS, before);
  let text = texts[HATCHERY];
  const start = text.indexOf('<Button label="Book Workspace"');
  // "Book" has a line that no button uses, and "Book Equipment" one that another button uses.
  const names = ['Book Space', 'Book', 'Book E', 'Book Equipment', 'Book Equipments', 'Book a desk'];
  for (const name of names) {
    const files = engine.changeSetting(HATCHERY, {start, path: [0, 'label'], value: name});
    for (const [file, changed] of Object.entries(files)) engine.put(file, changed);
    text = files[HATCHERY];
  }
  expect(text).toContain('<Button label="Book a desk"');
  const record = engine.check(BUTTONS).text;
  expect(record).toBe(before.replace('\nBook Workspace:', '\nBook a desk:'));
});
