/** What follows from a change: other places that still say what a fact was, their correction, and what goes along. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {newEngine, pageWith, texts} from '../siteEngine';

const PAGE = 'pages/sample.mdx';
const [CONTACT, HATCHERY] = ['pages/contact.mdx', 'pages/hatchery.mdx'];
const HOURS = 'records/hours.yml';

/** A fact that somebody changes. */
interface Fact {
  what: string;
  file: string;
  from: string;
  to: string;
  /** How many corrections it needs itself. */
  own: number;
  /** Every place that still says what it was. */
  still: string[];
  /** Words that the correction writes, by their file. */
  written: Record<string, string>;
}

const FACTS: Fact[] = [
  {
    what: 'a price',
    file: HATCHERY,
    from: 'price="UGX 20,000"',
    to: 'price="UGX 25,000"',
    own: 0,
    still: ['The description of Hatchery still says UGX 20,000.'],
    written: {[HATCHERY]: 'Day Pass UGX 25,000, Weekly'},
  },
  {
    what: 'a price in another form, which is corrected, too',
    file: HATCHERY,
    from: 'price="UGX 20,000"',
    to: 'price="25k"',
    own: 1,
    still: ['The description of Hatchery still says UGX 20,000.'],
    written: {[HATCHERY]: 'Day Pass UGX 25,000, Weekly'},
  },
  {
    what: 'the hours',
    file: HOURS,
    from: 'closes: 2:00 PM',
    to: 'closes: 3:00 PM',
    own: 0,
    still: ['The description of Contact still says 9:00 AM-2:00 PM.'],
    written: {[CONTACT]: 'Saturday 9:00 AM-3:00 PM.'},
  },
  {
    what: 'the hours in another form',
    file: HOURS,
    from: 'closes: 2:00 PM',
    to: 'closes: 15:00',
    own: 1,
    still: ['The description of Contact still says 9:00 AM-2:00 PM.'],
    written: {[HOURS]: 'closes: 3:00 PM', [CONTACT]: 'Saturday 9:00 AM-3:00 PM.'},
  },
];
for (const {what, file, from, to, own, still, written} of FACTS) {
  test(`what follows from a change is counted, said, and corrected before it is sent: ${what}`, () => {
    const engine = newEngine();
    engine.put(file, texts[file].replace(from, to));
    const {count, following} = engine.pending([file]);
    expect([count, following.map(({words}) => words)]).toEqual([still.length + own, still]);
    const {files, blocking} = engine.correct([file]);
    expect(blocking).toBeUndefined();
    for (const [name, words] of Object.entries(written)) expect(files[name]).toContain(words);
  });
}

test('what follows from a change in a sentence of another page is said with that page’s name', () => {
  const engine = newEngine();
  engine.put(PAGE, pageWith('A Day Pass costs UGX 20,000.'));
  engine.put(HATCHERY, texts[HATCHERY].replace('price="UGX 20,000"', 'price="UGX 25,000"'));
  const words = engine.pending([HATCHERY]).following.map((one) => one.words);
  expect(words).toContain('A page still says UGX 20,000.');
  const {files} = engine.correct([HATCHERY]);
  expect(files[PAGE]).toBe(pageWith('A Day Pass costs UGX 25,000.'));
  expect(files[HATCHERY]).toContain('Day Pass UGX 25,000, Weekly');
});

test('sentences that count what is there no more are said by what is wrong with them', () => {
  const engine = newEngine();
  const file = 'pages/programs.mdx';
  engine.put(file, texts[file].replace(/<ProgramCard .*?<\/ProgramCard>/s, 'Words.'));
  const words = engine.pending([file]).following.map((one) => one.words);
  expect(new Set(words)).toEqual(
    new Set(['There are 5 programs. Correct the number, or write the sentence without one.']),
  );
});

