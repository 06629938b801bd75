/** Reads a file that somebody chose on this phone or computer: makes a picture small, and looks whether it can be used. */

import {MOST_BYTES, readFacts} from '../../../content/checker/pictureFacts';
import {documentContentProblem, documentSizeProblem} from '../../../content/site/documents';
import {LARGEST} from '../../../content/site/pictures/placements';
import {unusable} from '../../../content/site/pictures/problems';

/** Whether a picture has few colors for its size, as drawings and logos do: JPEG would blur their edges. */
function isDrawing(points: Uint8ClampedArray): boolean {
  const step = 4 * Math.max(1, Math.floor(points.length / 4 / 20_000));
  const colors = new Set<number>();
  let samples = 0;
  for (let at = 0; at < points.length; at += step) {
    colors.add((points[at] << 16) | (points[at + 1] << 8) | points[at + 2]);
    samples += 1;
  }
  return colors.size < samples / 20;
}

/** Whether any point lets through what is behind it. Each has four values, of which the last is its opacity. */
const isTransparent = (points: Uint8ClampedArray): boolean => points.some((value, at) => at % 4 === 3 && value < 255);

/** The size at which a picture is kept. A very wide or tall one stays larger: it is cropped later. */
function sizeFor({width, height}: ImageBitmap): [width: number, height: number] {
  const {needs, widths, ratio = 1} = LARGEST;
  const enough = Math.max(...widths) / Math.max(width, height);
  const least = needs / Math.min(width, height * ratio);
  const scale = Math.min(1, Math.max(enough, least));
  return [Math.round(width * scale), Math.round(height * scale)];
}

async function encode(canvas: OffscreenCanvas, ending: 'jpg' | 'png') {
  const blob = await canvas.convertToBlob({type: ending === 'jpg' ? 'image/jpeg' : 'image/png', quality: 0.9});
  return {ending, bytes: new Uint8Array(await blob.arrayBuffer())};
}

/** Decodes a picture, upright. Throws a sentence about a file that can't be used. */
async function decode(file: File) {
  const head = new Uint8Array(await file.slice(0, MOST_BYTES).arrayBuffer());
  const facts = {...readFacts(head), bytes: file.size};
  const problem = unusable(facts);
  // Safari can read what iPhones write.
  const canBeTried = !problem || facts.format === 'heic';
  const bitmap = canBeTried ? await createImageBitmap(file).catch(() => undefined) : undefined;
  if (!bitmap) throw new Error(`${file.name} ${problem ?? 'can’t be read. Save it again as JPEG.'}`);
  return {bitmap, isJpeg: facts.format === 'jpeg'};
}

/**
 * Redraws a picture: upright, no larger than the site can use, and without metadata such as the location. Throws a
 * sentence about a file that can't be used.
 */
export async function redrawPicture(file: File) {
  const {bitmap, isJpeg} = await decode(file);
  const canvas = new OffscreenCanvas(...sizeFor(bitmap));
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const jpeg = await encode(canvas, 'jpg');
  if (isJpeg) return jpeg;
  const png = await encode(canvas, 'png');
  const {data: points} = context.getImageData(0, 0, canvas.width, canvas.height);
  const isPngSmall = png.bytes.length <= Math.max(200_000, jpeg.bytes.length * 2);
  return isTransparent(points) || isDrawing(points) || isPngSmall ? png : jpeg;
}

/** Reads a document. Throws a sentence about a file that can't be used. */
export async function readDocument(file: File) {
  const rejectFor = (problem?: string) => {
    if (problem) throw new Error(`${file.name} ${problem}`);
  };
  rejectFor(documentSizeProblem(file.size));
  const bytes = new Uint8Array(await file.arrayBuffer());
  rejectFor(documentContentProblem(bytes, 'pdf'));
  return bytes;
}
