/** Forms of components and records: a change keeps all other lines, and what is wrong is told at its field. */
import {expect, test} from 'playwright/test';
import {applyEdits} from '../../../src/content';
import {type FormChange, type FormField, fieldsOf} from '../../../src/editor/text/form';
import {ADDABLE} from '../../../src/editor/text/insert';
import {fieldAtLine} from '../../../src/editor/text/record';
import {flat, newEngine, pageWith, texts} from './site';

type Path = FormField['path'];
const RECORDS = Object.keys(texts).filter((file) => file.startsWith('records/'));
const PAGE = 'pages/sample.mdx';

// One engine for all tests of this file, since each reads every page anew.
const engine = newEngine();
const touched = new Set<string>();

function put(file: string, text: string): void {
  touched.add(file);
  engine.put(file, text);
}

/** Makes the engine read the site as it is. */
function reset(): void {
  for (const file of touched) engine.put(file, undefined);
  touched.clear();
}

test.beforeEach(reset);

/** Lines that are in one text and not in the other. */
const newLines = (before: string, after: string) => {
  const lines = new Set(before.split('\n'));
  return after.split('\n').filter((line) => !lines.has(line));
};

/** A record after changes, one after another. */
function changed(file: string, ...changes: FormChange[]) {
  reset();
  for (const change of changes) put(file, engine.change(file, change));
  const {text, problems} = engine.check(file);
  const field = (...path: Path) =>
    fieldsOf(engine.form(file)).find((one) => JSON.stringify(one.path) === JSON.stringify(path));
  const told = (...path: Path) => {
    const {start = 0, end = 0} = field(...path) ?? {};
    return problems.filter((one) => one.file === file && one.start <= end && one.end >= start);
  };
  return {text, field, told};
}

test('every record: its form has names for all fields, and what is set to what it is changes nothing', () => {
  for (const file of RECORDS) {
    const fields = fieldsOf(engine.form(file));
    expect(fields.length, file).toBeGreaterThan(5);
    for (const {path, title, line} of fields) {
      expect(title, `${file} ${path}`).toBeTruthy();
      expect(line, `${file} ${path}`).toBeGreaterThan(0);
    }
    // One field of each form.
    const filled = new Map(fields.filter(({value}) => value !== undefined).map((one) => [one.form, one]));
    for (const {path, value} of filled.values()) {
      expect(engine.change(file, {kind: 'set', path, value}), `${file} ${path}`).toBe(texts[file]);
    }
  }
});

const ONE_LINE: [file: string, path: Path, value: string, line: string][] = [
  ['records/hours.yml', ['week', 0, 'closes'], '7:00 PM', '    closes: 7:00 PM'],
  ['records/buttons.yml', ['Book Space'], '/contact', 'Book Space: /contact'],
  ['records/organisation.yml', ['email'], 'office@example.com', 'email: office@example.com'],
  ['records/organisation.yml', ['platforms', 2, 'handle'], '@name', '    handle: "@name"'],
  ['records/figures.yml', ['years', 'suffix'], '+', '  suffix: +'],
  ['records/menu.yml', ['links', 1, 'label'], 'About us', '  - label: About us'],
];

test('one field changes one line, and emptied again it leaves the record as it was', () => {
  for (const [file, path, value, line] of ONE_LINE) {
    reset();
    const before = fieldsOf(engine.form(file)).find((one) => String(one.path) === String(path))?.value;
    const {text} = changed(file, {kind: 'set', path, value});
    expect(text === texts[file] ? [] : newLines(texts[file], text).concat(line), file).toContain(line);
    expect(engine.change(file, {kind: 'set', path, value: before}), file).toBe(texts[file]);
  }
});

const WRONG: [file: string, path: Path, value: string | undefined][] = [
  ['records/hours.yml', ['week', 0, 'opens'], '8 in the morning'],
  ['records/hours.yml', ['week', 1, 'days'], 'Caturday'],
  ['records/figures.yml', ['students', 'number'], 'many'],
  ['records/figures.yml', ['students', 'number'], '16,000'],
  ['records/buttons.yml', ['Book Space'], '/no-such-page'],
  ['records/buttons.yml', ['Book Space'], 'javascript:alert(1)'],
  ['records/organisation.yml', ['email'], 'a@b.c?x=javascript:1'],
  ['records/organisation.yml', ['telephone'], '0700 000 000'],
  ['records/menu.yml', ['links', 1, 'page'], '/no-such-page'],
  ['records/menu.yml', ['links', 1, 'label'], undefined],
];

