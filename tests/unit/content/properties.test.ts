/**
 * Valid pages, spoilt at random as a person might spoil them. The seeds are fixed: the same pages on each machine.
 * To look further, change RUNS and SEED.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import {expect, test} from 'playwright/test';
import {applyEdits, type Diagnostic, formatAll, normalize} from '../../../src/content';
import {given} from '../givenSite';
import {compile} from './compile';
import {checkWith} from './fixture';

const RUNS = Number(process.env.RUNS ?? 150);
const SEED = Number(process.env.SEED ?? 2015);
const parameters = {numRuns: RUNS, seed: SEED, endOnFailure: false};

const names = readdirSync(path.join(given, 'pages')).map((name) => `pages/${name}`);
const texts = new Map(names.map((name) => [name, readFileSync(path.join(given, name), 'utf8')]));

/** What slips in while somebody edits. */
const SLIPS = [
  ...[
    '{',
    '}',
    '<',
    '>',
    '/',
    '"',
    "'",
    '“',
    '”',
    '=',
    '`',
    '```',
    '~~~',
    '*',
    '**',
    '_',
    '[',
    ']',
    '(',
    ')',
    '!',
    '#',
  ],
  ...[
    '\\',
    '|',
    '-',
    ':',
    '::',
    ':::',
    ':::note',
    ':a',
    '&',
    '&nbsp;',
    '%',
    '@',
    '\t',
    ' ',
    '\n',
    '\n\n',
    '    ',
    '>  ',
  ],
  ...[
    '<br>',
    '<b',
    '</',
    '/>',
    '</Card>',
    '<Card>',
    '<VisitUs>',
    '<Section',
    '<p>',
    '</p>',
    '<>',
    '</>',
    '<a.b>',
    '<!--',
  ],
  ...['{/*', '*/}', '{1}', '{"a"}', '{a}', '{`a`}', '{...a}', '${', '<5', 'a@b.org', '<a@b.org>', '<https://b.org>'],
  ...[
    'import ',
    'export ',
    '\n\nimport ',
    '\n\nexport const a = 1\n\n',
    '---',
    '\n---\n',
    '\n===\n',
    '- ',
    '1. ',
    '\u00a0',
  ],
  ...[
    '![](',
    '](/',
    '[a](/x)',
    '[^1]',
    '[a]: /x\n',
    '\n\n| a | b |\n|---|---|\n',
    'title',
    ' silk="link"',
    ' a-b="c"',
    '\uFEFF',
  ],
];

const slip = fc.record({
  // Anywhere in the page, and each place as likely: fast-check's doubles are nearly all next to 0.
  at: fc.noBias(fc.integer({min: 0, max: 999_999})).map((place) => place / 1_000_000),
  cut: fc.oneof({weight: 3, arbitrary: fc.constant(0)}, {weight: 1, arbitrary: fc.integer({min: 1, max: 12})}),
  put: fc.constantFrom('', ...SLIPS),
});

/** Of these, many have one right fix. */
const FIXABLE = ['<br>', '<hr>', '<3', '{a}', '<!-- a -->', '<a@b.org>', '8am', 'UGX20000', '% Name %', '<VisitUs>'];

const fixable = fc.record({at: slip.map(({at}) => at), cut: fc.constant(0), put: fc.constantFrom(...FIXABLE)});

/** Pages that have been spoilt a few times. */
const pagesWith = (one: fc.Arbitrary<{at: number; cut: number; put: string}>, most: number) =>
  fc
    .record({name: fc.constantFrom(...names), slips: fc.array(one, {minLength: 1, maxLength: most})})
    .map(({name, slips}) => {
      const text = slips.reduce((before, {at, cut, put}) => {
        const place = Math.floor(at * before.length);
        return before.slice(0, place) + put + before.slice(place + cut);
      }, texts.get(name) ?? '');
      return {name, text};
    });

test('nothing that the build rejects passes the check, and every problem names a place that is there', async () => {
  const seen = {clean: 0, spoilt: 0};
  await fc.assert(
    fc.asyncProperty(pagesWith(slip, 3), async ({name, text}) => {
      const {diagnostics} = checkWith({[name]: text});
      if (diagnostics.length === 0) await compile(name, text);
      seen[diagnostics.length === 0 ? 'clean' : 'spoilt'] += 1;
      const lines = normalize(text).split('\n');
      for (const {file, line, column, endLine, endColumn, message} of diagnostics) {
        expect(message).not.toMatch(/undefined|NaN|\[object/);
        if (file !== name) continue;
        expect(endLine).toBeLessThanOrEqual(lines.length);
        expect(column).toBeLessThanOrEqual(lines[line - 1].length + 1);
        expect(endColumn).toBeLessThanOrEqual(lines[endLine - 1].length + 1);
      }
    }),
    parameters,
  );
  // Both kinds have really been tried: one page in ten at least.
  expect(Math.min(seen.clean, seen.spoilt)).toBeGreaterThan(RUNS / 10);
});

const key = ({rule, message}: Diagnostic) => `${rule} ${message}`;

test('a fix takes its problem away, and uncovers no more than one in its place', () => {
  fc.assert(
    fc.property(pagesWith(fixable, 2), ({name, text}) => {
      const before = checkWith({[name]: text}).diagnostics;
      const fixes = before.filter(({file, fixable}) => file === name && fixable);
      fc.pre(fixes.length > 0 && fixes.length === before.length);
      const edits = fixes.flatMap((one) => one.edits ?? []);
      const after = checkWith({[name]: applyEdits(normalize(text), edits)}).diagnostics;
      const left = after.filter((one) => before.some((other) => key(other) === key(one)));
      const shown = `${formatAll(before)}\n\n---\n\n${formatAll(after)}`;
      expect(left.length, shown).toBeLessThan(before.length);
      expect(after.length, shown).toBeLessThanOrEqual(before.length);
    }),
    {...parameters, numRuns: Math.ceil(RUNS / 5), maxSkipsPerRun: 50},
  );
});

const HARMLESS: [string, (text: string) => string][] = [
  ['as they are', (text) => text],
  ['with Windows line ends', (text) => text.replaceAll('\n', '\r\n')],
  ['with a byte-order mark', (text) => `\uFEFF${text}`],
  ['with non-breaking spaces between words', (text) => text.replace(/(\w) (\w)/g, '$1\u00a0$2')],
  ['with non-breaking spaces after hashes and hyphens', (text) => text.replace(/^(#+|-) /gm, '$1\u00a0')],
  ['with other languages’ quotes in sentences', (text) => text.replace(/^([A-Z][\w ,]*)\.$/gm, '„$1“ «so» ‚it’ is.')],
  ['with a note', (text) => `${text}\n{/* ask Grace, {or} <her> */}\n`],
];

for (const [how, change] of HARMLESS) {
  test(`pages ${how} raise no alarm, and can be built`, async () => {
    const changed = Object.fromEntries([...texts].map(([name, text]) => [name, change(text)]));
    expect(formatAll(checkWith(changed).diagnostics)).toBe('');
    for (const [name, text] of Object.entries(changed)) await compile(name, text);
  });
}
