/** Where a file keeps what the camera wrote about the picture, apart from the picture itself. */
import type {PictureFormat} from './format';

/** A stretch of the file, from `start` up to `end`. */
export interface Segment {
  kind: 'exif' | 'xmp';
  start: number;
  end: number;
  /** Where a checksum over the bytes from `from` up to `end` stands. PNG alone has one. */
  checksum?: {from: number; at: number};
}

const XMP = 'http://ns.adobe.com/xap/1.0/\0';
const PNG_XMP = 'XML:com.adobe.xmp\0';

const startsWith = (bytes: Uint8Array, at: number, text: string) =>
  at + text.length <= bytes.length && [...text].every((sign, index) => bytes[at + index] === sign.charCodeAt(0));

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** JPEG: markers, each with its length, up to where the picture begins. */
function inJpeg(bytes: Uint8Array): Segment[] {
  const view = viewOf(bytes);
  const found: Segment[] = [];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda) {
    const start = at + 4;
    const end = Math.min(at + 2 + view.getUint16(at + 2), bytes.length);
    if (bytes[at + 1] === 0xe1 && startsWith(bytes, start, 'Exif\0\0')) {
      found.push({kind: 'exif', start: start + 6, end});
    } else if (bytes[at + 1] === 0xe1 && startsWith(bytes, start, XMP)) {
      found.push({kind: 'xmp', start: start + XMP.length, end});
    }
    if (end <= at + 2) break;
    at = end;
  }
  return found;
}

/** PNG: chunks, each with its length, name and checksum. */
function inPng(bytes: Uint8Array): Segment[] {
  const view = viewOf(bytes);
  const found: Segment[] = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const start = at + 8;
    const end = start + view.getUint32(at);
    if (end + 4 > bytes.length) break;
    const checksum = {from: at + 4, at: end};
    if (startsWith(bytes, at + 4, 'eXIf')) found.push({kind: 'exif', start, end, checksum});
    if (startsWith(bytes, at + 4, 'iTXt') && startsWith(bytes, start, PNG_XMP)) {
      found.push({kind: 'xmp', start: start + PNG_XMP.length, end, checksum});
    }
    at = end + 4;
  }
  return found;
}

/** WebP: chunks, each with its name and length, padded to an even number of bytes. */
function inWebp(bytes: Uint8Array): Segment[] {
  const view = viewOf(bytes);
  const found: Segment[] = [];
  for (let at = 12; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at + 4, true);
    const end = Math.min(at + 8 + length, bytes.length);
    // Some programs repeat JPEG's own introduction here.
    const skip = startsWith(bytes, at + 8, 'Exif\0\0') ? 6 : 0;
    if (startsWith(bytes, at, 'EXIF')) found.push({kind: 'exif', start: at + 8 + skip, end});
    if (startsWith(bytes, at, 'XMP ')) found.push({kind: 'xmp', start: at + 8, end});
    at += 8 + length + (length % 2);
  }
  return found;
}

/** AVIF: the items' places are told in a table of many kinds; looking for how the data begins is enough. */
function inAvif(bytes: Uint8Array): Segment[] {
  const found: Segment[] = [];
  for (let at = bytes.indexOf(0x45); at >= 0; at = bytes.indexOf(0x45, at + 1)) {
    if (startsWith(bytes, at, 'Exif\0\0')) found.push({kind: 'exif', start: at + 6, end: bytes.length});
  }
  for (let at = bytes.indexOf(0x3c); at >= 0; at = bytes.indexOf(0x3c, at + 1)) {
    if (startsWith(bytes, at, '<x:xmpmeta')) found.push({kind: 'xmp', start: at, end: bytes.length});
  }
  return found;
}

const READERS: Record<PictureFormat, (bytes: Uint8Array) => Segment[]> = {
  jpeg: inJpeg,
  png: inPng,
  webp: inWebp,
  avif: inAvif,
};

/** What the camera wrote, wherever the format keeps it. */
export const segmentsOf = (bytes: Uint8Array, format: PictureFormat): Segment[] => READERS[format](bytes);
