/** What staff change in a year about the components of the pages: one more, one fewer, and what they say. */
import {visit} from 'unist-util-visit';
import {attributeOf, type Element, stringOf} from '../../../src/content/checker/page/elements';
import type {Value} from '../../../src/content/checker/records/form';
import type {Change} from './changes';
import type {Place, StaffSite} from './staffSite';

type Make = Change[1];

/** Sets something of the first component that suits. */
const set =
  (name: string, settings: Record<string, Value>, suits?: (place: Place) => boolean): Make =>
  (site) =>
    site.set(site.some(name, suits), settings);

/** One more of a component, below the last one of the first page that has any. */
const oneMore =
  (name: string, markdown: string | ((site: StaffSite) => string)): Make =>
  (site) => {
    const {page} = site.some(name);
    const all = site.all(name).filter((one) => one.page.source.file === page.source.file);
    site.addBelow(all[all.length - 1], typeof markdown === 'string' ? markdown : markdown(site));
  };

/** The components of a name inside another one. */
function inside(around: Element, name: string): Element[] {
  const matches: Element[] = [];
  visit(around, (node) => {
    if ('name' in node && node.name === name && node !== around) matches.push(node as Element);
  });
  return matches;
}

/** Deletes the last of several components that are beside one another. */
const oneFewer =
  (name: string, around: string): Make =>
  (site) => {
    const {page, element} = site.some(around, (one) => inside(one.element, name).length > 1);
    site.remove({page, element: inside(element, name).slice(-1)[0]});
  };

/** A silk that no page wears, for the next program. */
function freeSilk(site: StaffSite): string {
  const props = site.components.get('ProgramCard')?.props ?? [];
  const silks = props.filter(({name}) => name === 'silk').flatMap(({choices}) => choices.map(String));
  const texts = site.pages().map(({source}) => source.text);
  return silks.find((silk) => !texts.some((text) => text.includes(silk))) ?? 'plain';
}

const PROGRAM = (site: StaffSite) =>
  `<ProgramCard title="School Holiday Entrepreneurship Programme" silk="${freeSilk(site)}" tagline="A week in the holidays" perfectFor="Pupils of 14 and older, and their teachers" picture="/pictures/market.jpg" alt="Pupils at a market stall" to="/">

A week in each of the school holidays.

<WhatYouGet>

- A week with other pupils
- A stall of your own on the last day

</WhatYouGet>

</ProgramCard>`;

const TIER = `<Tier type="Team Membership" price="UGX 1,250,000" description="For a team of five">

- Five desks
- A locker for each

</Tier>`;

const STORY = `<Story category="A made-up bakery" company="Sample Bakery" founder="Somebody Else" shape="sun">
  <Result value="1,200" label="loaves a day" />
  <Result value="2 ovens" label="where there was none" />
</Story>`;

const CARD = `<Card title="A card that was not there before" picture="/pictures/room.jpg" alt="A room with desks" button="Come and see" to="/">

Two sentences about it. This is the second one.

</Card>`;

const DOOR = '<Door title="Come in" to="#come-in" tone="leaf" shape="sun" />';
const BEHIND_DOOR = '<Section tone="leaf" shape="sun">\n\n## Come in\n\nThe third door leads here.\n\n</Section>';

function addDoor(site: StaffSite): void {
  oneMore('Door', DOOR)(site);
  site.append(site.some('Door').page, BEHIND_DOOR);
}

/** Their titles are their places, as no two of them may have the same. */
function addElement(site: StaffSite): void {
  const {page, element} = site.some('FrameworkWheel');
  const title = `Element ${inside(element, 'FrameworkElement').length + 1}`;
  const words = `<FrameworkElement title="${title}">\n\nSomebody has thought of one more.\n\n</FrameworkElement>`;
  site.addBelow({page, element: inside(element, 'FrameworkElement').slice(-1)[0]}, words);
}

const PRICE = 'UGX 1,450,000';

const isFeatured = ({element}: Place) => Boolean(attributeOf(element, 'featured'));
const isPlain = (place: Place) => !isFeatured(place);

