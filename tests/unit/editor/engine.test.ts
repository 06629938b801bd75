/** The engine's checks: problems and their corrections, what isn't sent, and proposals of colleagues. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {newEngine, pageWith, texts} from './siteEngine';

const PAGE = 'pages/sample.mdx';
const [CONTACT, HATCHERY] = ['pages/contact.mdx', 'pages/hatchery.mdx'];
const [FIGURES, HOURS, ORGANISATION] = ['figures', 'hours', 'organisation'].map((name) => `records/${name}.yml`);

/** An engine with another text of a file. */
function engineWith(file: string, text: string) {
  const engine = newEngine();
  engine.put(file, text);
  return engine;
}

/** The text of a file of the test site with a change. */
function changed(file: string, from: string, to: string): string {
  expect(texts[file]).toContain(from);
  return texts[file].replace(from, to);
}

test('changes are sent as they are, with what their files are called', () => {
  for (const words of ['In 2019 we began with four programs.', 'Come at 8am.', 'TODO']) {
    const {files, titles, blocking} = engineWith(PAGE, pageWith(words)).beforeSending([PAGE]);
    expect([files, titles, blocking]).toEqual([{}, ['A page'], undefined]);
  }
});

const REFUSED: [what: string, file: string, text: string, place: string][] = [
  ['a key', PAGE, pageWith('My key is github_pat_1.'), '“A page”'],
  [
    'a key below many other problems',
    PAGE,
    pageWith(`${'[Words](/nowhere)\n\n'.repeat(30)}github_pat_11ABCDEFG0abcdefghij`),
    '“A page”',
  ],
  ['an example', PAGE, pageWith('Write what you want to say.'), '“A page”, Paragraph: '],
  ['code', PAGE, pageWith('Words {alert(1)}.'), '“A page”, Paragraph: '],
  ['a record with a syntax error', HOURS, changed(HOURS, 'week:', 'week: ['), '“Opening hours”: '],
  ['a wrong value', HOURS, changed(HOURS, 'closes: 2:00 PM', 'closes: late'), '“Opening hours”, Saturday, Closes: '],
  ['a wrong number', FIGURES, changed(FIGURES, 'number: 80', 'number: many'), '“Figures”, expert mentors, Number: '],
];
for (const [what, file, text, place] of REFUSED) {
  test(`${what} isn’t sent, and the message names the place`, () => {
    const {blocking} = engineWith(file, text).beforeSending([file]);
    expect(blocking?.sentence).toContain(`Not sent yet. ${place}`);
  });
}

test('errors at which the check will stop are named before a change is sent', () => {
  const engine = engineWith(HATCHERY, `${texts[HATCHERY]}\n[There](/nowhere).\n`);
  const line = texts[HATCHERY].split('\n').length + 1;
  expect(engine.newErrors([HATCHERY])).toEqual([{file: HATCHERY, line, title: 'Hatchery'}]);
  expect(engine.newErrors([PAGE])).toEqual([]);
});

const CORRECTED: [file: string, from: string, to: string, corrected: string][] = [
  [HOURS, 'closes: 2:00 PM', 'closes: 4pm', 'closes: 4:00 PM'],
  [ORGANISATION, 'telephone: +256 414 100 100', 'telephone: 0712 345 678', 'telephone: +256 712 345 678'],
  [HATCHERY, 'price="UGX 20,000"', 'price="25,000/="', 'price="UGX 25,000"'],
];
for (const [file, from, to, corrected] of CORRECTED) {
  test(`“Fix it” makes ${to} ${corrected}`, () => {
    const engine = engineWith(file, changed(file, from, to));
    const [problem] = engine.problems().filter((one) => one.file === file);
    const [edit] = problem.correction?.edits ?? [];
    const {text} = engine.check(file);
    expect(text.slice(0, edit.start) + edit.text + text.slice(edit.end)).toContain(corrected);
  });
}

const MESSAGES: [words: string, message: string][] = [
  ['<Card title="One">\n\nWords.\n\n</Card>', 'Put “Card” directly inside “Cards”.'],
  ['![](/pictures/room.jpg)', 'Say what the picture shows, for people who can’t see it.'],
];
for (const [words, message] of MESSAGES) {
  test(`the editor says: ${message}`, () => {
    const engine = engineWith(PAGE, pageWith(words, 'Card, Cards'));
    expect(engine.check(PAGE).problems.map((problem) => problem.message)).toEqual([message]);
  });
}

