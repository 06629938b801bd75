/** What kind of file it is, by its first bytes: a name can say anything. */

/** The largest file that goes in, in bytes: more than any photograph of a telephone. */
export const MOST_BYTES = 25e6;
/** The most pixels that the build decodes. The largest photographs of today's telephones have 108 million. */
export const MOST_PIXELS = 120e6;

/** Formats that go in as they are. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

/** What people also try. Each has advice of its own. */
export type OtherFormat = 'heic' | 'svg' | 'gif' | 'unknown';

/** What can be known of a picture without decoding it. */
export interface PictureFacts {
  /** Length of the file. */
  bytes: number;
  format: PictureFormat | OtherFormat;
  /** Width and height as the picture is seen, upright; none where the file does not say. */
  size?: {width: number; height: number};
  /** Whether the file says where the picture was taken. */
  location: boolean;
  /** Whether nothing is missing at the end of the file. */
  complete: boolean;
}

const ascii = (bytes: Uint8Array, start: number, end: number) => String.fromCharCode(...bytes.subarray(start, end));

/** The brands of an ISO media file, its own first: `avif`, `heic`, `mif1` … */
function brandsOf(bytes: Uint8Array): string[] {
  if (ascii(bytes, 4, 8) !== 'ftyp') return [];
  const length = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), bytes.length, 256);
  const brands = [ascii(bytes, 8, 12)];
  for (let at = 16; at + 4 <= length; at += 4) brands.push(ascii(bytes, at, at + 4));
  return brands;
}

/** The format of a file. */
export function formatOf(bytes: Uint8Array): PictureFormat | OtherFormat {
  if (bytes.length < 12) return 'unknown';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (ascii(bytes, 0, 4) === 'GIF8') return 'gif';
  const brands = brandsOf(bytes);
  if (brands.includes('avif')) return 'avif';
  if (brands.some((brand) => /^(he[ivx][a-z]|mif1|msf1)$/.test(brand))) return 'heic';
  const text = new TextDecoder().decode(bytes.subarray(0, 1024));
  return /<svg[\s>]/i.test(text) ? 'svg' : 'unknown';
}
