/** Makes the files for visitors from an original and an order, or takes them from the cache. */
import {readFacts} from '../../content/pictures/facts';
import {keyOf, read, write} from './cache';
import {ENCODER, encode} from './encode';
import {evenSize, printMark} from './mark';
import {formatsFor, type Order, planVariants, type Variant} from './plan';

/** What a page knows of a picture: its files are called `<id>-<width>.<format>`. */
export interface PictureData {
  id: string;
  /** The place, as the styles of <Picture> know it. */
  slot: string;
  widths: number[];
  formats: string[];
  /** Width and height of the largest file, for which a browser reserves the space. */
  width: number;
  height: number;
  sizes: string;
}

export interface Made {
  data: PictureData;
  files: Map<string, Buffer>;
}

/** Runs one piece of work at a time: encoding a picture takes all processors and much memory. */
let last: Promise<unknown> = Promise.resolve();
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work, work);
  last = result;
  return result;
}

const nameOf = (id: string, {width, format}: Variant) => `${id}-${width}.${format}`;

/** The files of some variants. Calls `encodeAll` only if one is missing. */
async function filesFor(
  siteDir: string,
  id: string,
  variants: Variant[],
  encodeAll: () => Promise<Map<Variant, Buffer>>,
) {
  const find = () => new Map(variants.map((variant) => [nameOf(id, variant), read(siteDir, nameOf(id, variant))]));
  const isWhole = (files: Map<string, Buffer | undefined>): files is Map<string, Buffer> =>
    ![...files.values()].includes(undefined);
  const found = find();
  if (isWhole(found)) return found;
  return inTurn(async () => {
    // The page is built for the server and for the browser at once, and the other build may have encoded it meanwhile.
    const again = find();
    if (isWhole(again)) return again;
    const encoded = await encodeAll();
    for (const [variant, bytes] of encoded) write(siteDir, nameOf(id, variant), bytes);
    return new Map([...encoded].map(([variant, bytes]) => [nameOf(id, variant), bytes]));
  });
}

/** A photograph, in every width and format that its place needs. */
async function makePhotograph(siteDir: string, bytes: Buffer, order: Order): Promise<Made> {
  const {size} = readFacts(bytes);
  if (!size) throw new Error('its size cannot be read');
  const variants = planVariants(size, order);
  const {sizes, slot, ...shape} = order.place;
  const id = keyOf(bytes, JSON.stringify({...order, place: shape}), ENCODER);
  const files = await filesFor(siteDir, id, variants, () => encode(bytes, order, variants));
  const {width, height} = variants.reduce((a, b) => (b.width > a.width ? b : a));
  const widths = [...new Set(variants.map((variant) => variant.width))];
  return {data: {id, slot, widths, formats: formatsFor(order.place), width, height, sizes}, files};
}

/** A partner's mark. Its size is known only once its margin is cut off. */
async function makeMark(siteDir: string, bytes: Buffer, order: Order): Promise<Made> {
  const source = keyOf(bytes, 'mark', ENCODER);
  const name = `${source}.png`;
  let printed = read(siteDir, name);
  if (!printed) {
    printed = await inTurn(() => printMark(bytes));
    write(siteDir, name, printed);
  }
  const original = printed;
  const size = readFacts(original).size ?? {width: 1, height: 1};
  const {width, height} = evenSize(size);
  const place = {...order.place, widths: [width, 2 * width]};
  const variants = planVariants(size, {...order, place});
  const files = await filesFor(siteDir, source, variants, () => encode(original, {...order, place}, variants));
  const widths = [...new Set(variants.map((variant) => variant.width))];
  return {
    data: {id: source, slot: place.slot, widths, formats: formatsFor(place), width, height, sizes: `${width}px`},
    files,
  };
}

/** Makes everything that an order asks for. */
export const make = (siteDir: string, bytes: Buffer, order: Order): Promise<Made> =>
  order.place.mark ? makeMark(siteDir, bytes, order) : makePhotograph(siteDir, bytes, order);
