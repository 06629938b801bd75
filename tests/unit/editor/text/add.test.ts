/** What is added: parts and pictures of a page, and pages. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {addables, addableTo} from '../../../../src/editor/text/addable';
import {components, newEngine, pageWith, texts} from '../siteEngine';

const [ABOUT, HATCHERY, IMPACT, PROGRAMS, TEAM] = ['about', 'hatchery', 'impact', 'programs', 'our-team'].map(
  (name) => `pages/${name}.mdx`,
);
const PAGE = 'pages/sample.mdx';
/** The site as it is built: nothing is put into it, so it is checked once for all tests. */
const built = newEngine();

/** A page that offers a part. */
function pageFor(only: string | undefined): string {
  if (only === 'ProgramField') return PROGRAMS;
  return only ? HATCHERY : ABOUT;
}

const ADDABLE = addables([...components.values()]);
/** What takes its words from a record, and so has none to be written. */
const COMPLETE = ['Button', 'Figure'];

for (const {label, only} of ADDABLE) {
  test(`Add puts it in anywhere, and it is reported until its words are written: ${label}`, () => {
    const file = pageFor(only);
    const places = [...texts[file].matchAll(/\n\n/g)].filter(({index}) => index > texts[file].indexOf('<Hero>'));
    for (const {index} of [places[0], places[Math.floor(places.length / 2)], places[places.length - 1]]) {
      const engine = newEngine();
      const {files, at} = built.insert(file, label, index);
      for (const [name, text] of Object.entries(files)) engine.put(name, text);
      const {problems, page} = engine.check(file);
      expect(page).toBeDefined();
      const isEmpty = /^“(Date|Price)” is empty/;
      expect(problems.filter(({rule, message}) => rule !== 'placeholders' && !isEmpty.test(message))).toEqual([]);
      expect(problems.length === 0).toBe(COMPLETE.includes(label));
      expect(engine.parts(file, at).at(-1)?.start).toBe(at);
    }
  });
}

test('Add offers a price only on a page that has prices, and a program only where the programs are', () => {
  const offersOf = (file: string) =>
    addableTo(texts[file], [...components.values()])
      .map(({label}) => label)
      .filter((label) => ['Card', 'Price', 'Program'].includes(label));
  expect([ABOUT, HATCHERY, PROGRAMS].map(offersOf)).toEqual([['Card'], ['Card', 'Price'], ['Card', 'Program']]);
});

const PLACES: [label: string, file: string, tapped: string, above: string, below: string][] = [
  ['Card', HATCHERY, 'Included with every tier', 'Included with every tier.\n\n</Card>', '<Card title="Printing"'],
  ['Price', HATCHERY, '- Weekend access', '- Priority support\n\n</Tier>', '<ToConfirm reason="The line under'],
  ['Program', PROGRAMS, '# Find your program', '</ProgramCard>\n</ToConfirm>', '</ProgramField>'],
  ['Button', HATCHERY, 'label="Book Equipment"', '<Button label="Book Equipment" />', '<Button label="Book Consul'],
  ['Paragraph', ABOUT, 'Today it is a social', 'startup incubation in Uganda.', 'We work with youth'],
  ['List', ABOUT, 'We work with youth', 'donors and partners.', '</Section>'],
  ['Section', ABOUT, 'We work with youth', 'donors and partners.\n\n</Section>', '<Statement tone="gold">'],
  ['Person', TEAM, 'name="First Example"', 'focus="top" />', '<Person name="Second Example"'],
  ['Figure', IMPACT, 'name="partnerships"', '<Figure name="partnerships" />', '<Figure name="funding" prefix'],
];
for (const [label, file, tapped, above, below] of PLACES) {
  test(`Add: a new ${label} goes right behind what was tapped: ${tapped}`, () => {
    const {files, at} = built.insert(file, label, texts[file].indexOf(tapped) + 1);
    const text = files[file];
    // A section opens at its heading.
    const start = label === 'Section' ? text.lastIndexOf('<Section>', at) : at;
    expect(text.slice(0, start).trimEnd().slice(-above.length)).toBe(above);
    const behind = texts[file].indexOf(below, texts[file].indexOf(above));
    expect(text.slice(text.indexOf(below, at))).toBe(texts[file].slice(behind));
  });
}

