/** Every component on every ground that it may have, with its parts and without. */
import {createElement, Fragment, type ReactNode} from 'react';
import type {Props as CardProps} from '../../../../src/components/Card';
import type {Props as DoorProps} from '../../../../src/components/Door';
import type {Props as SectionProps, StatementProps} from '../../../../src/components/Section';
import type {Props as StoryProps} from '../../../../src/components/Story';
import {components as table} from '../../../site';
import {element} from '../../../unit/components/render';
import {library} from './show';

const {components, Picture} = library;
const {Address, Aside, Beside, Button, Buttons, Card, Cards, Day, Door, Doors, Event, Figure, Figures} = components;
const {FrameworkElement, FrameworkWheel, Hero, MapPlaceholder, MosaicPicture, OpeningHours, Partner, Partners} =
  components;
const {People, Person, Photo, Platforms, ProgramCard, ProgramField, Reach, Result, Section, Statement, Story} =
  components;
const {Tier, TierBoard, WhatYouGet} = components;

const all = (...nodes: ReactNode[]): ReactNode => createElement(Fragment, {}, ...nodes);

/** One of each ground that a component's type allows. */
function onEach<Ground extends string>(name: string, draw: (ground: Ground) => ReactNode): ReactNode {
  const tone = table.get(name)?.props.find((prop) => prop.name === 'tone');
  if (!tone) throw new Error(`<${name}> has no tone. Draw it without a ground of its own.`);
  return all(...tone.choices.map((ground) => draw(ground as Ground)));
}

/** A picture in its place, by the name that the build has for that (src/content/site/pictures/placements.ts). */
const picture = (spot: string) =>
  element(Picture, {
    of: {id: 'a', spot, sizes: '10rem', widths: [160], formats: ['jpg'], width: 160, height: 90},
    alt: 'What it shows',
  });

const heading = (level: 1 | 2 | 3, text: string) => createElement(`h${level}`, {}, text);
const words = () => createElement('p', {}, 'Words and ', createElement('a', {href: '#'}, 'a link'), '.');
const list = () => createElement('ul', {role: 'list', className: 'list'}, createElement('li', {}, 'A line'));

const buttons = () =>
  element(
    Buttons,
    {},
    element(Button, {label: 'Apply', to: '/a', primary: true}),
    element(Button, {label: 'Ask', to: '/b'}),
    element(Button, {label: 'Wait'}),
  );

const cards = (columns: 1 | 2 | 3 | 4) => {
  const card = (props: Omit<CardProps, 'title' | 'picture'> & {picture?: ReactNode}) =>
    element(Card, {title: 'A card', button: 'Ask', to: '/a', ...props}, words(), list());
  const withPicture = card({picture: picture(columns === 1 ? 'row' : 'card')});
  const drawn = [card({silk: 'link'}), card({shape: 'sun'}), card({silk: 'moon', shape: 'sun'})];
  return element(Cards, {columns}, card({}), ...drawn, withPicture);
};

/** Figures of the tests' site: as many as are asked for, the first with suns or without. */
export function figures(
  props: {counting?: boolean; variant?: 'card' | 'poster'},
  hasGiant: boolean,
  count = 5,
): ReactNode {
  const names = ['students', 'universities', 'mentors', 'years', 'startups', 'partnerships', 'funding'].slice(0, count);
  return element(Figures, props, ...names.map((name, index) => element(Figure, {name, suns: hasGiant && index === 0})));
}

const story = (tone: NonNullable<StoryProps['tone']>) =>
  element(
    Story,
    {
      category: 'Farming',
      company: 'Bee',
      founder: 'Jo',
      quote: 'Yes.',
      tone,
      shape: 'sprout',
      picture: picture('story'),
    },
    element(Result, {value: '30%', label: 'less lost'}),
  );

