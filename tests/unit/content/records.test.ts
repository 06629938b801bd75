/** What records may hold, what is said about a slip in one, and that the line to write instead is right when pasted. */
import fc from 'fast-check';
import {expect, test} from 'playwright/test';
import {weekdaysIn} from '../../../src/content/dates/week';
import {type Diagnostic, formatAll} from '../../../src/content/diagnostic';
import {type ContentFiles, withTexts} from '../../../src/content/files';
import {
  checkRecordUses,
  fillName,
  loadRecords,
  pageAddresses,
  RECORD_NAMES,
  type RecordName,
  type Records,
  readLines,
  readRecord,
  readRecords,
  recordSource,
} from '../../../src/content/records';
import {fieldAt} from '../../../src/content/records/fields';
import {createSource} from '../../../src/content/source';
import {files} from './fixture';
import {RECORD_SLIPS} from './recordSlips';

const RUNS = Number(process.env.RUNS ?? 100);
const SEED = Number(process.env.SEED ?? 2015);
const parameters = {numRuns: RUNS, seed: SEED, endOnFailure: false};

const fileOf = (name: RecordName) => `records/${name}.yml`;
const textOf = (name: RecordName) => files.text(fileOf(name));
const pages = pageAddresses(files);
const read = <N extends RecordName>(name: N, text: string) => readRecord(name, recordSource(fileOf(name), text), pages);

/** A record of the given site after one change. */
function changed(name: RecordName, from: string | RegExp, to: string): string {
  const text = textOf(name);
  const result = text.replace(from, () => to);
  expect(result, `${name} holds what the test changes`).not.toBe(text);
  return result;
}

/** The text with the suggestion's lines in place of those it is about. */
function pasted(text: string, {suggestion}: Diagnostic): string {
  const rows = recordSource('a.yml', text).text.split('\n');
  if (suggestion) rows.splice(suggestion.line - 1, suggestion.endLine - suggestion.line + 1, suggestion.text);
  return rows.join('\n');
}

for (const [name, from, to, line, rule, suggestion] of RECORD_SLIPS) {
  test(`${name}: ${JSON.stringify(String(from))} → ${JSON.stringify(to)}: ${rule}`, () => {
    const text = changed(name, from, to);
    const {diagnostics, value} = read(name, text);
    expect(value).toBeUndefined();
    expect(diagnostics.map((one) => [one.line, one.rule, one.suggestion?.text])).toEqual([[line, rule, suggestion]]);
    if (suggestion === undefined) return;
    expect(formatAll(read(name, pasted(text, diagnostics[0])).diagnostics), 'once pasted').toBe('');
  });
}

const YEARS = 'years:\n  number: 10\n  label: years\n  duration: 1500\n';

const HARMLESS: [string, RecordName, string | RegExp, string][] = [
  ['a page and a note', 'buttons', 'Register:', 'Register: /contact # ask Grace'],
  ['a heading of a page', 'buttons', 'Register:', 'Register: /programs#launchpad'],
  ['a heading in quotation marks, and a note', 'buttons', 'Register:', 'Register: "/about#our-story"  # ask Grace'],
  ['a file', 'buttons', 'Register:', 'Register: /files/prices.pdf'],
  ['another site', 'buttons', 'Register:', 'Register: https://example.org/apply'],
  ['WhatsApp', 'buttons', 'Register:', 'Register: https://wa.me/256700000001?text=Hello'],
  ['an e-mail address', 'buttons', 'Register:', 'Register: mailto:grace@example.org?subject=Hello'],
  ['a telephone number with spaces', 'buttons', 'Register:', 'Register: tel:+256 700 000 001'],
  ['a note where no address is', 'buttons', 'Register:', 'Register: # /nowhere'],
  ['a note that looks like a line', 'buttons', 'Register:', 'Register:\n# Old: /nowhere'],
  ['a label in quotation marks', 'buttons', 'Register:', '"Register": /contact'],
  ['a label with an apostrophe', 'buttons', 'Register:', "Let's register: /contact"],
  ['a label with a non-breaking space', 'buttons', 'Apply Now:', 'Apply\u00a0Now:\u00a0/contact'],
  ['an address on the line below', 'buttons', 'Register:', 'Register:\n  /contact'],
  ['a figure on one line', 'figures', YEARS, 'years: {number: 10, label: years}\n'],
  ['four spaces', 'figures', YEARS, YEARS.replaceAll('  ', '    ')],
  ['a number of 0', 'figures', 'number: 10\n', 'number: 0\n'],
  ['a decimal number', 'figures', 'number: 10\n', 'number: 1250.5\n'],
  [
    'a note of several lines',
    'figures',
    YEARS,
    `${YEARS}  confirm: Ask the board\n    about this: one\n`.replace(': one', ' one'),
  ],
  ['a block of text', 'figures', YEARS, `${YEARS}  confirm: >\n    Ask: the board.\n    - or Grace\n`],
  ['a quotation over two lines', 'figures', YEARS, `${YEARS}  confirm: "Ask: the\n    board"\n`],
  ['a list that begins with other keys', 'hours', '- days: Sunday\n  closed: true', '- closed: true\n  days: Sunday'],
  ['a list further in', 'hours', /[\s\S]*/, '  - days: Monday-Sunday\n    closed: true\n'],
  ['a list at the first column', 'organisation', /platforms:[\s\S]*/, 'platforms:\n- name: Facebook\n'],
  ['a # inside of a word', 'organisation', 'tagline: ', 'tagline: Hub#1 '],
  ['an apostrophe', 'organisation', 'tagline: ', "tagline: Uganda’s and Kampala's "],
  ['a time in a text', 'organisation', 'tagline: ', 'tagline: From 8:00 AM '],
  ...['The "Hatch" Hub', 'Hatch {Uganda}', 'Hatch <Uganda>', 'A & B', '(A.B.)+', '$& $1', "Mothers' Hub"].map(
    (name): [string, RecordName, string, string] => ['the name', 'organisation', 'name: Jockeys', `name: ${name}`],
  ),
];