test('Add: an entry goes on a line of its own, as the others are', () => {
  const {files} = built.insert(HATCHERY, 'Button', texts[HATCHERY].indexOf('label="Book Equipment"'));
  const others = files[HATCHERY].split('\n').filter((line) => !texts[HATCHERY].split('\n').includes(line));
  expect(others).toEqual([expect.stringMatching(/^ {2}<Button label=".+" \/>$/)]);
});

test('Add: an entry has empty lines around it, as the others have', () => {
  const {files} = built.insert(HATCHERY, 'Card', texts[HATCHERY].indexOf('Included with every tier'));
  expect(files[HATCHERY]).toContain('</Card>\n\n<Card title="Write here');
});

test('Add: a card beside words has a row of its own there, and isn’t put among the cards above or below', () => {
  const {files} = built.insert(HATCHERY, 'Card', texts[HATCHERY].indexOf('\n\n<Buttons>'));
  expect(files[HATCHERY].split('<Statement silk="hatchery"')[1]).toContain('<Cards>\n\n<Card title=');
  const above = built.insert(HATCHERY, 'Card', texts[HATCHERY].indexOf('Come for a day')).files[HATCHERY];
  expect(above.split('</Hero>')[0]).toContain('<Cards>\n\n<Card title=');
});

test('Add: a price begins with the list of what it includes', () => {
  const {files, at} = built.insert(HATCHERY, 'Price', texts[HATCHERY].indexOf('- Weekend access'));
  expect(files[HATCHERY].slice(at)).toMatch(/^<Tier [^>]*>\n\n- Write an entry\n\n<\/Tier>/);
});

test('Add: what a new part needs is imported', () => {
  const {files} = built.insert(ABOUT, 'Card', texts[ABOUT].indexOf('We work with youth'));
  expect(files[ABOUT]).toMatch(/^import \{.*\bCard, Cards\b.*\} from '@site\/src\/components';$/m);
});

test('Add: a sentence that counts programs counts the new one', () => {
  const {files} = built.insert(PROGRAMS, 'Program', texts[PROGRAMS].length);
  expect(files[PROGRAMS]).toContain('There are seven, from a 3-day bootcamp');
  expect(files['pages/index.mdx']).toContain('There are seven, from a 3-day bootcamp');
  expect(files['pages/contact.mdx']).toContain('There are seven, from a 3-day bootcamp');
});

test('Add: a new program wears a silk that nothing else wears', () => {
  const {files} = built.insert(PROGRAMS, 'Program', texts[PROGRAMS].length);
  const [silk] = /silk="[\w-]+"/.exec(files[PROGRAMS].slice(files[PROGRAMS].indexOf('"Write here: title"'))) ?? [''];
  expect(silk).not.toMatch(/"(|home|not-found|plain)"/);
  for (const [name, text] of Object.entries(texts)) expect(text, name).not.toContain(silk);
});

test('Add: a stray file among the pages stops no new program', () => {
  const {files} = newEngine(['pages/budget.xlsx']).insert(PROGRAMS, 'Program', texts[PROGRAMS].length);
  expect(files[PROGRAMS]).toContain('"Write here: title"');
});

test('Add: a new person wears the plain silk, until somebody chooses that of their program', () => {
  const {files} = built.insert(TEAM, 'Person', texts[TEAM].indexOf('name="First Example"'));
  const added = files[TEAM].split('\n').filter((line) => !texts[TEAM].includes(line));
  expect(added).toEqual([expect.stringMatching(/^ *<Person .*silk="plain"/)]);
});

/** Puts a picture into a page; returns the page's new text below its headline, and the picture's file. */
function insertPicture(
  words: string,
  chosen: {words?: string; name?: string; tag?: string} = {},
  engine = newEngine(),
) {
  const text = pageWith(words, 'Card, Cards, Partner, Partners, Section');
  engine.put(PAGE, text);
  const start = chosen.tag ? text.indexOf(chosen.tag) : undefined;
  const offset = start ?? text.length;
  const {words: alt = '', name = 'IMG_1.jpg'} = chosen;
  const placed = engine.insertPicture(PAGE, offset, {alt, name, ending: 'jpg', start});
  return {picture: placed.picture, text: placed.text.split('# Headline')[1].trim()};
}

test('a picture among the words goes below them, named by what it shows', () => {
  const {picture, text} = insertPicture('Words.', {words: 'Grace’s desk, by [the] window'});
  expect(picture).toBe('pictures/graces-desk-by-the-window.jpg');
  expect(text).toBe('Words.\n\n![Grace’s desk, by (the) window](/pictures/graces-desk-by-the-window.jpg)');
});

