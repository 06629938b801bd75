/** The parts of a page: adding, moving, duplicating and deleting them, and new pages. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {checkPage, isBlocked} from '../../../../src/content/check';
import {addables, addableTo} from '../../../../src/editor/text/addable';
import {type ArrangeKind, arrangePart, partsAt as partsOf} from '../../../../src/editor/text/parts';
import {components, newEngine, pageWith, texts} from '../siteEngine';

const PAGE = 'pages/sample.mdx';
const [ABOUT, HATCHERY, PROGRAMS] = ['about', 'hatchery', 'programs'].map((name) => `pages/${name}.mdx`);
/** The site as it is built. No test changes it. */
const built = newEngine();

// Moving, duplicating, deleting

const engine = newEngine();
const CARDS = [
  '<Section>\n\n## What it is\n\nSome **words** here.\n\n<Cards>',
  '<Card title="One">\n\nFirst.\n\n</Card>',
  '<Card title="Two">\n\nSecond.\n\n</Card>',
  '</Cards>\n\n<Buttons>\n  <Button label="Contact Us" />\n</Buttons>\n\n</Section>',
].join('\n\n');
const TEXT = pageWith(CARDS, 'Button, Buttons, Card, Cards, Section');

function partsAt(words: string, page = TEXT) {
  engine.put(PAGE, page);
  return engine.parts(PAGE, page.indexOf(words) + 1);
}

/** Does something with the innermost part at these words. Returns the page, and the source of the part that is open then. */
function arrange(words: string, action: ArrangeKind, page = TEXT) {
  const [part] = partsAt(words, page).slice(-1);
  const {files = {}, parts = []} = engine.arrange(PAGE, part, action) ?? {};
  const opened = parts.at(-1);
  return {page: files[PAGE], opened: files[PAGE].slice(opened?.start, opened?.end)};
}

/** The page without empty lines, below the front matter and the headline. */
const compact = (page: string) => page.slice(pageWith('').length).replace(/\n{2,}/g, '\n');

test('a part is shown with the parts around it, the outermost first', () => {
  const labels = partsAt('Second.').map(({label}) => label);
  expect(labels).toEqual(['Section', 'Cards', 'Card: Two', 'Paragraph']);
  expect(partsAt('title: A page').map(({label}) => label)).toEqual(['Title and description']);
});

test('a part moves past its neighbor and back, stays open, and doesn’t leave the parts around it', () => {
  expect(partsAt('title="One"').at(-1)).toMatchObject({isFirst: true, isLast: false});
  const {page, opened} = arrange('<Card title="One"', 'down');
  expect(opened).toMatch(/^<Card title="One">[^<]*<\/Card>$/);
  expect(compact(page)).toContain('Second.\n</Card>\n<Card title="One">');
  expect(arrange('<Card title="One"', 'up', page).page).toBe(TEXT);
  const first = arrange('Some **words', 'up').page;
  expect(compact(first)).toContain('<Section>\nSome **words** here.\n## What it is\n');
  expect(arrange('Some **words', 'up', first).page).toBe(first);
});

test('a duplicate is right behind its original, and open', () => {
  const {page, opened} = arrange('<Button label', 'duplicate');
  expect(page).toContain('  <Button label="Contact Us" />\n  <Button label="Contact Us" />\n');
  expect(opened).toBe('<Button label="Contact Us" />');
});

test('a deleted part takes the box around it along if that would be empty', () => {
  const {page} = arrange('title="Two"', 'delete');
  expect(page).toContain('First.\n\n</Card>\n\n</Cards>');
  expect(page).not.toContain('Second.');
  expect(arrange('<Button label', 'delete').page).not.toContain('<Buttons>');
});

test('a part that isn’t there any more can’t be moved', () => {
  partsAt('');
  expect(engine.arrange(PAGE, {start: 1, end: 9}, 'down')).toBeUndefined();
});

for (const [action, words] of [
  ['delete', 'Other.'],
  ['down', 'Other.\n\nOne.\n\nTwo.'],
  ['duplicate', 'One.\n\nTwo.\n\nOne.\n\nTwo.\n\nOther.'],
] as const) {
  test(`${action} treats a passage that has become two paragraphs as one part`, () => {
    const page = pageWith('One.\n\nTwo.\n\nOther.');
    engine.put(PAGE, page);
    const passage = {start: page.indexOf('One.'), end: page.indexOf('Two.') + 'Two.'.length};
    expect(engine.arrange(PAGE, passage, action)?.files[PAGE]).toBe(pageWith(words));
  });
}

const NOTE = '{/* To confirm: this is ours. */}\n{/* Missing: more. */}';
const NOTE_OF_CARD = '{/* Missing: a title. */}';
const [ONE, TWO] = ['<Card title="One" />', '<Card title="Two" />'];
const notedPage = (...blocks: string[]) => pageWith(blocks.join('\n\n'), 'Card, Cards');
const NOTED = notedPage(
  'Before.',
  NOTE,
  'Noted.',
  '<Cards>',
  NOTE_OF_CARD,
  ONE,
  TWO,
  '</Cards>',
  '{/* Missing: an end. */}',
);