for (const [what, name, from, to] of HARMLESS) {
  test(`${what} is right: ${JSON.stringify(to).slice(0, 60)}`, () => {
    expect(formatAll(read(name, changed(name, from, to)).diagnostics)).toBe('');
  });
}

test('line ends and marks of other systems change nothing', () => {
  for (const name of RECORD_NAMES) {
    const {value} = read(name, textOf(name));
    expect(value).toBeDefined();
    expect(read(name, `\uFEFF${textOf(name).replaceAll('\n', '\r\n')}`).value).toEqual(value);
  }
});

test('the organisation’s name goes into values and keys as plain text', () => {
  for (const name of ['Jockeys', 'The "Hatch" Hub', 'A & $& <b> {1}', 'Hub" onClick={alert(1)} x="']) {
    const text = changed('organisation', 'name: Jockeys', `name: '${name}'`);
    const {records, diagnostics} = readRecords(withTexts(files, {'records/organisation.yml': text}));
    expect(formatAll(diagnostics)).toBe('');
    expect(records?.buttons).toHaveProperty([`Apply to ${name} Academy`], null);
  }
  expect(fillName({'To %name%': ['%name% and %name%', 1, null]}, '$&')).toEqual({'To $&': ['$& and $&', 1, null]});
});

test('the name is never written out in a record', () => {
  const look = (file: RecordName, from: string, to: string) =>
    readRecords(withTexts(files, {[fileOf(file)]: changed(file, from, to)})).diagnostics;
  const told = (...args: Parameters<typeof look>) =>
    look(...args).map(({rule, suggestion}) => [rule, suggestion?.text]);
  const RULE = 'name-written-out';
  expect(told('organisation', 'tagline: Empowering entrepreneurs', 'tagline: Jockeys ride # ask')).toEqual([
    [RULE, 'tagline: "%name% ride" # ask'],
  ]);
  expect(told('organisation', 'tagline: Empowering entrepreneurs', 'tagline: The Jockeys @Jockeys')).toEqual([
    [RULE, 'tagline: The %name% @Jockeys'],
  ]);
  expect(told('buttons', 'Register:', 'Register: https://Jockeys.org/Jockeys-club')).toEqual([]);
  expect(told('organisation', 'name: Jockeys', 'name: "Jockeys"')).toEqual([]);
});

test('a record that is missing is told, and so are the problems of the others', () => {
  const none: ContentFiles = {
    list: () => [],
    has: () => false,
    bytes: () => new Uint8Array(),
    text: () => '',
  };
  const {records, diagnostics} = readRecords(none);
  expect(records).toBeUndefined();
  expect(diagnostics.map(({file, rule}) => `${file} ${rule}`)).toEqual(
    RECORD_NAMES.map((name) => `${fileOf(name)} record-file`),
  );
  expect(() => loadRecords(none)).toThrow(
    /^The records can’t be used until this is fixed:\n\nrecords\/buttons\.yml:1:1\n/,
  );
});

test('bytes that are not UTF-8 and null bytes are told once', () => {
  for (const [sign, bytes] of [
    ['Latin-1', [0xe9]],
    ['null', [0]],
  ] as const) {
    const encoded = new TextEncoder().encode(textOf('organisation'));
    const spoilt = {
      ...files,
      bytes: (file: string) =>
        file === fileOf('organisation') ? Uint8Array.from([...encoded, ...bytes]) : files.bytes(file),
    };
    expect(
      readRecords(spoilt).diagnostics.map(({rule}) => rule),
      sign,
    ).toEqual(['file-encoding']);
  }
  const utf16 = {
    ...files,
    bytes: (file: string) =>
      file === fileOf('hours') ? new Uint8Array(Buffer.from(`\uFEFF${textOf('hours')}`, 'utf16le')) : files.bytes(file),
  };
  expect(readRecords(utf16).diagnostics.map(({rule}) => rule)).toEqual(['file-encoding']);
});