const NAMES: [words: string, name: string, picture: string][] = [
  ['', 'Market Day.JPG', 'pictures/market-day.jpg'],
  [' ', 'Market Day.JPG', 'pictures/market-day.jpg'],
  ['A market', 'IMG_1.jpg', 'pictures/a-market.jpg'],
  // The tests' site has these two: no other picture takes their place.
  ['Market', 'IMG_1.jpg', 'pictures/market-2.jpg'],
  ['Round mark', 'IMG_1.jpg', 'pictures/round-mark-2.jpg'],
  ['写真', 'IMG_1.jpg', 'pictures/picture.jpg'],
  ['Women from Bukoto sell baskets at the market', 'IMG_1.jpg', 'pictures/women-from-bukoto-sell-baskets-at-the.jpg'],
];
for (const [words, name, file] of NAMES) {
  test(`a picture of ${words ? `“${words}”` : name} is ${file}`, () => {
    expect(insertPicture('Words.', {words, name}).picture).toBe(file);
  });
}

test('a name that differs from another only by a capital is taken: not every computer tells them apart', () => {
  const engine = newEngine();
  engine.put('pictures/Desk.png', new Uint8Array([1]));
  expect(insertPicture('Words.', {words: 'desk'}, engine).picture).toBe('pictures/desk-2.jpg');
});

test('pictures of the same name one after another: none takes another’s place', () => {
  const engine = newEngine();
  for (const expected of ['pictures/market-2.jpg', 'pictures/market-3.jpg']) {
    const {picture} = insertPicture('Words.', {words: 'Market'}, engine);
    expect(picture).toBe(expected);
    engine.put(picture, new Uint8Array([1]));
  }
});

const DOCUMENTS: [name: string, file: string][] = [
  ['Plan 2026.PDF', 'static/files/plan-2026.pdf'],
  ['Annual Report.pdf', 'static/files/annual-report-2.pdf'],
  ['計画.pdf', 'static/files/document.pdf'],
];
for (const [name, file] of DOCUMENTS) {
  test(`a document called ${name} is ${file}, and a link to it is right before it is published`, () => {
    const engine = newEngine();
    expect(engine.documentFile(name)).toBe(file);
    const bytes = new TextEncoder().encode('%PDF-1.7 %%EOF');
    engine.put(file, bytes);
    const {text} = engine.insertLink(HATCHERY, 'A [plan]', file.replace('static', ''), texts[HATCHERY].length);
    engine.put(HATCHERY, text);
    expect(text).toContain(`\n\n[A (plan)](/files/`);
    expect(engine.problems()).toEqual([]);
    // Nor does somebody see a problem who reads the proposal.
    expect(newEngine().review({[HATCHERY]: text, [file]: bytes}).problems).toEqual([]);
  });
}

test('a picture of a component goes into its settings; another one takes its place, in full', () => {
  const card =
    '<Cards>\n\n<Card title="One" picture="/pictures/room.jpg" alt="Rows" focus="top">\n\nWords.\n\n</Card>\n\n</Cards>';
  const {text} = insertPicture(card, {words: 'Two "desks"', tag: '<Card '});
  expect(text).toBe(
    card.replace(
      'picture="/pictures/room.jpg" alt="Rows" focus="top"',
      'picture="/pictures/two-desks.jpg" alt="Two &quot;desks&quot;"',
    ),
  );
});

test('a picture goes to the card that was tapped and has none, or else among the words', () => {
  const spot = (file: string, tapped: string) => built.pictureSpot(file, texts[file].indexOf(tapped));
  const card = texts[HATCHERY].indexOf('<Card title="Internet"');
  expect(spot(HATCHERY, 'Included with every tier')).toEqual({start: card, needsWords: true});
  expect(spot(TEAM, 'A desk for a day.')).toEqual({start: undefined, needsWords: true});
  expect(spot(HATCHERY, 'Room for 120')).toEqual({start: undefined, needsWords: true});
  expect(spot(HATCHERY, 'Come for a day')).toEqual({start: undefined, needsWords: true});
});

test('a partner’s logo needs no words: it shows the name', () => {
  const start = texts[TEAM].indexOf('<Partner name="Example Without');
  expect(built.pictureSpot(TEAM, start + 1, start)).toEqual({start, needsWords: false});
});

