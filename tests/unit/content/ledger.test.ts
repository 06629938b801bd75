/** What is listed as open: notes in pages and records, buttons without an address, and events that are over. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {withTexts} from '../../../src/content/checker/files';
import {checkPage} from '../../../src/content/site/check';
import {formatLedger, readLedger} from '../../../src/content/site/ledger';
import {readRecords} from '../../../src/content/site/records';
import {editUrl, readEnvironment} from '../../../src/environment';
import {changed, components, files} from './fixture';

const ORGANISATION = 'records/organisation.yml';
const NOTHING_OPEN = {
  [ORGANISATION]: changed(ORGANISATION, /^confirm:.*$/m, ''),
  'records/figures.yml': 'years:\n  number: 10\n  label: years\n',
};

const pageWith = (text: string, file = 'pages/a.mdx') =>
  checkPage(file, `---\ntitle: A\ndescription: B\n---\n${text}`, components).page;

/** What is listed for a page with this text and these records: place, what it is, and why. */
function listed(text: string, records: Record<string, string> = {}, file?: string): string[] {
  const site = withTexts(files, {...NOTHING_OPEN, ...records});
  const items = [...readLedger(site, [pageWith(text, file)], readRecords(site).records).values()].flat();
  return items.map((item) => `${item.file}:${item.line} ${item.what} | ${item.reason}`);
}

const SLOT = '<Slot what="e-mail address" reason="It was not given." until="email" />';

for (const [what, text, item] of [
  [
    'a passage to confirm',
    '\n<ToConfirm reason="Ours.">\n\n## *Our* work\n\n- For **all**\n\n</ToConfirm>',
    '6 Our work For all | Ours.',
  ],
  [
    'a component to confirm',
    '<ToConfirm reason="Ours.">\n<Card title="One">two</Card>\n</ToConfirm>',
    '5 One. two | Ours.',
  ],
  [
    'a long passage, cut',
    `<ToConfirm reason="Ours.">${'eleven sign '.repeat(6)}</ToConfirm>`,
    `5 ${'eleven sign '.repeat(5).trim()} … | Ours.`,
  ],
  ['a place to fill in', SLOT.replace(/ until.*"/, ''), '5 To fill in: e-mail address | It was not given.'],
]) {
  test(`the ledger lists ${what}`, () => expect(listed(text)).toEqual([`pages/a.mdx:${item}`]));
}

test('the ledger lists a place to fill in until its record is filled in', () => {
  const empty = NOTHING_OPEN[ORGANISATION].replace('email: hello@jockeys.ug', 'email:');
  expect(listed(SLOT, {[ORGANISATION]: empty})).toHaveLength(1);
  expect(listed(SLOT)).toEqual([]);
});

test('the ledger doesn’t list the handbook’s examples', () => {
  expect(listed('<ToConfirm reason="Ours.">Text.</ToConfirm>', {}, 'handbook/a.mdx')).toEqual([]);
});

for (const [file, text, ...items] of [
  ['records/figures.yml', 'a:\n  number: 1\n  label: a\n  confirm: Ask "her".\n', ':4 The figure "a" | Ask "her".'],
  [ORGANISATION, 'name: A\n\nconfirm: Ask.\n', ':3 The organisation’s name | Ask.'],
]) {
  test(`the ledger lists what is open in ${file}`, () => {
    expect(listed('Text.', {[file]: text})).toEqual(items.map((item) => `${file}${item}`));
  });
}

test('the ledger is text by file, with a link to each line', () => {
  const [repository, branch] = ['a/b', 'main'];
  const ledger = new Map([['a', [{file: 'a', line: 1, what: 'What', reason: 'Why'}]]]);
  expect(formatLedger(ledger, (file, line) => editUrl({repository, branch}, file, line))).toBe(
    'a\n  a:1  What\n    Why\n    https://github.com/a/b/edit/main/a#L1\n\n1 thing is open.',
  );
  expect(formatLedger(new Map(), () => undefined)).toBe('Nothing is open.');
});

test('the link to GitHub’s editor in a run for a pull request is to its branch', () => {
  const variables = {GITHUB_REPOSITORY: 'a/b', GITHUB_REF_NAME: '7/merge', GITHUB_HEAD_REF: 'text'};
  expect(editUrl(readEnvironment(variables), 'pages/a.mdx', 3)).toBe('https://github.com/a/b/edit/text/pages/a.mdx#L3');
});