const WITH_NOTES: [what: string, words: string, action: ArrangeKind, page: string][] = [
  [
    'moves with its block',
    'Noted.',
    'up',
    notedPage(NOTE, 'Noted.', 'Before.', '<Cards>', NOTE_OF_CARD, ONE, TWO, '</Cards>', '{/* Missing: an end. */}'),
  ],
  [
    'stays with its block when the next one moves past it',
    'title="Two"',
    'up',
    notedPage('Before.', NOTE, 'Noted.', '<Cards>', TWO, NOTE_OF_CARD, ONE, '</Cards>', '{/* Missing: an end. */}'),
  ],
  [
    'is deleted with its block',
    'Noted.',
    'delete',
    notedPage('Before.', '<Cards>', NOTE_OF_CARD, ONE, TWO, '</Cards>', '{/* Missing: an end. */}'),
  ],
  [
    'isn’t duplicated with its block',
    'title="One"',
    'duplicate',
    notedPage(
      'Before.',
      NOTE,
      'Noted.',
      '<Cards>',
      NOTE_OF_CARD,
      ONE,
      ONE,
      TWO,
      '</Cards>',
      '{/* Missing: an end. */}',
    ),
  ],
  [
    'is deleted with what is around its block',
    '<Cards>',
    'delete',
    notedPage('Before.', NOTE, 'Noted.', '{/* Missing: an end. */}'),
  ],
];
for (const [what, words, action, page] of WITH_NOTES) {
  test(`a note ${what}`, () => {
    expect(arrange(words, action, NOTED).page).toBe(page);
  });
}

test('a note right above its paragraph isn’t duplicated, and the copy is a paragraph of its own', () => {
  const page = pageWith('Before.\n\n{/* To confirm: ours. */}\nNoted.');
  expect(arrange('Noted.', 'duplicate', page).page).toBe(page.replace('Noted.', 'Noted.\n\nNoted.'));
});

test('the part stays open that is moved with its note', () => {
  expect(arrange('Noted.', 'up', NOTED).opened).toBe('Noted.');
  expect(arrange('title="One"', 'down', NOTED).opened).toBe('<Card title="One" />');
});

test('what is added after a block doesn’t come between a note and its block', () => {
  engine.put(PAGE, NOTED);
  const {files} = engine.insert(PAGE, 'Paragraph', NOTED.indexOf('Before.') + 1);
  expect(files[PAGE]).toContain('Before.\n\nWrite what you want to say.\n\n{/* To confirm: this is ours. */}');
});

test('every kind of part can be deleted and duplicated, and the page can still be drawn', () => {
  const kindOf = (parts: {label: string}[]) =>
    parts
      .slice(-2)
      .map(({label}) => label.replace(/:.*/s, ''))
      .join(' > ');
  const {page} = checkPage(HATCHERY, texts[HATCHERY], components);
  const lines = [...texts[HATCHERY].matchAll(/^(?=\S)/gm)].map(({index}) => partsOf(page, index));
  const parts = new Map(lines.filter((all) => all.at(-1)?.start).map((all) => [kindOf(all), all[all.length - 1]]));
  expect(parts.size).toBeGreaterThan(5);
  for (const [kind, part] of parts) {
    for (const action of ['delete', 'duplicate'] as const) {
      const {text = ''} = arrangePart(page, part, action) ?? {};
      expect(text, `${action} ${kind}`).not.toBe(texts[HATCHERY]);
      expect(isBlocked(checkPage(HATCHERY, text, components)), `${action} ${kind}`).toBe(false);
    }
  }
});

// Adding

/** Adds a part, and returns an engine with the page's new text. */
function added(file: string, label: string, offset: number) {
  const changed = newEngine();
  const insertion = built.insert(file, label, offset);
  for (const [name, text] of Object.entries(insertion.files)) changed.put(name, text);
  return {...insertion, changed, text: insertion.files[file]};
}

for (const {label, only} of addables([...components.values()])) {
  test(`Add puts a new part into a page, opens it, and doesn’t send its example text: ${label}`, () => {
    const file = only === 'ProgramCards' ? PROGRAMS : HATCHERY;
    const places = [...texts[file].matchAll(/\n\n/g)].map(({index}) => index);
    const {changed, at} = added(file, label, places[Math.floor(places.length / 2)]);
    const {problems, page} = changed.check(file);
    expect(page).toBeDefined();
    const isExpected = ({rule, message}: (typeof problems)[number]) =>
      rule === 'placeholders' || /^“(Date|Price)” is empty/.test(message);
    expect(problems.filter((problem) => !isExpected(problem))).toEqual([]);
    expect(changed.parts(file, at).at(-1)?.start).toBe(at);
    if (problems.length > 0) expect(changed.beforeSending([file]).blocking?.rule).toBe('placeholders');
  });
}

test('Add offers a price only where there are prices, and a program only where there are programs', () => {
  const offered = (file: string) =>
    addableTo(texts[file], [...components.values()])
      .map(({label}) => label)
      .filter((label) => ['Card', 'Price', 'Program'].includes(label));
  expect([ABOUT, HATCHERY, PROGRAMS].map(offered)).toEqual([['Card'], ['Card', 'Price'], ['Card', 'Program']]);
});