test('of two hundred slips, twenty are shown and the others counted', () => {
  const figure = (index: number) => `a${index}:\n  number: 1,0\n  label: x\n`;
  const {diagnostics} = read('figures', Array.from({length: 200}, (_, index) => figure(index)).join(''));
  expect(diagnostics).toHaveLength(20);
  expect(diagnostics.at(-1)?.message).toContain('And 180 more of the same kind.');
  const {diagnostics: lines} = read('buttons', 'Go: "/contact\n'.repeat(200));
  expect(lines.at(-1)?.message).toContain('And 180 more of the same kind.');
});

test('several slips of a file are told at once, each once, in order', () => {
  const text = textOf('figures')
    .replace('number: 20\n', 'number: many\n')
    .replace('label: years', 'lable: years')
    .replace('suffix: B+', 'suffix: @B')
    .replace('  number: 120', '    number: 120');
  expect(
    read('figures', text)
      .diagnostics.map(({line, rule}) => `${line} ${rule}`)
      .sort(),
  ).toEqual(['11 record-number', '29 yaml-layout', '36 record-unknown-key', '41 yaml-sign']);
});

test('records are checked against the pages: what nothing uses, and where buttons lead', () => {
  const {records} = readRecords(files);
  const used = [
    ...Object.keys(records?.figures ?? {}).map((name) => ({record: 'figures' as const, name})),
    ...Object.keys(records?.buttons ?? {}).map((name) => ({
      record: 'buttons' as const,
      name: name.replaceAll(' ', '\u00a0'),
    })),
  ];
  const look = (name: RecordName, text: string, known: typeof used | 'unknown' = used) => {
    const changedFiles = withTexts(files, {[fileOf(name)]: text});
    const all = readRecords(changedFiles).records as Records;
    const checkAddress = (address: string) =>
      address === '/abuot' ? {message: 'There is no page at /abuot.', address: '/about'} : undefined;
    const found = checkRecordUses(changedFiles, all, {used: known === 'unknown' ? undefined : known, checkAddress});
    return found.map(({line, rule, suggestion}) => [line, rule, suggestion?.text]);
  };
  expect(look('buttons', textOf('buttons'))).toEqual([]);
  expect(look('buttons', changed('buttons', 'Register:', '"Register": "/abuot" # ask'))).toEqual([
    [23, 'button-address', '"Register": /about # ask'],
  ]);
  expect(look('buttons', changed('buttons', 'Register:', "Let's talk:\nRegister:"))).toEqual([
    [23, 'record-unused', undefined],
  ]);
  expect(look('buttons', changed('buttons', 'Choose tier:\n', ''))).toEqual([[1, 'button-missing', undefined]]);
  expect(look('figures', changed('figures', 'years:', 'unis:\n  number: 1\n  label: x\nyears:'))).toEqual([
    [34, 'record-unused', undefined],
  ]);
  expect(look('buttons', changed('buttons', 'Register:', 'Enroll:'), 'unknown'), 'while a page has a problem').toEqual(
    [],
  );
});

test('lines at the top of a page are read as they were meant', () => {
  const page = (top: string) => {
    const source = createSource('pages/a.mdx', `---\n${top}\n---\n`);
    const end = source.text.lastIndexOf('\n---');
    return readLines(source, 4, end, ['title', 'description']);
  };
  for (const [top, rule, title] of [
    ['title: We are #1 in Kampala', 'yaml-cut', 'We are #1 in Kampala'],
    ['title: Ours: the story', 'yaml-colon-in-text', 'Ours: the story'],
    ['title:Ours', 'yaml-colon', 'Ours'],
    ['title: %name% and friends', 'yaml-sign', '%name% and friends'],
    ['title: "Our "real" mission"', 'yaml-quotes', 'Our "real" mission'],
    ['title: “Ours”', 'yaml-quotes', 'Ours'],
    ['\ttitle: Ours', 'yaml-tab', 'Ours'],
    ['  title: Ours', 'yaml-layout', 'Ours'],
    ['- title: Ours', 'yaml-layout', 'Ours'],
  ]) {
    const {entries, findings} = page(`${top}\ndescription: About us.`);
    expect(findings.map((finding) => finding.rule)).toEqual([rule]);
    expect(entries.find(({key}) => key === 'title')?.value).toBe(title);
    expect(entries.find(({key}) => key === 'description')?.value).toBe('About us.');
  }
});

