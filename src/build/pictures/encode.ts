/**
 * Plans the files that visitors get of a picture, and encodes them: cropped, in its look, a partner's logo in ink. The
 * looks are arithmetic on pixels at build time, so that browsers need no filter.
 */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import sharp, {type Sharp} from 'sharp';
import {MOST_PIXELS} from '../../content/checker/pictureFacts';
import {DENSE_WIDTHS, type Focus, type Look, type Placement, widthsFor} from '../../content/site/pictures/placements';
import {colorOf} from '../tokens';

export type Format = 'avif' | 'webp' | 'jpg' | 'png';

/** What one place wants of a picture. */
export interface PictureRequest {
  placement: Placement;
  look: Look;
  focus: Focus;
}

export interface Variant {
  width: number;
  height: number;
  format: Format;
}

/** Best first: a browser takes the first that it supports. A logo in one color is smallest as PNG, and sharp. */
export const formatsFor = ({isLogo}: Placement): Format[] => (isLogo ? ['png'] : ['avif', 'webp', 'jpg']);

/** Every file that a picture of this size needs. */
export function planVariants(size: {width: number; height: number}, {placement}: PictureRequest): Variant[] {
  const ratio = placement.ratio ?? size.width / size.height;
  return formatsFor(placement).flatMap((format) =>
    widthsFor(size, placement).map((width) => ({width, height: Math.max(1, Math.round(width / ratio)), format})),
  );
}

/** Only a file built to exhaust the decoder takes longer than this. */
const SECONDS = 60;

interface Pixels {
  data: Buffer;
  info: {width: number; height: number; channels: 1 | 2 | 3 | 4};
}

/** The original, upright and in sRGB, without the camera's metadata. */
const open = (bytes: Uint8Array): Sharp =>
  sharp(bytes, {limitInputPixels: MOST_PIXELS, failOn: 'error'})
    .timeout({seconds: SECONDS})
    .autoOrient()
    .toColorspace('srgb');

const fromPixels = ({data, info: {width, height, channels}}: Pixels): Sharp =>
  sharp(data, {raw: {width, height, channels}});

/** Runs the steps so far. Sharp would run chained steps in an order of its own. */
async function toPixels(image: Sharp): Promise<Pixels> {
  const {data, info} = await image.raw().toBuffer({resolveWithObject: true});
  return {data, info: {...info, channels: info.channels as Pixels['info']['channels']}};
}

/** The file of a picture is at fault, and not what makes pictures of it. */
export class UnreadablePicture extends Error {}

/** Decodes an original, with the steps that are chained to it. */
const decoded = (original: Sharp): Promise<Pixels> =>
  toPixels(original).catch((cause: Error) => {
    throw new UnreadablePicture(cause.message, {cause});
  });

type Color = [red: number, green: number, blue: number];

/** A silk's color of the light theme, as numbers. */
const silkColor = (name: string) => [...Buffer.from(colorOf(`silk-${name}`).slice(1), 'hex')] as Color;

export const INK = silkColor('ink');
export const PAPER = silkColor('paper');
export const GOLD = silkColor('gold');

/** Prints the first channel of some pixels as brightness: shadows in ink, lights in another color. */
function print({data, info}: Pixels, lights: Color): Pixels {
  const printed = Buffer.alloc(info.width * info.height * 3);
  for (let point = 0; point < info.width * info.height; point += 1) {
    const brightness = data[point * info.channels] / 255;
    for (const [channel, shadow] of INK.entries()) {
      printed[point * 3 + channel] = Math.round(shadow + (lights[channel] - shadow) * brightness);
    }
  }
  return {data: printed, info: {...info, channels: 3}};
}

/** Gives pixels of sRGB their look. */
async function withLook(pixels: Pixels, look: Look): Promise<Pixels> {
  if (look === 'natural') return pixels;
  // Phones seldom use the whole range, so one point in a hundred is cut off at either end.
  const grey = await toPixels(fromPixels(pixels).greyscale().normalise({lower: 1, upper: 99}));
  return print(grey, look === 'ink' ? PAPER : GOLD);
}

// Partners' logos: all about the same size, and in ink on paper whatever their own colors are.

