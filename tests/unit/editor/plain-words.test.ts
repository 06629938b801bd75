/** What the editor says of mistakes has none of the words that only people who write code know. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {inPlainWords} from '../../../src/editor/engine/results';
import {newEngine, pageWith, texts} from './siteEngine';

const TRADE = /\b(colon|bracket|import line|component|front matter|backslash|tag|brace)s?\b|---|alt=/i;

/** The examples of all rules: the message follows the place, the severity and the rule. */
const EXAMPLES = readFileSync(path.join(__dirname, '../check/examples.txt'), 'utf8');
const ofPages = Array.from(EXAMPLES.matchAll(/^\d+:[\d:]+-[\d:]+ \w+ [\w-]+: (.*)$/gm), ([, message]) =>
  inPlainWords(message, (file) => file),
);

const HOURS = 'records/hours.yml';
const BROKEN: [from: string, to: string][] = [
  ['opens: 8:00 AM', 'opens 8:00 AM'],
  ['opens: 8:00 AM', 'opens: at: 8'],
  ['opens: 8:00 AM', 'opens: [8'],
  ['opens: 8:00 AM', ': 8'],
];
const ofRecords = BROKEN.flatMap(([from, to]) => {
  const engine = newEngine();
  engine.put(HOURS, texts[HOURS].replace(from, to));
  const problems = engine.problems().filter(({file}) => file === HOURS);
  expect(problems, to).not.toEqual([]);
  return problems.map(({message}) => message);
});

test('no message has a word of the trade', () => {
  expect(ofPages.length).toBeGreaterThan(150);
  expect([...ofPages, ...ofRecords].filter((message) => TRADE.test(message))).toEqual([]);
});

test('a field says where its words belong by the name of the list, and nothing of how a day is written', () => {
  const engine = newEngine();
  const text = pageWith('<Button label="A" />\n\n<Event title="B" date="2030-03-16" />', 'Button, Event');
  engine.put('pages/sample.mdx', text);
  const hintOf = (tag: string, name: string) =>
    engine.settings('pages/sample.mdx', text.indexOf(tag)).find(({path}) => path.at(-1) === name)?.hint;
  expect(hintOf('<Button', 'label')).toMatch(/“Buttons”/);
  expect(hintOf('<Event', 'date')).not.toMatch(/\d/);
});