test('every field that the records hold has a title and a form', () => {
  for (const name of RECORD_NAMES) {
    const values =
      read(name, textOf(name)).open?.entries.filter(({holds}) => holds === 'value' || holds === 'nothing') ?? [];
    expect(values.length).toBeGreaterThan(0);
    for (const {path} of values)
      expect(fieldAt(name, path), path.join('.')).toMatchObject({
        title: expect.stringMatching(/./),
        form: expect.stringMatching(/./),
      });
  }
});

test('a stretch of days', () => {
  expect(weekdaysIn('Wednesday-Friday')).toEqual(['Wednesday', 'Thursday', 'Friday']);
  expect(weekdaysIn('Friday-Monday')).toEqual([]);
});

const PIECES = [
  ...[
    '"',
    "'",
    '“',
    '”',
    ':',
    ': ',
    '::',
    ' :',
    '#',
    ' #',
    ' # ',
    '-',
    '- ',
    '  ',
    ' ',
    '\t',
    '\n',
    '\n\n',
    '{',
    '}',
    '[',
    ']',
    ',',
  ],
  ...[
    '&a ',
    '*a',
    '!',
    '!!js ',
    '%',
    '@',
    '`',
    '|',
    '>',
    '? ',
    '<<: ',
    '---\n',
    '...\n',
    '=',
    '~',
    'null',
    'true',
    '0',
    '.5',
    '1e3',
  ],
  ...[
    '\u00a0',
    '\u200b',
    '\0',
    '\uFFFD',
    '<<<<<<< a\n',
    '__proto__: a\n',
    'constructor: a\n',
    'name: ',
    'days: ',
    'number: ',
  ],
];

const slip = fc.record({
  at: fc.double({min: 0, max: 1, noNaN: true}),
  cut: fc.oneof({weight: 2, arbitrary: fc.constant(0)}, {weight: 1, arbitrary: fc.integer({min: 1, max: 12})}),
  put: fc.constantFrom('', ...PIECES),
});

const spoilt = fc
  .record({name: fc.constantFrom(...RECORD_NAMES), slips: fc.array(slip, {minLength: 1, maxLength: 4})})
  .map(({name, slips}) => {
    const text = slips.reduce((before, {at, cut, put}) => {
      const place = Math.floor(at * before.length);
      return before.slice(0, place) + put + before.slice(place + cut);
    }, textOf(name));
    return {name, text};
  });

test('a record spoilt at random is used only when nothing is said about it, and every place is there', () => {
  test.setTimeout(600_000);
  fc.assert(
    fc.property(spoilt, ({name, text}) => {
      const {value, diagnostics} = read(name, text);
      expect(value === undefined).toBe(diagnostics.length > 0);
      expect(diagnostics.length).toBeLessThanOrEqual(20);
      const rows = recordSource('a.yml', text).text.split('\n');
      for (const one of diagnostics) {
        expect(one.message).not.toMatch(/undefined|NaN|\[object|Invalid/);
        expect(one.excerpt).toBe(rows[one.line - 1]);
        expect(one.column).toBeLessThanOrEqual(one.excerpt.length + 1);
        expect(one.endLine > one.line || one.endColumn >= one.column).toBe(true);
      }
    }),
    parameters,
  );
});

test('a line that is pasted takes its slip away', () => {
  test.setTimeout(600_000);
  const one = fc
    .record({name: fc.constantFrom(...RECORD_NAMES), slips: fc.tuple(slip)})
    .map(({name, slips: [{at, cut, put}]}) => {
      const text = textOf(name);
      const place = Math.floor(at * text.length);
      return {name, text: text.slice(0, place) + put + text.slice(place + cut)};
    });
  fc.assert(
    fc.property(one, ({name, text}) => {
      for (const diagnostic of read(name, text).diagnostics) {
        if (!diagnostic.suggestion) continue;
        const after = read(name, pasted(text, diagnostic)).diagnostics;
        const same = after.filter((left) => left.line === diagnostic.line && left.rule === diagnostic.rule);
        expect(formatAll(same), `${name}: ${diagnostic.message}\n${diagnostic.suggestion.text}`).toBe('');
      }
    }),
    parameters,
  );
});

const sized = (text: string) => text.repeat(Math.ceil(100_000 / text.length)).slice(0, 100_000);

for (const piece of [
  '{',
  '[',
  '- ',
  '? ',
  '"',
  'a: ',
  '\ta: b\n',
  '@\n',
  'a: b\n',
  'a\n',
  ' - a:\n',
  '%nam% ',
  '- days: Mnday\n opens: 8\n',
]) {
  test(`100 kB of ${JSON.stringify(piece)} are told in a few sentences`, () => {
    for (const name of RECORD_NAMES) {
      const {diagnostics} = read(name, sized(piece));
      expect(diagnostics.length).toBeGreaterThan(0);
      expect(diagnostics.length).toBeLessThanOrEqual(20);
    }
  });
}