/** In CSS pixels: the area that every logo covers, and the most that it may measure. */
const AREA = 6400;
const WIDEST = 160;
const HIGHEST = 80;

/** How large a logo is drawn. */
export function evenSize({width, height}: {width: number; height: number}): {width: number; height: number} {
  const wish = Math.sqrt(AREA / (width * height));
  const scale = Math.min(wish, WIDEST / width, HIGHEST / height);
  return {width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale))};
}

/** Whether a logo is so light that nobody would see it on paper. */
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

/** The logo's shape as brightness, dark on light whatever it was. */
async function shapeOf(pixels: Pixels): Promise<Pixels> {
  const image = fromPixels(pixels);
  const shape = await toPixels(
    isPale(pixels)
      ? image.extractChannel('alpha').negate()
      : image.flatten({background: '#fff'}).greyscale().extractChannel(0),
  );
  // Inverts a logo on a dark plate, which its corner gives away.
  return shape.data[0] < 128 ? toPixels(fromPixels(shape).negate()) : shape;
}

/** Prints a logo, without the empty margin around it. */
export async function printLogo(bytes: Uint8Array): Promise<Buffer> {
  const opened = open(bytes).resize({width: 1000, height: 1000, fit: 'inside', withoutEnlargement: true}).ensureAlpha();
  const shape = await shapeOf(await decoded(opened));
  const full = await toPixels(fromPixels(shape).normalise({lower: 0, upper: 100}));
  return fromPixels(print(full, PAPER)).trim({threshold: 24}).png().toBuffer();
}

const POSITIONS: Record<Focus, string> = {center: 'centre', top: 'top', bottom: 'bottom', left: 'left', right: 'right'};

/** Settings per format: the lowest at which a phone's photograph looks good on a small screen. */
const SETTINGS = {
  avif: {quality: 45, effort: 2},
  webp: {quality: 60},
  jpeg: {quality: 60, mozjpeg: true},
  png: {palette: true, colours: 16, dither: 0, compressionLevel: 9},
};

/** For phones of two or three times the density: a lower quality can't be seen there. */
const DENSE = {widths: DENSE_WIDTHS, quality: 42};

const ENCODERS: Record<Format, (image: Sharp, width: number) => Sharp> = {
  avif: (image, width) => image.avif({...SETTINGS.avif, ...(DENSE.widths.includes(width) && {quality: DENSE.quality})}),
  webp: (image) => image.webp(SETTINGS.webp),
  jpg: (image) => image.jpeg(SETTINGS.jpeg),
  png: (image) => image.png(SETTINGS.png),
};

/**
 * What a variant's bytes depend on beside the original and the request: this file, the colors and DENSE_WIDTHS, which
 * alone of what it takes from others change them, and the versions of sharp and its encoders. Whatever changes here, no
 * picture of before is taken from a cache.
 */
export const ENCODER = createHash('sha256')
  .update(readFileSync(__filename))
  .update(JSON.stringify([INK, PAPER, GOLD, DENSE_WIDTHS, sharp.versions]))
  .digest('hex');

/** The picture at its largest: cropped, on paper where it is transparent, and in its look. */
async function prepare(bytes: Uint8Array, {look, focus}: PictureRequest, {width, height}: Variant): Promise<Pixels> {
  const cropped = open(bytes)
    .flatten({background: {r: PAPER[0], g: PAPER[1], b: PAPER[2]}})
    .resize({width, height, fit: 'cover', position: POSITIONS[focus]});
  return withLook(await decoded(cropped), look);
}

/** Encodes every variant of a picture, each from the largest. */
export async function encode(
  bytes: Uint8Array,
  request: PictureRequest,
  variants: Variant[],
): Promise<Map<Variant, Buffer>> {
  const largest = variants.reduce((a, b) => (b.width > a.width ? b : a));
  const pixels = await prepare(bytes, request, largest);
  const encoded = new Map<Variant, Buffer>();
  for (const variant of variants) {
    const resized = fromPixels(pixels).resize({width: variant.width, height: variant.height, fit: 'fill'});
    encoded.set(variant, await ENCODERS[variant.format](resized, variant.width).toBuffer());
  }
  return encoded;
}
