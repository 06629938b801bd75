/** What records may hold, what is said of a wrong value, and that the line to write instead is right. */
import {test} from 'node:test';
import fc from 'fast-check';
import {expect} from 'playwright/test';
import * as z from 'zod';
import {type Certainty, type Diagnostic, format} from '../../../src/content/checker/diagnostic';
import {withTexts} from '../../../src/content/checker/files';
import {readLines} from '../../../src/content/checker/page/frontMatter';
import {unwrapped} from '../../../src/content/checker/records/fields';
import {readRecordOfKind} from '../../../src/content/checker/records/read';
import {createSource} from '../../../src/content/checker/source';
import {checkSite} from '../../../src/content/site/check';
import {pageAddresses} from '../../../src/content/site/pageFiles';
import {
  checkRecordUses,
  fields,
  fillName,
  loadRecords,
  namesFor,
  RECORD_NAMES,
  RECORDS,
  type RecordName,
  type Records,
  readRecord,
  readRecords,
  recordEntries,
  recordSource,
} from '../../../src/content/site/records';
import {VALUE_FORMATS} from '../../../src/content/site/records/values';
import {components, files} from '../../site';
import {randomCases} from '../random';
import {inMemory} from './memory';

const pages = pageAddresses(files);
const fileOf = (name: RecordName) => `records/${name}.yml`;
const textOf = (name: RecordName) => files.text(fileOf(name));
const read = <N extends RecordName>(name: N, text: string) => readRecord(name, recordSource(fileOf(name), text), pages);

test('a message says the limits of its own field', () => {
  const number = (format: 'whole' | 'year', least: number, most: number, example: string) =>
    z.int().min(least).max(most).register(fields, {format, title: 'Number', example});
  const schema = z.strictObject({rooms: number('whole', 2, 9, '4'), opened: number('year', 1950, 2000, '1962')});
  const source = recordSource('records/rooms.yml', 'rooms: 12\nopened: 2026\n');
  const {diagnostics} = readRecordOfKind('rooms', {schema}, source, {formats: VALUE_FORMATS, rules: []});
  expect(diagnostics.map(({message}) => message)).toEqual([
    'This must be a whole number from 2 to 9, in digits, for example: 4.',
    'This must be a year from 1950 to 2000, in four digits, for example: 1962.',
  ]);
});

/** A record of the given site after one change. */
function changed(name: RecordName, from: string, to: string): string {
  const text = textOf(name);
  const result = text.replace(from, () => to);
  expect(result, `${name} holds what the test changes`).not.toBe(text);
  return result;
}

/** The text with the suggestion's lines in place of those it is about. */
function pasted(text: string, {remedy}: Diagnostic): string {
  const suggestion = remedy?.suggestion;
  const rows = text.split('\n');
  if (suggestion) rows.splice(suggestion.line - 1, suggestion.endLine - suggestion.line + 1, suggestion.text);
  return rows.join('\n');
}

/** Problems in short: the line, the message and the line to write instead. */
const inShort = (diagnostics: Diagnostic[]) =>
  diagnostics.map(({start, message, remedy}) => [start.line, message, remedy?.suggestion.text.trim()]);

/** Words of several lines for the name of a test. */
const inOneLine = (text: string) => JSON.stringify(text).slice(0, 60);

/**
 * What is written in place of what, words of the message, and the line to write if it has one. The problem is on the line of
 * the words that are changed, or so many lines below it.
 */
type Mistake = [change: [from: string, to: string], says: string, remedy?: string, linesBelow?: number];

/** A mistake whose problem is on another line than the words that were changed. */
const below = (lines: number, change: Mistake[0], says: string, remedy?: string): Mistake => [
  change,
  says,
  remedy,
  lines,
];

const YEARS = '  number: 10\n  label: years\n  duration: 1500\n';
const CLOSED = 'closed:\n  - date: 2099-12-25\n    reason: Christmas Day\n';
const TELEPHONE = 'telephone: +256 414 100 100';
const REGISTER = 'Register: https://leap.jockeys.ug';

