/**
 * What components say, with their settings and without those that may be left out: elements that mean something, words and
 * attributes. Then the classes that a setting for the looks adds.
 */
import {test} from 'node:test';
import {load} from 'cheerio';
import {expect} from 'playwright/test';
import {createElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import type {PublicRecords} from '../../../src/content/site/records/registry';
import {components as table} from '../../site';
import {classesOf, components, element, htmlOf, meaningOf, records} from './render';

const {Address, Button, Card, Cards, Event, Figure, Figures, OpeningHours, Partner, Photo, Platforms} = components;
const {
  Beside,
  FrameworkElement,
  FrameworkWheel,
  Hero,
  MosaicPicture,
  ProgramCard,
  ProgramField,
  Reach,
  Section,
  Slot,
  Story,
  Tier,
  ToConfirm,
  WhatYouGet,
} = components;

const PDF = 'PDF, 1\u00a0kB';
/** Words for somebody who can’t see which button of several it is. */
const aloud = (words: string) => `<span class="aloud"> – ${words}</span>`;
/** A button that leads somewhere, and one that doesn’t yet. On paper there are none. */
const link = (address: string, words: string) => `<a href="${address}" class="screen-only">${words}</a>`;
const idle = (words: string) =>
  `<button type="button" aria-disabled="true" data-idle="true" class="screen-only">${words}</button>`;
/** A link that stands by itself, large enough for a thumb. */
const loneLink = (address: string, words: string) => `<a href="${address}" class="lone-link">${words}</a>`;
const note = (label: string) => `${label} <br/><small>${PDF}</small>`;
const files = {files: {Register: PDF}, destinations: {Register: '/files/a.pdf'}};
const organisation = (changes: Partial<PublicRecords['organisation']>) => ({
  organisation: {...records.organisation, ...changes},
});
const piece = (title: string) => element(FrameworkElement, {title}, title);
const PROGRAM = {title: 'Leap', silk: 'launchpad', tagline: 'Far', perfectFor: 'Many'} as const;
const event = {title: 'Leap', date: '2026-12-05'};
const DAY = '<p><time dateTime="2026-12-05">Saturday 5 December 2026</time></p>';

const ROWS: [what: string, node: ReactNode, meaning: string, changes?: Partial<PublicRecords>][] = [
  [
    'an event with a place and no times',
    element(Event, {...event, place: 'Bukoto'}),
    `<article><h3>Leap</h3><p>Bukoto</p>${DAY}</article>`,
  ],
  [
    'an event with a start alone, by Kampala’s clock',
    element(Event, {...event, starts: '7:00 PM'}),
    `<article><h3>Leap</h3><p><time dateTime="2026-12-05T19:00+03:00">7:00 PM</time></p>${DAY}</article>`,
  ],
  [
    'an event with a start and a place',
    element(Event, {...event, starts: '7:00 PM', place: 'Bukoto'}),
    `<article><h3>Leap</h3><p><time dateTime="2026-12-05T19:00+03:00">7:00 PM</time>, Bukoto</p>${DAY}</article>`,
  ],
  ['an event that is only a day', element(Event, event), `<article><h3>Leap</h3>${DAY}</article>`],
  [
    'a button to the document that the records name',
    element(Button, {label: 'Register', about: 'Leap'}),
    link('/files/a.pdf', note(`Register${aloud('Leap')}`)),
    files,
  ],
  [
    'a button that its page sends elsewhere, and not to the document that the records name',
    element(Button, {label: 'Register', about: 'Leap', to: '/about'}),
    link('/about', `Register${aloud('Leap')}`),
    files,
  ],
  [
    'a button that its page sends to another document',
    element(Button, {label: 'Contact Us', to: '/files/b.pdf', file: PDF}),
    link('/files/b.pdf', note('Contact Us')),
  ],
  ['a button that leads nowhere yet', element(Button, {label: 'Join'}), idle('Join')],
  [
    'a button that leads nowhere yet, about something',
    element(Button, {label: 'Join', about: 'Leap'}),
    idle(`Join${aloud('Leap')}`),
  ],
  [
    'a card whose button leads where the card says',
    element(Card, {title: 'A report', button: 'Learn More', to: '/files/b.pdf', file: PDF}, 'Words.'),
    `<h3>A report</h3>Words.${link('/files/b.pdf', note(`Learn More${aloud('A report')}`))}`,
  ],
  ['a card with an address and no button', element(Card, {title: 'A report', to: '/about'}), '<h3>A report</h3>'],
  [
    'a figure with another label and other words in front than its record',
    element(Figure, {name: 'funding', label: 'raised', prefix: 'UGX'}),
    '<li>UGX 2.5B+ raised</li>',
  ],
  [
    'a figure that its record gives words in front',
    element(Figure, {name: 'a'}),
    '<li>UGX 5 given</li>',
    {figures: {a: {number: 5, prefix: 'UGX', label: 'given'}}},
  ],
  [
    'a figure without the words in front that its record has',
    element(Figure, {name: 'a', prefix: ''}),
    '<li>5 given</li>',
    {figures: {a: {number: 5, prefix: 'UGX', label: 'given'}}},
  ],
  [
    'a figure that doesn’t move among those that count',
    element(Figures, {counting: true}, element(Figure, {name: 'partnerships'})),
    '<ul role="list" data-counting="true" class="unmarked"><li>12+ corporate partnerships</li></ul>',
  ],
  [
    'a figure that counts',
    element(Figures, {counting: true}, element(Figure, {name: 'years'})),
    '<ul role="list" data-counting="true" class="unmarked"><li><span aria-hidden="true" data-duration="1500" data-zero="0"></span>10 years</li></ul>',
  ],
  [
    'the same figure in a group that does not count',
    element(Figures, {}, element(Figure, {name: 'years'})),
    '<ul role="list" class="unmarked"><li>10 years</li></ul>',
  ],
  [
    'hours with two closed days, a day that is closed, and one that ends at midnight',
    element(OpeningHours, {}),
    '<table role="table" aria-label="Business hours"><tbody role="rowgroup">' +
      '<tr role="row"><th role="rowheader" scope="row">Monday-Friday</th><td role="cell">8:00 AM-12:00 AM</td></tr>' +
      '<tr role="row"><th role="rowheader" scope="row">Sunday</th><td role="cell">Closed</td></tr></tbody></table>' +
      '<p data-date="2026-12-18 2026-12-25">Closed on <time dateTime="2026-12-25">Friday 25 December</time>: Christmas</p>' +
      '<p data-date="2026-12-25 2027-01-01">Closed on <time dateTime="2027-01-01">Friday 1 January</time>: New Year</p>' +
      '<p hidden="" data-time="08:00 24:00 12345" class="screen-only">Open today until 12:00 AM</p>',
    {
      hours: {
        week: [
          {days: 'Monday-Friday', opens: '8:00 AM', closes: '12:00 AM'},
          {days: 'Sunday', closed: true},
        ],
        closed: [
          {date: '2026-12-25', reason: 'Christmas'},
          {date: '2027-01-01', reason: 'New Year'},
        ],
      },
    },
  ],
  [
    'a partner with a site and no logo',
    element(Partner, {name: 'Nile', to: 'https://nile.example'}),
    '<li><a href="https://nile.example"><strong>Nile</strong></a></li>',
  ],
  ['a partner with neither', element(Partner, {name: 'Nile'}), '<li><strong>Nile</strong></li>'],
  ['a picture without a caption', element(Photo, {picture: 'P'}), '<figure>P</figure>'],
  [
    'a story of which only the kind of startup is known',
    element(Story, {category: 'Farming'}),
    '<article><h3>Farming</h3><ul role="list" class="unmarked"></ul></article>',
  ],
  [
    'a story with a company and a founder who said nothing',
    element(Story, {category: 'Farming', company: 'Bee', founder: 'Jo'}),
    '<article><h3>Bee</h3><p>Farming</p><p>Founded by Jo</p><ul role="list" class="unmarked"></ul></article>',
  ],
  [
    'a story with a quotation, and whose it is',
    element(Story, {category: 'Farming', founder: 'Jo', quote: 'Yes.'}),
    '<article><h3>Farming</h3><ul role="list" class="unmarked"></ul><blockquote><p>Yes.</p><footer>Jo</footer></blockquote></article>',
  ],
  [
    'a story with a quotation of somebody who isn’t named',
    element(Story, {category: 'Farming', quote: 'Yes.'}),
    '<article><h3>Farming</h3><ul role="list" class="unmarked"></ul><blockquote><p>Yes.</p></blockquote></article>',
  ],
  [
    'a tier that is free',
    element(Tier, {type: 'Tour', price: 'Free', description: 'An hour'}),
    `<article><h3>Tour</h3><p> Free</p><p>An hour</p>${idle(`Choose tier${aloud('Tour')}`)}</article>`,
  ],
  [
    'a tier with a price',
    element(Tier, {type: 'Day', price: 'UGX 20,000', description: 'A day'}),
    `<article><h3>Day</h3><p>UGX 20,000</p><p>A day</p>${idle(`Choose tier${aloud('Day')}`)}</article>`,
  ],
  [
    'an address with the way there',
    element(Address, {directions: true}),
    '<address>Plot 8 &amp; 9, Bukoto, Kampala, Uganda</address>' +
      `<div class="screen-only">${link('https://www.google.com/maps/search/?api=1&amp;query=Plot%208%20%26%209%2C%20Bukoto%2C%20Kampala%2C%20Uganda', 'Directions')}</div>`,
    organisation({address: {...records.organisation.address, street: 'Plot 8 & 9'}}),
  ],
  [
    'an address without the way there',
    element(Address, {}),
    '<address>Plot 8, Wamala Avenue, Bukoto, Kampala, Uganda</address>',
  ],
  [
    'every way to reach us',
    element(Reach, {}),
    `<ul role="list" class="unmarked"><li>${loneLink('tel:+256414100100', '+256 414 100 100')}</li>` +
      `<li>${loneLink('https://wa.me/256772200200', 'WhatsApp +256 772 200 200')}</li>` +
      `<li>${loneLink('mailto:hello@jockeys.ug', 'hello@jockeys.ug')}</li></ul>`,
  ],
  [
    'one way to reach us',
    element(Reach, {}),
    `<ul role="list" class="unmarked"><li>${loneLink('mailto:hello@jockeys.ug', 'hello@jockeys.ug')}</li></ul>`,
    organisation({telephone: null, whatsapp: null}),
  ],
  ['no way to reach us', element(Reach, {}), '', organisation({telephone: null, whatsapp: null, email: null})],
  [
    'platforms: a link with a handle, a link, a handle, and a name alone, with commas between them',
    element(Platforms, {}, 'Also:'),
    `Also: <ul role="list" class="unmarked"><li>${loneLink('https://jockeys.ug', 'Website')} jockeys.ug, </li>` +
      `<li>${loneLink('https://www.facebook.com/jockeys', 'Facebook')}, </li>` +
      '<li>Twitter @jockeys_ug, </li><li>LinkedIn</li></ul>',
  ],
  ['a slot whose record is filled in', element(Slot, {what: 'e-mail', reason: 'R', until: 'email'}), ''],
  [
    'elements of the framework, each with its address',
    element(FrameworkWheel, {}, piece('Ask & Listen'), piece('“É”')),
    '<ol role="list" class="unmarked"><li id="ask-listen"><h3>Ask &amp; Listen</h3>Ask &amp; Listen</li><li id="é"><h3>“É”</h3>“É”</li></ol>',
  ],
];

for (const [what, node, meaning, changes] of ROWS) {
  test(what, () => {
    expect(meaningOf(node, changes)).toBe(meaning);
  });
}

const tier = (featured?: boolean) => element(Tier, {type: 'Day', price: 'Free', description: 'A day', featured});
const figure = (props = {}) => element(Figures, props, element(Figure, {name: 'years'}));
const section = (props = {}) => element(Section, props, 'Words');

/** A setting, what is drawn without it and with it, and the classes that an element has only then. */
const LOOKS: [setting: string, without: ReactNode, withIt: ReactNode, selector: string, gains: string[]][] = [
  [
    'the most important button of its group is filled',
    element(Button, {label: 'Join'}),
    element(Button, {label: 'Join', primary: true}),
    'button',
    ['Button/primary'],
  ],
  [
    'the tier that leads the board stands on gold',
    tier(),
    tier(true),
    'article',
    ['Silk/tones/tone', 'Silk/tones/gold', 'TierBoard/featured'],
  ],
  ['the button of the tier that leads the board is filled', tier(), tier(true), 'button', ['Button/primary']],
  ['cards are four side by side', element(Cards, {}), element(Cards, {columns: 4}), 'div', ['Card/columns4']],
  [
    'cards that have no neighbor are ruled rows',
    element(Cards, {}, element(Card, {title: 'A'})),
    element(Cards, {columns: 1}, element(Card, {title: 'A'})),
    'div:has(> h3)',
    ['Card/row'],
  ],
  [
    'figures that count make room for moving digits',
    figure(),
    figure({counting: true}),
    'ul',
    ['Figure/figure/counted'],
  ],
  ['figures are as large as a poster', figure(), figure({variant: 'poster'}), 'ul', ['Figure/poster/poster']],
  ['a section stands on sand', section(), section({tone: 'sand'}), 'section', ['Section/sand']],
  ['a section stands on gold', section(), section({tone: 'gold'}), 'section', ['Silk/tones/tone', 'Silk/tones/gold']],
  ['words are large', section(), section({variant: 'large'}), 'section > div', ['Section/large/large']],
  [
    'words are a motto, and the heading above them its label',
    section(),
    section({variant: 'motto'}),
    'section > div',
    ['Section/large/large', 'Section/large/motto', 'Section/labelledByHeading'],
  ],
  [
    'opening hours are as large as a headline',
    element(OpeningHours, {}),
    element(OpeningHours, {variant: 'poster'}),
    'div',
    ['OpeningHours/poster'],
  ],
];

for (const [setting, without, withIt, selector, gains] of LOOKS) {
  test(`a setting for the looks: ${setting}`, () => {
    const before = classesOf(without, selector);
    expect(classesOf(withIt, selector).filter((name) => !before.includes(name))).toEqual(gains);
  });
}

/** What stands straight in the first element that a selector finds, in order: the words of each. */
function partsOf(node: ReactNode, selector: string): string[] {
  const $ = load(htmlOf(node), null, false);
  return Array.from($(selector).first().children(), (part) => $(part).text());
}

test('a program has five parts, whether it gives nothing, a list, or two', () => {
  const list = element(WhatYouGet, {}, 'Much');
  const partsWith = (...gets: ReactNode[]) => partsOf(element(ProgramCard, PROGRAM, 'Words', ...gets), 'article');
  const [head, words, given, perfectFor, foot] = partsWith(list);
  expect([words, given]).toEqual(['FarWords', 'What You GetMuch']);
  expect(partsWith()).toEqual([head, words, '', perfectFor, foot]);
  expect(partsWith(list, list)).toEqual([head, words, given + given, perfectFor, foot]);
  const [, ...inMark] = partsWith(element(ToConfirm, {reason: 'R'}, list));
  expect(inMark).toEqual([words, expect.stringContaining(given), perfectFor, foot]);
});

test('a mark around a part of a component and its words, too, moves no words: each of both has the mark', () => {
  const marked = (...nodes: ReactNode[]) => element(ToConfirm, {reason: 'R'}, '\n', ...nodes, '\n');
  const list = element(WhatYouGet, {}, 'Much');
  expect(partsOf(element(ProgramCard, PROGRAM, marked('Words', list)), 'article').slice(1, 3)).toEqual([
    'FarTo confirmR\nWords\n',
    'To confirmRWhat You GetMuch',
  ]);
  expect(partsOf(element(Hero, {}, marked('Words', element(Beside, {}, 'Else'))), 'div').slice(0, 2)).toEqual([
    'To confirmR\nWords\n',
    'To confirmRElse',
  ]);
  // Around the part alone, it leaves no empty mark behind.
  expect(partsOf(element(Hero, {}, 'Words', marked(element(Beside, {}, 'Else'))), 'div')[0]).toBe('Words');
});

test('a card with a silk and a shape has one drawing: the rider', () => {
  const card = element(Card, {title: 'A', silk: 'link', shape: 'sun'});
  expect(renderToStaticMarkup(card).match(/<svg/g)).toHaveLength(1);
  expect(classesOf(card, 'svg')).toContain('Rider/rider');
  expect(classesOf(card, 'div')).toContain('Card/rider');
});

test('a picture of a mosaic brings the mosaic along', () => {
  const picture = element(MosaicPicture, {picture: createElement('img', {src: 'a.jpg'})});
  const html = (mosaic?: boolean) => renderToStaticMarkup(element(Hero, {mosaic}, 'Words', picture));
  expect(html()).toContain('<img');
  expect(html()).toBe(html(true));
});

test('large words stay as they are, however many paragraphs they have', () => {
  const paragraphs = Array.from({length: 3}, () => createElement('p', {}, 'Words'));
  const classes = [1, 2, 3].map((count) =>
    classesOf(element(Section, {variant: 'large'}, ...paragraphs.slice(0, count)), 'section > div'),
  );
  expect(classes).toEqual(Array(3).fill(['Section/large/large']));
});

test('a figure that no record has stops the build', () => {
  expect(() => htmlOf(element(Figure, {name: 'nothing'}))).toThrow('No figure is called "nothing"');
});

test('elements of the framework have a number each, also with the same title, inside a mark, or in a quotation', () => {
  const marked = element(ToConfirm, {reason: 'R'}, piece('A'), piece('B'));
  const quoted = createElement('blockquote', {}, piece('C'));
  const html = renderToStaticMarkup(element(FrameworkWheel, {}, piece('A'), marked, quoted, piece('D')));
  expect(html.match(/(?<=<text[^>]*>)\d+/g)).toEqual(['1', '2', '3', '4', '5']);
});

test('an element of the framework that is there twice has two numbers', () => {
  const twice = piece('A');
  const html = renderToStaticMarkup(element(FrameworkWheel, {}, twice, piece('B'), twice));
  expect(html.match(/(?<=<text[^>]*>)\d+/g)).toEqual(['1', '2', '3']);
});

test('a program has its lane also inside a mark, or in a list', () => {
  const program = (title: string, silk: 'link' | 'academy' | 'launchpad') =>
    element(ProgramCard, {title, silk, tagline: 'Far', perfectFor: 'Many'}, 'Words');
  const marked = element(ToConfirm, {reason: 'R'}, program('Leap', 'launchpad'));
  const listed = createElement('ul', {}, createElement('li', {}, program('Walk', 'academy')));
  const html = htmlOf(element(ProgramField, {}, program('Run', 'link'), marked, listed));
  expect(html.match(/(?<=href="#)[a-z]+/g)).toEqual(['link', 'launchpad', 'academy']);
});

test('an element of the framework that is outside it says so', () => {
  expect(() => htmlOf(piece('A'))).toThrow('The element "A" has no framework. Write it inside <FrameworkWheel>,');
});

/** A component of ours that draws what a page should write itself. */
const drawing = (node: ReactNode) => createElement(() => node);
const UNFOUND: [what: string, around: (node: ReactNode) => ReactNode, inside: ReactNode, sentence: string][] = [
  [
    'a program',
    (node) => element(ProgramField, {}, node),
    element(ProgramCard, PROGRAM, 'Words'),
    '<ProgramField> can’t find a <ProgramCard>',
  ],
  [
    'what a program gives',
    (node) => element(ProgramCard, PROGRAM, 'Words', node),
    element(WhatYouGet, {}, 'Much'),
    '<ProgramCard> can’t find a <WhatYouGet>',
  ],
  [
    'the other half of an opening',
    (node) => element(Hero, {}, node),
    element(Beside, {}, 'Words'),
    '<Hero> can’t find a <Beside>',
  ],
  [
    'a picture of the mosaic',
    (node) => element(Hero, {mosaic: true}, node),
    element(MosaicPicture, {picture: 'P'}),
    '<Hero> can’t find a <MosaicPicture>',
  ],
  [
    'an element of the framework',
    (node) => element(FrameworkWheel, {}, node),
    piece('A'),
    'The element "A" has no framework.',
  ],
];
for (const [what, around, inside, sentence] of UNFOUND) {
  test(`${what} that another component draws stops the build, as it would be in the wrong place or left out`, () => {
    expect(() => htmlOf(around(inside))).not.toThrow();
    expect(() => htmlOf(around(drawing(inside)))).toThrow(sentence);
  });
}

test('figures that don’t count are set as a list in a section, and nowhere else', () => {
  const figures = (props = {}) => element(components.Figures, props, element(Figure, {name: 'years'}));
  const isList = (node: ReactNode) => /<ul[^>]* class="[^"]*list/.test(renderToStaticMarkup(node));
  expect(isList(element(components.Section, {}, figures()))).toBe(true);
  expect(isList(element(components.Section, {}, element(ToConfirm, {reason: 'R'}, figures())))).toBe(true);
  expect(isList(element(components.Section, {}, figures({counting: true})))).toBe(false);
  expect(isList(element(components.Statement, {}, figures()))).toBe(false);
  expect(isList(figures())).toBe(false);
});

test('a section on clay, which has small words, has a deeper clay than the silk', () => {
  expect(classesOf(element(components.Section, {tone: 'clay'}), 'section')).toContain('Silk/tones/deepClay');
  expect(classesOf(element(components.Statement, {tone: 'clay'}), 'section')).toContain('Silk/tones/deepClay');
});

test('cards are one below the other in a statement alone', () => {
  const cards = element(components.Cards, {columns: 2}, element(Card, {title: 'A'}));
  const classesIn = (node: ReactNode) => classesOf(node, 'div:has(> * > h3)');
  expect(classesIn(element(components.Statement, {}, cards))).toContain('Card/inStatement');
  expect(classesIn(element(components.Section, {}, cards))).not.toContain('Card/inStatement');
});

test('a program says its name, what it is and for whom', () => {
  const html = htmlOf(element(ProgramCard, PROGRAM, 'Words'));
  for (const part of ['<h2>Leap</h2>', '<p>Far</p>', '<h3>Perfect For</h3><p>Many</p>']) expect(html).toContain(part);
});

test('the mosaic of an opening shows as many pictures as the editor allows', () => {
  const picture = element(MosaicPicture, {picture: createElement('img', {src: 'a.jpg'})});
  const html = htmlOf(element(Hero, {mosaic: true}, ...Array.from({length: 9}, () => picture)));
  expect(html.match(/<img/g)).toHaveLength(Number(table.get('MosaicPicture')?.most));
});

test('an event over several days says the first and the last', () => {
  const html = htmlOf(element(Event, {...event, lastDay: '2026-12-06'}));
  expect(html.replace(/<[^>]*>/g, '')).toContain('Saturday 5 December 2026 to Sunday 6 December 2026');
});

test('a slot is there until its record is filled in, and one for the platforms’ links until staff delete it', () => {
  const isThere = (until?: 'email' | 'platforms.link', changes?: Partial<PublicRecords>) =>
    htmlOf(element(Slot, {what: 'W', reason: 'R', until}), changes).includes('To fill in: W');
  expect(isThere('email')).toBe(false);
  expect(isThere('email', organisation({email: null}))).toBe(true);
  expect(isThere('platforms.link')).toBe(true);
  expect(isThere()).toBe(true);
});

test('a mark says why somebody has to confirm the words, once it is pressed', () => {
  expect(htmlOf(element(ToConfirm, {reason: 'Nobody gave us a number.'}, 'Words'))).toMatch(
    /<span [^>]*popover="auto"[^>]*>Nobody gave us a number.<\/span>/,
  );
});
