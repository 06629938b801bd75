/** The handbook's tables of settings: when they are out of date, and what `--fix` writes in their place. */
import {expect, test} from 'playwright/test';
import {type Component, type Prop, toTable} from '../../../src/content/components/table';
import {componentTables} from '../../../src/content/rules/componentTables';
import {edited, findingsOf} from './rule';

const prop = (name: string, kind: Prop['kind'], rest: Partial<Prop> = {}): Prop => ({
  name,
  kind,
  required: false,
  choices: [],
  description: 'What it is.',
  tags: {},
  ...rest,
});

const component = (name: string, props: Prop[]): Component => ({name, props, children: 'none'});

const components = toTable([
  component('Thing', [
    prop('label', 'string', {required: true, description: 'The words\n  on <it>, {or} | not.'}),
    prop('count', 'number'),
    prop('main', 'boolean'),
    prop('size', 'choice', {choices: [2, 'big']}),
  ]),
  component('Plain', []),
]);

const THING = `| Setting | What to write | What it is for |
|---|---|---|
| \`label\` (needed) | a text: \`label="…"\` | The words on \\<it>, \\{or} \\| not. |
| \`count\` | a number: \`count={2}\` | What it is. |
| \`main\` | the name alone: \`main\` | What it is. |
| \`size\` | one of \`{2}\`, \`"big"\` | What it is. |`;

const OLD = '| Setting | What to write |\n|---|---|\n| `label` | a text |';
const RIGHT = `# Components\n\n### \`<Thing>\`\n\nWords.\n\n${THING}\n\nMore.\n\n### \`<Plain>\`\n\nIt has no settings.\n\n| Another | table |\n|---|---|\n`;

const check = (text: string, file = 'handbook/components.mdx') => findingsOf(componentTables, text, components, file);

for (const [what, text] of [
  ['right tables', RIGHT],
  ['a component that is no more', '### `<Gone>`\n\nIt has no settings.\n'],
  ['a heading of another kind', `#### \`<Plain>\`\n\n${OLD}\n`],
] as const) {
  test(`nothing is said about ${what}`, () => expect(check(text)).toEqual([]));
}

test('a page for visitors has no such tables', () => {
  expect(check(RIGHT.replace(THING, OLD), 'pages/a.mdx')).toEqual([]);
});

for (const [what, from, to, after] of [
  ['an old table', THING, OLD, THING],
  ['a sentence where settings are', THING, 'It has no settings.', THING],
  ['a table where no settings are', 'It has no settings.\n\n|', `${OLD}\n\n|`, 'It has no settings.\n\n|'],
  ['no table', `\nWords.\n\n${THING}\n`, '\nWords.\n', `${THING}\n\n\nWords.\n`],
  ['a row too many', THING, `${THING}\n| \`old\` | x | y |`, THING],
] as const) {
  test(`${what} is written again`, () => {
    const spoilt = RIGHT.replace(from, to);
    const findings = check(spoilt);
    expect(findings).toHaveLength(1);
    expect(findings[0].fixable).toBe(true);
    expect(edited(spoilt, findings)).toBe(RIGHT.replace(from, after));
  });
}
