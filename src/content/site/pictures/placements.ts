/**
 * Where a picture can be on a page, and how wide it is there. The build makes its variants by this, and the check knows
 * from it how large an original has to be. The sizes repeat what the components' styles say: tests/browser/visit/pictures.test.ts
 * fails if a picture is blurred, and a unit test compares the widths that both name.
 */

import {type ComponentName, isA, type PropName} from '../componentNames';

/** The least widths of a window for a wider layout: those of src/css/breakpoints.css, by their names there. */
export const BREAKPOINTS = {
  'tablet-up': '40rem',
  'side-by-side': '44rem',
  desktop: '60rem',
};

/**
 * The widest that a picture is drawn, by the name of its place in src/components/Picture/styles.module.css. A `min-width` before
 * one of these in `sizes` is the window in which it fits: 53rem for 48rem between the gutters, 30rem for a row on a phone, 80rem
 * for a story's third.
 */
export const WIDEST = {text: '48rem', row: '24rem', story: '24rem'};

/** Whether a prop says something of its component's picture. The build replaces all of these with the picture itself. */
export const isPictureProp = (name: string): boolean =>
  (['picture', 'alt', 'look', 'focus'] satisfies PropName<'Card'>[] as string[]).includes(name);

/** How a picture is printed: as it is, in the identity's ink on its paper, or in ink on gold. */
export type Look = 'natural' | 'ink' | 'gold';

/** Which part of a picture to keep when it is cropped. */
export type Focus = 'center' | 'top' | 'bottom' | 'left' | 'right';

/** A component around a picture, or the one that the picture belongs to, with its props. */
export interface ComponentUse {
  name: string;
  props: Record<string, unknown>;
}

/** A place for pictures: how large they are drawn there, and what is made of an original for it. */
export interface Placement {
  /** Its name: how a picture is drawn there (src/components/Picture/styles.module.css). */
  spot: string;
  /** Width divided by height that the picture is cropped to. Without it a picture keeps its own shape. */
  ratio?: number;
  /** How wide it is drawn, as the `sizes` attribute says it. */
  sizes: string;
  /** The widths that are made of it, in pixels; none wider than the original. */
  widths: number[];
  /** The least width of an original that looks good here, in pixels. */
  needs: number;
  /** Whether it is a partner's logo: trimmed, in one color, and without loss. */
  isLogo?: boolean;
}

/** What a page knows of a picture in its place: its files are called `<id>-<width>.<format>`. */
export interface PictureData extends Pick<Placement, 'spot' | 'sizes' | 'widths'> {
  id: string;
  formats: string[];
  /** Width and height of the largest file, for which a browser reserves the space. */
  width: number;
  height: number;
}

const rounded = (amount: number) => Number(amount.toFixed(2));

/**
 * A share of the width between the gutters of a page, less a gap in rem. A gutter is 0.6rem + 2.9vw (--gutter in
 * src/css/tokens.css) on most windows, so two of them leave 94.2vw - 1.2rem.
 */
const betweenGutters = (share: number, gap = 0) =>
  `calc(${rounded(94.2 * share)}vw - ${rounded(1.2 * share + gap)}rem)`;

const INNER = betweenGutters(1);

/** What three cards, with their insets, leave to their pictures of the 94rem that a page is wide at most (--side). */
const WIDEST_ROW = 84;

/**
 * The widths that fill the commonest phones (412 pixels at 1.75x or 2.625x, 360 at 2x or 3x); 648 and 972 are the same
 * between the gutters. Chromium takes no file that is even a pixel too narrow.
 */
export const DENSE_WIDTHS = [724, 1084];

/** In the words of a page. */
const TEXT: Placement = {
  spot: 'text',
  sizes: `(min-width: 53rem) ${WIDEST.text}, ${INNER}`,
  widths: [320, 648, 972, 1440],
  needs: 800,
};

/** What all pictures in cards have in common. */
const CELL = {ratio: 3 / 2, widths: [320, 480, 648, 972, 1280], needs: 640};

