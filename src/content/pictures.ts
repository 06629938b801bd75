/** The files in `pictures/`: which there are, and what can be wrong with them. */
import {imageSize} from 'image-size';
import {isReadmeOrHidden} from './fileNames';
import type {ContentFiles} from './files';
import {HANDBOOK_PICTURES, isIn, ORIGINALS_FOLDER} from './folders';

/** The largest file, in bytes: more than any phone's photograph. */
export const MAX_PICTURE_BYTES = 25e6;
/** The narrowest picture, in pixels: about as wide as the text on a phone. */
const MIN_WIDTH = 320;
/** The formats that can be used, as `image-size` calls them. */
const FORMATS = ['jpg', 'png', 'webp', 'avif'];

/** The pictures of a site, with the handbook's. */
const allPictures = (files: ContentFiles): string[] =>
  files.list(ORIGINALS_FOLDER).filter((file) => !isReadmeOrHidden(file));

/** The pictures of a site, without the handbook's. */
export const pictureFiles = (files: ContentFiles): string[] =>
  allPictures(files).filter((file) => !isIn(HANDBOOK_PICTURES, file));

/** The file of a picture by its address in a page, such as `/pictures/market-day.jpg`; undefined if there is none. */
export const pictureAt = (address: string, files: ContentFiles): string | undefined =>
  allPictures(files).find((file) => address === `/${file}`);

/** The format and the width of a picture, upright; undefined if the file isn't a picture, or part of it is missing. */
function readPicture(bytes: Uint8Array): {format: string; width: number} | undefined {
  try {
    const {type = '', width, height, orientation = 1} = imageSize(bytes);
    // From orientation 5 on, the picture is stored on its side.
    return {format: type, width: orientation >= 5 ? height : width};
  } catch {
    return undefined;
  }
}

/**
 * What is wrong with a file as a picture, as the rest of a sentence that begins with its name. `size`: of the file, in
 * bytes. Its beginning tells the format and the width.
 */
export function pictureProblem(bytes: Uint8Array, size = bytes.length): string | undefined {
  if (size > MAX_PICTURE_BYTES) {
    return `is ${Math.ceil(size / 1e6)} MB. Pictures can be up to ${MAX_PICTURE_BYTES / 1e6} MB: save it smaller.`;
  }
  const picture = readPicture(bytes);
  if (!picture || !FORMATS.includes(picture.format)) {
    return 'isn’t a JPEG, PNG, WebP or AVIF picture, or part of it is missing. Save it as JPEG. On an iPhone, choose Settings, Camera, Formats, Most Compatible and take it again.';
  }
  if (picture.width < MIN_WIDTH) {
    return `is only ${picture.width} pixels wide. Pictures need at least ${MIN_WIDTH}: use the original from the camera.`;
  }
  return undefined;
}
