/** What is still open, as it is listed: each passage by its first words, its line, and why. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {toTable} from '../../../src/content/checker/components/table';
import {withTexts} from '../../../src/content/checker/files';
import {checkPage} from '../../../src/content/site/check';
import {formatLedger, type OpenItem, pastDays, readLedger} from '../../../src/content/site/ledger';
import {readRecords} from '../../../src/content/site/records';
import {editUrl, readEnvironment} from '../../../src/environment';
import {components as allComponents, checkWith, files} from './fixture';

/** The two components that mark what is open. */
const components = toTable([
  {name: 'Slot', props: [], children: 'none'},
  {name: 'ToConfirm', props: [], children: 'required', isMark: true},
]);

/** With everything filled in, but for the e-mail address. */
const FILLED_IN = files.text('records/organisation.yml').replace(/^confirm:.*$/m, '');

const RECORDS = {
  organisation: FILLED_IN.replace('email: hello@jockeys.ug', 'email:'),
  figures: 'years:\n  number: 10\n  label: years\n',
  buttons: 'Apply Now: /contact\nChoose tier: /contact\n',
};

/** What is listed of a page that holds these words below its top, each as its line, what it is, and why. */
function listed(words: string, records: Partial<typeof RECORDS> = {}, file = 'pages/a.mdx'): string[] {
  const texts = Object.entries({...RECORDS, ...records}).map(([name, text]) => [`records/${name}.yml`, text]);
  const site = withTexts(files, Object.fromEntries(texts));
  const {page} = checkPage(file, `---\ntitle: A\ndescription: B\n---\n${words}`, components);
  const items = [...readLedger(site, [page], readRecords(site).records).values()].flat();
  return items.map((item) => `${item.file}:${item.line} ${item.what} | ${item.reason}`);
}

const SLOT = '<Slot what="e-mail address" reason="It was not given." until="email" />';

