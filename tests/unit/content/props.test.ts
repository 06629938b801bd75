/** What a component may be given: which rule speaks of what, and what it suggests. */
import {expect, test} from 'playwright/test';
import {checkPage} from '../../../src/content';
import {type Component, type Prop, toTable} from '../../../src/content/components/table';

const prop = (name: string, kind: Prop['kind'], choices: Prop['choices'] = []): Prop => ({
  name,
  kind,
  choices,
  required: name.startsWith('needed'),
  description: 'What it says.\nMore of it.',
  tags: {},
});

const component = (name: string, props: Prop[]): Component => ({name, props, children: 'optional'});

const components = toTable([
  component('Thing', [
    prop('text', 'string'),
    prop('count', 'number'),
    prop('main', 'boolean'),
    prop('tone', 'choice', ['ink', 'sand', 1]),
  ]),
  component('Text', [prop('needed', 'string')]),
  component('Count', [prop('needed', 'number')]),
  component('Main', [prop('needed', 'boolean')]),
  component('Tone', [prop('needed', 'choice', [1, 'ink'])]),
]);

const TOP = `---\ntitle: A\ndescription: B\n---\n\nimport {${[...components.keys()].join(', ')}} from '@site/src/components';\n\n`;

/** The rules that speak about a page with these words, each with the lines to write instead. */
const said = (words: string): string[] =>
  checkPage('pages/a.mdx', TOP + words, components).diagnostics.map(({rule, suggestion}) =>
    suggestion ? `${rule} → ${suggestion.text}` : rule,
  );

for (const words of [
  '<Thing text="Words" count={2.5} main tone="ink" />',
  '<Thing text={"Words"} count={-1} main={true} tone={1} />',
  '<Thing main={false} />',
  '<Text needed="x" /> <Count needed={0} /> <Main needed /> <Tone needed="ink" />',
  '<span id="a" lang="lg" title="A">Words</span>, <b>bold</b> and a line<br />',
  ...['blockquote', 'ul', 'dl'].map((name) => `<${name}>\n\nWords.\n\n</${name}>`),
]) {
  test(`nothing is said about ${words.replaceAll('\n', ' ')}`, () => expect(said(words)).toEqual([]));
}

for (const [written, after] of [
  ['text={2}', 'text="2"'],
  ['text={true}'],
  ['text'],
  ['text=" "'],
  ['count="1,500"', 'count={1500}'],
  ['count="2.50"', 'count={2.5}'],
  ['count="2.5.1"'],
  ['count="a 2"'],
  ['count="2 a"'],
  ['count'],
  ['main="yes"', 'main'],
  ['main="true"', 'main'],
  ['main="no"', ''],
  ['main=""'],
  ['tone=" INK "', 'tone="ink"'],
  ['tone="1"', 'tone={1}'],
  ['tone="sande"', 'tone="sand"'],
  ['tone="turquoise"'],
  ['tone={2}'],
  ['tone=""'],
]) {
  test(`${written} is told, with ${after === undefined ? 'nothing' : after || 'its deletion'} to write`, () => {
    const line = after === undefined ? '' : ` → <Thing${after && ` ${after}`} />`;
    expect(said(`<Thing ${written} />`)).toEqual([`prop-values${line}`]);
  });
}

for (const name of ['Text', 'Count', 'Main', 'Tone']) {
  test(`what <${name}> needs is told`, () => expect(said(`<${name} />`)).toEqual(['missing-props']));
}

test('one that is needed and misspelt is told once, and one that is needed and empty too', () => {
  expect(said('<Text neded="x" />')).toEqual(['prop-names → <Text needed="x" />']);
  expect(said('<Text needed="" />')).toEqual(['prop-values']);
});

for (const name of ['onclick', 'onClick', 'ONCLICK', 'style', 'ref', 'key', 'srcDoc', 'dangerouslyAny']) {
  test(`${name} is code, also on an element`, () => {
    for (const element of ['Thing', 'p']) {
      const {diagnostics} = checkPage('pages/a.mdx', `${TOP}<${element} ${name}="a" />`, components);
      expect(diagnostics.map(({help, fatal}) => [help, fatal])).toEqual([['pages-are-not-programs', true]]);
    }
  });
}

for (const name of ['reference', 'keyboard', 'styles', 'monkey', 'srcdocument', 'person']) {
  test(`${name} is no code, but unknown`, () => {
    const {diagnostics} = checkPage('pages/a.mdx', `${TOP}<p ${name}="a">Words.</p>`, components);
    expect(diagnostics.map(({rule, help}) => [rule, help])).toEqual([['prop-names', 'settings']]);
  });
}

test('a value is compared as it is read, and not as it is written', () => {
  expect(said('<Thing tone="s&#97;nd" />')).toEqual([]);
});

for (const [words, ...rules] of [
  ['<enter2 />', 'unknown-component → \\<enter2 />'],
  ['<F512 />', 'unknown-component'],
  ['<Enter.key />', 'unknown-component'],
  ['<Things />', 'unknown-component → <Thing />'],
  ['<Things>Words.</Things>', 'unknown-component → <Thing>Words.</Thing>'],
  ['<a title="x" href="/us">Words</a>', 'html-elements → [Words](/us)'],
  ['<a href>Words</a>', 'html-elements'],
  ['<kbd>Words</kbd>', 'html-elements'],
  ['<Thing {...all} colour="x" />', 'prop-names', 'prop-expressions'],
  ['<>Words</>', 'unknown-component → \\<>Words\\</>'],
]) {
  test(`${words} is told`, () => expect(said(words)).toEqual(rules));
}
