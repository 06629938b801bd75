/** Pixels on their way from one step of the encoder to the next. */
import sharp, {type Sharp} from 'sharp';
import {MOST_PIXELS} from '../../content/pictures/format';

/** A file that takes longer than this to decode was made to. */
const SECONDS = 60;

export interface Pixels {
  data: Buffer;
  info: {width: number; height: number; channels: 1 | 2 | 3 | 4};
}

/** The original, upright and in sRGB. Nothing that the camera wrote comes along. */
export const open = (bytes: Uint8Array): Sharp =>
  sharp(bytes, {limitInputPixels: MOST_PIXELS, failOn: 'error'})
    .timeout({seconds: SECONDS})
    .autoOrient()
    .toColourspace('srgb');

export const fromPixels = ({data, info: {width, height, channels}}: Pixels): Sharp =>
  sharp(data, {raw: {width, height, channels}});

/** What a step has made so far: the encoder works out a chain of steps in an order of its own. */
export async function toPixels(image: Sharp): Promise<Pixels> {
  const {data, info} = await image.raw().toBuffer({resolveWithObject: true});
  return {data, info: {...info, channels: info.channels as Pixels['info']['channels']}};
}