test('what follows from a change is left as it is where somebody wants that', () => {
  const engine = newEngine();
  const price = (amount: string) => texts[HATCHERY].replace('price="UGX 20,000"', `price="UGX ${amount}"`);
  engine.put(HATCHERY, price('25,000'));
  const left = engine.pending([HATCHERY]).following.map(({fingerprint}) => fingerprint);
  expect(left).toHaveLength(1);
  expect(engine.pending([HATCHERY], left)).toEqual({count: 0, following: [], errors: []});
  expect(engine.correct([HATCHERY], left).files).toEqual({});
  engine.put(HATCHERY, price('30,000'));
  expect(engine.pending([HATCHERY], left).count).toBe(1);
});

test('what a colleague has left in two versions isn’t corrected along with another change', () => {
  const engine = newEngine();
  engine.put(HOURS, texts[HOURS].replace('closes: 2:00 PM', 'closes: 3:00 PM'));
  engine.put(PAGE, pageWith('Words.'));
  expect(engine.pending([PAGE])).toEqual({count: 0, following: [], errors: []});
});

test('nor is what a colleague publishes meanwhile', () => {
  const engine = newEngine();
  engine.put(PAGE, pageWith('Words.'));
  engine.pending([PAGE]);
  engine.put(HOURS, texts[HOURS].replace('closes: 2:00 PM', 'closes: 3:00 PM'));
  expect(engine.pending([PAGE])).toEqual({count: 0, following: [], errors: []});
});

test('a place that says otherwise is reported with the field of the fact', () => {
  const engine = newEngine();
  engine.put(HOURS, texts[HOURS].replace('closes: 2:00 PM', 'closes: 3:00 PM'));
  const [{because}] = engine.problems();
  expect(engine.check(HOURS).text.slice(because?.start, because?.end)).toBe('closes: 3:00 PM');
});

test('hours that a description says otherwise are found on its page', () => {
  const engine = newEngine();
  engine.put(HOURS, texts[HOURS].replace('closes: 2:00 PM', 'closes: 3:00 PM'));
  const files = engine.problems().map(({file}) => file);
  expect(files.length).toBeGreaterThan(0);
  expect(new Set(files)).toEqual(new Set([CONTACT]));
  expect(engine.problems()[0].message).not.toContain('pages/contact.mdx');
});

test('a part that is deleted takes along the button that only it had, and its line among the buttons', () => {
  const engine = newEngine();
  const start = texts[CONTACT].indexOf('<Card title="A visit"');
  const [part] = engine.parts(CONTACT, start).slice(-1);
  const {files = {}} = engine.arrange(CONTACT, part, 'delete') ?? {};
  expect(Object.keys(files).sort()).toEqual([CONTACT, 'records/buttons.yml']);
  expect(files[CONTACT]).not.toContain('A visit');
  expect(files['records/buttons.yml']).toBe(texts['records/buttons.yml'].replace('Schedule Now:\n', ''));
});

test('a number that may count only some of them is left to staff, who are asked about it', () => {
  const story = (name: string) => `<Story name="${name}">\n\nWords.\n\n</Story>`;
  const words = `A family with two stories, and our two stories.\n\n${story('Ann')}\n\n${story('Ben')}`;
  const engine = newEngine();
  engine.put(PAGE, pageWith(words, 'Story'));
  const {text} = engine.check(PAGE);
  const [part] = engine.parts(PAGE, text.indexOf('<Story')).slice(-1);
  const {files = {}} = engine.arrange(PAGE, part, 'duplicate') ?? {};
  expect(files[PAGE]).toContain('A family with two stories, and our three stories.');
  engine.put(PAGE, files[PAGE]);
  expect(engine.problems().map(({message}) => message)).toContain(
    'There are 3 stories. Correct the number, or write the sentence without one.',
  );
});

test('a program that is doubled is counted in the sentences that count them', () => {
  const engine = newEngine();
  const file = 'pages/programs.mdx';
  const [part] = engine.parts(file, texts[file].indexOf('<ProgramCard')).slice(-1);
  const {files = {}, parts = []} = engine.arrange(file, part, 'duplicate') ?? {};
  expect(files[file]).toContain('There are seven, from');
  expect(files[file].slice(parts.at(-1)?.start)).toMatch(/^<ProgramCard/);
});
