/** The blocks that a picture's file is made of: whether none is missing, and which of them say how it was taken. */
import type {PictureFormat} from './format';

/** A marker of JPEG, a chunk of PNG or WebP, or a box of AVIF. */
interface Block {
  name: string;
  /** Where it begins; `start` and `end` are those of what is in it. */
  at: number;
  start: number;
  end: number;
  next: number;
}

/** What a camera or a program wrote about the picture, from `start` up to `end`. */
export interface Segment {
  kind: 'exif' | 'xmp';
  start: number;
  end: number;
  /** Where a checksum over the bytes from `from` up to `end` stands. PNG alone has one. */
  checksum?: {from: number; at: number};
}

const EXIF = 'Exif\0\0';
/** By the name of a block and how it begins: what is in it. */
const SEGMENTS: [name: string, beginning: string, kind: Segment['kind']][] = [
  ['JPEG', EXIF, 'exif'],
  ['JPEG', 'http://ns.adobe.com/xap/1.0/\0', 'xmp'],
  ['eXIf', '', 'exif'],
  ['iTXt', 'XML:com.adobe.xmp\0', 'xmp'],
  // Some programs repeat JPEG's own introduction in WebP.
  ['EXIF', EXIF, 'exif'],
  ['EXIF', '', 'exif'],
  ['XMP ', '', 'xmp'],
];

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const nameAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
const startsWith = (bytes: Uint8Array, at: number, text: string) =>
  at + text.length <= bytes.length && [...text].every((sign, index) => bytes[at + index] === sign.charCodeAt(0));

const block = (name: string, at: number, start: number, length: number, padding = 0): Block => {
  return {name, at, start, end: start + length, next: start + length + padding};
};

/** Reads the block at an offset, of which at least eight bytes are there; none where the blocks end. */
const READERS: Record<PictureFormat, (bytes: Uint8Array, view: DataView, at: number) => Block | undefined> = {
  jpeg(bytes, view, at) {
    const isMarker = bytes[at] === 0xff && bytes[at + 1] !== 0xda;
    return isMarker ? block(bytes[at + 1] === 0xe1 ? 'JPEG' : '', at, at + 4, view.getUint16(at + 2) - 2) : undefined;
  },
  png: (bytes, view, at) => block(nameAt(bytes, at + 4), at, at + 8, view.getUint32(at), 4),
  webp(bytes, view, at) {
    const length = view.getUint32(at + 4, true);
    return block(nameAt(bytes, at), at, at + 8, length, length % 2);
  },
  avif(bytes, view, at) {
    const length = view.getUint32(at);
    // The last box may run to the end of the file, and a long one has its length behind its name.
    if (length === 0) return block(nameAt(bytes, at + 4), at, at + 8, bytes.length - at - 8);
    if (length > 1) return block(nameAt(bytes, at + 4), at, at + 8, length - 8);
    if (at + 16 > bytes.length) return undefined;
    return block(nameAt(bytes, at + 4), at, at + 16, view.getUint32(at + 8) * 2 ** 32 + view.getUint32(at + 12) - 16);
  },
};

const FIRST: Record<PictureFormat, number> = {jpeg: 2, png: 8, webp: 12, avif: 0};

function blocksOf(bytes: Uint8Array, format: PictureFormat): Block[] {
  const view = viewOf(bytes);
  const found: Block[] = [];
  for (let at = FIRST[format]; at + 8 <= bytes.length; ) {
    const one = READERS[format](bytes, view, at);
    if (!one || one.end < one.start) break;
    found.push(one);
    at = one.next;
  }
  return found;
}

/** Whether nothing is missing at the end: an upload that broke off keeps a header that looks right. */
export function isComplete(bytes: Uint8Array, format: PictureFormat): boolean {
  if (format === 'webp') return viewOf(bytes).getUint32(4, true) + 8 <= bytes.length;
  const blocks = blocksOf(bytes, format);
  const reached = blocks.at(-1)?.next ?? 0;
  if (format === 'png') return blocks.some(({name, next}) => name === 'IEND' && next <= bytes.length);
  if (format === 'avif') return reached === bytes.length;
  // An end mark somewhere behind the beginning of the picture; phones hang films behind it.
  for (let end = bytes.indexOf(0xd9, reached); end >= 0; end = bytes.indexOf(0xd9, end + 1)) {
    if (bytes[end - 1] === 0xff) return true;
  }
  return false;
}

/** AVIF tells the places of its items in a table of many kinds; looking for how the data begins is enough. */
function segmentsInAvif(bytes: Uint8Array): Segment[] {
  const find = (kind: Segment['kind'], beginning: string, skip: number) => {
    const found: Segment[] = [];
    const sign = beginning.charCodeAt(0);
    for (let at = bytes.indexOf(sign); at >= 0; at = bytes.indexOf(sign, at + 1)) {
      if (startsWith(bytes, at, beginning)) found.push({kind, start: at + skip, end: bytes.length});
    }
    return found;
  };
  return [...find('exif', EXIF, EXIF.length), ...find('xmp', '<x:xmpmeta', 0)];
}

/** What the camera wrote, wherever the format keeps it. */
export function segmentsOf(bytes: Uint8Array, format: PictureFormat): Segment[] {
  if (format === 'avif') return segmentsInAvif(bytes);
  return blocksOf(bytes, format).flatMap(({name, at, start, end, next}): Segment[] => {
    const known = SEGMENTS.find(([block, beginning]) => block === name && startsWith(bytes, start, beginning));
    if (!known || (format === 'png' && next > bytes.length)) return [];
    const [, beginning, kind] = known;
    const checksum = format === 'png' ? {checksum: {from: at + 4, at: end}} : {};
    return [{kind, start: start + beginning.length, end: Math.min(end, bytes.length), ...checksum}];
  });
}