/** Mistakes by their record and field. `lines`: in the lines themselves. */
const MISTAKES: Record<RecordName, Record<string, Mistake[]>> = {
  organisation: {
    name: [
      [['name: Jockeys', 'name:'], 'This is empty. Write a value.'],
      [['Jockeys', 'Hub'.repeat(21)], 'has 63 characters. There is room for 60.'],
      [['Jockeys', '"%name% Hub"'], 'This line says what the name is, so %name% can’t stand in it.'],
    ],
    tagline: [
      [['Empowering entrepreneurs', '2015'], 'must be a text', 'tagline: "2015"'],
      [['Empowering', 'The % Name %'], 'Write %name% in small', 'tagline: The %name% entrepreneurs'],
      // Nobody may leave this line empty.
      [['Empowering entrepreneurs', '…'], 'This is only an example. Write the real one.'],
    ],
    founded: [
      [['2015', 'March 2015'], 'a year from 1900 to 2100', 'founded: 2015'],
      [['2015', '2014 or 2015'], 'a year from 1900 to 2100'],
      [['2015', 'soon'], 'a year from 1900 to 2100'],
    ],
    'address.street': [[['street: Plot 8, Wamala Avenue', 'street:'], 'for example: Plot 8, Wamala Avenue.']],
    'address.area': [[['Bukoto', '""'], 'This is empty.']],
    'address.city': [[['Kampala', 'true'], 'must be a text', 'city: "true"']],
    'address.country': [below(-4, ['  country: Uganda\n', ''], '“country” is missing from address.')],
    telephone: [
      [[TELEPHONE, 'telephone: 0772 123456'], 'begins with its country', 'telephone: +256 772 123 456'],
      [[TELEPHONE, 'telephone: tel:0772 123456'], 'begins with its country', 'telephone: +256 772 123 456'],
      [[TELEPHONE, 'telephone: +256772123456'], 'in digits and spaces', 'telephone: +256 772 123 456'],
      [[TELEPHONE, 'telephone: +44-20-7946-18'], 'one number', 'telephone: +44 20 7946 18'],
      [[TELEPHONE, 'telephone: 0772123456 or 0701123456'], 'must be one number'],
      [[TELEPHONE, 'telephone: +44(0)20 7946 18'], 'one number', 'telephone: +44 20 7946 18'],
      // Nobody can tell which country's number it is.
      [[TELEPHONE, 'telephone: 41 410 0100 20'], 'must be one number'],
      [[TELEPHONE, 'telephone: +256 700 000 000'], 'This is only an example.'],
    ],
    whatsapp: [[['whatsapp: +256 772 200 200', 'whatsapp: 0772123456'], 'one number', 'whatsapp: +256 772 123 456']],
    email: [
      [['email: hello@jockeys.ug', 'email: mailto:grace@hatchery.ug'], 'an e-mail address', 'email: grace@hatchery.ug'],
      [['email: hello@jockeys.ug', 'email: info at hatchery.ug'], 'a name, @, and the rest'],
      [['email: hello@jockeys.ug', 'email: grace@hatchery.ug, joel@hatchery.ug'], 'a name, @, and the rest'],
    ],
    'platforms.name': [[['- name: Facebook', '- name:'], 'for example: Facebook']],
    'platforms.handle': [[['handle: "@jockeys_ug"', 'handle: "@name"'], 'only an example. Write the real one, or']],
    'platforms.link': [
      [['link: https://www.', 'link: www.'], 'begin with https://', 'link: https://www.facebook.com/jockeys'],
      [['link: https://www.', 'link: http:/www.'], 'begin with https://', 'link: https://www.facebook.com/jockeys'],
    ],
    confirm: [
      [
        ['This is a working name. The real name has not been given to us.', 'true'],
        'must be a text',
        'confirm: "true"',
      ],
    ],
    lines: [below(1, ['address:\n', 'address: Plot 8\n#'], 'begins too far to the left or right')],
  },
  figures: {
    '*': [[['students:', 'Our Students:'], 'The name “Our Students” must be written in small']],
    '*.number': [
      [['number: 16000', 'number: 16,000+'], 'a number in digits alone', 'number: 16000'],
      [['number: 10\n', 'number: 1750+\n'], 'a number in digits alone', 'number: 1750\n  suffix: +'],
      [['number: 16000', 'number: 2,5'], 'a number in digits alone', 'number: 2.5'],
      [['number: 16000', 'number: 16.000+'], 'a number in digits alone', 'number: 16000'],
      [['number: 16000', 'number: 1{000'], 'a number in digits alone'],
      [['number: 16000', 'number: about 120'], 'a number in digits alone'],
      [['number: 16000', 'number: 16.000'], 'is read as 16: a point begins', 'number: 16000'],
      [['number: 16000', 'numbr: 16000'], 'Did you mean “number”?', 'number: 16000'],
    ],
    '*.prefix': [below(3, [YEARS, `${YEARS}  prefix: 1\n`], 'must be a text', 'prefix: "1"')],
    '*.suffix': [[['suffix: B+', 'suffix: 1'], 'must be a text', 'suffix: "1"']],
    '*.label': [below(-2, ['  label: years\n', ''], '“label” is missing from years.')],
    '*.duration': [[['duration: 1500', 'duration: 2.2 s'], 'a whole number from 1 to 10000']],
    '*.plain': [
      [['plain: true', 'plain: yes'], 'can only be true', 'plain: true'],
      [['plain: true', 'plain: no'], 'can only be true'],
    ],
    '*.confirm': [below(3, [YEARS, `${YEARS}  confirm:\n`], 'Write a value, or delete the line.')],
    lines: [
      below(1, ['label: years', 'label: years\n  color: red'], 'What can stand here: number, prefix, suffix, label'),
    ],
  },
  hours: {
    'week.days': [
      [['Saturday', 'Sat'], 'must be a day, or a first and a last day', '- days: Saturday'],
      [['Monday-Friday', 'Mon to Fri'], 'a hyphen between them', '- days: Monday-Friday'],
      [['Saturday', 'Public holidays'], 'must be a day'],
      [['Saturday', 'S'], 'must be a day'],
      // No part of it may get lost.
      [['Monday-Friday', 'Mon-Fri, Sat'], 'must be a day, or a first and a last day'],
      [['Saturday', 'Friday-Saturday'], 'Friday is also on line 3.'],
      [['Saturday', 'Sunday-Saturday'], 'A week begins on Monday'],
    ],
    'week.opens': [[['opens: 8:00 AM', 'opens: 8 am'], 'a time like 8:00 AM', 'opens: 8:00 AM']],
    'week.closes': [
      [['closes: 6:00 PM', 'closes: 18:00'], 'a time like 8:00 AM', 'closes: 6:00 PM'],
      [['closes: 6:00 PM', 'closes: 6'], 'a time like 8:00 AM'],
      [['closes: 6:00 PM', 'closes: 6:00 AM'], 'can’t close at 6:00 AM when they open at 8:00 AM'],
      [['closes: 6:00 PM', 'closes: 8:00 AM'], 'can’t close at 8:00 AM when they open at 8:00 AM'],
      below(-2, ['    closes: 6:00 PM\n', ''], 'Write both when the doors open and when they close'),
    ],
    'week.closed': [
      [['closed: true', 'closed: yes'], 'can only be true', 'closed: true'],
      below(-1, ['closed: true', 'closed: true\n    opens: 9:00 AM'], 'A closed day has no times.'),
    ],
    'closed.date': [
      [['date: 2099-12-25', 'date: 2099-02-30'], 'must be a day of the calendar'],
      [['date: 2099-12-25', 'date: 25/12/2099'], 'with the year first', '- date: 2099-12-25'],
    ],
    'closed.reason': [below(2, [CLOSED, CLOSED.replace('Christmas Day', '')], 'for example: Christmas Day')],
    closed: [[[CLOSED, 'closed: Christmas\n'], '“closed” needs lines of its own below it.']],
  },
  buttons: {
    '*': [
      [[REGISTER, '"": /contact'], 'This line has no name before its colon.'],
      [[REGISTER, 'Register: contact'], 'needs an address', 'Register: /contact'],
      [[REGISTER, 'Register: pages/contact.mdx'], 'needs an address', 'Register: /contact'],
      [[REGISTER, 'Register: forms.gle/abc'], 'needs an address', 'Register: https://forms.gle/abc'],
      [[REGISTER, 'Register: prices.pdf'], 'needs an address'],
      [[REGISTER, 'Register: wa.me/+256772123456'], 'needs an address', 'Register: https://wa.me/256772123456'],
      [[REGISTER, 'Register: grace@hatchery.ug'], 'needs an address', 'Register: mailto:grace@hatchery.ug'],
      [[REGISTER, 'Register: 0772123456'], 'needs an address', 'Register: tel:+256 772 123 456'],
      [[REGISTER, 'Register: javascript:alert(1)'], 'needs an address'],
      [[REGISTER, 'Register: https://example.org'], 'This is only an example.'],
    ],
  },
  menu: {
    'links.label': [[['label: About', 'label:'], 'for example: About']],
    'links.page': [
      [['page: /about', 'page: about'], 'the address of a page of this site', 'page: /about'],
      [['page: /about', 'page: /abuot'], 'There is no page at /abuot.', 'page: /about'],
      // That page has its line already.
      [['page: /about', 'page: /contatc'], 'There is no page at /contatc. The pages are /about'],
      [['page: /about', 'page: /nowhere-at-all'], 'The pages are /about, /aguma-framework'],
    ],
    'links.aloud': [[['aloud: from %name%', 'aloud: 1'], 'must be a text', 'aloud: "1"']],
    button: [[['button: Apply Now', 'button:'], 'for example: Apply Now']],
    links: [[['links:', 'link:'], 'Did you mean “links”?', 'links:']],
  },
};

