/** What can be known of a picture without decoding it: from its first bytes and its headers. */
import {imageSize} from 'image-size';
import type {ContentFiles} from '../files';
import {isComplete, segmentsOf} from './blocks';
import {orientationOf} from './exif';
import {formatOf, type PictureFacts, type PictureFormat} from './format';
import {saysWhere} from './location';

const isPicture = (format: PictureFacts['format']): format is PictureFormat =>
  format === 'jpeg' || format === 'png' || format === 'webp' || format === 'avif';

function sizeOf(bytes: Uint8Array, turned: boolean): PictureFacts['size'] {
  try {
    const {width, height} = imageSize(bytes);
    if (!(width > 0 && height > 0)) return undefined;
    return turned ? {width: height, height: width} : {width, height};
  } catch {
    return undefined; // A header that cannot be read is a picture without a size, which the rules tell.
  }
}

/** Reads a picture's facts. */
export function readFacts(bytes: Uint8Array): PictureFacts {
  const format = formatOf(bytes);
  const {length} = bytes;
  if (!isPicture(format)) return {bytes: length, format, location: false, complete: true};
  const turned = orientationOf(bytes, segmentsOf(bytes, format)) >= 5;
  const size = sizeOf(bytes, turned);
  return {
    bytes: length,
    format,
    size,
    location: saysWhere(bytes, format),
    complete: size !== undefined && isComplete(bytes, format),
  };
}

/** The facts of one of the site's pictures. */
export const factsOf = (files: ContentFiles, file: string): PictureFacts =>
  files.facts?.(file) ?? readFacts(files.bytes(file));
