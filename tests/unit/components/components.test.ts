/** What components say to visitors, and what they derive from the records. Classes only where a prop chooses the looks. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {closedDay, openTimes} from '../../../src/components/OpeningHours/lines';
import {silkOfPage, silks, TILES} from '../../../src/components/Silk/silks';
import type {PublicRecords} from '../../../src/content/records/registry';
import {classesOf, components, element, htmlOf, meaningOf, records} from './render';

const {Address, Button, Card, Counter, Counters, FrameworkElement, FrameworkElements, OpeningHours} = components;
const {SocialLinks, ProgramCard, ProgramCards, ContactChannels, Section, Story, Tier} = components;

const PDF = 'PDF, 1\u00a0kB';
const screenReaderText = (text: string) => `<span class="screen-reader-text"> – ${text}</span>`;
const link = (address: string, text: string) => `<a href="${address}" class="screen-only">${text}</a>`;
const buttonWithoutLink = (text: string) =>
  `<button type="button" data-idle="true" class="screen-only">${text}</button>`;
/** A link on a line of its own, large enough to tap. */
const loneLink = (address: string, text: string) => `<a href="${address}" class="lone-link">${text}</a>`;
const withFile = (label: string) => `${label} <br/><small>${PDF}</small>`;
const organisation = (changes: Partial<PublicRecords['organisation']>) => ({
  organisation: {...records.organisation, ...changes},
});
const piece = (title: string) => element(FrameworkElement, {title}, title);

const ROWS: [what: string, node: ReactNode, meaning: string, changes?: Partial<PublicRecords>][] = [
  [
    'a button links to a document and says its kind and size',
    element(Button, {label: 'Register', screenReaderText: 'Leap', to: '/files/a.pdf', file: PDF}),
    link('/files/a.pdf', withFile(`Register${screenReaderText('Leap')}`)),
  ],
  ['a button without an address is a button', element(Button, {label: 'Join'}), buttonWithoutLink('Join')],
  [
    'a card’s button links where the card says and names the card to screen readers',
    element(Card, {title: 'A report', button: 'Learn More', to: '/files/b.pdf', file: PDF}, 'Text.'),
    `<h3>A report</h3>Text.${link('/files/b.pdf', withFile(`Learn More${screenReaderText('A report')}`))}`,
  ],
  [
    'a figure may have another label and prefix than its record',
    element(Counter, {name: 'funding', label: 'raised', prefix: 'UGX'}),
    '<li>UGX 2.5B+ raised</li>',
  ],
  [
    'a figure may leave out the prefix of its record',
    element(Counter, {name: 'a', prefix: ''}),
    '<li>5 given</li>',
    {figures: {a: {number: 5, prefix: 'UGX', label: 'given'}}},
  ],
  [
    'of animated figures, one with a duration counts, and its final value is text',
    element(Counters, {animated: true}, element(Counter, {name: 'years'}), element(Counter, {name: 'partnerships'})),
    '<ul role="list" data-uncounted="true" class="unmarked">' +
      '<li><span aria-hidden="true" data-duration="1500" data-zero="0"></span>10 years</li>' +
      '<li>12+ corporate partnerships</li></ul>',
  ],
  [
    'the opening hours name closed days, and carry what their script needs',
    element(OpeningHours, {}),
    '<table role="table" aria-label="Business hours"><tbody role="rowgroup">' +
      '<tr role="row"><th role="rowheader" scope="row">Monday-Friday</th><td role="cell">8:00 AM-12:00 AM</td></tr>' +
      '<tr role="row"><th role="rowheader" scope="row">Sunday</th><td role="cell">Closed</td></tr></tbody></table>' +
      '<p data-date="2026-12-18 2026-12-25">Closed on <time dateTime="2026-12-25">Friday 25 December</time>: Christmas</p>' +
      '<p hidden="" data-time="08:00 24:00 12345" class="screen-only">Open today until 12:00 AM</p>',
    {
      hours: {
        week: [
          {days: 'Monday-Friday', opens: '8:00 AM', closes: '12:00 AM'},
          {days: 'Sunday', closed: true},
        ],
        closed: [{date: '2026-12-25', reason: 'Christmas'}],
      },
    },
  ],
  [
    'a story of which little is known shows its kind of startup',
    element(Story, {category: 'Farming'}),
    '<article><h3>Farming</h3></article>',
  ],
  [
    'a story says the company, and whose quotation it has',
    element(Story, {category: 'Farming', company: 'Bee', founder: 'Jo', quote: 'Yes.'}),
    '<article><h3>Bee</h3><p>Farming</p><blockquote><p>Yes.</p><footer>Jo</footer></blockquote></article>',
  ],
  [
    'a tier says its type, price and description, and has its button',
    element(Tier, {type: 'Day', price: 'UGX 20,000', description: 'A day'}),
    `<article><h3>Day</h3><p>UGX 20,000</p><p>A day</p>${buttonWithoutLink(`Choose tier${screenReaderText('Day')}`)}</article>`,
  ],
  [
    'an address may link to directions',
    element(Address, {directions: true}),
    '<address>Plot 8 &amp; 9, Bukoto, Kampala, Uganda</address>' +
      `<div class="screen-only">${link('https://www.google.com/maps/search/?api=1&amp;query=Plot%208%20%26%209%2C%20Bukoto%2C%20Kampala%2C%20Uganda', 'Directions')}</div>`,
    organisation({address: {...records.organisation.address, street: 'Plot 8 & 9'}}),
  ],
  [
    'the contact links are those of the records',
    element(ContactChannels, {}),
    `<ul role="list" class="unmarked"><li>${loneLink('https://wa.me/256772200200', 'WhatsApp +256 772 200 200')}</li>` +
      `<li>${loneLink('mailto:hello@jockeys.ug', 'hello@jockeys.ug')}</li></ul>`,
    organisation({telephone: null}),
  ],
  [
    'without any contact link there is no list',
    element(ContactChannels, {}),
    '',
    organisation({telephone: null, whatsapp: null, email: null}),
  ],
  [
    'social links have a link, a handle, both, or a name alone',
    element(SocialLinks, {}, 'Also:'),
    `Also: <ul role="list" class="unmarked"><li>${loneLink('https://jockeys.ug', 'Website')} jockeys.ug, </li>` +
      `<li>${loneLink('https://www.facebook.com/jockeys', 'Facebook')}, </li>` +
      '<li>Twitter @jockeys_ug, </li><li>LinkedIn</li></ul>',
  ],
  [
    'each element of the framework has an address',
    element(FrameworkElements, {}, piece('Ask & Listen'), piece('“É”')),
    '<ol role="list" class="unmarked"><li id="ask-listen"><h3>Ask &amp; Listen</h3>Ask &amp; Listen</li>' +
      '<li id="é"><h3>“É”</h3>“É”</li></ol>',
  ],
];

