/** What records may hold, what is said of a wrong value, and what pages get of the records. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {withChanges} from '../../../src/content/files';
import {readLines} from '../../../src/content/page/frontMatter';
import {loadRecords, readRecords} from '../../../src/content/records/load';
import {publicRecords} from '../../../src/content/records/public';
import {readRecord} from '../../../src/content/records/read';
import {definitionOf, RECORD_NAMES, type RecordName} from '../../../src/content/records/registry';
import {applyEdits, createSource, lineAt, locate} from '../../../src/content/source';
import {changed, diagnosticsOf, files} from './fixture';
import {inMemory} from './memory';

const fileOf = (name: RecordName) => `records/${name}.yml`;
const read = (name: RecordName, text: string) =>
  readRecord(definitionOf(name).schema, createSource(fileOf(name), text));

/** Problems in short: the line, the message and the line after *Fix it*. */
const problemsIn = (name: RecordName, text: string) =>
  read(name, text).diagnostics.map(({start, message, edits}) => {
    const source = createSource(fileOf(name), text);
    const fixed = edits && createSource('', applyEdits(source.text, edits));
    return [start.line, message, fixed && lineAt(fixed, locate(source, edits[0].start).line).trim()];
  });

/**
 * A wrong value: what it replaces, part of the message, and the line after *Fix it* if exactly one value is right. The message
 * is at the replaced text, or as many lines below it as the last element says.
 */
type Mistake = [
  what: string,
  record: RecordName,
  from: string,
  to: string,
  message: string,
  fixed?: string,
  linesBelow?: number,
];

const TELEPHONE = 'telephone: +256 414 100 100';
const EMAIL = 'email: hello@jockeys.ug';
const BUTTON = 'to: /programs';

const MISTAKES: Mistake[] = [
  ['an empty text', 'organisation', 'name: Jockeys', 'name:', 'This is empty. Write a value'],
  ['a text that is too long', 'organisation', 'Jockeys', 'Hub'.repeat(21), 'There is room for 60 characters.'],
  ['a number in place of a text', 'organisation', 'Kampala', '2015', 'must be text', 'city: "2015"'],
  ['a missing line', 'organisation', '  country: Uganda\n', '', '“country” is missing.', undefined, -4],
  [
    'an unknown line',
    'figures',
    'label: years',
    'label: years\n  color: red',
    'Allowed here: number, prefix',
    undefined,
    1,
  ],
  ['a name in capitals', 'figures', 'students:', 'Our Students:', 'Write this name in lowercase letters and hyphens'],
  [
    'a list without lines of its own',
    'hours',
    'closed:\n  - date: 2099-12-25\n    reason: Christmas Day\n',
    'closed: Christmas\n',
    'This needs lines of its own below it.',
  ],
  ['%name% in the name', 'organisation', 'Jockeys', '"%name% Hub"', 'Write the name itself'],
  ['a year in words', 'organisation', '2015', 'March 2015', 'a number from 1900 to 2100'],
  [
    'a country code in lowercase letters',
    'organisation',
    'countryCode: UG',
    'countryCode: ug',
    'must be two capital letters',
    'countryCode: UG',
  ],
  [
    'a telephone number without its country',
    'organisation',
    TELEPHONE,
    'telephone: 0772 123456',
    'with its country code first',
    'telephone: +256 772 123 456',
  ],
  ['two telephone numbers', 'organisation', TELEPHONE, 'telephone: 0772123456 or 0701123456', 'must be one number'],
  ['two e-mail addresses', 'organisation', EMAIL, 'email: grace@hatchery.ug, joel@hatchery.ug', 'an e-mail address'],
  [
    'a link without https://',
    'organisation',
    'https://www.facebook.com',
    'www.facebook.com',
    'begin with https://',
    'link: https://www.facebook.com/jockeys',
  ],
  ['a number with separators', 'figures', 'number: 16000', 'number: 16,000', 'in digits only', 'number: 16000'],
  ['a number in words', 'figures', 'number: 16000', 'number: about 120', 'in digits only'],
  ['a number out of its range', 'figures', 'duration: 1500', 'duration: 20000', 'a number from 1 to 10000'],
  ['yes in place of true', 'figures', 'plain: true', 'plain: yes', 'The only possible value is true.'],
  ['three days in one entry', 'hours', 'Monday-Friday', 'Mon-Fri, Sat', 'must be a day, or a first and a later day'],
  ['a day that is listed twice', 'hours', 'Saturday', 'Friday-Saturday', 'Friday is listed twice.'],
  ['days that run backwards', 'hours', 'Saturday', 'Sunday-Saturday', 'must be a day, or a first and a later day'],
  ['a time with another form', 'hours', 'closes: 6:00 PM', 'closes: 6pm', 'like 8:00 AM', 'closes: 6:00 PM'],
  ['a time that may be morning or evening', 'hours', 'closes: 6:00 PM', 'closes: 6', 'a time like 8:00 AM'],
  ['doors that close before they open', 'hours', 'closes: 6:00 PM', 'closes: 6:00 AM', 'can’t close before they open'],
  [
    'doors that only open',
    'hours',
    '    closes: 6:00 PM\n',
    '',
    'Write both when the doors open and when they close',
    undefined,
    -2,
  ],
  [
    'a closed day with times',
    'hours',
    'closed: true',
    'closed: true\n    opens: 9:00 AM',
    'A closed day has no times.',
    undefined,
    -1,
  ],
  ['a date that isn’t in the calendar', 'hours', 'date: 2099-12-25', 'date: 2099-02-30', 'a day of the calendar'],
  ['a page without its slash', 'menu', 'page: /about', 'page: about', 'the address of a page of this site'],
  ['a site without https://', 'menu', BUTTON, 'to: forms.gle/abc', 'needs an address', 'to: https://forms.gle/abc'],
  ['an address that is a program', 'menu', BUTTON, 'to: javascript:alert(1)', 'needs an address'],
];

