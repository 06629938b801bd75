/** The three looks, as arithmetic on pixels. Made once, at build time: a browser draws what it gets. */
import {fromPixels, type Pixels, toPixels} from './pixels';
import type {Look} from './plan';

type Colour = [red: number, green: number, blue: number];

// As `--silk-ink`, `--silk-paper` and `--silk-gold` in src/css/tokens.css; a test holds them together.
export const INK: Colour = [0x16, 0x21, 0x1b];
export const PAPER: Colour = [0xfb, 0xf7, 0xee];
export const GOLD: Colour = [0xf6, 0xb9, 0x2b];

/** How bright each point is, from black to white: one in a hundred may be lost at either end. */
const brightness = (pixels: Pixels) =>
  toPixels(fromPixels(pixels).greyscale().normalise({lower: 1, upper: 99}).toColourspace('srgb'));

/** Gives pixels of sRGB their look: shadows in ink, and lights in paper or gold. */
export async function withLook(pixels: Pixels, look: Look): Promise<Pixels> {
  if (look === 'natural') return pixels;
  const lights = look === 'ink' ? PAPER : GOLD;
  const scale = lights.map((light, channel) => (light - INK[channel]) / 255);
  return toPixels(fromPixels(await brightness(pixels)).linear(scale, INK));
}
