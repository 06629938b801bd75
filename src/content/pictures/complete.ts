/** Whether a file is whole: an upload that broke off keeps a header that looks right. */
import type {PictureFormat} from './format';

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** JPEG: an end mark somewhere behind the beginning of the picture; phones hang films behind it. */
function jpeg(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda) at += 2 + view.getUint16(at + 2);
  for (let end = bytes.indexOf(0xd9, at); end >= 0; end = bytes.indexOf(0xd9, end + 1)) {
    if (bytes[end - 1] === 0xff) return true;
  }
  return false;
}

/** PNG: chunk after chunk, to the one called IEND. */
function png(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    if (view.getUint32(at + 4) === 0x49454e44) return true;
  }
  return false;
}

/** WebP: as long as its first lines say. */
const webp = (bytes: Uint8Array): boolean => viewOf(bytes).getUint32(4, true) + 8 <= bytes.length;

/** AVIF: box after box, each as long as it says, up to the end. */
function avif(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  let at = 0;
  while (at + 8 <= bytes.length) {
    const length = view.getUint32(at);
    if (length === 0) return true; // The last box may run to the end of the file, however far that is.
    if (length < 8) return false;
    at += length;
  }
  return at === bytes.length;
}

const READERS: Record<PictureFormat, (bytes: Uint8Array) => boolean> = {jpeg, png, webp, avif};

/** Whether nothing is missing at the end of the file. */
export const isComplete = (bytes: Uint8Array, format: PictureFormat): boolean => READERS[format](bytes);
