/** Forms of components and records: a change keeps all other lines, and what is added is reported until it is filled in. */
import {beforeEach, test} from 'node:test';
import {expect} from 'playwright/test';
import {type FormField, fieldsOf} from '../../../src/content/records/form';
import {ADDABLE} from '../../../src/editor/text/add';
import type {FormChange} from '../../../src/editor/text/record';
import {newEngine, pageWith, texts} from './site';

const PAGE = 'pages/sample.mdx';
const RECORDS = Object.keys(texts).filter((file) => file.startsWith('records/'));
// One engine for all tests of this file, since each reads every page anew.
const engine = newEngine();
const touched = new Set<string>();

function put(file: string, text: string): void {
  touched.add(file);
  engine.put(file, text);
}
const reset = () => touched.forEach((file) => void engine.put(file, undefined));
beforeEach(reset);

const textOf = (file: string) => engine.check(file).text;
const fieldAt = (file: string, ...path: FormField['path']) =>
  fieldsOf(engine.form(file)).find((one) => String(one.path) === String(path));

/** A record after changes, one after another. */
function changed(file: string, ...changes: FormChange[]): string {
  reset();
  for (const change of changes) put(file, engine.change(file, change));
  return textOf(file);
}

const newLines = (file: string, after: string) =>
  after.split('\n').filter((line) => !texts[file].split('\n').includes(line));

test('one field changes one line; a record is as it was once each field is what it was', () => {
  for (const [file, path, value, line] of [
    ['records/hours.yml', ['week', 0, 'closes'], '7:00 PM', '    closes: 7:00 PM'],
    ['records/buttons.yml', ['Book Space'], '/contact', 'Book Space: /contact'],
    ['records/organisation.yml', ['platforms', 2, 'handle'], '@name', '    handle: "@name"'],
    ['records/organisation.yml', ['whatsapp'], 'a: %name% # {b}', 'whatsapp: "a: %name% # {b}"'],
  ] as [file: string, FormField['path'], value: string, line: string][]) {
    const before = fieldAt(file, ...path)?.value;
    expect(newLines(file, changed(file, {kind: 'set', path, value}))).toEqual([line]);
    expect(fieldAt(file, ...path)?.value).toBe(value);
    expect(engine.change(file, {kind: 'set', path, value: before})).toBe(texts[file]);
  }
  reset();
  for (const file of RECORDS) {
    const fields = fieldsOf(engine.form(file)).filter(({value}) => value !== undefined);
    for (const {path, value} of fields) expect(engine.change(file, {kind: 'set', path, value})).toBe(texts[file]);
  }
});

