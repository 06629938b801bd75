/** Settings, marks and templates: what the editor's buttons do to a text. */
import {expect, test} from 'playwright/test';
import {applyEdits} from '../../../src/content';
import type {DrawnNode} from '../../../src/editor/preview/tree';
import {editBetween} from '../../../src/editor/text/edits';
import {flat, newEngine, pageWith, texts} from './site';

const file = 'pages/sample.mdx';

function set(words: string, name: string, value: string | number | boolean | undefined): string {
  const engine = newEngine();
  const text = pageWith(words, 'Card, Cards, Section');
  engine.put(file, text);
  const settings = engine.settings(file, text.indexOf('Words'));
  const changed = applyEdits(text, engine.set(file, settings?.start ?? -1, name, value));
  return changed.slice(changed.indexOf('# Headline') + 12).trim();
}

test('a setting is added, changed and taken away', () => {
  expect(set('<Section>\n\nWords.\n\n</Section>', 'tone', 'sand')).toBe(
    '<Section tone="sand">\n\nWords.\n\n</Section>',
  );
  expect(set('<Section tone="sand">\n\nWords.\n\n</Section>', 'tone', 'ink')).toBe(
    '<Section tone="ink">\n\nWords.\n\n</Section>',
  );
  expect(set('<Section tone="sand" layout="split">\n\nWords.\n\n</Section>', 'tone', undefined)).toBe(
    '<Section layout="split">\n\nWords.\n\n</Section>',
  );
});

test('words in a setting stay the words that somebody typed', () => {
  for (const words of ['A "B" & C', 'it’s <fine>', '&amp; and &copy; as written', 'two\nlines', '{braces}']) {
    const engine = newEngine();
    const text = pageWith('<Cards>\n\n<Card title="Old">\n\nWords.\n\n</Card>\n\n</Cards>', 'Card, Cards');
    engine.put(file, text);
    const at = text.indexOf('Words');
    const changed = applyEdits(text, engine.set(file, engine.settings(file, at)?.start ?? -1, 'title', words));
    engine.put(file, changed);
    const title = engine.settings(file, changed.indexOf('Words'))?.fields.find(({name}) => name === 'title');
    expect(title?.value).toBe(words.replace(/\n/g, ' '));
  }
});

test('the settings are those of the innermost component, with their choices and words about them', () => {
  const engine = newEngine();
  const text = texts['pages/index.mdx'];
  const settings = engine.settings('pages/index.mdx', text.indexOf('Collaborations of'));
  expect(settings?.name).toBe('ToConfirm');
  const card = engine.settings('pages/index.mdx', text.indexOf('<Card title="University') + 3);
  expect(card?.fields.map(({name}) => name)).toEqual(expect.arrayContaining(['title', 'silk', 'button']));
  for (const {description} of card?.fields ?? []) expect(description).toBeTruthy();
  expect(engine.settings('pages/index.mdx', 10)).toBeUndefined();
});

test('settings are called by words, and come in the order in which they are filled in', () => {
  const engine = newEngine();
  const labels = (name: string) => {
    const text = pageWith(`<${name}>\n\nWords.\n\n</${name}>`, name);
    engine.put(file, text);
    return engine.settings(file, text.indexOf('Words'))?.fields.map(({label}) => label) ?? [];
  };
  const program = labels('ProgramCard');
  expect(program.slice(0, 3)).toEqual(['Title', 'Tagline', 'Perfect for']);
  expect(program.slice(3, 6)).toEqual(['Goes to', 'Picture', 'The picture shows']);
  expect(program.at(-1)).toBe('Silk');
  expect(labels('Card').slice(0, 2)).toEqual(['Title', 'Button']);
});

