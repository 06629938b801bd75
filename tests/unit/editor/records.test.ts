/** Forms of records: every change keeps all other lines, comments too, and a wrong value is told at its field. */
import {expect, test} from 'playwright/test';
import {type FormField, type FormNode, fieldAtLine} from '../../../src/editor/text/recordForm/form';
import {newEngine, texts} from './site';

const RECORDS = Object.keys(texts).filter((file) => file.startsWith('records/'));

const fieldsOf = (node: FormNode): FormField[] => (node.kind === 'field' ? [node] : node.children.flatMap(fieldsOf));

const fieldAt = (node: FormNode, ...path: (string | number)[]) =>
  fieldsOf(node).find((field) => JSON.stringify(field.path) === JSON.stringify(path));

/** Lines that are in one text and not in the other. */
const changedLines = (before: string, after: string) => {
  const lines = new Set(before.split('\n'));
  return after.split('\n').filter((line) => !lines.has(line));
};

for (const file of RECORDS) {
  test(`${file} has a form whose fields are named, explained and filled in`, () => {
    const form = newEngine().form(file);
    for (const field of fieldsOf(form)) {
      expect(field.title, JSON.stringify(field.path)).toBeTruthy();
      expect(field.line).toBeGreaterThan(0);
    }
    const filled = fieldsOf(form).filter(({value}) => value !== undefined);
    if (file !== 'records/buttons.yml') expect(filled.length).toBeGreaterThan(5);
  });

  test(`setting each value of ${file} to what it is changes nothing`, () => {
    const engine = newEngine();
    for (const {path, value} of fieldsOf(engine.form(file))) {
      if (value === undefined) continue;
      expect(engine.change(file, {kind: 'set', path, value}), JSON.stringify(path)).toBe(texts[file]);
    }
  });
}

test('a new opening hour changes one line', () => {
  const file = 'records/hours.yml';
  const after = newEngine().change(file, {kind: 'set', path: ['week', 0, 'closes'], value: '7:00 PM'});
  expect(changedLines(texts[file], after)).toEqual(['    closes: 7:00 PM']);
  expect(after.split('\n')).toHaveLength(texts[file].split('\n').length);
});

test('a button gets its address, and loses it again', () => {
  const engine = newEngine();
  const file = 'records/buttons.yml';
  const after = engine.change(file, {kind: 'set', path: ['Book Space'], value: '/contact'});
  expect(changedLines(texts[file], after)).toEqual(['Book Space: /contact']);
  engine.put(file, after);
  expect(engine.check(file).diagnostics).toEqual([]);
  expect(engine.change(file, {kind: 'set', path: ['Book Space'], value: undefined})).toBe(texts[file]);
});

test('an e-mail and a handle that were not known are filled in', () => {
  const engine = newEngine();
  const file = 'records/organisation.yml';
  const after = engine.change(file, {kind: 'set', path: ['email'], value: 'office@example.org'});
  expect(changedLines(texts[file], after)).toEqual(['email: office@example.org']);
  engine.put(file, after);
  const handle = engine.change(file, {kind: 'set', path: ['platforms', 2, 'handle'], value: '@name'});
  expect(changedLines(after, handle)).toEqual(['    handle: "@name"']);
});

test('a line that may be left out is added beside its own, and taken away', () => {
  const engine = newEngine();
  const file = 'records/figures.yml';
  const after = engine.change(file, {kind: 'set', path: ['years', 'suffix'], value: '+'});
  engine.put(file, after);
  expect(fieldAt(engine.form(file), 'years', 'suffix')?.value).toBe('+');
  expect(engine.check(file).diagnostics).toEqual([]);
  expect(engine.change(file, {kind: 'set', path: ['years', 'suffix'], value: undefined})).toBe(texts[file]);
});

const WRONG: [file: string, path: (string | number)[], value: string | number][] = [
  ['records/hours.yml', ['week', 0, 'opens'], '8 in the morning'],
  ['records/hours.yml', ['week', 0, 'opens'], ''],
  ['records/hours.yml', ['week', 1, 'days'], 'Caturday'],
  ['records/figures.yml', ['students', 'number'], 'many'],
  ['records/figures.yml', ['students', 'number'], '16,000'],
  ['records/figures.yml', ['students', 'duration'], '0'],
  ['records/buttons.yml', ['Book Space'], 'contact'],
  ['records/buttons.yml', ['Book Space'], '/no-such-page'],
  ['records/buttons.yml', ['Book Space'], 'javascript:alert(1)'],
  ['records/organisation.yml', ['email'], 'nobody'],
  ['records/organisation.yml', ['email'], 'a@b.c?x=javascript:1'],
  ['records/organisation.yml', ['telephone'], '0700 000 000'],
  ['records/organisation.yml', ['founded'], 'long ago'],
  ['records/menu.yml', ['links', 1, 'page'], '/no-such-page'],
  ['records/menu.yml', ['links', 1, 'label'], ''],
];

