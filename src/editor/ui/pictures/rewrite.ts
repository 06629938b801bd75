/**
 * Draws a picture again: upright, no larger than the site can use, and without what the camera noted, such as the place.
 */
import type {PictureFacts} from '../../../content';
import {sizeFor} from '../../text/pictures/size';

const QUALITY = 0.9;
/** A PNG of up to this many bytes stays one, whatever it shows. */
const SMALL = 200_000;
/** A larger PNG may be this many times as large as a JPEG. */
const WORTH_IT = 2;

/** Whether any pixel is transparent. */
function isTransparent(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D): boolean {
  const {data} = context.getImageData(0, 0, canvas.width, canvas.height);
  for (let at = 3; at < data.length; at += 4) if (data[at] < 255) return true;
  return false;
}

async function write(canvas: HTMLCanvasElement, type: 'image/png' | 'image/jpeg'): Promise<Blob> {
  const written = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, QUALITY));
  if (!written) throw new Error('This browser can’t write pictures.');
  return written;
}

/**
 * A drawing or a screenshot of words keeps its sharp edges as PNG, and is hardly larger, often smaller. A photograph is
 * many times as large.
 */
async function smaller(canvas: HTMLCanvasElement): Promise<Blob> {
  const [png, jpeg] = await Promise.all([write(canvas, 'image/png'), write(canvas, 'image/jpeg')]);
  return png.size > Math.max(SMALL, jpeg.size * WORTH_IT) ? jpeg : png;
}

/** The new file's bytes, or nothing for a file that this browser can't read. */
export async function rewrite(
  file: Blob,
  {format}: Pick<PictureFacts, 'format'>,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  // Browsers turn it upright.
  const whole = await createImageBitmap(file).catch(() => undefined);
  if (!whole) return undefined;
  const {width, height} = sizeFor(whole);
  const small = await createImageBitmap(whole, {resizeWidth: width, resizeHeight: height, resizeQuality: 'high'});
  whole.close();
  const canvas = Object.assign(document.createElement('canvas'), {width, height});
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser can’t draw pictures.');
  context.drawImage(small, 0, 0, width, height);
  small.close();
  const written =
    format === 'jpeg'
      ? await write(canvas, 'image/jpeg')
      : isTransparent(canvas, context)
        ? await write(canvas, 'image/png')
        : await smaller(canvas);
  return new Uint8Array(await written.arrayBuffer());
}