/** Beside another picture of the same paragraph. */
export const PAIR: Placement = {...CELL, spot: 'pair', sizes: `(min-width: 53rem) 23rem, ${betweenGutters(0.5, 0.5)}`};

/** Which of a row of cards one is. */
export interface Seat {
  /** From 0. */
  index: number;
  count: number;
}

/** The width of a card's picture, by how many cards are side by side. The last row is shared by those that are left. */
function cardSizes(columns: number, {index, count}: Seat): string {
  if (columns === 1) return `(min-width: 30rem) ${WIDEST.row}, ${INNER}`;
  const shareOf = (most: number) => {
    const rowStart = index - (index % most);
    const inRow = Math.min(most, count - rowStart);
    return 1 / inRow;
  };
  const share = shareOf(columns);
  const alone = shareOf(2) === 1;
  const wide = `(min-width: 90rem) ${rounded(WIDEST_ROW * share)}rem, (min-width: ${BREAKPOINTS.desktop}) ${betweenGutters(share)}`;
  return alone
    ? `${wide}, ${INNER}`
    : `${wide}, (min-width: ${BREAKPOINTS['tablet-up']}) ${betweenGutters(0.5)}, ${INNER}`;
}

/** Across the whole width of a page. */
const BAND: Placement = {
  spot: 'band',
  ratio: 2,
  sizes: '100vw',
  widths: [400, ...DENSE_WIDTHS, 1600, 2400],
  needs: 1600,
};

/** The place that asks most of an original: the one that is widest and cropped flattest. */
export const LARGEST = BAND;

/** The places that belong to components, by the component's name. */
export const PLACEMENTS: Partial<Record<ComponentName, Placement>> = {
  ProgramCard: {
    ...CELL,
    spot: 'program',
    sizes: `(min-width: ${BREAKPOINTS.desktop}) 33.4vw, (min-width: ${BREAKPOINTS['side-by-side']}) 50vw, 100vw`,
  },
  Story: {
    ...CELL,
    spot: 'story',
    sizes: `(min-width: 80rem) ${WIDEST.story}, (min-width: ${BREAKPOINTS.desktop}) calc(33.3vw - 2.6rem), (min-width: ${BREAKPOINTS['tablet-up']}) ${WIDEST.story}, ${INNER}`,
  },
  Hero: {
    spot: 'opening',
    ratio: 3 / 2,
    sizes: `(min-width: ${BREAKPOINTS.desktop}) max(50vw, 48rem), 100vw`,
    widths: [400, ...DENSE_WIDTHS, 1800],
    needs: 1200,
  },
  Section: BAND,
  Statement: BAND,
};

/** A card without others. */
const ALONE: Seat = {index: 0, count: 1};

/**
 * The place of a picture. `taker` is the component that shows it, or none for one that is written in Markdown; `seat` is
 * which of its row its card is.
 */
export function placementFor(taker: ComponentUse | undefined, ancestors: ComponentUse[], seat = ALONE): Placement {
  const inside = (name: ComponentName) => ancestors.filter((around) => around.name === name).at(-1);
  const cards = inside('Cards');
  const columns = Number(cards?.props.columns ?? 3);
  const sizes = cardSizes(columns, seat);
  if (taker && isA(taker, 'Card')) return {...CELL, spot: columns === 1 ? 'row' : 'card', sizes};
  const own = taker && Object.hasOwn(PLACEMENTS, taker.name) && PLACEMENTS[taker.name as ComponentName];
  if (own) return own;
  if (cards) return {...TEXT, sizes};
  return TEXT;
}

/** How wide an original is once it is cropped to a place. */
export const croppedWidth = ({width, height}: {width: number; height: number}, {ratio}: Placement): number =>
  Math.min(width, ratio ? Math.round(height * ratio) : width);

/** The widths to make of an original: those of the place that it has, and its own if that is less than the largest. */
export function widthsFor(size: {width: number; height: number}, placement: Placement): number[] {
  const most = croppedWidth(size, placement);
  const smaller = placement.widths.filter((width) => width <= most);
  return smaller.length === placement.widths.length || smaller.at(-1) === most ? smaller : [...smaller, most];
}