test('“This is right” takes every mark of the site away, one by one, and every page passes the check', () => {
  for (const name of Object.keys(texts).filter((one) => /^(pages|records)\//.test(one))) {
    const engine = newEngine();
    let text = texts[name];
    const marks = text.match(/<ToConfirm|^ *confirm:/gm)?.length ?? 0;
    for (let left = marks; left > 0; left -= 1) {
      const line = text.split('\n').findIndex((one) => /<ToConfirm|^ *confirm:/.test(one)) + 1;
      text = applyEdits(text, engine.confirm(name, line));
      engine.put(name, text);
      expect(text.match(/<ToConfirm|^ *confirm:/gm)?.length ?? 0, `${name}:${line}`).toBe(left - 1);
    }
    expect(text).not.toMatch(/<\/?ToConfirm|\n\n\n/);
    if (marks > 0) expect(engine.check(name).diagnostics, name).toEqual([]);
  }
});

test('a new page passes the check, whatever it is called', () => {
  const titles = ['Our team', 'Équipe: "the people" & more', '404', 'About', '%name% # 1', 'editor'];
  const marks = ['{x}', '`a` *b* _c_ ~~d~~', '[x](y)', '<b> & &lt; <', 'C #', '# C', 'a \\ b', ' two\n lines '];
  for (const title of [...titles, ...marks]) {
    const engine = newEngine();
    const created = engine.create('page', {title, description: `All about it: “${title}”.`});
    for (const [name, text] of Object.entries(created.texts)) engine.put(name, text);
    expect(engine.check(created.file).diagnostics, created.texts[created.file]).toEqual([]);
    expect(texts).not.toHaveProperty([created.file]);
    // And its headline says what was typed.
    const said = (nodes: DrawnNode[]): string =>
      nodes.map((node) => (typeof node === 'string' ? node : said(node.children))).join('');
    const drawn = flat(engine.show(created.file)?.nodes ?? []);
    const headline = drawn.filter((node) => typeof node !== 'string' && node.name === 'h1');
    if (!title.includes('%name%')) expect(said(headline)).toBe(title.trim().replace(/\s+/g, ' '));
  }
});

const PROGRAM = {
  title: 'The "New" Programme',
  tagline: 'One line',
  perfectFor: 'Everyone',
  words: 'A sentence.',
  gets: 'A thing',
};

test('a new program passes the check, and needs no line in the record of buttons', () => {
  const engine = newEngine();
  const [silk] = engine.freeSilks();
  const {texts: made, file: on} = engine.create('program', {...PROGRAM, silk});
  for (const [name, text] of Object.entries(made)) engine.put(name, text);
  expect(Object.keys(made).filter((name) => !name.startsWith('pages/'))).toEqual([]);
  // Every page that says how many programs there are is corrected.
  expect(engine.check(on).diagnostics).toEqual([]);
  expect(engine.freeSilks()).not.toContain(silk);
  // Where its button goes is written on the page.
  const {texts: leading} = newEngine().create('program', {...PROGRAM, silk, to: '/contact'});
  expect(leading[on]).toBe(made[on].replace('perfectFor="Everyone"', '$& to="/contact"'));
  engine.put(on, leading[on]);
  expect(engine.check(on).diagnostics).toEqual([]);
});

test('what is new is selected, though sentences above it are corrected', () => {
  const file = 'pages/programs.mdx';
  for (const [id, answers, name, words] of [
    ['program', PROGRAM, 'ProgramCard', 'The &quot;New&quot; Programme'],
    ['story', {category: 'A startup', value: '5', label: 'things counted'}, 'Story', 'A startup'],
  ] as const) {
    const engine = newEngine();
    const [silk] = engine.freeSilks();
    // Two more numbers above it, and both are longer than the right one.
    const above = 'All eleven programs are new.\n\nOur eleven programs.\n\n<ProgramField>';
    if (id === 'program') engine.put(file, texts[file].replace('<ProgramField>', above));
    const created = engine.create(id, {...answers, silk});
    for (const [changed, text] of Object.entries(created.texts)) engine.put(changed, text);
    expect(engine.check(created.file).diagnostics).toEqual([]);
    const {start, end} = created.select ?? {start: 0, end: 0};
    expect(created.texts[created.file].slice(start, end)).toBe(words);
    const settings = engine.settings(created.file, start);
    expect(settings?.name).toBe(name);
    expect(settings?.fields[0].value).toBe(words.replaceAll('&quot;', '"'));
  }
});

test('a new program is offered only silks of no page and no program', () => {
  const engine = newEngine();
  const [silk, other] = engine.freeSilks();
  const shown = texts['handbook/components.mdx'].match(/(?<=^## Silks that are free\n)[^#]*/m)?.[0] ?? '';
  expect(engine.freeSilks().sort()).toEqual(Array.from(shown.matchAll(/silk="(.+?)"/g), ([, name]) => name).sort());
  engine.put('pages/our-team.mdx', pageWith('Words.').replace('---\n', `---\nsilk: ${silk}\n`));
  expect(engine.freeSilks()).not.toContain(silk);
  expect(engine.freeSilks()).toContain(other);
});

test('a button is chosen by its name as the record writes it', () => {
  const engine = newEngine();
  const file = 'pages/a.mdx';
  for (const label of engine.names().buttons) {
    engine.put(file, pageWith(`<Buttons>\n  <Button label="${label}" />\n</Buttons>`, 'Button, Buttons'));
    expect(
      engine.check(file).diagnostics.filter((one) => one.file === file),
      label,
    ).toEqual([]);
  }
});

test('a new story passes the check', () => {
  const engine = newEngine();
  const {texts: made, file: on} = engine.create('story', {category: 'A startup', value: '5', label: 'things counted'});
  for (const [name, text] of Object.entries(made)) engine.put(name, text);
  expect(engine.check(on).diagnostics).toEqual([]);
});

test('the way from one text to another is one edit', () => {
  for (const [before, after] of [
    ['abc', 'abc'],
    ['abc', 'aXc'],
    ['aa', 'aaa'],
    ['', 'new'],
    ['old', ''],
  ]) {
    const edit = editBetween(before, after);
    expect(edit ? applyEdits(before, [edit]) : before).toBe(after);
  }
});
