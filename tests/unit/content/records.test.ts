/** What records may hold, what is said of a wrong value, and what pages get of the records. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {withTexts} from '../../../src/content/checker/files';
import {readLines} from '../../../src/content/checker/page/frontMatter';
import {createSource} from '../../../src/content/checker/source';
import {pageAddresses} from '../../../src/content/site/pageFiles';
import {
  loadRecords,
  RECORD_NAMES,
  type RecordName,
  readRecord,
  readRecords,
  recordSource,
} from '../../../src/content/site/records';
import {publicRecords} from '../../../src/content/site/records/public';
import {changed, files} from './fixture';
import {inMemory} from './memory';

const fileOf = (name: RecordName) => `records/${name}.yml`;
const read = <Name extends RecordName>(name: Name, text: string) =>
  readRecord(name, recordSource(fileOf(name), text), pageAddresses(files));

/** Problems in short: the line, the message and the line to write instead. */
const problemsIn = (name: RecordName, text: string) =>
  read(name, text).diagnostics.map(({start, message, remedy}) => [start.line, message, remedy?.suggestion.text.trim()]);

/**
 * A wrong value: what it replaces, part of the message, and the line to write instead if there is one. The message is at
 * the replaced text, or as many lines below it as the last element says.
 */
type Mistake = [
  what: string,
  record: RecordName,
  from: string,
  to: string,
  message: string,
  suggestion?: string,
  linesBelow?: number,
];

const TELEPHONE = 'telephone: +256 414 100 100';
const EMAIL = 'email: hello@jockeys.ug';
const BUTTON = 'to: /programs';

const MISTAKES: Mistake[] = [
  ['an empty text', 'organisation', 'name: Jockeys', 'name:', 'This is empty. Write a value.'],
  ['a text that is too long', 'organisation', 'Jockeys', 'Hub'.repeat(21), 'There is room for 60.'],
  ['a number in place of a text', 'organisation', 'Kampala', '2015', 'must be a text', 'city: "2015"'],
  [
    'an example left as a value',
    'organisation',
    'Empowering entrepreneurs',
    '…',
    'This is only an example. Write the real one.',
  ],
  ['a missing line', 'organisation', '  country: Uganda\n', '', '“country” is missing from address.', undefined, -4],
  [
    'an unknown line',
    'figures',
    'label: years',
    'label: years\n  color: red',
    'What can stand here: number, prefix',
    undefined,
    1,
  ],
  ['a misspelt line', 'figures', 'number: 16000', 'numbr: 16000', 'Did you mean “number”?', 'number: 16000'],
  ['a name in capitals', 'figures', 'students:', 'Our Students:', 'The name “Our Students” must be written in small'],
  [
    'a list without lines of its own',
    'hours',
    'closed:\n  - date: 2099-12-25\n    reason: Christmas Day\n',
    'closed: Christmas\n',
    '“closed” needs lines of its own below it.',
  ],
  ['%name% in the name', 'organisation', 'Jockeys', '"%name% Hub"', 'so %name% can’t stand in it'],
  [
    '%name% misspelt',
    'organisation',
    'Empowering',
    'The % Name %',
    'Write %name% in small',
    'tagline: The %name% entrepreneurs',
  ],
  ['a year in words', 'organisation', '2015', 'March 2015', 'a year from 1900 to 2100', 'founded: 2015'],
  [
    'a telephone number without its country',
    'organisation',
    TELEPHONE,
    'telephone: 0772 123456',
    'begins with its country',
    'telephone: +256 772 123 456',
  ],
  ['two telephone numbers', 'organisation', TELEPHONE, 'telephone: 0772123456 or 0701123456', 'must be one number'],
  [
    'the example of a telephone number',
    'organisation',
    TELEPHONE,
    'telephone: +256 700 000 000',
    'This is only an example.',
  ],
  [
    'mailto: before an e-mail address',
    'organisation',
    EMAIL,
    'email: mailto:grace@hatchery.ug',
    'an e-mail address',
    'email: grace@hatchery.ug',
  ],
  [
    'two e-mail addresses',
    'organisation',
    EMAIL,
    'email: grace@hatchery.ug, joel@hatchery.ug',
    'a name, @, and the rest',
  ],
  [
    'a link without https://',
    'organisation',
    'https://www.facebook.com',
    'www.facebook.com',
    'begin with https://',
    'link: https://www.facebook.com/jockeys',
  ],
  [
    'a number with separators',
    'figures',
    'number: 16000',
    'number: 16,000+',
    'a number in digits alone',
    'number: 16000',
  ],
  [
    'a number with a plus sign',
    'figures',
    'number: 10\n',
    'number: 1750+\n',
    'a number in digits alone',
    'number: 1750\n  suffix: +',
  ],
  [
    'a number that YAML reads as a fraction',
    'figures',
    'number: 16000',
    'number: 16.000',
    'is read as 16: a point begins',
    'number: 16000',
  ],
  ['a number in words', 'figures', 'number: 16000', 'number: about 120', 'a number in digits alone'],
  ['a number out of its range', 'figures', 'duration: 1500', 'duration: 20000', 'a whole number from 1 to 10000'],
  ['yes in place of true', 'figures', 'plain: true', 'plain: yes', 'can only be true', 'plain: true'],
  ['abbreviated days', 'hours', 'Monday-Friday', 'Mon to Fri', 'a hyphen between them', '- days: Monday-Friday'],
  ['three days in one entry', 'hours', 'Monday-Friday', 'Mon-Fri, Sat', 'must be a day, or a first and a last day'],
  ['a day that is there twice', 'hours', 'Saturday', 'Friday-Saturday', 'Friday is also on line 3.'],
  ['days that run backwards', 'hours', 'Saturday', 'Sunday-Saturday', 'A week begins on Monday'],
  ['a time of 24 hours', 'hours', 'closes: 6:00 PM', 'closes: 18:00', 'a time like 8:00 AM', 'closes: 6:00 PM'],
  ['a time that may be morning or evening', 'hours', 'closes: 6:00 PM', 'closes: 6', 'a time like 8:00 AM'],
  [
    'doors that close before they open',
    'hours',
    'closes: 6:00 PM',
    'closes: 6:00 AM',
    'can’t close at 6:00 AM when they open at 8:00 AM',
  ],
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
  [
    'a date that isn’t in the calendar',
    'hours',
    'date: 2099-12-25',
    'date: 2099-02-30',
    'must be a day of the calendar',
  ],
  [
    'a date with the day first',
    'hours',
    'date: 2099-12-25',
    'date: 25/12/2099',
    'with the year first',
    '- date: 2099-12-25',
  ],
  [
    'a page without its slash',
    'menu',
    'page: /about',
    'page: about',
    'the address of a page of this site',
    'page: /about',
  ],
  ['a misspelt page', 'menu', 'page: /about', 'page: /abuot', 'There is no page at /abuot.', 'page: /about'],
  ['an unknown page', 'menu', 'page: /about', 'page: /nowhere-at-all', 'The pages are /about, /aguma-framework'],
  [
    'another site without https://',
    'menu',
    BUTTON,
    'to: forms.gle/abc',
    'needs an address',
    'to: https://forms.gle/abc',
  ],
  [
    'an e-mail address without mailto:',
    'menu',
    BUTTON,
    'to: grace@hatchery.ug',
    'needs an address',
    'to: mailto:grace@hatchery.ug',
  ],
  ['an address that is a program', 'menu', BUTTON, 'to: javascript:alert(1)', 'needs an address'],
];