const mistakesIn = (name: RecordName) =>
  Object.entries(MISTAKES[name]).flatMap(([field, mistakes]) =>
    mistakes.map(([[from, to], says, remedy, linesBelow = 0]) => {
      const linesBefore = textOf(name).split(from)[0].split('\n');
      return {field, line: linesBefore.length + linesBelow, from, to, says, remedy};
    }),
  );

for (const name of RECORD_NAMES) {
  for (const {field, line, from, to, says, remedy} of mistakesIn(name)) {
    test(`${name}, ${field}: ${inOneLine(to)} is reported once, “… ${says} …”`, () => {
      const text = changed(name, from, to);
      const {diagnostics, value} = read(name, text);
      expect(inShort(diagnostics)).toEqual([[line, expect.stringContaining(says), remedy]]);
      expect(value).toBeUndefined();
      if (remedy)
        expect(inShort(read(name, pasted(text, diagnostics[0])).diagnostics), 'with the line to write').toEqual([]);
    });
  }
}

/** What `--fix` writes by itself, and what it leaves to a person, since it could be meant otherwise. */
const FIXES: [certainty: Certainty, name: RecordName, from: string, to: string][] = [
  ['safe', 'hours', 'Saturday', 'Sat'],
  ['likely', 'hours', 'Saturday', 'Saturdya'],
  ['likely', 'hours', 'Monday-Friday', 'Mon to Firday'],
  ['safe', 'hours', 'closes: 6:00 PM', 'closes: 18:00'],
  ['likely', 'buttons', REGISTER, 'Register: contact'],
  ['likely', 'buttons', REGISTER, 'Register: pages/abuot.mdx'],
  ['safe', 'buttons', REGISTER, 'Register: forms.gle/abc'],
  ['safe', 'buttons', REGISTER, 'Register: grace@hatchery.ug'],
  ['safe', 'buttons', REGISTER, 'Register: 0772 123 456'],
  ['likely', 'buttons', REGISTER, 'Register: Grace grace@hatchery.ug'],
  ['safe', 'figures', 'number: 10\n', 'number: 16,000\n'],
  ['safe', 'figures', 'number: 10\n', 'number: 1750+\n'],
  ['likely', 'figures', 'number: 10\n', 'number: 2,5\n'],
  ['likely', 'figures', 'number: 10\n', 'number: 16.000\n'],
  ['likely', 'organisation', '2015', 'March 2015'],
  ['safe', 'organisation', 'email: hello@jockeys.ug', 'email: mailto:grace@hatchery.ug'],
  ['likely', 'organisation', 'email: hello@jockeys.ug', 'email: Grace <grace@hatchery.ug>'],
  ['likely', 'menu', 'page: /about', 'page: about'],
];

