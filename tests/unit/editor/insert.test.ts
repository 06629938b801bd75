import {expect, test} from 'playwright/test';
import {SNIPPETS} from '../../../src/editor/text/snippets';
import {newEngine, pageWith, texts} from './site';

const file = 'pages/about.mdx';
const problems = (engine: ReturnType<typeof newEngine>, name = file) =>
  engine.check(name).diagnostics.map(({file: where, start, message}) => `${where}:${start.line} ${message}`);

test('this site passes the check as the editor embeds it', () => {
  expect(problems(newEngine())).toEqual([]);
});

for (const {id, label, select} of SNIPPETS) {
  test(`${label} can be put in anywhere on a page, and the page passes the check`, () => {
    const engine = newEngine();
    const text = texts[file];
    const places = [...text.matchAll(/\n\n/g)]
      .map(({index}) => index)
      .filter((index) => index > text.indexOf('<Hero>'));
    for (const [number, place] of places.entries()) {
      // At the end of a paragraph, on the empty line behind it, and at the beginning of the next.
      const offset = place + (number % 3);
      engine.put(file, text);
      const changed = engine.insert(file, id, offset);
      engine.put(file, changed.text);
      expect(problems(engine), `${id} at ${offset}: ${text.slice(offset - 30, offset)}`).toEqual([]);
      if (select) expect(changed.text.slice(changed.select?.start, changed.select?.end)).toBe(select);
    }
  });
}

test('a card is put among the cards around it', () => {
  const engine = newEngine();
  const offset = texts[file].indexOf('Inspire, equip');
  const {text} = engine.insert(file, 'card', offset);
  expect(text.match(/<Cards/g)).toHaveLength(texts[file].match(/<Cards/g)?.length ?? 0);
  expect(text.indexOf('Write a title')).toBeGreaterThan(text.indexOf('title="Mission"'));
  expect(text.indexOf('Write a title')).toBeLessThan(text.indexOf('title="Vision"'));
});

test('a button is put on a line of its own among the buttons', () => {
  const engine = newEngine();
  const name = 'pages/index.mdx';
  const {text} = engine.insert(name, 'button', texts[name].indexOf('Learn More'));
  expect(text).toContain('about="%name%" />\n  <Button label=');
});

test('a page without an import line gets one', () => {
  const engine = newEngine();
  const name = 'pages/plain.mdx';
  const text = pageWith('Words.').replace(/import .*\n\n/, '');
  engine.put(name, text);
  const changed = engine.insert(name, 'section', text.length);
  expect(changed.text).toContain("import {Section} from '@site/src/components';");
  expect(changed.text.slice(changed.select?.start, changed.select?.end)).toBe('Write a title');
});
