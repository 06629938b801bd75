/**
 * The picture that apps show when somebody shares a page: 1200 by 630, drawn from the page's title and silk. WhatsApp
 * shows none above 300 kB. Flat colors stay far below that.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import {createElement as h, type ReactNode} from 'react';
import satori, {type Font, type SatoriNode} from 'satori';
import {type SilkDesign, silks} from '../../components/Silk/silks';
import {subsetDisplayFont} from '../subsetFont';
import {color, rider, tile} from './identity';
import type {ContentPage} from './pages';

export const WIDTH = 1200;
export const HEIGHT = 630;
/** Width of the field behind the rider. */
const FIELD = 440;
/** Where the rider is, and how wide: a little over the field's edges, and above it. */
const RIDER = {x: WIDTH - FIELD - 22, y: 46, width: FIELD + 44};
/** The margins of the words' column: above and below, and at its sides. */
const MARGIN = {block: 52, inline: 60};
/** How high a title may be: what the column leaves between its first and last line, with a gap to each. */
const MAX_TITLE_HEIGHT = 360;
/** A title of hundreds of words is cut off: it couldn't be read any smaller. */
const MIN_TITLE_SIZE = 16;
const MAX_BYTES = 300_000;

/** Address of a page's picture under the home page. */
export const sharePicture = (page: ContentPage) => `share/${page.name}.png`;

interface Words {
  title: string;
  name: string;
  tagline: string;
}

const COLUMN = {display: 'flex', flexDirection: 'column', justifyContent: 'space-between'} as const;
const LINE = {display: 'flex', alignItems: 'center'} as const;
const TITLE = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '0.24em',
  lineHeight: 1.02,
  letterSpacing: '-0.025em',
} as const;

/** The text, with the title in a size. Satori breaks lines and knows little CSS beyond what is used here. */
function textColumn({title, name, tagline}: Words, size: number): ReactNode {
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${tile(silks.home, 64)}</svg>`;
  const src = `data:image/svg+xml,${encodeURIComponent(mark)}`;
  const padding = `${MARGIN.block}px ${MARGIN.inline}px`;
  const box = {boxSizing: 'border-box', width: WIDTH - FIELD, height: HEIGHT, padding} as const;
  return h(
    'div',
    {style: {...COLUMN, ...box, color: color('ink'), fontFamily: 'Bricolage'}},
    h('div', {style: {...LINE, fontSize: 34}}, h('img', {src, width: 64, height: 64, style: {marginRight: 20}}), name),
    h(
      'div',
      {style: {...TITLE, fontSize: size}},
      // Word by word, because Satori would break "co-working" at its hyphen.
      title.split(' ').map((word, index) => h('span', {key: index}, word)),
    ),
    h('div', {style: {...LINE, fontSize: 28}}, tagline),
  );
}

/** Draws the text, with its title at 84 pixels, or 68 for a long one, or as much smaller as its lines and longest word need. */
async function drawText(words: Words, fonts: Font[]): Promise<string> {
  for (let size = words.title.length > 40 ? 68 : 84; ; size -= 2) {
    /** The words of the title: nothing else in the column is a `<span>`. */
    const boxes: SatoriNode[] = [];
    const text = await satori(textColumn(words, size), {
      width: WIDTH - FIELD,
      height: HEIGHT,
      fonts,
      onNodeDetected: (node) => node.type === 'span' && boxes.push(node),
    });
    const height = Math.max(...boxes.map((box) => box.top + box.height)) - Math.min(...boxes.map(({top}) => top));
    const width = Math.max(...boxes.map((box) => box.width));
    const fits = height <= MAX_TITLE_HEIGHT && width <= WIDTH - FIELD - 2 * MARGIN.inline;
    if (fits || size <= MIN_TITLE_SIZE) return text;
  }
}

/** A rider in the page's silk, on a field of another color, cut off by the lower edge. */
function riderOnField(silk: SilkDesign): string {
  const worn = [silk.background, silk.color, silk.sleeves];
  const field = (['gold', 'lake', 'sand', 'leaf'] as const).find((one) => !worn.includes(one)) ?? 'paper';
  return `<path fill="${color(field)}" d="M${WIDTH - FIELD} 0h${FIELD}v${HEIGHT}h-${FIELD}z"/>${rider(silk, RIDER)}`;
}

/** Draws the picture of every page into the build. */
export async function drawSharePictures(
  pages: ContentPage[],
  outDir: string,
  {name, tagline}: Omit<Words, 'title'>,
): Promise<void> {
  // As `sfnt`, since Satori reads no WOFF2. What the first font lacks it takes from the second. Both have one weight, 750,
  // and Satori knows only hundreds.
  const fonts: Font[] = [
    {name: 'Bricolage', data: await subsetDisplayFont('latin', 'sfnt'), weight: 800},
    {name: 'Bricolage, more', data: await subsetDisplayFont('latin-ext', 'sfnt'), weight: 800},
  ];
  await mkdir(path.join(outDir, 'share'), {recursive: true});
  for (const page of pages) {
    const text = await drawText({title: page.title, name, tagline}, fonts);
    const silk = silks[page.silk];
    const picture =
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
      `<path fill="${color('paper')}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>` +
      `${riderOnField(silk)}<path fill="${color('ink')}" d="M${WIDTH - FIELD - 4} 0h4v${HEIGHT}h-4z"/>` +
      `${text}</svg>`;
    const png = new Resvg(picture).render().asPng();
    if (png.length > MAX_BYTES) {
      throw new Error(
        `The share picture of "${page.title}" has ${png.length} bytes. WhatsApp shows none above ${MAX_BYTES}: choose a simpler silk.`,
      );
    }
    await writeFile(path.join(outDir, sharePicture(page)), png);
  }
}
