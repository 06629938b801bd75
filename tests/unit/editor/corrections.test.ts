/** What the engine finds in what somebody has changed: problems and their corrections, and what they have to confirm. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {newEngine, pageWith, texts} from './siteEngine';

const PAGE = 'pages/sample.mdx';
const [CONTACT, HATCHERY] = ['pages/contact.mdx', 'pages/hatchery.mdx'];
const [HOURS, MENU, ORGANISATION] = ['hours', 'menu', 'organisation'].map((name) => `records/${name}.yml`);

/** What the engine makes of one file before it is sent. */
function corrected(file: string, text: string) {
  const engine = newEngine();
  engine.put(file, text);
  return engine.correct([file]);
}

test('before it is sent: what has one right form is corrected', () => {
  const {files, blocking, titles} = corrected(PAGE, pageWith('Come at 8:00AM.'));
  expect(files).toEqual({[PAGE]: pageWith('Come at 8:00 AM.')});
  expect([blocking, titles]).toEqual([undefined, ['A page']]);
});

test('before it is sent: what may be a slip stays as it is', () => {
  const {files, blocking, titles} = corrected(PAGE, pageWith('In 2019 we began with four programs.'));
  expect([files, blocking, titles]).toEqual([{}, undefined, ['A page']]);
});

const NOT_SENT = [
  {what: 'a key', file: PAGE, text: pageWith('My key is github_pat_1.'), rule: 'keys', title: 'A page'},
  {
    what: 'an example in a setting',
    file: PAGE,
    text: pageWith('<Card title="Write here: title">\n\nWords.\n\n</Card>', 'Card'),
    rule: 'placeholders',
    title: 'A page',
  },
  {what: 'code', file: PAGE, text: pageWith('Words {alert(1)}.'), rule: 'expressions', title: 'A page'},
  {what: 'a record that can’t be read', file: HOURS, text: 'week: [', rule: 'yaml', title: 'Opening hours'},
];
for (const {what, file, text, rule, title} of NOT_SENT) {
  test(`${what} isn’t sent`, () => {
    const {blocking, titles} = corrected(file, text);
    expect([blocking?.rule, titles]).toEqual([rule, [title]]);
  });
}

test('before it is sent: a key isn’t, however many problems are above it', () => {
  const engine = newEngine();
  const guesses = Array.from({length: 30}, (_, at) => `[Words ${at}](/nowhere-${at})`).join('\n\n');
  engine.put(PAGE, pageWith(`${guesses}\n\ngithub_pat_11ABCDEFG0abcdefghij`));
  expect(engine.correct([PAGE]).blocking?.rule).toBe('keys');
  expect(engine.check(PAGE).problems.filter(({file}) => file === PAGE)).toHaveLength(21);
});

const SENT: [what: string, file: string, text: string, rule: string][] = [
  ['words that look unfinished, if they are no example of ours', PAGE, pageWith('TODO'), 'placeholders'],
  [
    'a record with a warning',
    MENU,
    texts[MENU].replace('label: About', 'label: About all that we do and more'),
    'menu-fits',
  ],
];
for (const [what, file, text, rule] of SENT) {
  test(`what only warns is sent: ${what}`, () => {
    const engine = newEngine();
    engine.put(file, text);
    expect(engine.problems().map((problem) => problem.rule)).toContain(rule);
    expect(engine.correct([file]).blocking).toBeUndefined();
  });
}

const REFUSED: [file: string, from: string, to: string, place: string][] = [
  [HOURS, 'week:', 'week: [', '“Opening hours”: A “[” or “{” has to end'],
  [HOURS, 'closes: 2:00 PM', 'closes: late', '“Opening hours”, Saturday, Closes: This must be a time'],
  ['records/figures.yml', 'number: 80', 'number: many', '“Figures”, expert mentors, Number: This must be a number'],
  [CONTACT, 'shape="steps"', 'shape={go()}', '“Contact”, Shape: '],
  [CONTACT, 'About a program,', 'About {go()},', '“Contact”, Paragraph: '],
];
for (const [file, from, to, place] of REFUSED) {
  test(`what can’t be sent is reported with its field: ${to}`, () => {
    const engine = newEngine();
    expect(texts[file]).toContain(from);
    engine.put(file, texts[file].replace(from, to));
    expect(engine.correct([file]).blocking?.words).toContain(place);
  });
}

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