for (const [what, name, from, to, message, fixed, linesBelow = 0] of MISTAKES) {
  test(`records/${name}.yml: ${what} is an error${fixed ? ', which Fix it corrects' : ''}`, () => {
    const text = changed(fileOf(name), from, to);
    const line = files.text(fileOf(name)).split(from)[0].split('\n').length + linesBelow;
    expect(problemsIn(name, text)).toEqual([[line, expect.stringContaining(message), fixed]]);
    const {parsed, diagnostics} = read(name, text);
    expect(parsed?.value).toBeUndefined();
    const [{edits}] = diagnostics;
    if (edits) expect(problemsIn(name, applyEdits(text, edits))).toEqual([]);
  });
}

/** What YAML can't read: the text, the line and part of the message. */
const YAML: [what: string, text: string, line: number, message: string][] = [
  ['a second colon', 'a: Ours: the story', 1, 'This line has a second “:”.'],
  ['a missing colon', 'mentors\na: 1', 1, 'A “:” is missing here.'],
  ['a line too far to the right', 'a: b\n  c: d', 2, 'begins too far to the left or right'],
  ['a line too far to the left', 'a:\n  - b: 1\n   c: 2', 3, 'begins too far to the left or right'],
  ['a tab at the start of a line', 'a:\n\tb: 1', 2, 'begins too far to the left or right'],
  ['a quotation mark that is never closed', 'a: 1\nb: "Hub\nc: d', 2, 'This quotation mark is never closed.'],
  ['a value that begins with a special character', 'a: %name% rides', 1, 'can’t begin with this character'],
  ['a name that is listed twice', 'a: 1\nb: 2\na: 3', 3, 'This name is listed twice.'],
  ['a rare mistake', 'a: 1\n---\nb: 2', 2, 'This line can’t be read: Source contains multiple documents'],
  ['a tag that would be code', 'a: !!js/function x', 1, 'can’t begin with this character'],
  ['an alias', 'a: &x 1\nb: *x', 1, 'can’t begin with this character'],
];

for (const [what, text, line, message] of YAML) {
  test(`${what} is an error at its line, in a record and at the top of a page`, () => {
    const problems = problemsIn('figures', text);
    expect(problems).toEqual([[line, expect.stringContaining(message), undefined]]);
    const source = createSource('pages/a.mdx', `---\n${text}\n---\n`);
    const {findings} = readLines(source, {start: 4, end: 4 + text.length});
    expect(findings.map((one) => one.message)).toEqual([problems[0][1]]);
    expect(source.text.slice(0, findings[0].start).split('\n')).toHaveLength(line + 1);
  });
}

const ACCEPTED: [what: string, record: RecordName, from: string, to: string][] = [
  ['a comment after a value', 'menu', BUTTON, 'to: /contact # ask Grace'],
  ['an address with an anchor', 'menu', BUTTON, 'to: "/about#our-story"'],
  ['a label with an apostrophe', 'menu', 'label: Apply Now', "label: Let's register"],
  ['non-breaking spaces', 'menu', 'label: Apply Now', 'label:\u00a0Apply\u00a0Now'],
  ['a fraction', 'figures', 'number: 10\n', 'number: 2.5\n'],
  ['a note of several lines', 'figures', 'duration: 1500\n', 'duration: 1500\n  confirm: >\n    Ask: the board.\n'],
  ['a day that is over', 'hours', 'date: 2099-12-25', 'date: 2020-12-25'],
  ['closing time at midnight', 'hours', 'closes: 6:00 PM', 'closes: 12:00 AM'],
  ['a telephone number of another country', 'organisation', TELEPHONE, 'telephone: +44 20 7946 0018'],
  ['an empty telephone number', 'organisation', TELEPHONE, 'telephone:'],
  ['a name with characters of code', 'organisation', 'name: Jockeys', 'name: The "Hatch" <Hub> & {Uganda}'],
];