for (const [certainty, name, from, to] of FIXES) {
  test(`${inOneLine(to)} in ${fileOf(name)} is corrected ${certainty === 'safe' ? 'by --fix' : 'by a person alone'}`, () => {
    const {diagnostics} = read(name, changed(name, from, to));
    expect(diagnostics.map((one) => [one.remedy?.certainty, one.remedy?.edits.length])).toEqual([[certainty, 1]]);
  });
}

/** Every value in a schema, with the way to it, and how it is written if the schema says so. */
function valuesIn(schema: z.ZodType, way: string[] = []): {way: string; form: string | undefined}[] {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodObject)
    return Object.entries(inner.shape).flatMap(([key, child]) => valuesIn(child as z.ZodType, [...way, key]));
  if (inner instanceof z.ZodArray) return valuesIn(inner.element as z.ZodType, way);
  if (inner instanceof z.ZodRecord) return valuesIn(inner.valueType as z.ZodType, [...way, '*']);
  return [{way: way.join('.'), form: fields.get(inner)?.format}];
}

for (const name of RECORD_NAMES) {
  test(`${name}: every field has a format, and a mistake in the table above`, () => {
    const values = valuesIn(RECORDS[name].schema);
    expect(values.filter(({form}) => !form)).toEqual([]);
    expect(Object.keys(MISTAKES[name])).toEqual(expect.arrayContaining(values.map(({way}) => way)));
  });
}

test('each record has a title, by which staff know it', () => {
  const titles = RECORD_NAMES.map((name) => fields.get(RECORDS[name].schema)?.title);
  expect(titles.sort()).toEqual(['Buttons', 'Figures', 'Menu', 'Opening hours', 'Organisation']);
});

test('a message says where, what and what to write', () => {
  const [one] = read('organisation', changed('organisation', TELEPHONE, 'telephone: 0772123456')).diagnostics;
  expect(format(one)).toBe(
    [
      'records/organisation.yml:15:12 error',
      '  | telephone: 0772123456',
      '  |            ^^^^^^^^^^',
      '  This must be one number that begins with its country, in digits and spaces: +256 and nine digits for Uganda.',
      '  Write instead:',
      '    telephone: +256 772 123 456',
      '  More: handbook/messages.md#records',
    ].join('\n'),
  );
  expect(one).toMatchObject({severity: 'error', remedy: {certainty: 'safe'}, rule: 'record-value'});
});

