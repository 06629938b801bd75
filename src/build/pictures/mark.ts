/** Partners' marks: all about the same size, and in ink on paper whatever their own colours are. */
import {PAPER, print} from './looks';
import {fromPixels, open, type Pixels, toPixels} from './pixels';

/** In CSS pixels: the area that every mark covers, and the most that it may measure. */
const AREA = 6400;
const WIDEST = 160;
const HIGHEST = 80;

/** How large a mark is drawn. */
export function evenSize({width, height}: {width: number; height: number}): {width: number; height: number} {
  const wish = Math.sqrt(AREA / (width * height));
  const scale = Math.min(wish, WIDEST / width, HIGHEST / height);
  return {width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale))};
}

/** Whether a mark is so light that nobody would see it on paper. */
function isPale({data, info: {channels}}: Pixels): boolean {
  let light = 0;
  let seen = 0;
  for (let at = 0; at < data.length; at += channels) {
    const alpha = data[at + 3] / 255;
    light += ((data[at] + data[at + 1] + data[at + 2]) / 3) * alpha;
    seen += alpha;
  }
  return light > 200 * seen && seen < data.length / channels;
}

/** The mark's shape as brightness, dark on light whatever it was. */
async function shapeOf(pixels: Pixels): Promise<Pixels> {
  const image = fromPixels(pixels);
  const shape = await toPixels(
    isPale(pixels)
      ? image.extractChannel('alpha').negate()
      : image.flatten({background: '#fff'}).greyscale().extractChannel(0),
  );
  // A mark on a dark plate becomes its negative. The corner tells.
  return shape.data[0] < 128 ? toPixels(fromPixels(shape).negate()) : shape;
}

/** Prints a mark, without the empty margin around it. */
export async function printMark(bytes: Uint8Array): Promise<Buffer> {
  const opened = open(bytes).resize({width: 1000, height: 1000, fit: 'inside', withoutEnlargement: true}).ensureAlpha();
  const shape = await shapeOf(await toPixels(opened));
  const full = await toPixels(fromPixels(shape).normalise({lower: 0, upper: 100}));
  return fromPixels(print(full, PAPER)).trim({threshold: 24}).png().toBuffer();
}
