/** The forms of records: a change keeps all other lines, whatever their comments, quotation marks and spacing. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {type FormField, fieldsOf} from '../../../../src/content/checker/records/form';
import type {FormChange} from '../../../../src/editor/text/record';
import {newEngine, texts} from '../siteEngine';

const [BUTTONS, FIGURES, HOURS, MENU, ORGANISATION] = ['buttons', 'figures', 'hours', 'menu', 'organisation'].map(
  (name) => `records/${name}.yml`,
);
const MONDAY = ['week', 0];
const SUNDAY = ['week', 2];
/** The last link of the menu but one, and the place behind it. */
const [MORE, BEHIND_MORE] = [
  ['links', 7],
  ['links', 8],
];

/** A record in its form: its text after each change, the lines that it has gained, and a field as the form shows it. */
function open(file: string) {
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

const FIELDS: [file: string, path: FormField['path'], value: string | number, line: string][] = [
  [HOURS, [...MONDAY, 'closes'], '7:00 PM', '    closes: 7:00 PM'],
  [HOURS, ['closed', 0, 'date'], '2099-12-26', '  - date: 2099-12-26'],
  [FIGURES, ['students', 'number'], 17_000, '  number: 17000'],
  [FIGURES, ['funding', 'number'], 2.75, '  number: 2.75'],
  [FIGURES, ['years', 'label'], 'years of work', '  label: years of work'],
  [BUTTONS, ['Book Space'], '/contact', 'Book Space: /contact'],
  [ORGANISATION, ['platforms', 1, 'handle'], '@name', '    handle: "@name"'],
  [ORGANISATION, ['platforms', 3, 'handle'], 'a: %name% # {b}', '    handle: "a: %name% # {b}"'],
];
for (const [file, path, value, line] of FIELDS) {
  test(`a field of ${file} changes its one line, and back: ${line.trim()}`, () => {
    const {change, field, newLines} = open(file);
    const before = field(...path)?.value;
    change({kind: 'set', path, value});
    expect(newLines()).toEqual([line]);
    expect(field(...path)?.value).toBe(value);
    expect(change({kind: 'set', path, value: before})).toBe(texts[file]);
  });
}

for (const file of [BUTTONS, FIGURES, HOURS, MENU, ORGANISATION]) {
  test(`${file} stays as it is when each field is written as it was`, () => {
    const {change, fields} = open(file);
    const filled = fields().filter(({value}) => value !== undefined);
    expect(filled.length).toBeGreaterThan(5);
    for (const {path, value} of filled) expect(change({kind: 'set', path, value}), String(path)).toBe(texts[file]);
  });
}

test('a tick: a closed day takes its times away, and neither the file nor the form has them', () => {
  const {change, field} = open(HOURS);
  const text = change({kind: 'set', path: [...MONDAY, 'closed'], value: true});
  expect(text).toBe(texts[HOURS].replace('    opens: 8:00 AM\n    closes: 6:00 PM\n', '    closed: true\n'));
  expect(field(...MONDAY, 'closed')?.value).toBe(true);
  expect(field(...MONDAY, 'opens')).toBeUndefined();
});

test('a tick that is taken away: the day asks for its times', () => {
  const {change, field, newLines} = open(HOURS);
  expect(field(...SUNDAY, 'opens')).toBeUndefined();
  const text = change({kind: 'set', path: [...SUNDAY, 'closed'], value: undefined});
  expect(text).toBe(texts[HOURS].replace('    closed: true\n', ''));
  expect(field(...SUNDAY, 'opens')).toMatchObject({format: 'time', value: undefined});
  change({kind: 'set', path: [...SUNDAY, 'opens'], value: '10:00 AM'});
  expect(newLines()).toEqual(['    opens: 10:00 AM']);
});

test('a value that is emptied keeps its line where one is needed, and takes it along where not', () => {
  const organisation = open(ORGANISATION);
  organisation.change({kind: 'set', path: ['telephone'], value: undefined});
  expect(organisation.newLines()).toEqual(['telephone:']);
  const figures = open(FIGURES);
  const text = figures.change({kind: 'set', path: ['students', 'suffix'], value: undefined});
  expect(text).toBe(texts[FIGURES].replace('  number: 16000\n  suffix: +\n', '  number: 16000\n'));
});

test('Add: an entry goes to the end of its list, with the fields that it needs', () => {
  const menu = open(MENU);
  const text = menu.change({kind: 'add', path: ['links']});
  expect(text).toContain('  - label: Team\n    page: /our-team\n  - label:\n    page:\n\n# The button behind them.');
  const organisation = open(ORGANISATION).change({kind: 'add', path: ['platforms']});
  expect(organisation).toMatch(
    /- name: LinkedIn\n {4}handle:\n {4}link:\n {2}- name:\n\n# What somebody has to confirm/,
  );
});

test('Add: the first closed day doesn’t go between the brackets of an empty list', () => {
  const {change} = open(HOURS);
  change({kind: 'delete', path: ['closed', 0]});
  change({kind: 'add', path: ['closed']});
  const text = change({kind: 'set', path: ['closed', 0, 'date'], value: '2099-01-01'});
  expect(text).toContain('closed:\n  - date: 2099-01-01\n');
});

test('Add: a figure of a new name has its own lines', () => {
  const {change, newLines} = open(FIGURES);
  change({kind: 'add', path: [], key: 'visitors'});
  expect(newLines()).toEqual(['visitors:', '  number:', '  label:']);
  expect(change({kind: 'set', path: ['visitors', 'number'], value: 5})).toContain('\n\nvisitors:\n  number: 5\n');
});

test('Move up and Move down change places with a neighbor, and back', () => {
  const {change} = open(MENU);
  const text = change({kind: 'down', path: ['links', 1]});
  expect(text.match(/label: \w+/g)?.slice(0, 3)).toEqual(['label: Home', 'label: Programs', 'label: About']);
  expect(change({kind: 'up', path: ['links', 2]})).toBe(texts[MENU]);
});

test('Move down and up of a button takes its comment along, and back', () => {
  const {change} = open(BUTTONS);
  change({kind: 'down', path: ['Schedule Now']});
  expect(change({kind: 'up', path: ['Schedule Now']})).toBe(texts[BUTTONS]);
});

test('Move up leaves the first entry where it is', () => {
  expect(open(MENU).change({kind: 'up', path: ['links', 0]})).toBe(texts[MENU]);
});

test('Duplicate puts the same entry behind it; Delete takes one away', () => {
  const {change} = open(MENU);
  const [, more] = /( {2}- label: More\n.*\n.*\n)/.exec(texts[MENU]) ?? [];
  expect(more).toContain('aloud: from %name%');
  expect(change({kind: 'duplicate', path: MORE})).toBe(texts[MENU].replace(more, more + more));
  expect(change({kind: 'delete', path: BEHIND_MORE})).toBe(texts[MENU]);
  expect(change({kind: 'delete', path: MORE})).toBe(texts[MENU].replace(more, ''));
});

test('a comment above an entry heads its group, and stays when the first of the group is deleted', () => {
  const {change, fields} = open(BUTTONS);
  expect(
    fields()
      .slice(0, 3)
      .map(({heading}) => heading),
  ).toEqual(['In the bar at the top of every page', 'Home', undefined]);
  expect(change({kind: 'delete', path: ['Schedule Now']})).toContain('# Contact\nContact Us:');
});

test('an entry that isn’t there any more takes no other along', () => {
  const {change} = open(MENU);
  expect(() => change({kind: 'delete', path: ['links', 99]})).toThrow('This entry isn’t there any more.');
});

test('Delete: the last entry of a record', () => {
  const text = open(BUTTONS).change({kind: 'delete', path: ['Join Network']});
  expect(text).toBe(texts[BUTTONS].replace('Join Network:\n', ''));
});

test('a long value stays on its line', () => {
  const {change, newLines} = open(ORGANISATION);
  const tagline =
    'Empowering the entrepreneurs of Kampala, and of all of Uganda, from their first idea to their hundredth customer';
  change({kind: 'set', path: ['tagline'], value: tagline});
  expect(newLines()).toEqual([`tagline: ${tagline}`]);
});

test('a text over several lines stays as it is beside a change, also where it looks like an empty value', () => {
  const engine = newEngine();
  const block = 'tagline: |\n  One: ~\n';
  engine.put(ORGANISATION, texts[ORGANISATION].replace(/tagline: .*\n/, block));
  const text = engine.changeRecord(ORGANISATION, {kind: 'set', path: ['founded'], value: 2016});
  expect(text).toContain(`${block}founded: 2016\n`);
});

test('a record that can’t be read is corrected as text first', () => {
  const engine = newEngine();
  engine.put(HOURS, 'week: [');
  const set: FormChange = {kind: 'set', path: [...MONDAY, 'closes'], value: '7:00 PM'};
  expect(() => engine.changeRecord(HOURS, set)).toThrow('Correct this record under “Show as text” first.');
});

test('a closed day is called by its day in words', () => {
  const engine = newEngine();
  engine.put(HOURS, engine.changeRecord(HOURS, {kind: 'set', path: ['closed', 0, 'date'], value: '2099-12-25'}));
  const days = engine.form(HOURS).children.find(({path}) => path.at(-1) === 'closed');
  expect(days?.kind === 'list' && days.children[0].title).toBe('Friday 25 December 2099');
});