/** What YAML can't read, by its code: the lines, the line that is reported, words of the message, and the remedy. */
const YAML: [code: string, text: string, line: number, says: string, remedy?: string][] = [
  ['ALIAS_PROPS', 'a: &x *y', 1, 'can’t begin with this sign', 'a: "&x *y"'],
  ['BAD_ALIAS', 'a: & friends', 1, 'can’t begin with this sign', 'a: "& friends"'],
  ['an alias', 'a: *x', 1, 'can’t begin with this sign', 'a: "*x"'],
  ['BAD_DIRECTIVE', '%name% Hub\na: b', 1, 'A line can’t begin with %.'],
  ['BAD_DQ_ESCAPE', 'a: "C:\\Hub"', 1, 'a backslash is written twice', 'a: C:\\Hub'],
  ['BAD_INDENT', 'a:\n    b: 1\n  c: 2', 3, 'begins too far to the left or right'],
  ['BAD_SCALAR_START', 'a: @hub', 1, 'can’t begin with this sign', 'a: "@hub"'],
  ['BAD_SCALAR_START', 'a: %name% rides', 1, 'can’t begin with this sign', 'a: "%name% rides"'],
  ['BLOCK_AS_IMPLICIT_KEY', 'a: Ours: the story', 1, 'This line has a second colon.', 'a: "Ours: the story"'],
  ['a line further right', 'a: b\n  c: d', 2, 'begins too far to the left or right'],
  ['an open bracket', 'a: [b\nc: d', 1, 'A bracket that opens has to close', 'a: "[b"'],
  ['DUPLICATE_KEY', 'a: 1\nb: 2\na: 3', 3, 'This name is here twice.'],
  ['KEY_OVER_1024_CHARS', `${'x'.repeat(1100)}: 1`, 1, 'This name is far too long.'],
  ['an open quotation', 'a: 1\nb: "Hub\nc: d', 2, 'This quotation mark is never closed.', 'b: Hub'],
  ['MISSING_CHAR', 'a: "b"#c', 1, 'Put a space before this #'],
  ['MULTILINE_IMPLICIT_KEY', 'mentors\na: 1', 1, 'A colon is missing here.'],
  ['MULTIPLE_ANCHORS', 'a: &x &y z', 1, 'can’t begin with this sign', 'a: "&x &y z"'],
  ['MULTIPLE_DOCS', 'a: 1\n---\nb: 2', 2, 'the rest of the file would be left out'],
  ['MULTIPLE_TAGS', 'a: !x !y z', 1, 'can’t begin with this sign', 'a: "!x !y z"'],
  ['NON_STRING_KEY', '? [a]\n: b', 1, 'A name is words alone.'],
  ['RESOURCE_EXHAUSTION', '['.repeat(2000), 1, 'This file can’t be read.'],
  ['TAB_AS_INDENT', 'a:\n\tb: 1', 2, 'This line begins with a tab.'],
  ['TAG_RESOLVE_FAILED', 'a: !!js/function x', 1, 'can’t begin with this sign', 'a: "!!js/function x"'],
  ['UNEXPECTED_TOKEN', 'a: "Our "real" mission"', 1, 'This can’t stand here.', 'a: Our "real" mission'],
];

for (const [code, text, line, says, remedy] of YAML) {
  test(`YAML, ${code}: ${inOneLine(text)} is one sentence at its line, in a record and at the top of a page`, () => {
    const {diagnostics, value} = read('buttons', text);
    expect(value).toBeUndefined();
    expect(inShort(diagnostics)).toEqual([[line, expect.stringContaining(says), remedy]]);
    const source = createSource('pages/a.mdx', `---\n${text}\n---\n`);
    const {findings} = readLines(source, {start: 4, end: 4 + text.length});
    expect(findings.map(({message}) => message)).toEqual([diagnostics[0].message]);
    // Below the line of hyphens.
    expect(source.text.slice(0, findings[0].start).split('\n')).toHaveLength(line + 1);
  });
}

/** Changes that are right. */
const HARMLESS: [RecordName, string, string][] = [
  ['buttons', REGISTER, 'Register: /contact # ask Grace'],
  ['buttons', REGISTER, 'Register: "/about#our-story"'],
  ['buttons', REGISTER, 'Register: /files/prices.pdf'],
  ['buttons', REGISTER, 'Register: https://wa.me/256772123456?text=Hello'],
  ['buttons', REGISTER, 'Register: mailto:grace@hatchery.ug?subject=Hello'],
  ['buttons', REGISTER, 'Register: tel:+256 772 123 456'],
  ['buttons', REGISTER, "Let's register: /contact"],
  ['buttons', 'Apply Now: /programs', 'Apply\u00a0Now:\u00a0/contact'],
  ['figures', YEARS, '  {number: 1250.5, label: years}\n'],
  ['figures', YEARS, `${YEARS}  confirm: >\n    Ask: the board.\n    - or Grace\n`],
  ['hours', CLOSED, `${CLOSED}  - date: 2026-12-25\n    reason: Yule\n  - date: 2020-01-01\n    reason: It is over\n`],
  ['hours', CLOSED, 'closed:\n'],
  ['hours', `\n${CLOSED}`, ''],
  ['hours', 'closes: 6:00 PM', 'closes: 12:00 AM'],
  ['organisation', TELEPHONE, 'telephone: +44 20 7946 0018'],
  ['organisation', TELEPHONE, 'telephone:'],
  ['organisation', 'tagline: ', 'tagline: Hub#1 from 8:00 AM, Uganda’s '],
  ...['The "Hatch" Hub', 'Hatch {Uganda}', 'Hatch <Uganda>', 'A & B', '(A.B.)+', '$& $1', "Mothers' Hub"].map(
    (name): [RecordName, string, string] => ['organisation', 'name: Jockeys', `name: ${name}`],
  ),
];

