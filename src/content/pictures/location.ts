/**
 * Whether a picture says where it was taken, and the same picture without that. A phone writes the place into Exif
 * data, some programs into XMP, and a "motion photo" into the film that hangs at its end. Each is blanked where it
 * stands: no byte moves, so the picture itself and everything else the camera wrote stay as they were.
 */

import {type Segment, segmentsOf} from './blocks';
import {readExif, TYPE_SIZES} from './exif';
import type {PictureFormat} from './format';

/** A stretch of bytes to blank with zeros or, in text, with spaces. */
interface Blank {
  start: number;
  end: number;
  with: 0 | 32;
}

const GPS_TAG = 0x8825;

/** What to blank in a segment of Exif: the directory of the place, with the values that stand apart from it. */
function blanksInExif(bytes: Uint8Array, segment: Segment): Blank[] {
  const {view, little, directory, first} = readExif(bytes, segment);
  const pointers = directory(first)?.entries.filter(({tag}) => tag === GPS_TAG) ?? [];
  return pointers.flatMap(({at}) => {
    const offset = view.getUint32(at + 8, little);
    const place = directory(offset);
    if (!place) return [];
    // The version of the directory (tag 0) says nothing of a place.
    if (place.entries.every(({tag}) => tag === 0)) return [];
    const apart = place.entries.flatMap((entry) => {
      const size = (TYPE_SIZES[view.getUint16(entry.at + 2, little)] ?? 1) * view.getUint32(entry.at + 4, little);
      const from = view.getUint32(entry.at + 8, little);
      return size > 4 && from + size <= view.byteLength ? [{from, to: from + size}] : [];
    });
    return [{from: offset, to: place.end}, ...apart].map(({from, to}): Blank => {
      return {start: segment.start + from, end: segment.start + to, with: 0};
    });
  });
}

/** Attributes and elements that begin with `exif:GPS`, with the latin letters of the file as they are. */
const XMP_PLACE = /\bexif:GPS\w+\s*=\s*(?:"[^"]*"|'[^']*')|<exif:GPS(\w+)[^>]*>[\s\S]*?<\/exif:GPS\1>/g;

function blanksInXmp(bytes: Uint8Array, {start, end}: Segment): Blank[] {
  const text = new TextDecoder('latin1').decode(bytes.subarray(start, end));
  return [...text.matchAll(XMP_PLACE)].map(({index, 0: {length}}) => {
    return {start: start + index, end: start + index + length, with: 32};
  });
}

/** The place in a film: `©xyz`, two lengths, then something like +00.3476+032.5825/. */
function blanksInFilm(bytes: Uint8Array): Blank[] {
  const found: Blank[] = [];
  for (let at = bytes.indexOf(0xa9); at >= 0; at = bytes.indexOf(0xa9, at + 1)) {
    if (bytes[at + 1] !== 0x78 || bytes[at + 2] !== 0x79 || bytes[at + 3] !== 0x7a) continue;
    const text = new TextDecoder('latin1').decode(bytes.subarray(at + 8, at + 64));
    const place = /^[+-]\d[\d.]*[+-]\d[\d.]*(?:[+-]\d[\d.]*)?\/?/.exec(text)?.[0];
    if (place) found.push({start: at + 8, end: at + 8 + place.length, with: 32});
  }
  return found;
}

const blanksOf = (bytes: Uint8Array, format: PictureFormat): Blank[] => [
  ...segmentsOf(bytes, format).flatMap((segment) =>
    segment.kind === 'exif' ? blanksInExif(bytes, segment) : blanksInXmp(bytes, segment),
  ),
  ...blanksInFilm(bytes),
];

/** Whether the file says where the picture was taken. */
export const saysWhere = (bytes: Uint8Array, format: PictureFormat): boolean => blanksOf(bytes, format).length > 0;

/** The checksum that PNG keeps of each chunk. */
function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

/** The same file without the place. */
export function withoutLocation(bytes: Uint8Array, format: PictureFormat): Uint8Array {
  const copy = bytes.slice();
  for (const {start, end, with: blank} of blanksOf(bytes, format)) copy.fill(blank, start, end);
  for (const {checksum, end} of segmentsOf(bytes, format)) {
    if (checksum) new DataView(copy.buffer).setUint32(checksum.at, crc32(copy.subarray(checksum.from, end)));
  }
  return copy;
}
