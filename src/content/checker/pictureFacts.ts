/** What can be known of a picture without decoding it: its format, its size, and whether it says where it was taken. */
import {imageSize} from 'image-size';

/** The largest file that can be used, in bytes: more than any phone's photograph. */
export const MOST_BYTES = 25e6;
/** The most pixels that the build decodes. The largest photographs of today's phones have 108 million. */
export const MOST_PIXELS = 120e6;

/** Formats that can be used as they are. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

/** What people also try. Each has advice of its own. */
export type OtherFormat = 'heic' | 'svg' | 'gif' | 'unknown';

/** The facts of a picture's file. */
export interface PictureFacts {
  /** Length of the file. */
  bytes: number;
  format: PictureFormat | OtherFormat;
  /** Width and height in pixels as the picture is seen, upright; none where the file does not say. */
  size?: {width: number; height: number};
  /** Whether the file says where the picture was taken. */
  location: boolean;
}

/** Bytes as text, a character each. */
const asLatin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

/** The format by the file's first bytes: a name can say anything. */
function formatOf(bytes: Uint8Array): PictureFormat | OtherFormat {
  if (bytes.length < 12) return 'unknown';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  const text = asLatin1(bytes.subarray(0, 1024));
  if (text.startsWith('PNG\r\n', 1)) return 'png';
  if (/^RIFF[\s\S]{4}WEBP/.test(text)) return 'webp';
  if (text.startsWith('GIF8')) return 'gif';
  if (text.startsWith('ftyp', 4)) {
    // An ISO media file lists its brands: the length of the list, `ftyp`, its own brand, a version, the others.
    const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
    const brands: string[] = text.slice(8, Math.min(length, 256)).match(/[\s\S]{4}/g) ?? [];
    if (brands.includes('avif')) return 'avif';
    if (brands.some((brand) => /^(he[ivx][a-z]|mif1|msf1)$/.test(brand))) return 'heic';
  }
  return /<svg[\s>]/i.test(text) ? 'svg' : 'unknown';
}

/** More signatures or entries than any camera writes: a file made to keep the check busy is not read any further. */
const MOST = 100;

/** Where a signature is in a file. Bytes are searched, as decoding a photograph takes ten times as long. */
function placesOf(bytes: Uint8Array, signature: string): number[] {
  const codes = [...signature].map((sign) => sign.charCodeAt(0));
  const places: number[] = [];
  for (let at = bytes.indexOf(codes[0]); at >= 0 && places.length < MOST; at = bytes.indexOf(codes[0], at + 1))
    if (codes.every((code, index) => bytes[at + index] === code)) places.push(at);
  return places;
}

/** Tags of Exif. */
const ORIENTATION = 0x0112;
const GPS = 0x8825;

/**
 * What the camera wrote as Exif. It begins with TIFF's signature wherever a format keeps it, so it is found without
 * knowing how each format is built.
 */
function readExif(bytes: Uint8Array): {orientation: number; location: boolean} {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const exif = {orientation: 1, location: false};
  for (const base of [...placesOf(bytes, 'II*\0'), ...placesOf(bytes, 'MM\0*')]) {
    const little = bytes[base] === 0x49;
    /** The entries of a directory, 12 bytes each; none where there is no directory that is whole. */
    const entriesAt = (offset: number) => {
      const start = base + offset + 2;
      const count = offset >= 8 && start <= bytes.length ? view.getUint16(start - 2, little) : 0;
      if (start + count * 12 > bytes.length) return [];
      const places = Array.from({length: Math.min(count, MOST)}, (_, index) => start + index * 12);
      return places.map((at) => ({at, tag: view.getUint16(at, little)}));
    };
    if (base + 8 > bytes.length) continue;
    for (const {at, tag} of entriesAt(view.getUint32(base + 4, little))) {
      if (tag === ORIENTATION && exif.orientation === 1) exif.orientation = view.getUint16(at + 8, little);
      // Tag 0 is the version of the directory, which says nothing of a place.
      if (tag === GPS && entriesAt(view.getUint32(at + 8, little)).some((entry) => entry.tag !== 0))
        exif.location = true;
    }
  }
  return exif;
}

/** Where else a file can say it: in XMP, and in the film of a phone's "motion photo", as +00.3476+032.5825. */
const OTHER_PLACES: [signature: string, pattern: RegExp][] = [
  ['exif:GPS', /^exif:GPS\w*(?:Latitude|Longitude)\w*\s*[=>]/],
  ['\xa9xyz', /^\xa9xyz[\s\S]{4}[+-]\d[\d.]*[+-]\d/],
];

/** Whether a file says outside of Exif where the picture was taken. */
const saysWhere = (bytes: Uint8Array): boolean =>
  OTHER_PLACES.some(([signature, pattern]) =>
    placesOf(bytes, signature).some((at) => pattern.test(asLatin1(bytes.subarray(at, at + 64)))),
  );

/** The size of a picture as it is seen; `turned`: it is stored on its side. */
function sizeOf(bytes: Uint8Array, turned: boolean): PictureFacts['size'] {
  try {
    const {width, height} = imageSize(bytes);
    if (!(width > 0 && height > 0)) return undefined;
    return turned ? {width: height, height: width} : {width, height};
  } catch {
    return undefined; // A header that cannot be read is a picture without a size, which is reported as damaged.
  }
}

/** Whether a picture of this format can be used as it is. */
export const isUsable = (format: PictureFacts['format']): format is PictureFormat =>
  format === 'jpeg' || format === 'png' || format === 'webp' || format === 'avif';

/** Reads a picture's facts. */
export function readFacts(bytes: Uint8Array): PictureFacts {
  const format = formatOf(bytes);
  if (!isUsable(format)) return {bytes: bytes.length, format, location: false};
  const {orientation, location} = readExif(bytes);
  return {
    bytes: bytes.length,
    format,
    // From 5 on, the picture is stored on its side.
    size: sizeOf(bytes, orientation >= 5),
    location: location || saysWhere(bytes),
  };
}
