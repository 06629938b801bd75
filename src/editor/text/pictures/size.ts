/** How large a picture has to be for whatever the site may do with it. */
import {croppedWidth, LARGEST} from '../../../content/pictures/places';

export interface Size {
  width: number;
  height: number;
}

/** The longest side of a picture. The build makes nothing wider than this. */
const LONGEST = Math.max(...LARGEST.widths);

/**
 * The size at which a picture is written anew. A very long or high one stays larger, or it would be too small for a
 * place that crops it.
 */
export function sizeFor(original: Size): Size {
  const {width, height} = original;
  const scale = Math.min(
    1,
    Math.max(LONGEST / Math.max(width, height), LARGEST.needs / croppedWidth(original, LARGEST)),
  );
  return {width: Math.round(width * scale), height: Math.round(height * scale)};
}

/** The length of a file, as people say it. */
export const bytesInWords = (bytes: number): string =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
