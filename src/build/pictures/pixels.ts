/** Pixels between the steps of the encoder. */
import sharp, {type Sharp} from 'sharp';
import {MOST_PIXELS} from '../../content/pictures/facts';

/** Only a file that was made for it takes longer than this to decode. */
const SECONDS = 60;

export interface Pixels {
  data: Buffer;
  info: {width: number; height: number; channels: 1 | 2 | 3 | 4};
}

/** The original, upright and in sRGB, without the camera's metadata. */
export const open = (bytes: Uint8Array): Sharp =>
  sharp(bytes, {limitInputPixels: MOST_PIXELS, failOn: 'error'})
    .timeout({seconds: SECONDS})
    .autoOrient()
    .toColourspace('srgb');

export const fromPixels = ({data, info: {width, height, channels}}: Pixels): Sharp =>
  sharp(data, {raw: {width, height, channels}});

/** Carries out the steps so far. Chained, sharp would carry them out in its own order. */
export async function toPixels(image: Sharp): Promise<Pixels> {
  const {data, info} = await image.raw().toBuffer({resolveWithObject: true});
  return {data, info: {...info, channels: info.channels as Pixels['info']['channels']}};
}
