/** How large a picture has to be for everything that the site may do with it. */
import {croppedWidth, LARGEST} from '../../../content/pictures/places';

export interface Size {
  width: number;
  height: number;
}

/** The longest side of a picture. The build makes nothing wider than this. */
const LONGEST = Math.max(...LARGEST.widths);

/**
 * The size of the file that is written. A very wide or tall picture stays larger, or it would be too small where it is
 * cropped.
 */
export function sizeFor(original: Size): Size {
  const {width, height} = original;
  const scale = Math.min(
    1,
    Math.max(LONGEST / Math.max(width, height), LARGEST.needs / croppedWidth(original, LARGEST)),
  );
  return {width: Math.round(width * scale), height: Math.round(height * scale)};
}

/** The size of a file in words. */
export const bytesInWords = (bytes: number): string =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