for (const [what, words, item] of [
  [
    'a passage',
    '\n<ToConfirm reason="Ours.">\n\n## *Our* work_shop\n\n- For **all**\n- [of](/us)\n\n</ToConfirm>\n\nMore.',
    'pages/a.mdx:6 Our work_shop For all of | Ours.',
  ],
  [
    'a passage with components',
    '<ToConfirm reason="Ours.">\n<Card silk="home" title="One">two</Card> <Button label="Go" primary />\n</ToConfirm>',
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
  ['a reason with an entity', '<ToConfirm reason="A &amp; B">Words.</ToConfirm>', 'pages/a.mdx:5 Words. | A & B'],
  ['a slot', `\n\n${SLOT}`, 'pages/a.mdx:7 To fill in: e-mail address | It was not given.'],
  [
    'a slot with nothing to wait for',
    SLOT.replace(/ until.*"/, ''),
    'pages/a.mdx:5 To fill in: e-mail address | It was not given.',
  ],
  ['a slot that nobody has described', '<Slot />', 'pages/a.mdx:5 To fill in:  | '],
] as const) {
  test(`${what} is in the ledger`, () => expect(listed(words)).toEqual([item]));
}

test('two passages to confirm are told apart, and what is between them is in neither', () => {
  const words = '<ToConfirm reason="1">One.</ToConfirm>\n\nTwo.\n\n<ToConfirm reason="3">Three.</ToConfirm>';
  expect(listed(words)).toEqual(['pages/a.mdx:5 One. | 1', 'pages/a.mdx:9 Three. | 3']);
});

test('other components, and a mark that is only closed, are not in the ledger', () => {
  expect(listed('<Section>Words.</Section> </ToConfirm>')).toEqual([]);
});

test('a slot among the handbook’s own examples is not in the ledger', () => {
  expect(listed(SLOT, {}, 'handbook/a.mdx')).toEqual([]);
});

test('a slot whose record is filled in is not in the ledger', () => {
  expect(listed(SLOT, {organisation: FILLED_IN})).toEqual([]);
});

test('while a record has a problem, all slots are in the ledger', () => {
  expect(listed(SLOT, {organisation: `${FILLED_IN}\ncolour: red\n`})).toHaveLength(1);
});

for (const [record, text, ...items] of [
  ['figures', 'years: # of work\n  number: 1\n  confirm: Ask "her".\n', ':3 The figure "years" | Ask "her".'],
  [
    'figures',
    `a:\n  confirm: "Ask."\nb-c:\n  confirm:   'Ask Jo.'  \n`,
    ':2 The figure "a" | Ask.',
    ':4 The figure "b-c" | Ask Jo.',
  ],
  ['figures', 'a:\n  confirm:\n# confirm: no\n  label: "confirm: x"\nb:\n'],
  ['figures', 'confirm:\n  number: 1\n  confirm: Ask.\n', ':3 The figure "confirm" | Ask.'],
  ['buttons', 'confirm: /contact\n'],
  ['organisation', 'name: A\n\nconfirm: Ask.\n', ':3 The organisation’s name | Ask.'],
  [
    'buttons',
    `Go:\n"One’s":  \n'Two "b"':\nThree's: # ask\nFour: /contact\n# Five:\n`,
    ...['Go', 'One’s', 'Two "b"', "Three's"].map(
      (name, index) => `:${index + 1} Button "${name}" | It goes nowhere yet. Write its address after the colon.`,
    ),
  ],
] as const) {
  test(`the ledger lists of records/${record}.yml: ${items.join(', ') || 'nothing'}`, () => {
    expect(listed('Words.', {[record]: text})).toEqual(items.map((line) => `records/${record}.yml${line}`));
  });
}

/** The slots that are open on a page with three of them, while a line of the organisation's record is empty. */
function openSlots(line: string): string[] {
  const file = 'records/organisation.yml';
  expect(files.text(file)).toContain(line);
  const text = files.text(file).replace(line, line.replace(/:.*/, ':'));
  const page = files.text('pages/contact.mdx');
  const slots = '<Slot what="telephone number" until="telephone" />\n\n<Slot what="e-mail address" until="email" />';
  const site = {[file]: text, 'pages/contact.mdx': page.replace('<Slot ', `${slots}\n\n<Slot `)};
  const {pages, records: checked} = checkWith(site);
  const items = readLedger(withTexts(files, site), pages, checked).get('pages/contact.mdx') ?? [];
  return items.map(({what}) => what).filter((what) => what.startsWith('To fill in: '));
}

for (const [line, ...slots] of [
  ['telephone: +256 414 100 100', 'telephone number'],
  ['email: hello@jockeys.ug', 'e-mail address'],
  // No slot waits for this one.
  ['whatsapp: +256 772 200 200'],
]) {
  test(`a slot is open until its record is filled in: ${slots.join() || 'none'} without ${line}`, () => {
    expect(openSlots(line)).toEqual([...slots, 'link for LinkedIn'].map((what) => `To fill in: ${what}`));
  });
}

/** What is listed as over on a day, of a page that holds these words below its top. */
function overOn(today: string, words: string, file = 'pages/a.mdx'): string[] {
  const {page} = checkPage(file, `---\ntitle: A\ndescription: B\n---\n${words}`, allComponents);
  return pastDays([page], today).map((item) => `${item.file}:${item.line} ${item.what} | ${item.reason}`);
}

const EVENT = '<Event title="Leap" date="2026-12-05" lastDay="2026-12-07" />';
const OVER = 'pages/a.mdx:5 Over: Leap | It was on Monday 7 December 2026.';

for (const [what, words, today, ...items] of [
  ['an event on its day', EVENT.replace(/ lastDay="[^"]*"/, ''), '2026-12-05'],
  ['an event of several days while it goes on', EVENT, '2026-12-06'],
  ['an event of several days on its last', EVENT, '2026-12-07'],
  ['an event of several days on the day after', EVENT, '2026-12-08', OVER],
  ['an event that names its last day first', EVENT.replace(/(date=\S+) (lastDay=\S+)/, '$2 $1'), '2026-12-08', OVER],
  ['a date in a sentence on that day', 'Until <Day date="2026-12-05" />.', '2026-12-05'],
  [
    'a date in a sentence on the day after',
    'Until <Day date="2026-12-05" />.',
    '2026-12-06',
    'pages/a.mdx:5 Over: Saturday 5 December 2026 | It was on Saturday 5 December 2026.',
  ],
  ['a date that isn’t one', '<Event title="Leap" date="5/12/2026" />', '2027-01-01'],
] as const) {
  test(`${what} is ${items.length > 0 ? '' : 'not '}in the ledger as over`, () => {
    expect(overOn(today, words)).toEqual(items.map((item) => expect.stringContaining(item)));
  });
}

test('an event among the handbook’s examples is never in the ledger as over', () => {
  expect(overOn('2027-01-01', EVENT, 'handbook/a.mdx')).toEqual([]);
});

const [GITHUB_REPOSITORY, GITHUB_REF_NAME, GITHUB_HEAD_REF] = ['a/b', '7/merge', 'words'];
const EDIT = 'https://github.com/a/b/edit';

for (const [where, line, variables, address] of [
  ['where nobody knows the repository', 3, {GITHUB_REF_NAME}, undefined],
  ['on somebody’s own computer', 3, {GITHUB_REPOSITORY}, `${EDIT}/main/pages/a.mdx#L3`],
  ['of a whole file', undefined, {GITHUB_REPOSITORY, GITHUB_REF_NAME}, `${EDIT}/7/merge/pages/a.mdx`],
  [
    'in a run for a pull request, on its branch',
    3,
    {GITHUB_REPOSITORY, GITHUB_REF_NAME, GITHUB_HEAD_REF},
    `${EDIT}/words/pages/a.mdx#L3`,
  ],
] as const) {
  test(`the address of GitHub’s own editor ${where}: ${address ?? 'none'}`, () => {
    expect(editUrl(readEnvironment(variables), 'pages/a.mdx', line)).toBe(address);
  });
}

test('the ledger as text, by file', () => {
  const item = (file: string, line: number): OpenItem => ({file, line, what: `What ${line}`, reason: `Why ${line}`});
  const nowhere = () => undefined;
  expect(formatLedger(new Map(), nowhere)).toBe('Nothing is open.');
  expect(formatLedger(new Map([['a', [item('a', 1)]]]), nowhere)).toBe(
    'a\n  a:1  What 1\n    Why 1\n\n1 thing is open.',
  );
  const ledger = new Map([
    ['a', [item('a', 1), item('a', 2)]],
    ['f', [item('f', 3)]],
  ]);
  expect(formatLedger(ledger, (file, line) => `e/${file}#L${line}`)).toBe(
    'a\n  a:1  What 1\n    Why 1\n    e/a#L1\n  a:2  What 2\n    Why 2\n    e/a#L2\n\nf\n  f:3  What 3\n    Why 3\n    e/f#L3\n\n3 things are open.',
  );
});