for (const [name, from, to] of HARMLESS) {
  test(`${name}: ${inOneLine(to)} is right`, () =>
    expect(inShort(read(name, changed(name, from, to)).diagnostics)).toEqual([]));
}

for (const name of RECORD_NAMES) {
  test(`${name} with Windows line ends and a byte-order mark reads the same`, () => {
    const {value} = read(name, textOf(name));
    expect(value).toBeDefined();
    expect(read(name, `\uFEFF${textOf(name).replaceAll('\n', '\r\n')}`).value).toEqual(value);
  });
}

test('opening hours that are a list alone are the week', () => {
  const list = '- days: Monday-Saturday\n  opens: 8:00 AM\n  closes: 6:00 PM\n- closed: true\n  days: Sunday\n';
  expect(read('hours', list).value).toMatchObject({week: [{days: 'Monday-Saturday'}, {days: 'Sunday', closed: true}]});
  expect(inShort(read('hours', list.replace('8:00', '8')).diagnostics)).toEqual([
    [2, expect.stringContaining('a time like'), 'opens: 8:00 AM'],
  ]);
  const paths = recordEntries(recordSource('records/hours.yml', list), RECORDS.hours.list).map((entry) =>
    entry.path.join('.'),
  );
  expect(paths).toContain('week.0.opens');
});

for (const name of ['Jockeys', 'The "Hatch" Hub', 'A & $& <b> {1}', 'Hub" onClick={alert(1)} x="']) {
  test(`a name such as ${name} goes into values and keys as plain text`, () => {
    const text = changed('organisation', 'name: Jockeys', `name: '${name}'`);
    const {records, diagnostics} = readRecords(withTexts(files, {'records/organisation.yml': text}));
    // The longest of them leaves no room for the menu.
    expect(diagnostics.filter(({rule}) => rule !== 'menu-fits')).toEqual([]);
    expect(records?.buttons).toHaveProperty([`Apply to ${name} Academy`], null);
    expect(records?.menu.links.find(({label}) => label === 'More')?.aloud).toBe(`from ${name}`);
  });
}

const MENUS: [what: string, file: string, from: string, to: string, tight: string[]][] = [
  ['as it is', 'menu', 'label: Team', 'label: Our team', []],
  ['with one link more', 'menu', '    page: /our-team', '    page: /our-team\n  - label: Jobs\n    page: /', []],
  ['with longer words', 'menu', 'label: Team', 'label: The people who work here', ['The people who work here']],
  ['with a link in the middle that is longer', 'menu', 'label: About', 'label: About us and what we do here', ['Team']],
  ['beside a longer name', 'organisation', 'name: Jockeys', 'name: The Jockeys of Kampala', ['More']],
];
for (const [what, name, from, to, tight] of MENUS) {
  test(`a menu ${what} ${tight.length > 0 ? 'is too long for the bar' : 'fits into the bar'}`, () => {
    const {diagnostics} = readRecords(withTexts(files, {[`records/${name}.yml`]: changed(name as 'menu', from, to)}));
    const problems = diagnostics.filter(({rule}) => rule === 'menu-fits');
    expect(problems.map(({severity, message}) => [severity, /“(.*?)”/.exec(message)?.[1]])).toEqual(
      tight.map((label) => ['warning', label]),
    );
  });
}

test('a name is filled in wherever %name% is, in keys and in lists', () => {
  expect(fillName({'To %name%': ['%name% and %name%', 1, null]}, '$&')).toEqual({'To $&': ['$& and $&', 1, null]});
});

for (const [file, from, to, remedy] of [
  ['organisation', 'tagline: Empowering entrepreneurs', 'tagline: Jockeys "ride"', 'tagline: \'%name% "ride"\''],
  [
    'organisation',
    'tagline: Empowering',
    'tagline: The Jockeys @Jockeys',
    'tagline: The %name% @Jockeys entrepreneurs',
  ],
  ['buttons', REGISTER, 'Join Jockeys: /contact', 'Join %name%: /contact'],
  ['buttons', REGISTER, 'Register: https://Jockeys.org/Jockeys-club', undefined],
] as const) {
  test(`the name written out in “${to}” ${remedy ? 'is warned of, with %name% in its place' : 'is an address'}`, () => {
    const {records, diagnostics} = readRecords(withTexts(files, {[fileOf(file)]: changed(file, from, to)}));
    expect(records).toBeDefined();
    expect(diagnostics.map(({severity, remedy}) => [severity, remedy?.certainty, remedy?.suggestion.text])).toEqual(
      remedy ? [['warning', 'safe', remedy]] : [],
    );
  });
}