const TITLES = ['A visit', 'Équipe: "the people" & more', '404', 'About', '`a` *b* <b> &lt; < {x}', '# C', 'a \\ b'];
for (const title of TITLES) {
  test(`a new page passes the check but for its placeholders, and is in the menu: ${title}`, () => {
    const engine = newEngine();
    const {files, file} = engine.createPage({title, description: `All about it: “${title}”.`, inMenu: true});
    for (const [name, text] of Object.entries(files)) engine.put(name, text);
    expect(texts).not.toHaveProperty([file]);
    const rules = engine.check(file).problems.map(({rule}) => rule);
    // The tests' menu is nearly full, so that one more page may seem too many.
    expect(rules.filter((rule) => rule !== 'menu-fits')).toEqual(Array(3).fill('placeholders'));
    expect(files['records/menu.yml']).toContain(`\n    page: ${file.replace(/^pages|\.mdx$/g, '')}\n`);
  });
}

test('a new page of a title that is taken gets an address of its own', () => {
  const {file, files} = built.createPage({title: 'Our team', description: 'Who works here.', inMenu: false});
  expect(file).toBe('pages/our-team-2.mdx');
  expect(files[file]).toMatch(
    /^---\ntitle: Our team\ndescription: Who works here\.\n---\n\nimport \{Hero, Section\} from/,
  );
  expect(files[file]).toContain('<Hero>\n\n# Our team\n\n');
});

test('the address of a new page has a word’s end where its title has a full stop', () => {
  const {file} = built.createPage({title: 'Report 2.0.', description: 'What is new.', inMenu: false});
  expect(file).toBe('pages/report-2-0.mdx');
});

test('a new page is in the menu only if that is wanted', () => {
  const {files} = built.createPage({title: 'A visit', description: 'How to come.', inMenu: false});
  expect(Object.keys(files)).toEqual(['pages/a-visit.mdx']);
});

for (const [label, selected] of [
  ['Paragraph', 'Write what you want to say.'],
  ['List', 'Write an entry'],
  ['Section', 'Write a heading'],
]) {
  test(`what is added opens with its example selected: ${label}`, () => {
    const {files, select} = built.insert(ABOUT, label, texts[ABOUT].indexOf('##') + 5);
    expect(files[ABOUT].slice(select.start, select.end)).toBe(selected);
  });
}

test('whatever is added between two sections, with nothing chosen, goes into the one before', () => {
  const places = [...texts[HATCHERY].matchAll(/<\/(Section|Statement)>\n/g)].map(
    ({index, 0: tag}) => index + tag.length,
  );
  for (const offset of places) {
    for (const {label} of ADDABLE.filter((one) => one.label !== 'Section' && one.label !== 'Program')) {
      const {files, at} = built.insert(HATCHERY, label, offset);
      const engine = newEngine();
      for (const [name, text] of Object.entries(files)) engine.put(name, text);
      expect(engine.parts(HATCHERY, at)[0].label, label).toMatch(/^(Section|Statement|Prices)$/);
    }
  }
});

for (const [where, offset] of [
  ['at the end of a page', texts[HATCHERY].length],
  ['while its title and description are open', texts[HATCHERY].indexOf('\nimport')],
] as const) {
  test(`what is added ${where} goes into its last section`, () => {
    const {files, at} = built.insert(HATCHERY, 'Paragraph', offset);
    expect(files[HATCHERY].slice(at)).toBe('Write what you want to say.\n\n</Statement>\n');
  });
}

test('what is added to a page that has nothing but its title comes below that', () => {
  const engine = newEngine();
  const title = '---\ntitle: A page\ndescription: What it is about.\n---\n';
  engine.put(PAGE, title);
  const {files} = engine.insert(PAGE, 'Paragraph', 0);
  expect(files[PAGE]).toBe(`${title}\nWrite what you want to say.\n`);
});

for (const label of ['Paragraph', 'List', 'Section', 'Card', 'Program']) {
  test(`an example that nobody has replaced isn’t sent: ${label}`, () => {
    const engine = newEngine();
    const file = label === 'Program' ? PROGRAMS : ABOUT;
    for (const [name, text] of Object.entries(built.insert(file, label, texts[file].length).files))
      engine.put(name, text);
    expect(engine.correct([file]).blocking?.rule).toBe('placeholders');
  });
}