/** What may be in a section, in the half of an opening, and straight on a page. */
const ANYWHERE = {
  Address: () => element(Address, {directions: true}),
  Aside: () => element(Aside, {}, words()),
  Buttons: buttons,
  Cards: () => all(cards(1), cards(2), cards(3), cards(4)),
  Day: () => createElement('p', {}, element(Day, {date: '2026-12-05'})),
  Event: () => element(Event, {title: 'Leap', date: '2026-12-05', starts: '9:00 AM', place: 'Here'}, words()),
  Figures: () => all(figures({}, false), figures({}, true), figures({counting: true}, true)),
  FrameworkWheel: () =>
    element(FrameworkWheel, {}, ...'ABCDEF'.split('').map((title) => element(FrameworkElement, {title}, words()))),
  MapPlaceholder: () => element(MapPlaceholder, {}, words()),
  OpeningHours: () => all(element(OpeningHours, {}), element(OpeningHours, {variant: 'poster'})),
  Partners: () =>
    element(
      Partners,
      {},
      element(Partner, {name: 'Nile'}),
      element(Partner, {name: 'Nile', to: '/a'}),
      element(Partner, {name: 'Nile', to: '/a', picture: picture('logo')}),
    ),
  People: () =>
    element(
      People,
      {},
      element(Person, {name: 'Jo', role: 'Rides', silk: 'link'}),
      element(Person, {name: 'Jo', role: 'Rides', silk: 'moon', picture: picture('head')}),
    ),
  Photo: () => element(Photo, {picture: picture('text'), caption: 'A caption'}),
  Platforms: () => element(Platforms, {}, 'Also:'),
  Reach: () => element(Reach, {}),
  TierBoard: () => {
    const tier = (featured: boolean) =>
      element(Tier, {type: 'Day', price: 'UGX 20,000', description: 'A day', featured}, list());
    return element(TierBoard, {}, tier(true), tier(false));
  },
};

const anything = () =>
  all(
    words(),
    list(),
    heading(3, 'A heading'),
    createElement('blockquote', {}, words()),
    ...Object.values(ANYWHERE).map((draw) => draw()),
  );

/** Parts of a page, which have a ground of their own. */
const ON_PAGE = {
  Hero: () =>
    all(
      element(Hero, {}, heading(1, 'Drawn'), words(), buttons()),
      element(Hero, {picture: picture('opening')}, heading(1, 'A picture'), words()),
      element(Hero, {}, heading(1, 'A mosaic'), element(MosaicPicture, {picture: picture('mosaic')})),
      element(Hero, {}, heading(1, 'Half'), element(Beside, {}, heading(2, 'The other'), anything())),
    ),
  Doors: () =>
    element(
      Doors,
      {},
      onEach<NonNullable<DoorProps['tone']>>('Door', (tone) =>
        element(Door, {title: 'Door', to: '#', tone, shape: 'sun'}),
      ),
    ),
  ProgramField: () => {
    const silks = ['academy', 'launchpad', 'link', 'work-readiness', 'catalyst', 'ideathon', 'conference'] as const;
    const cardsOf = silks.map((silk) =>
      element(
        ProgramCard,
        {title: silk, silk, tagline: 'Far', perfectFor: 'Many', to: '/a', picture: picture('program')},
        words(),
        element(WhatYouGet, {}, list()),
      ),
    );
    return element(ProgramField, {}, ...cardsOf);
  },
  Section: () =>
    onEach<NonNullable<SectionProps['tone']>>('Section', (tone) =>
      all(
        element(Section, {tone, shape: 'sun', picture: picture('band')}, heading(2, `On ${tone}`), anything()),
        element(Section, {tone, variant: 'large'}, heading(2, 'Large'), words(), list()),
        element(Section, {tone, variant: 'motto'}, heading(2, 'Motto'), words()),
        element(Section, {tone, variant: 'panels'}, heading(2, 'Panels'), onEach('Story', story)),
      ),
    ),
  Statement: () =>
    onEach<NonNullable<StatementProps['tone']>>('Statement', (tone) => {
      const statement = (props: Pick<StatementProps, 'silk' | 'shape'>) =>
        element(
          Statement,
          {tone, ...props},
          createElement('p', {}, createElement('strong', {}, 'A label')),
          heading(2, `On ${tone}`),
          words(),
          buttons(),
          cards(2),
          figures({}, true),
        );
      return all(statement({}), statement({silk: 'link'}), statement({silk: 'more', shape: 'sun'}));
    }),
};

/** Those that are drawn in others, above, and those that visitors never get. */
type Others = 'Beside' | 'Button' | 'Card' | 'Door' | 'Figure' | 'FrameworkElement' | 'MosaicPicture' | 'Partner';
type MoreOthers = 'Person' | 'ProgramCard' | 'Result' | 'Slot' | 'Story' | 'Tier' | 'ToConfirm' | 'WhatYouGet';

/** A component that is missing here is an error. */
const EXAMPLES: Record<Exclude<keyof typeof components, Others | MoreOthers>, () => ReactNode> = {
  ...ON_PAGE,
  ...ANYWHERE,
};

/** A page of all that a page may have. */
export const everything = (): ReactNode =>
  all(
    ...Object.values(EXAMPLES).map((draw) => draw()),
    figures({variant: 'poster'}, true),
    figures({variant: 'poster'}, false),
  );