/** Another tier leads the board. */
function featureAnother(site: StaffSite): void {
  const {page, element} = site.some('Tier', isPlain);
  const type = stringOf(element, 'type');
  const leading = site.all('Tier').find((one) => isFeatured(one) && one.page.source.file === page.source.file);
  if (leading) site.set(leading, {featured: undefined});
  site.set(
    site.some('Tier', (one) => stringOf(one.element, 'type') === type),
    {featured: true},
  );
}

/** A button gets other words, wherever it is, and a line in the record. */
function renameButton(site: StaffSite): void {
  const label = 'Come and talk to us about it';
  const labelOf = ({element}: Place) => stringOf(element, 'label');
  const before = labelOf(site.some('Button', (one) => !attributeOf(one.element, 'to') && labelOf(one) !== label));
  site.addButton(label, '/');
  const count = site.all('Button').filter((one) => labelOf(one) === before).length;
  for (let renamed = 0; renamed < count; renamed += 1) set('Button', {label}, (one) => labelOf(one) === before)(site);
}

/** A photograph in the first component of a name that has none. Where all have one, it takes that one's place. */
const photograph =
  (name: string, sample: string, look?: 'gold' | 'ink'): Make =>
  (site) => {
    const hasRoom = ({element}: Place) => !attributeOf(element, 'mosaic');
    const free = site.all(name).find((one) => hasRoom(one) && !attributeOf(one.element, 'picture'));
    const hasWords = site.components.get(name)?.props.some((prop) => prop.name === 'alt');
    const words = hasWords ? {alt: 'What it was like on that day', look, focus: 'top'} : {};
    site.set(free ?? site.some(name, hasRoom), {picture: site.upload(`/pictures/${sample}`), ...words});
  };

const STORY_TOLD = {
  company: 'Sample Farms',
  founder: 'Somebody, founder',
  quote: 'We throw less away, and so we sell more.',
};

export const COMPONENT_CHANGES: Change[] = [
  ['another price', set('Tier', {price: PRICE})],
  ['another tier is featured', featureAnother],
  ['a fourth tier', oneMore('Tier', TIER)],
  [
    'a price in a word',
    set('Tier', {price: 'Free'}, (one) => isPlain(one) && stringOf(one.element, 'price') !== PRICE),
  ],
  ['a seventh program, with a photograph', oneMore('ProgramCard', PROGRAM)],
  ['another result', set('Result', {value: '1,234,567', label: 'people served in three countries'})],
  ['a story gets its company, founder and quotation', set('Story', STORY_TOLD)],
  ['a third story', oneMore('Story', STORY)],
  ['a result more', oneMore('Result', '<Result value="9 in 10" label="come back" />')],
  ['a result fewer', oneFewer('Result', 'Story')],
  ['a card fewer', oneFewer('Card', 'Cards')],
  ['a card more, with a photograph', oneMore('Card', CARD)],
  ['a button fewer', oneFewer('Button', 'Buttons')],
  ['a button more, to a document', oneMore('Button', '<Button label="Our report" to="/files/annual-report.pdf" />')],
  ['other words on a button', renameButton],
  ['a figure fewer', oneFewer('Figure', 'Figures')],
  ['a new figure', oneMore('Figure', '<Figure name="graduates" />')],
  ['an element of the framework fewer', oneFewer('FrameworkElement', 'FrameworkWheel')],
  ['an element more', addElement],
  ['and another one', addElement],
  ['a door more', addDoor],
  ['no way to the map', set('Address', {directions: undefined})],
  ['no note about a map', (site) => site.remove(site.some('MapPlaceholder'))],
  ['a photograph at the top of a page', photograph('Hero', 'hills.jpg')],
  ['a photograph across a section', photograph('Section', 'hills.jpg', 'gold')],
  ['a photograph across a statement', photograph('Statement', 'hills.jpg')],
  ['a photograph on a card', photograph('Card', 'pot.jpg')],
  ['a photograph on a program', photograph('ProgramCard', 'market.jpg')],
  ['a photograph beside a story', photograph('Story', 'room.jpg')],
  ['a photograph of a person', photograph('Person', 'pot.jpg', 'ink')],
  ['a photograph among the home page’s silks', photograph('MosaicPicture', 'market.jpg')],
  ['a partner’s logo', photograph('Partner', 'long-mark.png')],
  ['a caption below a photograph', set('Photo', {caption: 'Taken in November by one of us'})],
];
