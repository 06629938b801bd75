/** Reads a file that somebody chose on this phone or computer: makes a picture small, and looks whether it can be used. */

import {documentProblem, MAX_DOCUMENT_BYTES} from '../../../content/documents';
import {MAX_PICTURE_BYTES, pictureProblem} from '../../../content/pictures';

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
function isTransparent(points: Uint8ClampedArray): boolean {
  for (let at = 3; at < points.length; at += 4) if (points[at] < 255) return true;
  return false;
}

/** The longest side of a picture that is kept, in pixels: enough for the largest screen. */
const MAX_SIDE = 2400;

function sizeFor({width, height}: ImageBitmap): [width: number, height: number] {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  return [Math.round(width * scale), Math.round(height * scale)];
}

async function redraw(bitmap: ImageBitmap, isPhotograph: boolean) {
  const canvas = new OffscreenCanvas(...sizeFor(bitmap));
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const {data: points} = context.getImageData(0, 0, canvas.width, canvas.height);
  const ending: 'jpg' | 'png' = !isPhotograph && (isTransparent(points) || isDrawing(points)) ? 'png' : 'jpg';
  const blob = await canvas.convertToBlob({type: ending === 'jpg' ? 'image/jpeg' : 'image/png', quality: 0.9});
  return {ending, bytes: new Uint8Array(await blob.arrayBuffer())};
}

/**
 * Redraws a picture: upright, no larger than the site can use, and without metadata such as the location.
 * @throws a sentence about a file that can't be used.
 */
export async function redrawPicture(file: File) {
  const bytes = new Uint8Array(await file.slice(0, MAX_PICTURE_BYTES).arrayBuffer());
  const problem = pictureProblem(bytes, file.size);
  // Some browsers can read what the site can't use: Safari shows what iPhones write.
  const bitmap = file.size <= MAX_PICTURE_BYTES ? await createImageBitmap(file).catch(() => undefined) : undefined;
  if (!bitmap) throw new Error(`${file.name} ${problem ?? 'can’t be read. Save it again as JPEG.'}`);
  const redrawn = await redraw(bitmap, file.type === 'image/jpeg');
  const tooSmall = pictureProblem(redrawn.bytes);
  if (tooSmall) throw new Error(`${file.name} ${tooSmall}`);
  return redrawn;
}

/** Reads a document. Throws a sentence about a file that can't be used. */
export async function readDocument(file: File) {
  const bytes = new Uint8Array(await file.slice(0, MAX_DOCUMENT_BYTES).arrayBuffer());
  const problem = documentProblem(bytes, 'pdf', file.size);
  if (problem) throw new Error(`${file.name} ${problem}`);
  return bytes;
}