for (const [what, name, from, to, message, suggestion, linesBelow = 0] of MISTAKES) {
  test(`records/${name}.yml: ${what} is an error${suggestion ? ' with the line to write instead' : ''}`, () => {
    const text = changed(fileOf(name), from, to);
    const line = files.text(fileOf(name)).split(from)[0].split('\n').length + linesBelow;
    expect(problemsIn(name, text)).toEqual([[line, expect.stringContaining(message), suggestion]]);
    const {value, diagnostics} = read(name, text);
    expect(value).toBeUndefined();
    const lines = diagnostics[0].remedy?.suggestion;
    if (!lines) return;
    const corrected = text.split('\n');
    corrected.splice(lines.line - 1, lines.endLine - lines.line + 1, lines.text);
    expect(problemsIn(name, corrected.join('\n'))).toEqual([]);
  });
}

/** What YAML can't read: the text, the line and part of the message, and the line to write instead if there is one. */
const YAML: [what: string, text: string, line: number, message: string, suggestion?: string][] = [
  ['a second colon', 'a: Ours: the story', 1, 'This line has a second colon.', 'a: "Ours: the story"'],
  ['a missing colon', 'mentors\na: 1', 1, 'A colon is missing here.'],
  ['a line too far to the right', 'a: b\n  c: d', 2, 'begins too far to the left or right'],
  ['a tab at the start of a line', 'a:\n\tb: 1', 2, 'This line begins with a tab.'],
  ['a quotation mark that is never closed', 'a: 1\nb: "Hub\nc: d', 2, 'This quotation mark is never closed.', 'b: Hub'],
  [
    'quotation marks inside quotation marks',
    'a: "Our "real" mission"',
    1,
    'This can’t stand here.',
    'a: Our "real" mission',
  ],
  ['a bracket that is never closed', 'a: [b\nc: d', 1, 'A bracket that opens has to close', 'a: "[b"'],
  ['a value that begins with a sign', 'a: %name% rides', 1, 'can’t begin with this sign', 'a: "%name% rides"'],
  ['# right after a value', 'a: "b"#c', 1, 'Put a space before this #'],
  ['a name that is there twice', 'a: 1\nb: 2\na: 3', 3, 'This name is here twice.'],
  ['a line of hyphens', 'a: 1\n---\nb: 2', 2, 'the rest of the file would be left out'],
  ['a tag that would be code', 'a: !!js/function x', 1, 'can’t begin with this sign', 'a: "!!js/function x"'],
];

