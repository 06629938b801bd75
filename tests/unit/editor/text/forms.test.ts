/** Forms of records and components: a change in a field changes its own characters in the file, and no others. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {type FormField, fieldsOf, type Value} from '../../../../src/content/records/form';
import type {FormChange} from '../../../../src/editor/text/record';
import {newEngine, pageWith, texts} from '../siteEngine';

const [FIGURES, HOURS, MENU, ORGANISATION] = ['figures', 'hours', 'menu', 'organisation'].map(
  (name) => `records/${name}.yml`,
);
const PAGE = 'pages/sample.mdx';
const MONDAY = ['week', 0];
const SUNDAY = ['week', 2];

/** Opens a record in its form. `change` returns the text of the file after a change. */
function openRecord(file: string) {
  const engine = newEngine();
  let text = texts[file];
  const change = (one: FormChange) => {
    text = engine.changeRecord(file, one);
    engine.put(file, text);
    return text;
  };
  const fields = () => fieldsOf(engine.form(file));
  return {
    change,
    fields,
    newLines: () => text.split('\n').filter((line) => !texts[file].split('\n').includes(line)),
    field: (...path: FormField['path']) => fields().find((one) => String(one.path) === String(path)),
  };
}

// Records

const FIELDS: [file: string, path: FormField['path'], value: string | number, line: string][] = [
  [HOURS, [...MONDAY, 'closes'], '7:00 PM', '    closes: 7:00 PM'],
  [HOURS, ['closed', 0, 'date'], '2099-12-26', '  - date: 2099-12-26'],
  [FIGURES, ['students', 'number'], 17_000, '  number: 17000'],
  [FIGURES, ['years', 'label'], 'years of work', '  label: years of work'],
  [ORGANISATION, ['platforms', 1, 'handle'], '@name', '    handle: "@name"'],
  [ORGANISATION, ['platforms', 3, 'handle'], 'a: %name% # {b}', '    handle: "a: %name% # {b}"'],
  [ORGANISATION, ['tagline'], 'Words. '.repeat(30).trim(), `tagline: ${'Words. '.repeat(30).trim()}`],
];
for (const [file, path, value, line] of FIELDS) {
  test(`a field of ${file} changes one line, and back: ${line.trim().slice(0, 40)}`, () => {
    const {change, field, newLines} = openRecord(file);
    const before = field(...path)?.value;
    change({kind: 'set', path, value});
    expect(newLines()).toEqual([line]);
    expect(field(...path)?.value).toBe(value);
    expect(change({kind: 'set', path, value: before})).toBe(texts[file]);
  });
}

test('a record doesn’t change when each field is set to its own value', () => {
  for (const file of [FIGURES, HOURS, MENU, ORGANISATION]) {
    const {change, fields} = openRecord(file);
    const filled = fields().filter(({value}) => value !== undefined);
    expect(filled.length).toBeGreaterThan(5);
    for (const {path, value} of filled) expect(change({kind: 'set', path, value}), String(path)).toBe(texts[file]);
  }
});

test('a day that is closed loses its times, and a day that opens again asks for them', () => {
  const {change, field, newLines} = openRecord(HOURS);
  const closed = change({kind: 'set', path: [...MONDAY, 'closed'], value: true});
  expect(closed).toBe(texts[HOURS].replace('    opens: 8:00 AM\n    closes: 6:00 PM\n', '    closed: true\n'));
  expect(field(...MONDAY, 'opens')).toBeUndefined();
  change({kind: 'set', path: [...SUNDAY, 'closed'], value: undefined});
  expect(field(...SUNDAY, 'opens')).toMatchObject({format: 'time', value: undefined});
  change({kind: 'set', path: [...SUNDAY, 'opens'], value: '10:00 AM'});
  expect(newLines()).toContain('    opens: 10:00 AM');
});