const PLACES: [label: string, file: string, tapped: string, above: string][] = [
  ['Card', HATCHERY, 'Included with every tier', 'Included with every tier.\n\n</Card>'],
  ['Price', HATCHERY, '- Weekend access', '- Priority support\n\n</Tier>'],
  ['Button', HATCHERY, 'label="Book Equipment"', '<Button label="Book Equipment" />'],
  ['Paragraph', ABOUT, 'Today it is a social', 'startup incubation in Uganda.'],
];
for (const [label, file, tapped, above] of PLACES) {
  test(`Add puts a new part right behind the one that was tapped: ${label}`, () => {
    const {text, at} = added(file, label, texts[file].indexOf(tapped) + 1);
    expect(text.slice(0, at).trimEnd().slice(-above.length)).toBe(above);
    expect(texts[file]).toContain(text.slice(text.indexOf(above), at).trim());
  });
}

test('Add puts a new part into the last section of a page if nothing was tapped', () => {
  for (const offset of [texts[HATCHERY].length, texts[HATCHERY].indexOf('\nimport')]) {
    const {text, at, select} = added(HATCHERY, 'Paragraph', offset);
    expect(text.slice(at)).toBe('Write what you want to say.\n\n</Banner>\n');
    expect(text.slice(select.start, select.end)).toBe('Write what you want to say.');
  }
});

test('Add imports the components that a new part needs', () => {
  const {text} = added(ABOUT, 'Card', texts[ABOUT].indexOf('We work with youth'));
  expect(text).toMatch(/^import \{.*\bCard, Cards\b.*\} from '@site\/src\/components';$/m);
});

// Pictures, documents and pages

const PICTURES: [alt: string, name: string, picture: string][] = [
  ['Grace’s desk, by [the] window', 'IMG_1.jpg', 'pictures/graces-desk-by-the-window.jpg'],
  ['', 'Market Day.JPG', 'pictures/market-day.jpg'],
  ['Market', 'IMG_1.jpg', 'pictures/market-2.jpg'],
  ['写真', 'IMG_1.jpg', 'pictures/picture.jpg'],
];
for (const [alt, name, picture] of PICTURES) {
  test(`a new picture is named after what it shows, and never replaces another: “${alt}” is ${picture}`, () => {
    engine.put(PAGE, pageWith('Words.'));
    const placed = engine.insertPicture(PAGE, pageWith('Words.').length, {alt, name, ending: 'jpg'});
    const text = alt.replace('[the]', '(the)');
    expect(placed).toMatchObject({picture, text: pageWith(`Words.\n\n![${text}](/${picture})`)});
  });
}

for (const place of ['<Card title', 'Words of the card.']) {
  test(`a picture that is added at “${place}” goes into the card, below its words`, () => {
    const card = (inside: string) =>
      pageWith(`<Cards>\n\n<Card title="One">\n\n${inside}\n\n</Card>\n\n</Cards>`, 'Card, Cards');
    const text = card('Words of the card.');
    engine.put(PAGE, text);
    const placed = engine.insertPicture(PAGE, text.indexOf(place), {alt: 'A desk', name: '1.jpg', ending: 'jpg'});
    expect(placed.text).toBe(card('Words of the card.\n\n![A desk](/pictures/a-desk.jpg)'));
  });
}

test('a link to a new document is correct before the document is published', () => {
  const changed = newEngine();
  const file = changed.documentFile('Annual Report.pdf');
  expect(file).toBe('static/files/annual-report-2.pdf');
  const bytes = new TextEncoder().encode('%PDF-1.7 %%EOF');
  changed.put(file, bytes);
  const {text} = changed.insertLink(HATCHERY, 'A [plan]', file.replace('static', ''), texts[HATCHERY].length);
  changed.put(HATCHERY, text);
  expect(text).toContain('\n\n[A (plan)](/files/annual-report-2.pdf)');
  expect(changed.problems()).toEqual([]);
  expect(newEngine().review({[HATCHERY]: text, [file]: bytes}).problems).toEqual([]);
});

for (const title of ['A visit', 'Équipe: "the people" & more', '404', '`a` *b* <b> &lt; < {x}']) {
  test(`a new page has its own address and only its example text to replace: ${title}`, () => {
    const changed = newEngine();
    const {files, file} = changed.createPage({title, description: `All about it: “${title}”.`, inMenu: true});
    for (const [name, text] of Object.entries(files)) changed.put(name, text);
    const rules = changed.check(file).problems.map(({rule}) => rule);
    expect(rules).toEqual(Array(3).fill('placeholders'));
    expect(files['records/menu.yml']).toContain(`\n    page: ${file.replace(/^pages|\.mdx$/g, '')}\n`);
  });
}

test('a new page doesn’t replace a page with the same title, and is in the menu only if that is wanted', () => {
  const {file, files} = built.createPage({title: 'Our team', description: 'Who works here.', inMenu: false});
  expect([file, Object.keys(files)]).toEqual(['pages/our-team-2.mdx', ['pages/our-team-2.mdx']]);
});
