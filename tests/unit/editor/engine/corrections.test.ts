/** What the engine finds in what somebody has changed: problems, their corrections, and what isn't sent. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {newEngine, pageWith, texts} from '../siteEngine';

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
    expect(engine.correct([file]).blocking?.sentence).toContain(place);
  });
}

test('a sentence that somebody has just written is sent as it is, whatever a fact says', () => {
  const engine = newEngine();
  engine.put(PAGE, pageWith('A Day Pass costs UGX 15,000.'));
  expect(engine.problems().map(({rule}) => rule)).toEqual(['tier-prices']);
  expect(engine.pending([PAGE])).toEqual({count: 0, following: [], errors: []});
  expect(engine.correct([PAGE]).files).toEqual({});
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
  expect(problem.remedy).toMatchObject({certainty: 'likely', excerpt: {before: 'UGX 20,000,', after: 'UGX 25,000,'}});
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
      remedy: {edits: [{start, end: start, text: ''}], certainty: 'likely', excerpt: undefined},
    }),
  ).toBe(false);
});

test('a problem names a record by its title', () => {
  const engine = newEngine();
  engine.put(PAGE, pageWith('<Button label="Nowhere" />', 'Button'));
  const [{message}] = engine.problems();
  expect(message).toBe('Add "Nowhere" to “Buttons”, or choose another name.');
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
