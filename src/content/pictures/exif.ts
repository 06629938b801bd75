/** Reads Exif: directories of entries of 12 bytes, found by offsets from the start of the segment. */
import type {Segment} from './blocks';

/** Bytes of one value of each type, by the type's number. */
export const TYPE_SIZES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];

interface Directory {
  /** Where each entry stands, and its tag. */
  entries: {at: number; tag: number}[];
  end: number;
}

export interface Exif {
  view: DataView;
  /** Whether numbers stand with their last byte first. */
  little: boolean;
  /** Offset of the first directory. */
  first: number;
  /** The directory at an offset; none where there is none that can be read. */
  directory: (offset: number) => Directory | undefined;
}

const ORIENTATION_TAG = 0x0112;

/** Opens a segment. One that is no Exif has no directories. */
export function readExif(bytes: Uint8Array, {start, end}: Segment): Exif {
  const view = new DataView(bytes.buffer, bytes.byteOffset + start, Math.max(0, end - start));
  const little = view.byteLength >= 8 && view.getUint16(0) === 0x4949;
  const valid = view.byteLength >= 8 && (little || view.getUint16(0) === 0x4d4d) && view.getUint16(2, little) === 42;
  const directory = (offset: number) => {
    if (!valid || offset < 8 || offset + 2 > view.byteLength) return undefined;
    const count = view.getUint16(offset, little);
    const last = offset + 2 + count * 12;
    if (count === 0 || last > view.byteLength) return undefined;
    const places = Array.from({length: count}, (_, index) => offset + 2 + index * 12);
    return {entries: places.map((at) => ({at, tag: view.getUint16(at, little)})), end: last};
  };
  return {view, little, first: valid ? view.getUint32(4, little) : 0, directory};
}

/** How the camera was held, 1 to 8; from 5 on the picture lies on its side. */
export function orientationOf(bytes: Uint8Array, segments: Segment[]): number {
  for (const segment of segments.filter(({kind}) => kind === 'exif')) {
    const {view, little, first, directory} = readExif(bytes, segment);
    const entry = directory(first)?.entries.find(({tag}) => tag === ORIENTATION_TAG);
    if (entry) return view.getUint16(entry.at + 8, little);
  }
  return 1;
}