for (const [file, path, value] of WRONG) {
  test(`${file} ${path.join(' ')} can't be ${JSON.stringify(value)} without being told`, () => {
    const engine = newEngine();
    const after = engine.change(file, {kind: 'set', path, value: value === '' ? undefined : value});
    engine.put(file, after);
    const field = fieldAt(engine.form(file), ...path);
    const told = engine
      .check(file)
      .diagnostics.filter(
        (one) =>
          one.file === file && one.start.line >= (field?.line ?? 0) - 2 && one.start.line <= (field?.endLine ?? 0) + 2,
      );
    expect(told.length, after).toBeGreaterThan(0);
  });
}

/** Words that YAML would read as something else. */
const AWKWARD = [
  'yes',
  'null',
  '8:00',
  'a: b',
  '# no comment',
  '- a',
  '@name',
  '"quoted"',
  "it's",
  '%name% & more',
  '  spaces  ',
  '{a}',
  '[b]',
  '*',
  '&',
  '!',
  '|',
  '1.50',
  '0700',
  'é',
];

test('words stay the words that somebody typed', () => {
  const file = 'records/organisation.yml';
  for (const words of AWKWARD) {
    const engine = newEngine();
    engine.put(file, engine.change(file, {kind: 'set', path: ['tagline'], value: words}));
    expect(String(fieldAt(engine.form(file), 'tagline')?.value).trim(), words).toBe(words.trim());
  }
});

test('an entry is added, moved up and removed', () => {
  const engine = newEngine();
  const file = 'records/menu.yml';
  engine.put(file, engine.change(file, {kind: 'add', path: ['links']}));
  const index = 8;
  for (const [name, value] of [
    ['label', 'Again'],
    ['page', '/contact'],
  ]) {
    engine.put(file, engine.change(file, {kind: 'set', path: ['links', index, name], value}));
  }
  expect(fieldAt(engine.form(file), 'links', index, 'label')?.value).toBe('Again');
  engine.put(file, engine.change(file, {kind: 'up', path: ['links', index]}));
  expect(fieldAt(engine.form(file), 'links', index - 1, 'label')?.value).toBe('Again');
  engine.put(file, engine.change(file, {kind: 'remove', path: ['links', index - 1]}));
  expect(engine.check(file).text).toBe(texts[file]);
});

test('removing or adding an entry leaves the comment of the next one where it is', () => {
  const file = 'records/organisation.yml';
  const engine = newEngine();
  const platforms = '\nplatforms:\n  - name: Website\n    link:\n';
  const after = '\n# What is to be confirmed.\nconfirm: Ask somebody.\n';
  const before = texts[file].slice(0, texts[file].indexOf('\n# The names are shown'));
  const second = '  - name: Facebook\n    link:\n';
  engine.put(file, before + platforms + second + after);
  expect(engine.change(file, {kind: 'remove', path: ['platforms', 1]})).toBe(before + platforms + after);
  expect(engine.change(file, {kind: 'add', path: ['platforms']})).toBe(
    `${before + platforms + second}  - name:\n${after}`,
  );
});

test('a day that is closed has no times to fill in', () => {
  const file = 'records/hours.yml';
  const engine = newEngine();
  const asked = () => fieldsOf(engine.form(file)).flatMap(({path}) => (path[1] === 0 ? [path[2]] : []));
  const closed = engine.change(file, {kind: 'set', path: ['week', 0, 'closed'], value: true});
  expect(closed).toBe(texts[file].replace(/ {4}opens:.*\n {4}closes:.*\n/, '    closed: true\n'));
  engine.put(file, closed);
  expect(asked()).toEqual(['days', 'closed']);
  engine.put(file, engine.change(file, {kind: 'set', path: ['week', 0, 'closed'], value: undefined}));
  expect(asked()).toEqual(['days', 'opens', 'closes', 'closed']);
});

test('a button and a figure are added by name', () => {
  const engine = newEngine();
  const buttons = engine.change('records/buttons.yml', {kind: 'add', path: [], key: 'Visit: us'});
  expect(changedLines(texts['records/buttons.yml'], buttons)).toEqual(['"Visit: us":']);
  const figures = engine.change('records/figures.yml', {kind: 'add', path: [], key: 'visitors'});
  expect(changedLines(texts['records/figures.yml'], figures)).toEqual(['visitors:', '  number:', '  label:']);
});

test('a line leads to the field on it, or else to the first field behind it', () => {
  const file = 'records/hours.yml';
  const engine = newEngine();
  engine.put(
    file,
    '# A note.\n- days: Monday\n  opens: 8:00 AM\n  closes: 6:00 PM\n\n- days: Sunday\n  closed: true\n',
  );
  const at = (line: number) => fieldAtLine(engine.form(file), line)?.path;
  expect(at(1)).toEqual(['week', 0, 'days']);
  expect(at(3)).toEqual(['week', 0, 'opens']);
  expect(at(5)).toEqual(['week', 1, 'days']);
  expect(at(7)).toEqual(['week', 1, 'closed']);
  expect(at(8)).toBeUndefined();
});
