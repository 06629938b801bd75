/** Encodes the files that visitors get of one picture. */
import sharp, {type Sharp} from 'sharp';
import {PAPER, withLook} from './looks';
import {fromPixels, open, type Pixels, toPixels} from './pixels';
import type {Focus, Format, Order, Variant} from './plan';

const POSITIONS: Record<Focus, string> = {center: 'centre', top: 'top', bottom: 'bottom', left: 'left', right: 'right'};

/** Settings per format: the lowest at which a phone's photograph looks good on a small screen. */
const SETTINGS = {
  avif: {quality: 45, effort: 2},
  webp: {quality: 60},
  jpeg: {quality: 60, mozjpeg: true},
  png: {palette: true, colours: 16, dither: 0, compressionLevel: 9},
};

/** The widths for phones of two or three times the density (places.ts), where a lower quality can't be seen. */
const DENSE = {widths: [724, 1084], quality: 42};

const ENCODERS: Record<Format, (image: Sharp, width: number) => Sharp> = {
  avif: (image, width) => image.avif({...SETTINGS.avif, ...(DENSE.widths.includes(width) && {quality: DENSE.quality})}),
  webp: (image) => image.webp(SETTINGS.webp),
  jpg: (image) => image.jpeg(SETTINGS.jpeg),
  png: (image) => image.png(SETTINGS.png),
};

/** What else a variant's bytes depend on, beside the original and the order. Count it up when the steps change. */
export const ENCODER = JSON.stringify([1, SETTINGS, DENSE, sharp.versions.vips]);

/** The picture at its largest: cropped, on paper where it is transparent, and in its look. */
async function prepare(bytes: Uint8Array, {look, focus}: Order, {width, height}: Variant): Promise<Pixels> {
  const cropped = open(bytes)
    .flatten({background: {r: PAPER[0], g: PAPER[1], b: PAPER[2]}})
    .resize({width, height, fit: 'cover', position: POSITIONS[focus]});
  return withLook(await toPixels(cropped), look);
}

/** Encodes every variant of a picture, each from the largest. */
export async function encode(bytes: Uint8Array, order: Order, variants: Variant[]): Promise<Map<Variant, Buffer>> {
  const largest = variants.reduce((a, b) => (b.width > a.width ? b : a));
  const pixels = await prepare(bytes, order, largest);
  const encoded = new Map<Variant, Buffer>();
  for (const variant of variants) {
    const resized = fromPixels(pixels).resize({width: variant.width, height: variant.height, fit: 'fill'});
    encoded.set(variant, await ENCODERS[variant.format](resized, variant.width).toBuffer());
  }
  return encoded;
}