test('an emptied field keeps its line if the record needs it, and loses it otherwise', () => {
  const organisation = openRecord(ORGANISATION);
  organisation.change({kind: 'set', path: ['telephone'], value: undefined});
  expect(organisation.newLines()).toEqual(['telephone:']);
  const text = openRecord(FIGURES).change({kind: 'set', path: ['students', 'suffix'], value: undefined});
  expect(text).toBe(texts[FIGURES].replace('  number: 16000\n  suffix: +\n', '  number: 16000\n'));
});

test('Add puts a new entry at the end of its list, also of an empty one', () => {
  expect(openRecord(MENU).change({kind: 'add', path: ['links']})).toMatch(/\n {2}- label:\n {4}page:\n\n#/);
  const {change} = openRecord(HOURS);
  change({kind: 'delete', path: ['closed', 0]});
  change({kind: 'add', path: ['closed']});
  const text = change({kind: 'set', path: ['closed', 0, 'date'], value: '2099-01-01'});
  expect(text).toContain('closed:\n  - date: 2099-01-01\n');
});

test('Move, Duplicate and Delete change whole entries, and the opposite restores the file', () => {
  const {change} = openRecord(MENU);
  const moved = change({kind: 'down', path: ['links', 1]});
  expect(moved.match(/label: \w+/g)?.slice(0, 3)).toEqual(['label: Home', 'label: Programs', 'label: About']);
  expect(change({kind: 'up', path: ['links', 2]})).toBe(texts[MENU]);
  expect(change({kind: 'up', path: ['links', 0]})).toBe(texts[MENU]);
  const [entry] = /( {2}- label: More\n.*\n.*\n)/.exec(texts[MENU]) ?? [''];
  expect(change({kind: 'duplicate', path: ['links', 7]})).toBe(texts[MENU].replace(entry, entry + entry));
  expect(change({kind: 'delete', path: ['links', 8]})).toBe(texts[MENU]);
  expect(change({kind: 'delete', path: ['links', 7]})).toBe(texts[MENU].replace(entry, ''));
  expect(() => change({kind: 'delete', path: ['links', 99]})).toThrow('This entry isn’t there any more.');
});

test('a text over several lines doesn’t change with another field', () => {
  const engine = newEngine();
  const block = 'tagline: |\n  One: ~\n';
  engine.put(ORGANISATION, texts[ORGANISATION].replace(/tagline: .*\n/, block));
  const text = engine.changeRecord(ORGANISATION, {kind: 'set', path: ['founded'], value: 2016});
  expect(text).toContain(`${block}founded: 2016\n`);
});

test('a record with a syntax error has to be corrected as text first', () => {
  const engine = newEngine();
  engine.put(HOURS, 'week: [');
  const set: FormChange = {kind: 'set', path: [...MONDAY, 'closes'], value: '7:00 PM'};
  expect(() => engine.changeRecord(HOURS, set)).toThrow('Correct this record under “Show as text” first.');
});

// Components

/** Opens the form of a component, whose tag begins with `tag`. `set` returns the page below its headline after a change. */
function openForm(words: string, imports: string, tag: string) {
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
  '<TierTable>\n\n<Tier type="A" price="UGX 1,000" description="B">\n\n* One **bold**\n* Two\n\n</Tier>\n\n</TierTable>';
const openCard = (card = CARD) => openForm(card, 'Card, Cards', '<Card ');
const openTier = () => openForm(TIER, 'Tier, TierTable', '<Tier ');

const TYPED: [typed: string, written: string][] = [
  ['New', 'New'],
  ['A "B"', 'A &quot;B&quot;'],
  ['B & <c> {d}', 'B & <c> {d}'],
  ['&copy; 2026', '&amp;copy; 2026'],
  ['Two\nlines', 'Two lines'],
];
for (const [typed, written] of TYPED) {
  test(`a prop contains exactly what was typed: ${JSON.stringify(typed)}`, () => {
    const {set, field} = openCard();
    expect(set('Title', typed)).toBe(CARD.replace('Old', written));
    expect(field('Title')?.value).toBe(typed.replace('\n', ' '));
    expect(set('Title', 'Old')).toBe(CARD);
  });
}

test('a choice, a tick and a number are written as the component expects them', () => {
  const card = openCard();
  expect(card.field('Silk')?.choices).toContain('academy');
  expect(card.set('Silk', 'academy')).toBe(CARD.replace('moon', 'academy'));
  expect(card.set('Silk', undefined)).toBe(CARD.replace(' silk="moon"', ''));
  const tier = openTier();
  expect(tier.set('Featured', true)).toBe(TIER.replace('description="B">', 'description="B" featured>'));
  expect(tier.set('Featured', undefined)).toBe(TIER);
  expect(openForm(CARD, 'Card, Cards', '<Cards').set('Columns', '2')).toContain('<Cards columns={2}>');
});

test('the text of a component is escaped, can be emptied and written again', () => {
  const {set} = openCard();
  const escaped = CARD.replace('Some words.', 'Other \\<words> of \\{mine\\}.');
  expect(set('Words', 'Other <words> of {mine}.\n\n')).toBe(escaped);
  expect(set('Words', '')).toMatch(/<Card title="Old" silk="moon">\s*<\/Card>/);
  expect(set('Words', 'New.')).toBe(CARD.replace('Some words.', 'New.'));
  const closed = openCard('<Cards>\n\n<Card title="Old" />\n\n</Cards>');
  expect(closed.set('Words', 'New.')).toContain('<Card title="Old">\n\nNew.\n\n</Card>');
});

test('the text of a component is still below its note when it was emptied and written again', () => {
  const card = CARD.replace('Some words.', '{/* To confirm: ours. */}\n\nSome words.');
  const {field, set} = openCard(card);
  expect(field('Words')?.value).toBe('Some words.');
  set('Words', '');
  expect(set('Words', 'New.')).toBe(card.replace('Some words.', 'New.'));
});

test('text that begins like an import or export is text', () => {
  const {set, field} = openCard();
  expect(set('Words', 'export coffee and\nimport tea')).toContain(' export coffee and\n import tea');
  expect(field('Words')?.value).toBe('export coffee and\nimport tea');
});

test('a change of the text leaves headings, pictures and other components around it alone', () => {
  const below = '<Button label="Come" />\n\nLast words.';
  const {field, set} = openForm(
    CARD.replace('Some words.', `### A heading\n\nSome words.\n\n${below}`),
    'Button, Card, Cards',
    '<Card ',
  );
  expect(field('Words')?.value).toBe('Some words.');
  expect(set('Words', 'New.')).toContain(`### A heading\n\nNew.\n\n${below}`);
});

test('each line of a list field is an entry with the same bullet as the others', () => {
  expect(openTier().set('List', '* One **bold**\nTwo <b>')).toBe(TIER.replace('* Two', '* Two \\<b>'));
});

test('the fields of a story include its results', () => {
  const file = 'pages/impact.mdx';
  const engine = newEngine();
  const start = texts[file].indexOf('<Story ');
  const values = engine.settings(file, start).filter(({title}) => title === 'Value');
  expect(values.map(({value}) => value)).toEqual(['200+', '30%']);
  const text = engine.changeSetting(file, {start, path: values[1].path, value: '25%'})[file];
  expect(text).toBe(texts[file].replace('value="30%"', 'value="25%"'));
});

test('the title of a page has quotation marks only where YAML needs them, and can be emptied', () => {
  const engine = newEngine();
  engine.put(PAGE, pageWith('Words.'));
  expect(engine.settings(PAGE, 0).map(({title}) => title)).toEqual(['Title', 'Description']);
  const titled = (value: Value) => engine.changeSetting(PAGE, {start: 0, path: [0, 'title'], value})[PAGE];
  expect(titled('A: b')).toBe(pageWith('Words.').replace('A page', '"A: b"'));
  expect(titled('Ours')).toBe(pageWith('Words.').replace('A page', 'Ours'));
  expect(titled(undefined)).toMatch(/^---\ntitle: ?(""|'')?\n/);
});
