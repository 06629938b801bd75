/** What is still open, as it is listed: each passage by its first words, its line, and why. */
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import type {Components} from '../../../scripts/check/components';
import {editAddress, ledgerOf, tellLedger} from '../../../scripts/check/ledger';
import {readPage} from '../../../scripts/check/page';
import {createSource} from '../../../scripts/check/source';
import {given} from '../givenSite';

/** The two components that mark what is open. */
const components: Components = new Map(
  ['Slot', 'ToConfirm'].map((name) => [name, {name, description: '', settings: [], content: 'allowed'}]),
);

const ORGANISATION = readFileSync(path.join(given, 'records/organisation.yml'), 'utf8').replace(/^confirm:.*$/m, '');
const FILLED_IN = ORGANISATION.replace(/^email:/m, 'email: a@example.org');
const RECORDS = {
  organisation: ORGANISATION,
  figures: 'years:\n  number: 10\n  label: years\n',
  buttons: 'Go: /contact\n',
  hours: '- days: Sunday\n  closed: true\n',
};

/** What is listed of a page that holds these words below its top, each as its line, what it is, and why. */
function listed(words: string, records: Partial<typeof RECORDS> = {}, file = 'pages/a.mdx'): string[] {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'ledger-'));
  mkdirSync(path.join(siteDir, 'records'));
  for (const [name, text] of Object.entries({...RECORDS, ...records})) {
    writeFileSync(path.join(siteDir, `records/${name}.yml`), text);
  }
  const page = readPage(createSource(file, `---\ntitle: A\ndescription: B\n---\n${words}`), components);
  const entries = [...ledgerOf(siteDir, [page]).values()].flat();
  rmSync(siteDir, {recursive: true});
  return entries.map((entry) => `${entry.file}:${entry.line} ${entry.what} | ${entry.reason}`);
}

const SLOT = '<Slot what="e-mail address" reason="It was not given." until="email" />';

