/** What the check passes, the build takes: pages of the tests' own site, spoilt as a person might spoil them. */
import {test} from 'node:test';
import fc from 'fast-check';
import {expect} from 'playwright/test';
import {type Diagnostic, formatAll, hasErrors, oneForEachPlace} from '../../../src/content/checker/diagnostic';
import {applyEdits, normalize} from '../../../src/content/checker/source';
import {randomCases, thorough} from '../random';
import {compile} from './compile';
import {checkWith, files} from './fixture';

const parameters = randomCases(20);

const NAMES = files.list('pages');

/** What slips in while somebody edits. */
const SLIPS = [
  ...['{', '}', '<', '>', '/', '"', "'", '“', '”', '=', '`', '```', '~~~', '*', '**', '_', '[', ']', '(', ')', '!'],
  ...['#', '\\', '|', '-', ':', '::', ':::', ':::note', ':a', '&', '&nbsp;', '%', '@', '\t', ' ', '\n', '\n\n', '    '],
  ...['>  ', '<br>', '<b', '</', '/>', '</Card>', '<Card>', '<Section', '<p>', '</p>', '<>', '</>', '<a.b>', '<!--'],
  ...['{/*', '*/}', '{1}', '{"a"}', '{a}', '{`a`}', '{...a}', '${', '<5', 'a@b.org', '<a@b.org>', '<https://b.org>'],
  ...['import ', 'export ', '\n\nimport ', '\n\nexport const a = 1\n\n', '---', '\n---\n', '\n===\n', '- ', '1. '],
  ...['![](', '](/', '[a](/x)', '[^1]', '[a]: /x\n', '\n\n| a | b |\n|---|---|\n', 'title', ' silk="link"', ' a-b="c"'],
  ...['\u00a0', '\u00a0\u00a0', '\u202f', '\u200b', '\uFEFF', '\r', '\r\n', '\r\n\r\n', '\u2028', '\u0085'],
];

interface Slip {
  at: number;
  cut: number;
  put: string;
}

const slipOf = (pieces: string[]): fc.Arbitrary<Slip> =>
  fc.record({
    // Anywhere in the page, and each place as likely: fast-check's doubles are nearly all next to 0.
    at: fc.noBias(fc.integer({min: 0, max: 999_999})).map((place) => place / 1_000_000),
    cut: fc.oneof({weight: 3, arbitrary: fc.constant(0)}, {weight: 1, arbitrary: fc.integer({min: 1, max: 12})}),
    put: fc.constantFrom(...pieces),
  });

const spoilt = (text: string, {at, cut, put}: Slip) => {
  const place = Math.floor(at * text.length);
  return text.slice(0, place) + put + text.slice(place + cut);
};

/** Pages that have been spoilt a few times. */
const pagesWith = (slip: fc.Arbitrary<Slip>, most: number) =>
  fc
    .record({name: fc.constantFrom(...NAMES), slips: fc.array(slip, {minLength: 1, maxLength: most})})
    .map(({name, slips}) => ({name, text: slips.reduce(spoilt, files.text(name))}));

