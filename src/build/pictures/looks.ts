/** The three looks, as arithmetic on pixels at build time, so that browsers need no filter. */
import {fromPixels, type Pixels, toPixels} from './pixels';
import type {Look} from './plan';

type Colour = [red: number, green: number, blue: number];

// The same as `--silk-ink`, `--silk-paper` and `--silk-gold` in src/css/tokens.css, which a test checks.
export const INK: Colour = [0x16, 0x21, 0x1b];
export const PAPER: Colour = [0xfb, 0xf7, 0xee];
export const GOLD: Colour = [0xf6, 0xb9, 0x2b];

/** Prints the first channel of some pixels as brightness: shadows in ink, lights in another colour. */
export function print({data, info}: Pixels, lights: Colour): Pixels {
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
export async function withLook(pixels: Pixels, look: Look): Promise<Pixels> {
  if (look === 'natural') return pixels;
  // Phones seldom use the whole range, so one point in a hundred is cut off at either end.
  const grey = await toPixels(fromPixels(pixels).greyscale().normalise({lower: 1, upper: 99}));
  return print(grey, look === 'ink' ? PAPER : GOLD);
}
