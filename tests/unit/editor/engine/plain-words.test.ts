/** What the editor says of mistakes has none of the words that only people who write code know. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {withTexts} from '../../../../src/content/checker/files';
import {checkSite} from '../../../../src/content/site/check';
import {addables} from '../../../../src/editor/text/addable';
import {components, files} from '../../../site';
import {newEngine, pageWith, texts} from '../siteEngine';

const TRADE = /\b(colon|bracket|import line|component|front matter|backslash|tag|brace)s?\b|---|alt=/i;

/** The examples of all rules: the message follows the place, the severity and the rule, and the editor's own follows that. */
const EXAMPLES = readFileSync(path.join(__dirname, '../../content/examples.txt'), 'utf8');
const ofPages = Array.from(
  EXAMPLES.matchAll(/^\d+:[\d:]+-[\d:]+ \w+ [\w-]+: (.*)(?:\nin the editor: (.*))?$/gm),
  ([, message, inEditor]) => inEditor ?? message,
);

const HOURS = 'records/hours.yml';
const BUTTONS = 'records/buttons.yml';
const SAMPLE = 'pages/sample.mdx';
const SECTION = '<Section>\n\nWords.\n\n</Section>';
/** What the examples of rules don't have: pages with a picture and with two import lines, and records. */
const BROKEN: [file: string, text: string][] = [
  [SAMPLE, pageWith('![](/pictures/hills.jpg)')],
  [SAMPLE, pageWith(`${SECTION}\n\nimport {Section} from '@site/src/components';`)],
  [HOURS, texts[HOURS].replace('opens: 8:00 AM', 'opens 8:00 AM')],
  [HOURS, texts[HOURS].replace('opens: 8:00 AM', 'opens: at: 8')],
  [HOURS, texts[HOURS].replace('opens: 8:00 AM', 'opens: [8')],
  [HOURS, texts[HOURS].replace('opens: 8:00 AM', ': 8')],
  [HOURS, texts[HOURS].replace('date: 2099-12-25', 'date:')],
  [BUTTONS, `${texts[BUTTONS]}: /contact\n`],
  [BUTTONS, `${texts[BUTTONS]}${'a'.repeat(1025)}: /contact\n`],
];
const ofBroken = BROKEN.flatMap(([file, text]) => {
  const {diagnostics} = checkSite(withTexts(files, {[file]: text}), components);
  const ofFile = diagnostics.filter((diagnostic) => diagnostic.file === file);
  expect(ofFile, text).not.toEqual([]);
  return ofFile.map(({message, messageInForm = message}) => messageInForm);
});

test('no message has a word of the trade', () => {
  expect(ofPages.length).toBeGreaterThan(150);
  expect([...ofPages, ...ofBroken].filter((message) => TRADE.test(message))).toEqual([]);
});

test('*Add* offers Markdown first, and no two parts have the same place', () => {
  const offered = addables([...components.values()]);
  expect(offered.slice(0, 3).map(({markdown}) => Boolean(markdown))).toEqual([true, true, true]);
  const ranks = offered.flatMap(({rank = []}) => rank);
  expect(ranks.length).toBeGreaterThan(1);
  expect(ranks).toEqual([...new Set(ranks)].sort((a, b) => a - b));
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
