/**
 * Makes the files that a place needs of a picture, and hands them to the bundler. They are kept in a cache by names that
 * say what they are made from, so that a build encodes only what is new.
 */
import {createHash} from 'node:crypto';
import * as fs from 'node:fs';
import path from 'node:path';
import {readFacts} from '../../content/checker/pictureFacts';
import type {PictureData} from '../../content/site/pictures/places';
import {PICTURES_FOLDER} from '../../shared';
import {ENCODER, encode, evenSize, formatsFor, type Order, planVariants, printMark, type Variant} from './encode';

/** The cache's folder below the site's. CI keeps it between builds. */
export const CACHE = '.cache/pictures';

/** How long an unused file is kept, in milliseconds. Branches share the folder. */
const KEPT = 7 * 24 * 3600 * 1000;

/** A name made from everything that a file depends on. */
function keyOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 12);
}

/** Reads a cached file, if there is one, and dates it as used now. */
function read(siteDir: string, name: string): Buffer | undefined {
  const file = path.join(siteDir, CACHE, name);
  if (!fs.existsSync(file)) return undefined;
  const now = new Date();
  fs.utimesSync(file, now, now);
  return fs.readFileSync(file);
}

/** Writes a file into the cache. Other builds may read it at the same time, so it appears there whole. */
function write(siteDir: string, name: string, bytes: Uint8Array): void {
  const file = path.join(siteDir, CACHE, name);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(`${file}.${process.pid}`, bytes);
  fs.renameSync(`${file}.${process.pid}`, file);
}

/** Deletes files that no build has used for a week. CI passes the cache on, so it would grow for ever. */
export function prune(siteDir: string, now = Date.now()): void {
  const folder = path.join(siteDir, CACHE);
  if (!fs.existsSync(folder)) return;
  for (const name of fs.readdirSync(folder)) {
    const file = path.join(folder, name);
    // Another build may have deleted it meanwhile.
    const age = now - (fs.statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? now);
    if (age > KEPT) fs.rmSync(file, {force: true});
  }
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
  const cached = find();
  if (isWhole(cached)) return cached;
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

/** The import of a picture, as a page writes it. */
export const requestFor = (file: string, order: Order): string =>
  `!!${path.join(__dirname, 'loader.cjs')}!${file}?${encodeURIComponent(JSON.stringify(order)).replaceAll('!', '%21')}`;

/** What is used of the bundler's loader context. */
interface LoaderContext {
  rootContext: string;
  resourcePath: string;
  resourceQuery: string;
  emitFile(name: string, content: Buffer): void;
  _compiler?: {name?: string};
}

/** Loads a picture as a module. */
export async function load(context: LoaderContext, bytes: Buffer): Promise<string> {
  const order = JSON.parse(decodeURIComponent(context.resourceQuery.slice(1))) as Order;
  const {data, files} = await make(context.rootContext, bytes, order).catch((error: Error) => {
    const name = path.relative(context.rootContext, context.resourcePath);
    const message = `${name}: This picture can’t be read: ${error.message}. Save it again as JPEG, or choose another.`;
    throw Object.assign(new Error(message, {cause: error}), {stack: message});
  });
  // The page is built twice. Only what is built for the browser is published.
  if (context._compiler?.name !== 'server') {
    for (const [name, content] of files) context.emitFile(`${PICTURES_FOLDER}/${name}`, content);
  }
  return `export default ${JSON.stringify(data)}`;
}
