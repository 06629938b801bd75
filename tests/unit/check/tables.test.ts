/** The handbook's tables of settings: when they are out of date, and what `--fix` writes in their place. */
import {expect, test} from 'playwright/test';
import type {Component, Setting} from '../../../scripts/check/components';
import {applied} from '../../../scripts/check/fix';
import {createSource} from '../../../scripts/check/source';
import {checkTables} from '../../../scripts/check/tables';

const setting = (name: string, kind: Setting['kind'], rest: Partial<Setting> = {}): Setting => ({
  name,
  kind,
  required: false,
  choices: [],
  description: 'What it is.',
  marks: {},
  ...rest,
});

const component = (name: string, settings: Setting[]): [string, Component] => [
  name,
  {name, settings, description: '', content: 'none'},
];

const components = new Map([
  component('Thing', [
    setting('label', 'text', {required: true, description: 'The words\n  on <it>, {or} | not.'}),
    setting('count', 'number'),
    setting('main', 'yes'),
    setting('size', 'choice', {choices: [2, 'big']}),
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

const check = (text: string, file = 'handbook/components.mdx') => checkTables(createSource(file, text), components);

for (const [what, text] of [
  ['right tables', RIGHT],
  ['a component that is no more', '### `<Gone>`\n\nIt has no settings.\n'],
  ['a heading of another kind', `#### \`<Plain>\`\n\n${OLD}\n`],
] as const) {
  test(`nothing is said of ${what}`, () => {
    expect(check(text)).toEqual([]);
  });
}

test('a page for visitors has no such tables', () => {
  expect(check(RIGHT.replace(THING, OLD), 'pages/a.mdx')).toEqual([]);
});

for (const [what, from, to, mended, line] of [
  ['an old table', THING, OLD, THING, 7],
  ['a sentence where settings are', THING, 'It has no settings.', THING, 7],
  ['a table where no settings are', 'It has no settings.\n\n|', `${OLD}\n\n|`, 'It has no settings.\n\n|', 18],
  ['no table', `\nWords.\n\n${THING}\n`, '\nWords.\n', `${THING}\n\n\nWords.\n`, 4],
  ['a row too many', THING, `${THING}\n| \`old\` | x | y |`, THING, 7],
] as const) {
  test(`${what} is told and written anew`, () => {
    const spoilt = RIGHT.replace(from, to);
    const mistakes = check(spoilt);
    expect(mistakes).toHaveLength(1);
    const [{fix, message, topic, line: told, length}] = mistakes;
    expect(message).toMatch(
      /^This table does not say what <\w+> takes today\. "npm run check -- --fix" writes it anew\.$/,
    );
    expect({topic, told, length}).toEqual({topic: 'something-else', told: line, length: 1});
    expect(applied(spoilt, fix ? [fix] : [])).toBe(RIGHT.replace(from, mended));
  });
}