for (const [what, text, line, message, suggestion] of YAML) {
  test(`${what} is an error at its line, in a record and at the top of a page`, () => {
    const problems = problemsIn('figures', text);
    expect(problems).toEqual([[line, expect.stringContaining(message), suggestion]]);
    const source = createSource('pages/a.mdx', `---\n${text}\n---\n`);
    const {findings} = readLines(source, {start: 4, end: 4 + text.length});
    expect(findings.map((one) => one.message)).toEqual([problems[0][1]]);
    expect(source.text.slice(0, findings[0].start).split('\n')).toHaveLength(line + 1);
  });
}

const ACCEPTED: [what: string, record: RecordName, from: string, to: string][] = [
  ['a comment behind a value', 'menu', BUTTON, 'to: /contact # ask Grace'],
  ['an address with an anchor', 'menu', BUTTON, 'to: "/about#our-story"'],
  ['a label with an apostrophe', 'menu', 'label: Apply Now', "label: Let's register"],
  ['non-breaking spaces', 'menu', 'label: Apply Now', 'label:\u00a0Apply\u00a0Now'],
  ['a fraction', 'figures', 'number: 10\n', 'number: 2.5\n'],
  ['a note of several lines', 'figures', 'duration: 1500\n', 'duration: 1500\n  confirm: >\n    Ask: the board.\n'],
  ['a day that is over', 'hours', 'date: 2099-12-25', 'date: 2020-12-25'],
  ['closing time at midnight', 'hours', 'closes: 6:00 PM', 'closes: 12:00 AM'],
  ['a telephone number of another country', 'organisation', TELEPHONE, 'telephone: +44 20 7946 0018'],
  ['an empty telephone number', 'organisation', TELEPHONE, 'telephone:'],
  ['a name with signs of code', 'organisation', 'name: Jockeys', 'name: The "Hatch" <Hub> & {Uganda}'],
];

for (const [what, name, from, to] of ACCEPTED) {
  test(`records/${name}.yml may have ${what}`, () => {
    expect(problemsIn(name, changed(fileOf(name), from, to))).toEqual([]);
  });
}

test('opening hours may be a list of days alone', () => {
  const list = '- days: Monday-Saturday\n  opens: 8:00 AM\n  closes: 6:00 PM\n- days: Sunday\n  closed: true\n';
  expect(read('hours', list).value).toEqual({
    week: [
      {days: 'Monday-Saturday', opens: '8:00 AM', closes: '6:00 PM'},
      {days: 'Sunday', closed: true},
    ],
  });
});

test('a name with signs of code replaces %name% as plain text', () => {
  const name = 'Hub" onClick={alert(1)} $&';
  const text = changed('records/organisation.yml', 'name: Jockeys', `name: '${name}'`);
  const {records} = readRecords(withTexts(files, {'records/organisation.yml': text}));
  expect(records?.menu.links.find(({label}) => label === 'More')?.screenReaderText).toBe(`from ${name}`);
});

for (const [where, from, to, suggestion] of [
  ['a value', 'tagline: Empowering', 'tagline: We of Jockeys', 'tagline: We of %name% entrepreneurs'],
  ['an address', 'link: https://jockeys.ug', 'link: https://Jockeys.org/Jockeys-club', undefined],
] as const) {
  test(`the organisation’s name in ${where} ${suggestion ? 'is warned of' : 'is right'}`, () => {
    const text = changed('records/organisation.yml', from, to);
    const {records, diagnostics} = readRecords(withTexts(files, {'records/organisation.yml': text}));
    expect(records).toBeDefined();
    const problems = diagnostics.map(({severity, remedy}) => [severity, remedy?.suggestion.text]);
    expect(problems).toEqual(suggestion ? [['warning', suggestion]] : []);
  });
}

test('a missing record and an unknown file in records/ are errors', () => {
  const {records, diagnostics} = readRecords(inMemory({'records/partners.yml': 'a: b'}));
  expect(records).toBeUndefined();
  const names = [...RECORD_NAMES.map(fileOf), 'records/partners.yml'];
  expect(diagnostics.map(({file}) => file).sort()).toEqual(names.sort());
});

test('the build stops at an error in a record and doesn’t list the warnings', () => {
  const site = withTexts(files, {
    'records/organisation.yml': changed('records/organisation.yml', 'tagline: Empowering', 'tagline: Jockeys for'),
    'records/hours.yml': changed('records/hours.yml', 'Saturday', 'Sat'),
  });
  expect(() => loadRecords(site)).toThrow(/^(?=[\s\S]*hours\.yml)(?![\s\S]*organisation\.yml)/);
});

for (const [what, content, message] of [
  ['in another encoding', new Uint8Array(Buffer.from('- days: Caf\xe9', 'latin1')), 'Save this file as UTF-8'],
  ['with a conflict that Git left', '<<<<<<< HEAD\na: 1\n=======\na: 2\n>>>>>>> b\n', 'Two people changed these lines'],
  ['of far too many characters', '{'.repeat(100_000), 'far too long'],
  ['that is empty', '# nothing\n', 'This file is empty'],
] as const) {
  test(`a record ${what} is one error`, () => {
    const {diagnostics} = readRecords(withTexts(files, {'records/hours.yml': content}));
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