test('the name written out is marked where it stands, and the message says what to write', () => {
  const text = changed('organisation', 'tagline: Empowering', 'tagline: We of Jockeys and Jockeys');
  const {diagnostics} = readRecords(withTexts(files, {'records/organisation.yml': text}));
  expect(diagnostics.map(({message, start, end}) => [message, start.line, start.column, end.column])).toEqual([
    ['Write %name% for the organisation’s name, so that it changes everywhere at once.', 4, 16, 23],
  ]);
});

test('a name that is %name% is marked from its first sign to its last', () => {
  const [{start, end}] = read(
    'organisation',
    changed('organisation', 'name: Jockeys', 'name: "%name% Hub"'),
  ).diagnostics;
  expect([start, end]).toMatchObject([
    {line: 3, column: 7},
    {line: 3, column: 19},
  ]);
});

test('a misspelt page of the menu is named alone where the one that was meant is offered', () => {
  const [{message}] = read('menu', changed('menu', 'page: /about', 'page: /abuot')).diagnostics;
  expect(message).toBe('There is no page at /abuot.');
});

test('the build stops at errors and lists no warnings among them', () => {
  const organisation = changed('organisation', 'tagline: Empowering', 'tagline: Jockeys for');
  const hours = changed('hours', 'Saturday', 'Sat');
  const site = withTexts(files, {'records/organisation.yml': organisation, 'records/hours.yml': hours});
  expect(() => loadRecords(site)).toThrow(/^(?=[\s\S]*hours\.yml)(?![\s\S]*organisation\.yml)/);
});

test('a page is offered the names in a record and not the lines below them, and none of a record that is missing', () => {
  const figures = {record: {name: 'figures'}} as Parameters<typeof namesFor>[0];
  expect(namesFor(figures, inMemory({'records/figures.yml': 'years:\n  number: 10\n  label: years\n'}))).toEqual([
    'years',
  ]);
  expect(namesFor(figures, inMemory({}))).toEqual([]);
});

test('a record that is missing or strange is reported, and the build stops with the reason', () => {
  const {records, diagnostics} = readRecords(inMemory({'records/partners.yml': 'a: b'}));
  expect(records).toBeUndefined();
  expect(diagnostics.map(({file}) => file).sort()).toEqual(
    [...RECORD_NAMES.map(fileOf), 'records/partners.yml'].sort(),
  );
  expect(() => loadRecords(inMemory({}))).toThrow(
    /^The records can’t be used until this is fixed:\n\nrecords\/buttons/,
  );
});

const bytesOf = (text: string, ...more: number[]) => Uint8Array.from([...new TextEncoder().encode(text), ...more]);

for (const [what, content, says] of [
  ['Latin-1', bytesOf(textOf('hours'), 0xe9), 'Save this file as UTF-8'],
  ['a zero in it', bytesOf(textOf('hours'), 0), 'Save this file as UTF-8'],
  ['UTF-16', new Uint8Array(Buffer.from(`\uFEFF${textOf('hours')}`, 'utf16le')), 'Save this file as UTF-8'],
  [
    'what Git left of two changes',
    `<<<<<<< HEAD\n${textOf('hours')}=======\n>>>>>>> b\n`,
    'Two people changed these lines',
  ],
  ['a hundred thousand brackets', '{'.repeat(100_000), 'far too long'],
  ['a comment alone', '# nothing\n', 'This file is empty'],
] as const) {
  test(`opening hours with ${what} are reported once: ${says}`, () => {
    const site = withTexts(files, {'records/hours.yml': content});
    expect(readRecords(site).diagnostics.map(({file, message}) => [file, message])).toEqual([
      ['records/hours.yml', expect.stringContaining(says)],
    ]);
  });
}

/** The names that pages use: all of these two records. One of them has a space that doesn't break. */
const USED = (['figures', 'buttons'] as const).flatMap((record) =>
  Object.keys(readRecords(files).records?.[record] ?? {}).map((name) => ({
    record,
    name: name.replaceAll(' ', '\u00a0'),
  })),
);

/** What is said of a record beside the pages that use these names. `undefined`: a page can't be read. */
function problemsBesidePages(name: RecordName, text: string, used: typeof USED | undefined, mayHave = () => true) {
  const site = withTexts(files, {[fileOf(name)]: text});
  const checkAddress = (address: string) =>
    address === '/abuot' ? {message: 'There is no page at /abuot.', meant: '/about'} : undefined;
  const problems = checkRecordUses(site, readRecords(site).records as Records, {used, mayHave, checkAddress});
  return problems.map(({severity, start, message, remedy}) => [
    severity,
    start.line,
    remedy?.suggestion.text ?? message,
  ]);
}

const TALK = changed('buttons', 'Register:', "Let's talk:\nRegister:");
const UNIS = changed('figures', 'years:', 'unis:\n  number: 1\n  label: x\nyears:');
const MISSPELT = changed('buttons', REGISTER, '"Register": /abuot # ask');