test('a sentence that somebody has just written is sent as it is, whatever a fact says', () => {
  const engine = newEngine();
  engine.put(PAGE, pageWith('A Day Pass costs UGX 15,000.'));
  expect(engine.problems().map(({rule}) => rule)).toEqual(['tier-prices']);
  expect(engine.pending([PAGE])).toEqual({count: 0, following: [], errors: []});
  expect(engine.correct([PAGE]).files).toEqual({});
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

const OFFERED: [file: string, from: string, to: string, corrected: string][] = [
  [HOURS, 'closes: 2:00 PM', 'closes: 4pm', 'closes: 4:00 PM'],
  [HOURS, 'closes: 2:00 PM', 'closes: 16:00', 'closes: 4:00 PM'],
  [HOURS, 'closes: 2:00 PM', 'closes: 4 PM', 'closes: 4:00 PM'],
  [HOURS, 'closes: 2:00 PM', 'closes: 4:00 pm', 'closes: 4:00 PM'],
  ['records/figures.yml', 'number: 16000', 'number: 1750+', 'number: 1750\n  suffix: +\n  label: student'],
  ['records/figures.yml', 'number: 10\n', 'number: 1750+\n', 'number: 1750\n  suffix: +\n  label: years'],
  [ORGANISATION, 'telephone: +256 414 100 100', 'telephone: 0712 345 678', 'telephone: +256 712 345 678'],
  [ORGANISATION, 'link: https://www.facebook.com/jockeys', 'link: instagram.com/x', 'link: https://instagram.com/x'],
  ['records/buttons.yml', 'Learn More:', 'Learn More: forms.gle/abc', 'Learn More: https://forms.gle/abc'],
  [HATCHERY, 'label="Book Workspace"', 'label="W" to="forms.gle/abc"', 'to="https://forms.gle/abc"'],
  [HATCHERY, 'label="Book Workspace"', 'label="W" to="0712 345 678"', 'to="tel:+256712345678"'],
  [HATCHERY, 'Come for a day', '[Us](instagram.com/x)', '[Us](https://instagram.com/x)'],
];
for (const [file, from, to, corrected] of OFFERED) {
  for (const isAlone of [true, false]) {
    test(`a correction is offered ${isAlone ? 'by itself' : 'whatever else is wrong'}: ${to.trim()} in ${file}`, () => {
      const engine = newEngine();
      expect(texts[file]).toContain(from);
      engine.put(file, texts[file].replace(from, to));
      if (!isAlone) {
        engine.put('pages/about.mdx', texts['pages/about.mdx'].replace('\n# ', '\n[Nowhere](/nowhere)\n\n# '));
        engine.put('records/menu.yml', texts['records/menu.yml'].replace('page: /about', 'page: nowhere at all'));
      }
      const [problem] = engine.problems().filter((one) => one.file === file && one.remedy);
      expect(engine.isHelpful(problem)).toBe(true);
      const [edit] = problem.remedy?.edits ?? [];
      const {text} = engine.check(file);
      expect(text.slice(0, edit.start) + edit.text + text.slice(edit.end)).toContain(corrected);
    });
  }
}

test('before it is sent: only what somebody has changed is corrected', () => {
  const engine = newEngine();
  engine.put(PAGE, pageWith('Come at 8:00AM.'));
  engine.put(CONTACT, texts[CONTACT].replace('About a program,', 'At 8:00AM.'));
  expect(Object.keys(engine.correct([CONTACT]).files)).toEqual([CONTACT]);
  expect(engine.pending([CONTACT]).count).toBe(1);
});

test('a price that the description says otherwise: the correction writes the new one, and is offered', () => {
  const engine = newEngine();
  engine.put(HATCHERY, texts[HATCHERY].replace('price="UGX 20,000"', 'price="UGX 25,000"'));
  const [problem, ...others] = engine.check(HATCHERY).problems;
  expect(others).toEqual([]);
  expect(problem.remedy).toMatchObject({certainty: 'likely', words: {before: 'UGX 20,000,', after: 'UGX 25,000,'}});
  expect(engine.isHelpful(problem)).toBe(true);
});

test('a correction that would only move the problem isn’t offered', () => {
  const engine = newEngine();
  engine.put(HATCHERY, texts[HATCHERY].replace('price="UGX 20,000"', 'price="UGX 25,000"'));
  const [problem] = engine.check(HATCHERY).problems;
  const {start} = problem;
  expect(
    engine.isHelpful({
      ...problem,
      key: 'other',
      remedy: {edits: [{start, end: start, text: ''}], certainty: 'likely', words: undefined},
    }),
  ).toBe(false);
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

test('a program that is doubled is counted in the sentences that count them', () => {
  const engine = newEngine();
  const file = 'pages/programs.mdx';
  const [part] = engine.parts(file, texts[file].indexOf('<ProgramCard')).slice(-1);
  const {files = {}, parts = []} = engine.arrange(file, part, 'duplicate') ?? {};
  expect(files[file]).toContain('There are seven, from');
  expect(files[file].slice(parts.at(-1)?.start)).toMatch(/^<ProgramCard/);
});

for (const file of Object.keys(texts).filter((one) => /<ToConfirm|^ *confirm:/m.test(texts[one]))) {
  test(`“This is right” takes every mark of ${file} away, one by one, and no words`, () => {
    const engine = newEngine();
    const count = () => engine.check(file).text.match(/<ToConfirm|^ *confirm:/gm)?.length ?? 0;
    const marks = /<\/?ToConfirm[^>]*>|, ToConfirm|^# What somebody has to confirm.*|^ *confirm:.*/gm;
    const words = (text: string) => text.replace(marks, '').replace(/\s+/g, '');
    for (let left = count(); left > 0; left -= 1) {
      const {toConfirm} = engine.check(file);
      const [mark] = toConfirm.filter(({isMark}) => isMark);
      engine.put(file, engine.confirm(file, mark));
      expect(count()).toBe(left - 1);
    }
    const {text} = engine.check(file);
    expect(text).not.toMatch(/<\/?ToConfirm|\n\n\n/);
    expect(words(text)).toBe(words(texts[file]));
  });
}

test('“This is right” takes away the mark on that line, and no other', () => {
  const engine = newEngine();
  const {toConfirm} = engine.check(HATCHERY);
  expect(toConfirm.map(({isMark}) => isMark)).toEqual([true, true, true]);
  const text = engine.confirm(HATCHERY, toConfirm[1]);
  expect(text.match(/<ToConfirm/g)).toHaveLength(2);
  expect(text).not.toMatch(/<ToConfirm[^>]*>\s*<Tier type="Day Pass"/);
});

test('“This is right” takes away the mark on that line where another one has the same words', () => {
  const engine = newEngine();
  const marked = '<ToConfirm reason="Ours.">ten</ToConfirm>';
  engine.put(PAGE, pageWith(`By ${marked}.\n\nOr by ${marked}.`, 'ToConfirm'));
  const items = engine.check(PAGE).toConfirm;
  expect(engine.confirm(PAGE, items[1])).toContain(`By ${marked}.\n\nOr by ten.`);
});

test('“This is right” takes away the one mark of several on a line, and no slot', () => {
  const engine = newEngine();
  const slot = '<Slot what="Number" reason="Theirs." />';
  const marked = (words: string) => `<ToConfirm reason="Ours.">${words}</ToConfirm>`;
  engine.put(PAGE, pageWith(`Call ${slot} by ${marked('nine')} or ${marked('ten')}.`, 'Slot, ToConfirm'));
  const items = engine.check(PAGE).toConfirm;
  expect(items.map(({what}) => what)).toEqual(['To fill in: Number', 'nine', 'ten']);
  expect(engine.confirm(PAGE, items[1])).toContain(`Call ${slot} by nine or ${marked('ten')}.`);
  expect(engine.confirm(PAGE, items[2])).toContain(`Call ${slot} by ${marked('nine')} or ten.`);
});

test('the overview lists pages in the menu’s order, then records, each with what is open', () => {
  const engine = newEngine();
  engine.put(PAGE, pageWith('Come at 8:00AM.').replace('title: A page\n', '$&silk: moon\n'));
  const rows = engine.overview();
  const titles = rows.map(({title}) => title);
  expect(titles.slice(0, 10)).toEqual([
    ...['Home', 'About', 'Programs', 'Framework', 'Hatchery', 'Impact', 'Contact', 'More', 'Team', 'A page'],
  ]);
  expect(titles.slice(10)).toEqual(['Buttons', 'Figures', 'Opening hours', 'Menu', 'Organisation']);
  expect(rows.find(({file}) => file === HATCHERY)).toMatchObject({toConfirmCount: 3, problems: []});
  expect(rows.find(({file}) => file === PAGE)?.problems.map(({rule}) => rule)).toEqual(['prices-and-times']);
  expect(rows.find(({file}) => file === PAGE)?.silk).toBe('moon');
  expect(rows.find(({file}) => file === HATCHERY)?.silk).toBe('');
});

test('the overview goes without a page that was deleted while the menu still leads to it', () => {
  const engine = newEngine();
  engine.put(HATCHERY, null);
  expect(engine.overview().map(({file}) => file)).not.toContain(HATCHERY);
});

test('the overview goes without files among the pages and records that are none', () => {
  const strays = ['pages/notes.txt', 'pages/budget.xlsx', 'records/old.yaml'];
  const engine = newEngine(strays);
  const files = engine.overview().map(({file}) => file);
  expect(files.sort()).toEqual(
    newEngine()
      .overview()
      .map(({file}) => file)
      .sort(),
  );
  expect(engine.problems().map(({file}) => file)).toEqual(expect.arrayContaining(strays));
});

test('a problem names a record by its title', () => {
  const engine = newEngine();
  engine.put(PAGE, pageWith('<Button label="Nowhere" />', 'Button'));
  const [{message}] = engine.problems();
  expect(message).toBe('Add "Nowhere" to “Buttons”, or choose another name.');
});

test('a colleague’s proposal is drawn with its own records, and has its own problems alone', () => {
  const engine = newEngine();
  engine.put(PAGE, pageWith('Come at 8:00AM.'));
  const organisation = texts[ORGANISATION].replace('Plot 8, ', 'Plot 9, ');
  const contact = texts[CONTACT].replace('About a program,', 'At 8:00AM, about a program,');
  const review = engine.review({[ORGANISATION]: organisation, 'pages/old.mdx': null, [CONTACT]: contact});
  expect(review.titles).toEqual({[CONTACT]: 'Contact', [ORGANISATION]: 'Organisation'});
  expect(review.pages[CONTACT]?.title).toBe('Contact');
  expect(review.records?.organisation.address.street).toBe('Plot 9, Wamala Avenue');
  expect(review.problems.map(({file}) => file)).toEqual([CONTACT]);
  // What somebody has changed here isn't part of it, and stays.
  expect(engine.check(PAGE).text).toContain('8:00AM');
});

test('a name that is changed is the name on every page that is drawn', () => {
  const engine = newEngine();
  const drawn = () => JSON.stringify(engine.show('pages/about.mdx')?.nodes);
  expect(drawn()).toContain('Jockeys was founded in 2015');
  engine.put(ORGANISATION, texts[ORGANISATION].replace('name: Jockeys', 'name: Riders'));
  engine.problems();
  expect(drawn()).toContain('Riders was founded in 2015');
  // A record that can't be read empties no page.
  engine.put(ORGANISATION, 'name: [');
  engine.problems();
  expect(drawn()).toContain('Riders was founded in 2015');
  engine.put(ORGANISATION, undefined);
  engine.problems();
  expect(drawn()).toContain('Jockeys was founded in 2015');
});

/** Words on a page, and the messages that somebody reads who has never seen a page as text. */
const MESSAGES: [words: string, messages: string[]][] = [
  ['<Event title="A day" date="">\n\nWords.\n\n</Event>', ['“Date” is empty. Write what belongs there.']],
  [
    '<Event title="A day">\n\nWords.\n\n</Event>',
    ['“Date” is missing. The day, or the first of several: year, month, day, such as 2026-12-05.'],
  ],
  ['<Card title="One">\n\nWords.\n\n</Card>', ['Put “Card” inside “Cards”.']],
  ['<Cards>\n\n</Cards>', ['“Cards” is empty. Write what belongs inside, or delete it.']],
  ['![](/pictures/room.jpg)', ['Say what the picture shows, for people who can’t see it.']],
];
for (const [words, messages] of MESSAGES) {
  test(`a problem is worded without signs and tags: ${messages[0]}`, () => {
    const engine = newEngine();
    engine.put(PAGE, pageWith(words, 'Card, Cards, Event'));
    expect(engine.check(PAGE).problems.map(({message}) => message)).toEqual(messages);
  });
}

test('what the check will stop at is named before it is sent; what was wrong before isn’t', () => {
  const engine = newEngine();
  engine.put(HATCHERY, `${texts[HATCHERY]}\n[There](/nowhere) and [here](forms.gle/abc).\n`);
  const {errors, count} = engine.pending([HATCHERY]);
  const line = texts[HATCHERY].split('\n').length + 1;
  expect(errors).toEqual([{file: HATCHERY, line, title: 'Hatchery'}]);
  // Its beginning alone is missing.
  expect(count).toBe(1);
  expect(engine.pending([PAGE]).errors).toEqual([]);
});
