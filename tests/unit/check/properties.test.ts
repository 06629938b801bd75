/**
 * Valid pages, spoilt at random as a person might spoil them. The seeds are fixed: the same pages on each machine.
 * To look further, change RUNS and SEED.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import {expect, test} from 'playwright/test';
import {applied} from '../../../scripts/check/fix';
import {tell} from '../../../scripts/check/mistake';
import {checkSite} from '../../../scripts/check/site';
import {readable} from '../../../scripts/check/source';
import {given, givenSite} from '../givenSite';
import {compile} from './compile';

const RUNS = Number(process.env.RUNS ?? 150);
const SEED = Number(process.env.SEED ?? 2015);
const parameters = {numRuns: RUNS, seed: SEED, endOnFailure: false};

const names = readdirSync(path.join(given, 'pages')).map((name) => `pages/${name}`);
const texts = new Map(names.map((name) => [name, readFileSync(path.join(given, name), 'utf8')]));

const site = givenSite();

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
  at: fc.double({min: 0, max: 1, noNaN: true}),
  cut: fc.oneof({weight: 3, arbitrary: fc.constant(0)}, {weight: 1, arbitrary: fc.integer({min: 1, max: 12})}),
  put: fc.constantFrom('', ...SLIPS),
});

const spoilt = fc
  .record({name: fc.constantFrom(...names), slips: fc.array(slip, {minLength: 1, maxLength: 4})})
  .map(({name, slips}) => {
    const text = slips.reduce((before, {at, cut, put}) => {
      const place = Math.floor(at * before.length);
      return before.slice(0, place) + put + before.slice(place + cut);
    }, texts.get(name) ?? '');
    return {name, text};
  });

test('nothing that the build rejects passes the check, and every mistake names a place that is there', async () => {
  test.setTimeout(300_000);
  await fc.assert(
    fc.asyncProperty(spoilt, async ({name, text}) => {
      const {mistakes} = checkSite(site.dir, {[name]: text});
      if (mistakes.length === 0) await compile(name, text);
      const lines = readable(text).split('\n');
      for (const {file, line, column, message} of mistakes) {
        expect(message).not.toMatch(/undefined|NaN|\[object/);
        if (file !== name) continue;
        expect(line).toBeLessThanOrEqual(lines.length);
        expect(column).toBeLessThanOrEqual(lines[line - 1].length + 1);
      }
    }),
    parameters,
  );
});

test('mending what has one right mending brings no new mistake', () => {
  test.setTimeout(300_000);
  fc.assert(
    fc.property(spoilt, ({name, text}) => {
      const before = checkSite(site.dir, {[name]: text}).mistakes;
      const edits = before.filter(({file}) => file === name).flatMap(({fix}) => fix ?? []);
      if (edits.length === 0 || edits.length < before.length) return;
      const after = checkSite(site.dir, {[name]: applied(readable(text), edits)}).mistakes;
      expect(after.length, tell(after)).toBeLessThan(before.length);
    }),
    parameters,
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
    expect(tell(checkSite(site.dir, changed).mistakes)).toBe('');
    for (const [name, text] of Object.entries(changed)) await compile(name, text);
  });
}

test('records that are spoilt in any way are told of, and never stop the check itself', () => {
  const odd = ['- a', '{', '&a [*a, *a]', 'a: &b\n  c: *b\n', '\u0000', '? a', 'a: !!js/function "x"', '"', '\ta: b'];
  for (const name of ['organisation', 'figures', 'hours', 'buttons']) {
    for (const text of odd) {
      const {mistakes} = checkSite(site.dir, {[`records/${name}.yml`]: text});
      expect(mistakes, `${name}: ${text}`).not.toEqual([]);
      expect(tell(mistakes)).not.toMatch(/undefined|Invalid|\[object/);
    }
  }
});