test('entries are added, moved, doubled, closed and deleted; comments stay, and one above an entry is its heading', () => {
  const headings = fieldsOf(engine.form('records/buttons.yml')).map(({heading}) => heading);
  expect(headings.slice(0, 3)).toEqual(['In the bar at the top of every page', 'Home', undefined]);
  const menu = 'records/menu.yml';
  const path = ['links', 8];
  const text = changed(
    menu,
    {kind: 'add', path: ['links']},
    {kind: 'set', path: [...path, 'label'], value: 'Again'},
    {kind: 'up', path},
    {kind: 'down', path: ['links', 7]},
    {kind: 'double', path},
  );
  expect(newLines(menu, text)).toEqual(['  - label: Again', '    page:', '  - label: Again', '    page:']);
  for (const index of [9, 8]) put(menu, engine.change(menu, {kind: 'delete', path: ['links', index]}));
  expect(textOf(menu)).toBe(texts[menu]);

  const organisation = 'records/organisation.yml';
  const added = changed(organisation, {kind: 'add', path: ['platforms']});
  expect(added).toMatch(/- name: LinkedIn\n {4}handle:\n {4}link:\n {2}- name:\n\n# What somebody has to confirm/);
  expect(engine.change(organisation, {kind: 'delete', path: ['platforms', 4]})).toBe(texts[organisation]);

  const hours = 'records/hours.yml';
  const closed = changed(hours, {kind: 'set', path: ['week', 0, 'closed'], value: true});
  expect(closed).toBe(texts[hours].replace(/ {4}opens:.*\n {4}closes:.*\n/, '    closed: true\n'));
  expect(changed('records/buttons.yml', {kind: 'delete', path: ['Schedule Now']})).toContain('# Contact\nContact Us:');
  const figures = changed('records/figures.yml', {kind: 'add', path: [], key: 'visitors'});
  expect(newLines('records/figures.yml', figures)).toEqual(['visitors:', '  number:', '  label:']);
});

/** Changes fields in the form of the component at some words, and gives what stands below the headline. */
function form(words: string, imports: string, around: string) {
  put(PAGE, pageWith(words, imports));
  return (title: string, value: FormField['value']) => {
    const start = textOf(PAGE).indexOf(around);
    const fields = engine.settings(PAGE, start);
    put(PAGE, engine.set(PAGE, start, fields.find((one) => one.title === title)?.path ?? [], value));
    return textOf(PAGE).split('# Headline')[1].trim();
  };
}

test('settings and words are changed, emptied and written anew, and nothing else is', () => {
  const card = '<Cards>\n\n<Card title="Old" silk="moon">\n\nSome words.\n\n</Card>\n\n</Cards>';
  const set = form(card, 'Card, Cards', '<Card ');
  expect(set('Title', 'A "B" & <c> &copy; {d}')).toBe(card.replace('Old', 'A &quot;B&quot; & <c> &amp;copy; {d}'));
  expect(set('Title', 'Old')).toBe(card);
  expect(set('Silk', undefined)).toBe(card.replace(' silk="moon"', ''));
  expect(set('Words', 'Other <words> of {mine}.\n\n')).toContain('>\n\nOther \\<words> of \\{mine\\}.\n\n</Card>');
  expect(set('Words', '')).toMatch(/<Card title="Old">\s*<\/Card>/);
  const alone = form('<Cards>\n\n<Card title="Old" />\n\n</Cards>', 'Card, Cards', '<Card ');
  expect(alone('Words', 'New.')).toContain('<Card title="Old">\n\nNew.\n\n</Card>');
  const file = 'pages/programs.mdx';
  const programs = engine.settings(file, texts[file].indexOf('<ProgramCard '));
  const titles = programs.map(({title}) => title).join(', ');
  expect(titles).toMatch(/^Title, Tagline, Perfect for, Words, What you get, Goes to, /);
  const tier = '<Tier type="A" price="UGX 1,000" description="B">\n\n* One **bold**\n* Two\n\n</Tier>';
  const list = form(`<TierBoard>\n\n${tier}\n\n</TierBoard>`, 'Tier, TierBoard', '<Tier ');
  expect(list('List', '* One **bold**\nTwo <b>')).toContain(tier.replace('* Two', '* Two \\<b>'));
  // At the top of the page a value stands between quotation marks where YAML needs them.
  put(PAGE, pageWith('Words.'));
  expect(engine.settings(PAGE, 0)).toMatchObject([{title: 'Title', value: 'A page'}, {title: 'Description'}]);
  expect(engine.set(PAGE, 0, [0, 'title'], 'A: b')).toBe(pageWith('Words.').replace('A page', '"A: b"'));
});

for (const {label, only} of ADDABLE) {
  test(`Add puts it in anywhere, and it is reported until its words are written: ${label}`, () => {
    const file = only === 'ProgramField' ? 'pages/programs.mdx' : only ? 'pages/hatchery.mdx' : 'pages/about.mdx';
    const places = [...texts[file].matchAll(/\n\n/g)].filter(({index}) => index > texts[file].indexOf('<Hero>'));
    for (const {index} of [places[0], places[places.length >> 1], places[places.length - 1]]) {
      reset();
      const {files, at} = engine.insert(file, label, index);
      for (const [name, text] of Object.entries(files)) put(name, text);
      const {problems, page} = engine.check(file);
      expect(page).toBeDefined();
      const isEmpty = /"(date|price)" of <\w+> is empty/;
      expect(problems.filter(({rule, message}) => rule !== 'placeholders' && !isEmpty.test(message))).toEqual([]);
      expect(problems.length > 0).toBe(!/^(Button|Figure)$/.test(label));
      expect(engine.parts(file, at).at(-1)?.start).toBe(at);
    }
  });
}

test('a new program wears a silk that nothing else wears', () => {
  const file = 'pages/programs.mdx';
  const {files} = engine.insert(file, 'Program', texts[file].length);
  const [silk] = /silk="[\w-]+"/.exec(files[file].slice(files[file].indexOf('"Write here: title"'))) ?? [''];
  expect(silk).not.toMatch(/"(|home|plain)"/);
  for (const [name, text] of Object.entries(texts)) expect(text, name).not.toContain(silk);
});

const TITLES = ['Our team', 'Équipe: "the people" & more', '404', 'About', '`a` *b* <b> &lt; < {x}', '# C', 'a \\ b'];
for (const title of TITLES) {
  test(`a new page passes the check but for its placeholders, and stands in the menu: ${title}`, () => {
    const {files, file} = engine.createPage({title, description: `All about it: “${title}”.`, inMenu: true});
    for (const [name, text] of Object.entries(files)) put(name, text);
    expect(texts).not.toHaveProperty([file]);
    expect(engine.check(file).problems.map(({rule}) => rule)).toEqual(Array(3).fill('placeholders'));
    expect(files['records/menu.yml']).toContain(`\n    page: ${file.replace(/^pages|\.mdx$/g, '')}\n`);
  });
}

test('what breaks the site or tells a key isn’t sent, a guess is, and what has one right form is corrected', () => {
  const sent = (file: string, text: string) => {
    reset();
    put(file, text);
    const {files, fatal} = engine.correct([file]);
    return fatal?.rule ?? files[file] ?? 'as it is';
  };
  expect(sent(PAGE, pageWith('Come at 8:00AM.'))).toContain('8:00 AM');
  expect(sent(PAGE, pageWith('In 2019 we began with four programs.'))).toBe('as it is');
  expect(sent(PAGE, pageWith('My key is github_pat_1.'))).toBe('keys');
  expect(sent('records/hours.yml', 'week: [')).toBe('yaml');
});

test('“This is right” takes every mark of the site away, one by one', () => {
  for (const name of Object.keys(texts).filter((one) => /^(pages|records)\//.test(one))) {
    const count = () => textOf(name).match(/<ToConfirm|^ *confirm:/gm)?.length ?? 0;
    for (let left = count(); left > 0; left -= 1) {
      const {open} = engine.check(name);
      put(name, engine.confirm(name, open.find(({isMark}) => isMark)?.line ?? 0));
      expect(count(), name).toBe(left - 1);
    }
    expect(textOf(name)).not.toMatch(/<\/?ToConfirm|\n\n\n/);
  }
});