test('nothing that the build rejects passes the check, and every problem names a place that is there', async () => {
  const seen = {passed: 0, stopped: 0};
  await fc.assert(
    fc.asyncProperty(pagesWith(slipOf(['', ...SLIPS]), 3), async ({name, text}) => {
      const {diagnostics} = checkWith({[name]: text});
      const isStopped = hasErrors(diagnostics);
      if (!isStopped) await compile(name, text);
      seen[isStopped ? 'stopped' : 'passed'] += 1;
      const lines = normalize(text).split('\n');
      for (const {file, start, end, excerpt, message} of diagnostics) {
        expect(message).not.toMatch(/undefined|NaN|\[object/);
        if (file !== name) continue;
        expect(excerpt).toBe(lines[start.line - 1]);
        expect(start.column).toBeLessThanOrEqual(excerpt.length + 1);
        expect(end.column).toBeLessThanOrEqual(lines[end.line - 1].length + 1);
      }
    }),
    parameters,
  );
  // Both have really been tried: one page in ten at least.
  expect(Math.min(seen.passed, seen.stopped)).toBeGreaterThan(parameters.numRuns / 10);
});

/** Of these, many have one right fix. */
const FIXABLE = ['<br>', '<hr>', '<3', '{a}', '<!-- a -->', '<a@b.org>', '8am', 'UGX20000', '% Name %', 'Jockeys'];

test('of several problems at one place, one that keeps the page from being built is never lost', () => {
  const kind = fc.constantFrom({severity: 'error', fatal: true}, {severity: 'error'}, {severity: 'warning'});
  const diagnostic = fc.record({offset: fc.integer({min: 0, max: 3}), kind});
  fc.assert(
    fc.property(fc.array(diagnostic, {maxLength: 8}), (found) => {
      const all = found.map(({offset, kind}) => ({...kind, start: {offset}}) as Diagnostic);
      const kept = oneForEachPlace(all);
      const places = (some: Diagnostic[]) => [...new Set(some.map(({start}) => start.offset))].sort();
      const fatal = (some: Diagnostic[]) => places(some.filter((one) => one.fatal));
      expect(kept).toHaveLength(places(all).length);
      expect(fatal(kept)).toEqual(fatal(all));
      expect(hasErrors(kept)).toBe(hasErrors(all));
    }),
    parameters,
  );
});

test('a safe fix takes its problem away, and makes no other', () => {
  let fixed = 0;
  fc.assert(
    fc.property(pagesWith(slipOf(FIXABLE), 2), ({name, text}) => {
      const problemsOf = (written: string) =>
        checkWith({[name]: written}).diagnostics.filter(({file, rule}) => file === name && rule !== 'more');
      const before = problemsOf(text);
      const [problem] = before.filter(({remedy}) => remedy?.certainty === 'safe');
      if (!problem) return;
      fixed += 1;
      const after = problemsOf(applyEdits(normalize(text), problem.remedy?.edits ?? []));
      // A page that can't be read has one problem at a time, not always the first: the next may be the same, further up.
      const last = problem.start.offset;
      const first = problem.fatal ? last : 0;
      const countSame = (all: Diagnostic[]) =>
        all.filter(({rule, message, start: {offset}}) => {
          return rule === problem.rule && message === problem.message && first <= offset && offset <= last;
        }).length;
      const shown = `${formatAll(before)}\n\n---\n\n${formatAll(after)}`;
      expect(countSame(after), shown).toBeLessThan(countSame(before));
      if (!problem.fatal) expect(after.length, shown).toBeLessThan(before.length);
    }),
    parameters,
  );
  expect(fixed).toBeGreaterThan(parameters.numRuns / 4);
});

type Way = [how: string, change: (text: string) => string];

/** Ways in which other systems and other people write the same page. */
const HARMLESS: Way[] = [
  ['as they are', (text) => text],
  ['with Windows line ends', (text) => text.replaceAll('\n', '\r\n')],
  ['with a byte-order mark', (text) => `\uFEFF${text}`],
  ['with non-breaking spaces between words', (text) => text.replace(/(\w) (\w)/g, '$1\u00a0$2')],
  [
    'with non-breaking spaces within tags',
    (text) => text.replace(/<[A-Z][^>]*>/g, (tag) => tag.replaceAll(' ', '\u00a0')),
  ],
  ['with non-breaking spaces before what begins a line', (text) => text.replace(/^(?=[#<])/gm, '\u00a0')],
  ['with spaces at the ends of lines', (text) => text.replace(/(?<=[^-\s])$/gm, '  ')],
  ['with other languages’ quotes in sentences', (text) => text.replace(/^([A-Z][\w ,]*)\.$/gm, '„$1“ «so» ‚it’ is.')],
  ['with a note at the end', (text) => `${text}\n{/* ask Grace, {or} <her> */}\n`],
  ...thorough<Way>(
    ['with the line ends of an old Mac', (text) => text.replaceAll('\n', '\r')],
    ['with both, as Notepad writes them', (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`],
    ['with non-breaking spaces after hashes and hyphens', (text) => text.replace(/^(#+|-) /gm, '$1\u00a0')],
    ['without a line end at the end', (text) => text.trimEnd()],
  ),
];

for (const [how, change] of HARMLESS) {
  test(`pages ${how} raise no alarm, and can be built`, async () => {
    const changed = Object.fromEntries(NAMES.map((name) => [name, change(files.text(name))]));
    expect(formatAll(checkWith(changed).diagnostics)).toBe('');
    for (const [name, text] of Object.entries(changed)) await compile(name, text);
  });
}

test('a page reads the same whatever system wrote it: one program comes of all', async () => {
  const text = files.text('pages/about.mdx');
  const program = await compile('pages/about.mdx', text);
  for (const other of [`\uFEFF${text}`, text.replaceAll('\n', '\r\n'), text.replaceAll('\n', '\r')])
    expect(await compile('pages/about.mdx', other)).toBe(program);
});