for (const [what, name, from, to] of ACCEPTED) {
  test(`records/${name}.yml may have ${what}`, () => {
    expect(problemsIn(name, changed(fileOf(name), from, to))).toEqual([]);
  });
}

test('a name with characters of code replaces %name% as plain text', () => {
  const name = 'Hub" onClick={alert(1)} $&';
  const text = changed('records/organisation.yml', 'name: Jockeys', `name: '${name}'`);
  const {records} = readRecords(withChanges(files, {'records/organisation.yml': text}));
  expect(records?.menu.links.find(({label}) => label === 'More')?.screenReaderText).toBe(`from ${name}`);
});

/** What the check says of values that their schemas take, as they depend on the rest of the site. */
for (const [what, name, from, to, rule] of [
  ['the organisation’s name in a value', 'organisation', 'tagline: Empowering', 'tagline: We of Jockeys', 'the-name'],
  ['an example of a telephone number', 'organisation', TELEPHONE, 'telephone: +256 700 000 000', 'placeholders'],
  ['a page that isn’t there', 'menu', 'page: /about', 'page: /abuot', 'links'],
  ['a button to a page that isn’t there', 'menu', BUTTON, 'to: /abuot', 'links'],
] as const) {
  test(`the check reports ${what} in records/${name}.yml`, () => {
    const text = changed(fileOf(name), from, to);
    expect(diagnosticsOf(fileOf(name), text).map((one) => one.rule)).toEqual([rule]);
  });
}

test('the organisation’s name may be part of an address', () => {
  const text = changed(
    'records/organisation.yml',
    'link: https://jockeys.ug',
    'link: https://Jockeys.org/Jockeys-club',
  );
  expect(diagnosticsOf('records/organisation.yml', text)).toEqual([]);
});

test('a missing record and an unknown file in records/ are errors', () => {
  const {records, diagnostics} = readRecords(inMemory({'records/partners.yml': 'a: b'}));
  expect(records).toBeUndefined();
  const names = [...RECORD_NAMES.map(fileOf), 'records/partners.yml'];
  expect(diagnostics.map(({file}) => file).sort()).toEqual(names.sort());
});

test('the build stops at an error in a record', () => {
  const site = withChanges(files, {'records/hours.yml': changed('records/hours.yml', 'Saturday', 'Sat')});
  expect(() => loadRecords(site)).toThrow(/hours\.yml:6:/);
});

for (const [what, content, message] of [
  ['in another encoding', new Uint8Array(Buffer.from('- days: Caf\xe9', 'latin1')), 'Save this file as UTF-8'],
  ['with a conflict that Git left', '<<<<<<< HEAD\na: 1\n=======\na: 2\n>>>>>>> b\n', 'Two people changed these lines'],
  ['of far too many characters', '{'.repeat(100_001), 'too long'],
  ['that is empty', '# nothing\n', 'This needs lines of its own'],
] as const) {
  test(`a record ${what} is one error`, () => {
    const {diagnostics} = readRecords(withChanges(files, {'records/hours.yml': content}));
    expect(diagnostics.map(({file, message: said}) => [file, said])).toEqual([
      ['records/hours.yml', expect.stringContaining(message)],
    ]);
  });
}

const records = loadRecords(files);

const closedDays = (...dates: string[]) => {
  const closed = dates.map((date) => ({date, reason: 'A holiday'}));
  return publicRecords({...records, hours: {...records.hours, closed}}).hours.closed?.map(({date}) => date);
};

test('pages get the closed days to come, the next one first', () => {
  expect(closedDays('2999-12-25', '2020-12-25', '2999-10-09')).toEqual(['2999-10-09', '2999-12-25']);
  expect(closedDays('2020-12-25')).toBeUndefined();
});

test('a closed day is shown until midnight in Uganda, three hours before Greenwich', ({mock}) => {
  const clock = mock.method(Date, 'now', () => Date.UTC(2026, 11, 25, 20, 59));
  expect(closedDays('2026-12-25')).toEqual(['2026-12-25']);
  clock.mock.mockImplementation(() => Date.UTC(2026, 11, 25, 21, 0));
  expect(closedDays('2026-12-25')).toBeUndefined();
});

test('pages get no notes for staff and no menu', () => {
  const shown = publicRecords(records);
  expect(Object.keys(shown).sort()).toEqual(['figures', 'hours', 'organisation']);
  expect(JSON.stringify(shown)).not.toMatch(/confirm|null/);
});