for (const [what, node, meaning, changes] of ROWS) {
  test(what, () => {
    expect(meaningOf(node, changes)).toBe(meaning);
  });
}

const tier = (featured?: boolean) => element(Tier, {type: 'Day', price: 'Free', description: 'A day', featured});

/** What is drawn without a prop and with it, and the classes that an element has only then. */
const LOOKS: [what: string, without: ReactNode, withIt: ReactNode, selector: string, classes: string[]][] = [
  [
    'a primary button is filled',
    element(Button, {label: 'A'}),
    element(Button, {label: 'A', primary: true}),
    'button',
    ['Button/primary'],
  ],
  ['a featured tier is gold', tier(), tier(true), 'article', ['Silk/backgrounds/background', 'Silk/backgrounds/gold']],
  [
    'a section may have a background',
    element(Section, {}, 'Text'),
    element(Section, {background: 'gold'}, 'Text'),
    'section',
    ['Silk/backgrounds/background', 'Silk/backgrounds/gold'],
  ],
];

for (const [what, without, withIt, selector, classes] of LOOKS) {
  test(what, () => {
    const before = classesOf(without, selector);
    expect(classesOf(withIt, selector).filter((name) => !before.includes(name))).toEqual(classes);
  });
}

const program = (title: string, silk: 'link' | 'academy') =>
  element(ProgramCard, {title, silk, tagline: 'Far', perfectFor: 'Many'}, 'Text');

test('a program says its name, its tagline and for whom it is', () => {
  const html = htmlOf(program('Leap', 'link'));
  for (const part of ['<h2>Leap</h2>', '<p>Far</p>', '<h3>Perfect For</h3><p>Many</p>']) expect(html).toContain(part);
});

test('every program has a jump link', () => {
  const html = htmlOf(element(ProgramCards, {}, program('Run', 'link'), program('Walk', 'academy')));
  expect(html.match(/(?<=href="#)[a-z]+/g)).toEqual(['link', 'academy']);
});

test('the six elements of the framework are numbered in their order, and a seventh has no piece', () => {
  const pieces = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map(piece);
  const html = renderToStaticMarkup(element(FrameworkElements, {}, ...pieces));
  expect(html.match(/(?<=<text[^>]*>)\d+/g)).toEqual(['1', '2', '3', '4', '5', '6']);
});

test('a figure without a record stops the build', () => {
  expect(() => htmlOf(element(Counter, {name: 'nothing'}))).toThrow('No figure is called "nothing"');
});

test('a closed day is announced a week before, over the end of a month and a year', () => {
  expect(closedDay('2026-12-25')).toEqual({inWords: 'Friday 25 December', announced: '2026-12-18 2026-12-25'});
  expect(closedDay('2027-01-01')).toEqual({inWords: 'Friday 1 January', announced: '2026-12-25 2027-01-01'});
});

test('the script for the opening hours gets the days and times of each line, and midnight as the end of a day', () => {
  const week = [
    {days: 'Monday-Saturday', opens: '8:00 AM', closes: '6:00 PM'},
    {days: 'Sunday', opens: '8:00 AM', closes: '12:00 AM'},
  ];
  expect(openTimes({week})).toEqual([
    {closes: '6:00 PM', open: '08:00 18:00 123456'},
    {closes: '12:00 AM', open: '08:00 24:00 0'},
  ]);
});

for (const [page, path, frontMatter, silk] of [
  ['the home page', '/', {}, 'home'],
  ['a page with a silk of its own', '/about/', {}, 'about'],
  ['a page without one', '/constructor', {}, 'plain'],
  ['a page that chooses one', '/our-team', {silk: 'kite'}, 'kite'],
  ['a page that misspells one', '/about', {silk: 'kyte'}, 'about'],
] as const) {
  test(`${page} has the silk “${silk}”`, () => {
    expect(silkOfPage(path, frontMatter)).toBe(silk);
  });
}

test('every silk has a shape of its own', () => {
  const shapes = Object.values(silks).map(({shape}) => shape);
  expect(shapes).toEqual([...new Set<string>(shapes)]);
});

test('no two silks of a mosaic that touch have the same background, in rows of four, eight or sixteen', () => {
  const backgrounds = TILES.map((name) => silks[name].background);
  for (const columns of [4, 8, 16]) {
    for (const [place, background] of backgrounds.entries()) {
      if (place % columns > 0) expect(background, `tile ${place} of ${columns}`).not.toBe(backgrounds[place - 1]);
      if (place >= columns) expect(background, `tile ${place} of ${columns}`).not.toBe(backgrounds[place - columns]);
    }
  }
});