test('a wrong value is told at its field', () => {
  for (const [file, path, value] of WRONG) {
    expect(changed(file, {kind: 'set', path, value}).told(...path), `${file} ${path} ${value}`).not.toEqual([]);
  }
});

test('words stay the words that somebody typed, whatever YAML would read', () => {
  const awkward = [
    'yes',
    '8:00',
    'a: b',
    '# no',
    '- a',
    '@a',
    '"q"',
    "it's",
    '%name% & more',
    '{a}',
    '[b]',
    '*',
    '|',
    '1.50',
    '0700',
  ];
  for (const value of awkward) {
    const {field} = changed('records/organisation.yml', {kind: 'set', path: ['tagline'], value});
    expect(String(field('tagline')?.value)).toBe(value);
  }
});

test('an entry is added, filled in, moved, doubled and deleted, and comments stay where they are', () => {
  const file = 'records/menu.yml';
  const path = ['links', 8];
  const {field} = changed(
    file,
    {kind: 'add', path: ['links']},
    {kind: 'set', path: [...path, 'label'], value: 'Again'},
    {kind: 'set', path: [...path, 'page'], value: '/contact'},
    {kind: 'up', path},
    {kind: 'down', path: ['links', 7]},
    {kind: 'double', path},
  );
  expect([field('links', 8, 'label')?.value, field('links', 9, 'label')?.value]).toEqual(['Again', 'Again']);
  for (const index of [9, 8]) put(file, engine.change(file, {kind: 'remove', path: ['links', index]}));
  expect(engine.check(file).text).toBe(texts[file]);

  const organisation = 'records/organisation.yml';
  const added = changed(organisation, {kind: 'add', path: ['platforms']});
  expect(added.text).toMatch(/- name: LinkedIn\n {4}handle:\n {4}link:\n {2}- name:\n\n# What somebody has to confirm/);
  expect(engine.change(organisation, {kind: 'remove', path: ['platforms', 4]})).toBe(texts[organisation]);
});

test('a button and a figure are added by name; a day that is closed has no times to fill in', () => {
  const buttons = changed('records/buttons.yml', {kind: 'add', path: [], key: 'Visit: us'}).text;
  expect(newLines(texts['records/buttons.yml'], buttons)).toEqual(['"Visit: us":']);
  const figures = changed('records/figures.yml', {kind: 'add', path: [], key: 'visitors'}).text;
  expect(newLines(texts['records/figures.yml'], figures)).toEqual(['visitors:', '  number:', '  label:']);
  const closed = changed('records/hours.yml', {kind: 'set', path: ['week', 0, 'closed'], value: true});
  expect(closed.text).toBe(texts['records/hours.yml'].replace(/ {4}opens:.*\n {4}closes:.*\n/, '    closed: true\n'));
  expect(closed.field('week', 0, 'opens')).toBeUndefined();
});

test('a line leads to the field on it, or else to the first field behind it', () => {
  const text =
    '# A note.\nweek:\n  - days: Monday\n    opens: 8:00 AM\n    closes: 6:00 PM\n\n  - days: Sunday\n    closed: true\nclosed:\n';
  put('records/hours.yml', text);
  const at = (line: number) => fieldAtLine(engine.form('records/hours.yml'), line)?.path;
  expect([1, 4, 6, 8].map(at)).toEqual([
    ['week', 0, 'days'],
    ['week', 0, 'opens'],
    ['week', 1, 'days'],
    ['week', 1, 'closed'],
  ]);
});

/** A page with these words, and the form of the component around a part of them. */
function form(words: string, imports: string, around: string) {
  reset();
  put(PAGE, pageWith(words, imports));
  const find = () => engine.settings(PAGE, engine.check(PAGE).text.indexOf(around));
  const field = (title: string) => find()?.fields.find((one) => one.title === title);
  const set = (title: string, value: FormField['value']) => {
    const {start = -1} = find() ?? {};
    put(PAGE, engine.set(PAGE, start, field(title)?.path ?? [], value));
    return engine
      .check(PAGE)
      .text.replace(/[\s\S]*# Headline\s*/, '')
      .trim();
  };
  return {find, field, set};
}

test('a component is a form of its settings and its words, in the order in which they are filled in', () => {
  const program = form(
    texts['pages/programs.mdx'].replace(/[\s\S]*<ProgramField>/, '<ProgramField>'),
    'ProgramCard, ProgramField',
    '<ProgramCard title="The Launch',
  );
  const titles = program.find()?.fields.map(({title}) => title) ?? [];
  expect(titles.slice(0, 6)).toEqual(['Title', 'Tagline', 'Perfect for', 'Words', 'What you get', 'Goes to']);
  expect(titles.at(-1)).toBe('Silk');
  expect(program.field('What you get')?.value).toBe(
    'A semester of steady work on your startup\nExpert mentors by your side',
  );
});

test('settings and words are changed, emptied and written anew, and nothing else is', () => {
  const card = '<Cards>\n\n<Card title="Old" silk="moon">\n\nSome words.\n\n</Card>\n\n</Cards>';
  const {set} = form(card, 'Card, Cards', '<Card ');
  expect(set('Title', 'A "B" & <c> &copy; {d}')).toBe(card.replace('Old', 'A &quot;B&quot; & <c> &amp;copy; {d}'));
  expect(set('Title', 'Old')).toBe(card);
  expect(set('Silk', undefined)).toBe(card.replace(' silk="moon"', ''));
  expect(set('Words', 'Some\n\nother <words> of {mine}.\n\n')).toContain(
    '>\n\nSome\n\nother \\<words> of \\{mine\\}.\n\n</Card>',
  );
  expect(set('Words', '')).toMatch(/<Card title="Old">\s*<\/Card>/);
  expect(set('Words', 'New.')).toContain('<Card title="Old">\n\nNew.\n\n</Card>');
  const alone = form('<Cards>\n\n<Card title="Old" />\n\n</Cards>', 'Card, Cards', '<Card ');
  expect(alone.set('Words', 'New.')).toContain('<Card title="Old">\n\nNew.\n\n</Card>');
});

test('a list in a component is an entry a line, and entries that stay keep their Markdown', () => {
  const tier =
    '<TierBoard>\n\n<Tier type="A" price="UGX 1,000" description="B">\n\n* One **bold**\n* Two\n\n</Tier>\n\n</TierBoard>';
  const {set, field} = form(tier, 'Tier, TierBoard', '<Tier ');
  expect(field('List')?.value).toBe('One **bold**\nTwo');
  expect(set('List', 'One **bold**\n\nTwo <b>\nThree\n')).toBe(tier.replace('* Two', '* Two \\<b>\n* Three'));
});

test('every form in which a price is typed has one right correction, and it comes to an end', () => {
  const file = 'pages/hatchery.mdx';
  for (const typed of ['25,000/=', '25000', '25k', 'UGX 25000', '25,000 UGX']) {
    reset();
    const start = texts[file].indexOf('<Tier type="Day Pass"');
    put(file, engine.set(file, start, [0, 'price'], typed));
    const description = () => engine.check(file).text.split('\n')[2];
    const corrections = [];
    for (let fix = 0; fix < 5; fix += 1) {
      const {text, problems} = engine.check(file);
      const [first] = problems.filter((one) => one.file === file && one.fix && engine.improves(one, text));
      if (!first?.fix) break;
      corrections.push(first.fix.isSure);
      put(file, applyEdits(text, first.fix.edits));
      // The first button writes the price; only then does the description follow.
      if (fix === 0) expect(description(), typed).toContain('UGX 20,000');
    }
    expect(corrections, typed).toHaveLength(2);
    expect(engine.check(file).text, typed).toContain('price="UGX 25,000"');
    expect(description(), typed).toContain('Day Pass UGX 25,000');
  }
});

test('everything that Add offers goes in anywhere, opens in its form, and is told until its words are written', () => {
  for (const {label: id, only} of ADDABLE) {
    const file = only === 'ProgramField' ? 'pages/programs.mdx' : only ? 'pages/hatchery.mdx' : 'pages/about.mdx';
    const places = [...texts[file].matchAll(/\n\n/g)].filter(({index}) => index > texts[file].indexOf('<Hero>'));
    for (const [number, {index}] of places.filter((_, at) => at % 30 === 0).entries()) {
      reset();
      const {files, at} = engine.insert(file, id, index + (number % 3));
      for (const [name, text] of Object.entries(files)) put(name, text);
      const {problems, broken, text} = engine.check(file);
      const where = `${id} at ${index}`;
      expect(broken, where).toBe(false);
      const others = problems.filter(
        ({rule, message}) => rule !== 'placeholders' && !/"date" of <Event> is empty/.test(message),
      );
      expect(
        others.map(({message}) => message),
        where,
      ).toEqual([]);
      if (!/^(Button|Figure)$/.test(id)) expect(problems.length, where).toBeGreaterThan(0);
      expect(text.slice(at), where).toMatch(/^(<[A-Z]|## Write|Write|- Write)/);
      expect(engine.parts(file, at).at(-1)?.start, where).toBe(at);
    }
  }
});

test('a new program comes last, wears a silk that is free, and sentences count it', () => {
  const {files, at} = engine.insert('pages/programs.mdx', 'Program', 0);
  expect(files['pages/programs.mdx']).toContain('There are seven, from');
  expect(files['pages/programs.mdx'].lastIndexOf('<ProgramCard ')).toBe(at);
  expect(Object.keys(files).length).toBeGreaterThan(1);
});

test('a new page passes the check but for its placeholders, whatever it is called, and stands in the menu if asked', () => {
  const marks = [
    'Our team',
    'Équipe: "the people" & more',
    '404',
    'About',
    '{x}',
    '`a` *b*',
    '<b> & &lt; <',
    '# C',
    'a \\ b',
    ' two\n lines ',
  ];
  for (const title of marks) {
    reset();
    const {files, file} = engine.createPage({
      title,
      description: `All about it: “${title}”.`,
      inMenu: title === 'Our team',
    });
    for (const [name, text] of Object.entries(files)) put(name, text);
    const {problems} = engine.check(file);
    expect(
      problems.filter(({rule}) => rule !== 'placeholders'),
      title,
    ).toEqual([]);
    expect(problems.length, title).toBeGreaterThan(1);
    expect(texts).not.toHaveProperty([file]);
    const headline = flat(engine.show(file)?.nodes ?? []).filter(
      (node) => typeof node !== 'string' && node.name === 'h1',
    );
    expect(
      flat(headline)
        .filter((node) => typeof node === 'string')
        .join(''),
      title,
    ).toBe(title.trim().replace(/\s+/g, ' '));
    const menu = Object.keys(files).filter((name) => name !== file);
    expect(menu).toEqual(title === 'Our team' ? ['records/menu.yml'] : []);
    if (menu.length > 0)
      expect(newLines(texts[menu[0]], files[menu[0]])).toEqual(['  - label: Our team', '    page: /our-team']);
  }
});

test('“This is right” takes every mark of the site away, one by one, and no other open point has it', () => {
  for (const name of Object.keys(texts).filter((one) => /^(pages|records)\//.test(one))) {
    let text = texts[name];
    const count = () => text.match(/<ToConfirm|^ *confirm:/gm)?.length ?? 0;
    const offered = () => engine.check(name).open.filter(({line}) => engine.confirm(name, line).length > 0);
    for (let left = count(); left > 0; left -= 1) {
      const [first] = offered();
      expect(first, name).toBeDefined();
      text = applyEdits(text, engine.confirm(name, first.line));
      put(name, text);
      expect(count(), name).toBe(left - 1);
    }
    expect(offered(), name).toEqual([]);
    expect(text).not.toMatch(/<\/?ToConfirm|\n\n\n/);
  }
});