for (const [what, words, told] of [
  [
    'a passage',
    '\n<ToConfirm reason="Ours.">\n\n## *Our* work_shop\n\n- For **all**\n- [of](/us)\n\n</ToConfirm>\n\nMore.',
    'pages/a.mdx:6 Our work shop For all [of](/us) | Ours.',
  ],
  [
    'a passage with components',
    '<ToConfirm reason="Ours.">\n<Card silk="home" title="One"> two\n</Card> <Button label="Go" main />\n</ToConfirm>',
    'pages/a.mdx:5 One. two Go. | Ours.',
  ],
  [
    'a long passage',
    `<ToConfirm reason="Ours.">${'eleven sign '.repeat(6)}</ToConfirm>`,
    `pages/a.mdx:5 ${'eleven sign '.repeat(5).trim()} … | Ours.`,
  ],
  [
    'a passage of just as many signs as there is room for',
    `<ToConfirm reason="Ours.">${'eleven sign '.repeat(5)}!</ToConfirm>`.replace(' !', '!'),
    `pages/a.mdx:5 ${'eleven sign '.repeat(5).trim()}! | Ours.`,
  ],
  ['a passage with no reason', '<ToConfirm>Words.</ToConfirm>', 'pages/a.mdx:5 Words. | '],
  ['a slot', `\n\n${SLOT}`, 'pages/a.mdx:7 To fill in: e-mail address | It was not given.'],
  [
    'a slot with nothing to wait for',
    SLOT.replace(/ until.*"/, ''),
    'pages/a.mdx:5 To fill in: e-mail address | It was not given.',
  ],
  ['a slot that nobody has described', '<Slot what={a} />', 'pages/a.mdx:5 To fill in:  | '],
] as const) {
  test(`${what} is listed`, () => {
    expect(listed(words)).toEqual([told]);
  });
}

test('two passages are told apart, and what stands between them is in neither', () => {
  const words = '<ToConfirm reason="1">One.</ToConfirm>\n\nTwo.\n\n<ToConfirm reason="3">Three.</ToConfirm>';
  expect(listed(words)).toEqual(['pages/a.mdx:5 One. | 1', 'pages/a.mdx:9 Three. | 3']);
});

test('other components, what is filled in, and the handbook’s own examples are not listed', () => {
  expect(listed('<Section>Words.</Section> </ToConfirm>')).toEqual([]);
  expect(listed(SLOT, {}, 'handbook/a.mdx')).toEqual([]);
  expect(listed(SLOT, {organisation: FILLED_IN})).toEqual([]);
});

test('while a record holds a mistake, all slots are listed', () => {
  expect(listed(SLOT, {organisation: `${FILLED_IN}\ncolour: red\n`})).toHaveLength(1);
});

for (const [record, text, ...told] of [
  ['figures', 'years: # of work\n  number: 1\n  confirm: Ask "her".\n', ':3 The figure "years" | Ask "her".'],
  [
    'figures',
    `a:\n  confirm: "Ask."\nb-c:\n  confirm:   'Ask Jo.'  \n`,
    ':2 The figure "a" | Ask.',
    ':4 The figure "b-c" | Ask Jo.',
  ],
  ['figures', 'a:\n  confirm:\n# confirm: no\n  label: confirm: x\nb:\n'],
  ['organisation', 'name: A\n\nconfirm: Ask.\n', ':3 The organisation’s name | Ask.'],
  [
    'buttons',
    `Go:\n"One’s":  \n'Two "b"':\nThree's: # ask\nFour: /contact\n# Five:\n\n  Six:\n`,
    ...['Go', 'One’s', 'Two "b"', "Three's"].map(
      (name, index) => `:${index + 1} Button "${name}" | It leads nowhere yet. Write its address after the colon.`,
    ),
  ],
] as const) {
  test(`of records/${record}.yml is listed: ${told.join(', ') || 'nothing'}`, () => {
    expect(listed('Words.', {[record]: text})).toEqual(told.map((line) => `records/${record}.yml${line}`));
  });
}

test('the way to a line at GitHub is there when it is known which repository this is', () => {
  const from = (environment: NodeJS.ProcessEnv, line?: number) => editAddress('pages/a.mdx', line, environment);
  const [GITHUB_REPOSITORY, GITHUB_REF_NAME, GITHUB_HEAD_REF] = ['a/b', '7/merge', 'words'];
  const edit = 'https://github.com/a/b/edit';
  expect(from({GITHUB_REF_NAME}, 3)).toBeUndefined();
  expect(from({GITHUB_REPOSITORY}, 3)).toBe(`${edit}/main/pages/a.mdx#L3`);
  expect(from({GITHUB_REPOSITORY, GITHUB_REF_NAME})).toBe(`${edit}/7/merge/pages/a.mdx`);
  expect(from({GITHUB_REPOSITORY, GITHUB_REF_NAME, GITHUB_HEAD_REF}, 3)).toBe(`${edit}/words/pages/a.mdx#L3`);
});

test('the list as text, by file', () => {
  const before = {...process.env};
  delete process.env.GITHUB_REPOSITORY;
  const entry = (file: string, line: number) => ({file, line, what: `What ${line}`, reason: `Why ${line}`});
  const [a, b] = [entry('a', 1), entry('a', 2)];
  expect(tellLedger(new Map())).toBe('Nothing is left to confirm or to fill in.');
  expect(tellLedger(new Map([['a', [a]]]))).toBe(
    'a\n  a:1  What 1\n    Why 1\n\n1 passage is to be confirmed or filled in before the site goes live.',
  );
  process.env.GITHUB_REPOSITORY = 'c/d';
  process.env.GITHUB_HEAD_REF = 'e';
  const edit = 'https://github.com/c/d/edit/e';
  expect(
    tellLedger(
      new Map([
        ['a', [a, b]],
        ['f', [entry('f', 3)]],
      ]),
    ),
  ).toBe(
    `a\n  a:1  What 1\n    Why 1\n    ${edit}/a#L1\n  a:2  What 2\n    Why 2\n    ${edit}/a#L2\n\nf\n  f:3  What 3\n    Why 3\n    ${edit}/f#L3\n\n3 passages are to be confirmed or filled in before the site goes live.`,
  );
  process.env = before;
});
