/** What a setting may say, and what is told of one that says something else, whichever kind it takes. */
import {expect, test} from 'playwright/test';
import type {Components, Setting} from '../../../scripts/check/components';
import {readPage} from '../../../scripts/check/page';
import {createSource} from '../../../scripts/check/source';

const setting = (name: string, kind: Setting['kind'], choices: Setting['choices'] = []): Setting => ({
  name,
  kind,
  choices,
  required: name.startsWith('needed'),
  description: 'What it says.\nMore of it.',
  marks: {},
});

const component = (name: string, settings: Setting[]) =>
  [name, {name, settings, description: '', content: 'allowed'}] as const;

const components: Components = new Map([
  component('Thing', [
    setting('text', 'text'),
    setting('count', 'number'),
    setting('main', 'yes'),
    setting('tone', 'choice', ['ink', 'sand', 1]),
  ]),
  component('Text', [setting('needed', 'text')]),
  component('Count', [setting('needed', 'number')]),
  component('Main', [setting('needed', 'yes')]),
  component('Tone', [setting('needed', 'choice', [1, 'ink'])]),
]);

/** What is told of a page with these words: each message, and what to write. */
function told(words: string): string[] {
  const names = [...components.keys()].join(', ');
  const top = `---\ntitle: A\ndescription: B\n---\n\nimport {${names}} from '@site/src/components';\n\n`;
  const {mistakes} = readPage(createSource('pages/a.mdx', top + words), components);
  return mistakes.map(({message, write}) => (write === undefined ? message : `${message} → ${write}`));
}

for (const words of [
  '<Thing text="Words" count={2.5} main tone="ink" />',
  '<Thing text={"Words"} count={-1} main={true} tone={1} />',
  '<Thing main={false} />',
  '<Text needed="x" /> <Count needed={0} /> <Main needed /> <Tone needed="ink" />',
  '<span id="a" lang="lg" title="A">Words</span>, <b>bold</b> and a line<br />',
  ...['h2', 'h4', 'blockquote', 'ul', 'dl'].map((name) => `<${name}>\n\nWords.\n\n</${name}>`),
]) {
  test(`nothing is said of ${words.replaceAll('\n', ' ')}`, () => {
    expect(told(words)).toEqual([]);
  });
}

const TEXT = 'takes a text between straight quotation marks.';
const COUNT = 'takes a number between braces, such as {2}.';
const YES = 'takes nothing after its name: the name alone means yes, and without the name it means no.';
const TONE = 'takes one of these: ink, sand, 1.';
const OUT = 'is empty. Take it out, or write';

for (const [written, message] of [
  ['text={2}', `${TEXT} → text="2"`],
  ['text={true}', TEXT],
  ['text', `${OUT} its words. → text="…"`],
  ['text=" "', `${OUT} its words. → text="…"`],
  ['count="1,500"', `${COUNT} → count={1500}`],
  ['count="2.50"', `${COUNT} → count={2.5}`],
  ['count="2.5.1"', COUNT],
  ['count="a 2"', COUNT],
  ['count="2 a"', COUNT],
  ['count', `${OUT} a number between braces, such as {2}. → count={1}`],
  ['main="yes"', `${YES} → main`],
  ['main="true"', `${YES} → main`],
  ['main="no"', YES],
  ['main=""', YES],
  ['tone=" INK "', `${TONE} → tone="ink"`],
  ['tone="1"', `${TONE} → tone={1}`],
  ['tone="sande"', `${TONE} → tone="sand"`],
  ['tone="turquoise"', TONE],
  ['tone={2}', TONE],
  ['tone=""', `${OUT} one of these: ink, sand, 1. → tone="ink"`],
] as const) {
  test(`${written} is told, with what to write`, () => {
    expect(told(`<Thing ${written} />`)).toEqual([`"${written.split('=')[0]}" of <Thing> ${message}`]);
  });
}

for (const [name, write] of [
  ['Text', '<Text needed="…"'],
  ['Count', '<Count needed={1}'],
  ['Main', '<Main needed'],
  ['Tone', '<Tone needed={1}'],
] as const) {
  test(`what <${name}> needs is told with an example`, () => {
    expect(told(`<${name} />`)).toEqual([`<${name}> needs "needed". What it says. → ${write}`]);
  });
}

test('one that is needed and misspelt is told once, and one that is needed and empty too', () => {
  expect(told('<Text neded="x" />')).toEqual([
    '<Text> has no setting called "neded". What it takes: needed. → needed="x"',
  ]);
  expect(told('<Text needed="" />')).toEqual(['"needed" of <Text> is empty. Write its words. → needed="…"']);
});

const PROGRAM = 'cannot stand in a page: a page holds no program and no styles. Take it out.';

for (const name of ['onclick', 'onClick', 'ONCLICK', 'style', 'ref', 'key', 'srcDoc', 'dangerouslyAny']) {
  test(`${name} is refused as a program, also on an element`, () => {
    for (const words of [`<Thing ${name}="a" />`, `<p ${name}="a">Words.</p>`]) {
      expect(told(words)).toEqual([`"${name}" ${PROGRAM}`]);
    }
  });
}

for (const name of ['reference', 'keyboard', 'styles', 'monkey', 'srcdocument', 'person']) {
  test(`${name} is no program, but a name that is not known`, () => {
    expect(told(`<p ${name}="a">Words.</p>`)).toEqual([
      `<p> has no setting called "${name}". What it takes: id, lang, title.`,
    ]);
  });
}

const NONE = 'The handbook shows all that there are; to show the sign <, write a backslash in front of it.';
const LINK = 'A link is not written with <a>. Write its words in square brackets and its address in round ones.';

for (const [words, ...messages] of [
  ['<enter2 />', `There is no component called "enter2". ${NONE} → \\<enter2 />`],
  ['<F512 />', `There is no component called "F512". ${NONE}`],
  ['<Enter.key />', `There is no component called "Enter.key". ${NONE}`],
  ['<Things />', 'There is no component called "Things". → <Thing />'],
  ['<Things text="a" />', 'There is no component called "Things". → <Thing text="a" />'],
  ['<Things>Words.</Things>', 'There is no component called "Things". → <Thing>'],
  ['<a title="x" href="/us">Words</a>', `${LINK} → [words](/us)`],
  ['<a href>Words</a>', `${LINK} → [words](/about)`],
  ['<a>Words</a>', `${LINK} → [words](/about)`],
  ['<kbd>Words</kbd>', '<kbd> cannot stand in a page. Write plain words, a list, or cards.'],
  [
    '<Thing {...all} colour="x" />',
    'Braces cannot stand here. Write each setting of <Thing> as name="text".',
    '<Thing> has no setting called "colour". What it takes: text, count, main, tone.',
  ],
] as const) {
  test(`${words} is told`, () => {
    expect(told(words)).toEqual(messages);
  });
}