const NOTED = `{/* To confirm: ours. */}

Words.

<Cards>

{/* Missing: a title. */}
<Card title="One" />

</Cards>`;

for (const [index, rest] of [
  [0, NOTED.replace(/^.*\n\n/, '')],
  [1, NOTED.replace(/.*Missing.*\n/, '')],
] as const) {
  test(`a note is listed with its block, and can be deleted alone: ${NOTED.match(/\/\* (.*) \*/g)?.[index]}`, () => {
    const engine = engineWith(PAGE, pageWith(NOTED, 'Card, Cards'));
    const {text, questions} = engine.check(PAGE);
    expect(questions.map(({kind, about}) => [kind, about])).toEqual([
      ['To confirm', 'Words.'],
      ['Missing', 'One.'],
    ]);
    const {block} = questions[index];
    expect(text.slice(block?.start, block?.end)).toBe(['Words.', '<Card title="One" />'][index]);
    expect(engine.deleteNote(questions[index])).toBe(pageWith(rest, 'Card, Cards'));
  });
}

test('the note of a record is deleted with its line and the comment above it', () => {
  const engine = newEngine();
  const [note] = engine.check(ORGANISATION).questions.filter(({edit}) => edit);
  expect(engine.deleteNote(note)).toBe(`${texts[ORGANISATION].split('\n\n# To confirm before')[0]}\n`);
});

test('the overview lists pages in the menu’s order, then records, with the problems of each', () => {
  const engine = engineWith(PAGE, pageWith('Come at 8:00AM.'));
  const rows = engine.overview();
  const titles = rows.map(({title}) => title);
  expect(titles.slice(0, 3)).toEqual(['Home', 'About', 'Programs']);
  expect(titles.slice(-3)).toEqual(['Opening hours', 'Menu', 'Organisation']);
  expect(rows.find(({file}) => file === PAGE)?.problems.map(({rule}) => rule)).toEqual(['prices-and-times']);
});

test('the overview leaves out deleted pages and files that staff can’t edit', () => {
  const strays = ['pages/notes.txt', 'pages/budget.xlsx', 'records/old.yaml'];
  const engine = newEngine(strays);
  engine.put(HATCHERY, null);
  const filesOf = (one: typeof engine) => one.overview().map(({file}) => file);
  expect(filesOf(engine).sort()).toEqual(
    filesOf(newEngine())
      .filter((file) => file !== HATCHERY)
      .sort(),
  );
  expect(engine.problems().map(({file}) => file)).toEqual(expect.arrayContaining(strays));
});

test('a colleague’s proposal is drawn with its own records, and has only its own problems', () => {
  const engine = engineWith(PAGE, pageWith('Come at 8:00AM.'));
  const organisation = changed(ORGANISATION, 'Plot 8, ', 'Plot 9, ');
  const contact = changed(CONTACT, 'About a program,', 'At 8:00AM, about a program,');
  const review = engine.review({[ORGANISATION]: organisation, 'pages/old.mdx': null, [CONTACT]: contact});
  expect(review.titles).toEqual({[CONTACT]: 'Contact', [ORGANISATION]: 'Organisation'});
  expect(review.pages[CONTACT]?.title).toBe('Contact');
  expect(review.records?.organisation.address.street).toBe('Plot 9, Wamala Avenue');
  expect(review.problems.map(({file}) => file)).toEqual([CONTACT]);
  expect(engine.check(PAGE).text).toContain('8:00AM');
});

test('a changed name of the organisation is shown on every page, even while its record has a syntax error', () => {
  const engine = engineWith(ORGANISATION, changed(ORGANISATION, 'name: Jockeys', 'name: Riders'));
  const drawn = () => JSON.stringify(engine.show('pages/about.mdx')?.nodes);
  expect(drawn()).toContain('Riders was founded in 2015');
  engine.put(ORGANISATION, 'name: [');
  expect(drawn()).toContain('Riders was founded in 2015');
  engine.put(ORGANISATION, undefined);
  expect(drawn()).toContain('Jockeys was founded in 2015');
});