const BESIDE_PAGES: [
  what: string,
  name: RecordName,
  text: string,
  problem?: [severity: string, line: number, says: string],
][] = [
  ['buttons that pages use', 'buttons', textOf('buttons')],
  ['a button that leads to no page', 'buttons', MISSPELT, ['error', 23, '"Register": /about # ask']],
  ['a button that no page uses', 'buttons', TALK, ['warning', 23, "No page uses “Let's talk”"]],
  ['a figure that no page uses', 'figures', UNIS, ['warning', 34, 'No page uses “unis”']],
  [
    'the button of every price, if its line is missing',
    'buttons',
    changed('buttons', 'Choose tier:\n', ''),
    ['error', 1, 'Add the line “Choose tier:”'],
  ],
  [
    'the button of the 404 page, if its line is missing',
    'buttons',
    changed('buttons', 'Programs: /programs\n', ''),
    ['error', 1, 'Add the line “Programs:”'],
  ],
];

for (const [what, name, text, problem] of BESIDE_PAGES) {
  test(`records beside the pages: ${what}, ${problem ? `is reported: “… ${problem[2]} …”` : 'are right'}`, () => {
    const [severity, line, says] = problem ?? [];
    const expected = problem ? [[severity, line, expect.stringContaining(String(says))]] : [];
    expect(problemsBesidePages(name, text, USED)).toEqual(expected);
  });
}

for (const [name, text, says, deleted] of [
  ['buttons', TALK, 'Delete this line, or correct', ["Let's talk:\n"]],
  ['figures', UNIS, 'Delete this line with the lines below it, or correct', undefined],
] as const) {
  test(`records beside the pages: of unused ${name} the message says “${says}”`, () => {
    const site = withTexts(files, {[fileOf(name)]: text});
    const beside = {used: USED, mayHave: () => true, checkAddress: () => undefined};
    const [problem] = checkRecordUses(site, readRecords(site).records as Records, beside);
    expect(problem.message).toContain(says);
    // What goes with the last button of a page.
    expect(problem.consequentEdits?.map(({start, end}) => text.slice(start, end))).toEqual(deleted);
  });
}

test('records beside the pages: the button of prices may be missing, or be there, while no page has a price', () => {
  for (const text of [textOf('buttons'), changed('buttons', 'Choose tier:\n', '')])
    expect(problemsBesidePages('buttons', text, USED, () => false)).toEqual([]);
});

test('records beside the pages: while a page can’t be read, nobody knows what is unused', () => {
  expect(problemsBesidePages('buttons', TALK, undefined)).toEqual([]);
});

/** What slips into a record. */
const PIECES = [
  ...['"', "'", ':', ': ', '#', ' #', '-', '- ', '  ', '\t', '\n', '{', '}', '[', ']', ',', '&a ', '*a', '!', '%', '@'],
  ...['|', '>', '? ', '<<: ', '---\n', '...\n', '~', 'null', 'true', '.5', '1e3', '\u00a0', '\u200b', '\0'],
  ...['__proto__: a\n', 'constructor: a\n', 'name: ', 'days: ', 'number: ', '%nam%', ' Jockeys '],
];

test('a record spoilt at random: no value beside an error, every place is there, and a line to write mends its slip', () => {
  const slip = fc.record({
    name: fc.constantFrom(...RECORD_NAMES),
    at: fc.double({min: 0, max: 1, noNaN: true}),
    cut: fc.integer({min: 0, max: 8}),
    put: fc.constantFrom('', ...PIECES),
  });
  fc.assert(
    fc.property(slip, ({name, at, cut, put}) => {
      const before = textOf(name);
      const place = Math.floor(at * before.length);
      const text = before.slice(0, place) + put + before.slice(place + cut);
      const {value, diagnostics} = read(name, text);
      expect(value === undefined).toBe(diagnostics.some(({severity}) => severity === 'error'));
      const rows = recordSource('a.yml', text).text.split('\n');
      for (const one of diagnostics) {
        expect(one.message).not.toMatch(/undefined|NaN|\[object|Invalid/);
        expect(one.excerpt).toBe(rows[one.start.line - 1]);
        expect(one.end.offset).toBeGreaterThanOrEqual(one.start.offset);
        const after = one.remedy ? inShort(read(name, pasted(rows.join('\n'), one)).diagnostics) : [];
        expect(after).not.toContainEqual(inShort([one])[0]);
      }
    }),
    randomCases(100),
  );
});

test('a button’s name with quotation marks is offered to a page as a tag can have it', () => {
  const page = 'pages/about.mdx';
  const headline = '# It began with students';
  const text = files.text(page).replace(headline, `${headline}\n\n<Button label="Say Hallo" />`);
  const changedFiles = withTexts(files, {
    [page]: text,
    [fileOf('buttons')]: `${textOf('buttons')}Say "Hello": /contact\n`,
  });
  const {diagnostics} = checkSite(changedFiles, components);
  const [problem] = diagnostics.filter(({rule}) => rule === 'unknown-name');
  expect(problem.remedy?.edits.map((edit) => edit.text)).toEqual(['label="Say &quot;Hello&quot;"']);
});
