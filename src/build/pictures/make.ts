/** Makes the files that a place needs of a picture, as far as the cache lacks them, and hands them to the bundler. */
import path from 'node:path';
import {readFacts} from '../../content/checker/pictureFacts';
import type {PictureData} from '../../content/site/pictures/placements';
import {PICTURES_FOLDER, pictureFile} from '../../shared';
import {hashOf, PictureCache} from './cache';
import {
  ENCODER,
  encode,
  evenSize,
  formatsFor,
  type PictureRequest,
  planVariants,
  printLogo,
  UnreadablePicture,
  type Variant,
} from './encode';

/** Files by their names. */
type Files = Map<string, Buffer>;

/** What is made of a picture. */
interface MadePicture {
  /** What a page has to know of it. */
  data: PictureData;
  /** The files that visitors get, by their names. */
  files: Files;
}

/** Runs one piece of work at a time: encoding a picture takes all processors and much memory. */
let last: Promise<unknown> = Promise.resolve();
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work, work);
  last = result;
  return result;
}

const cacheName = (id: string, {width, format}: Variant) => pictureFile(id, width, format);

/** The files of these names, from the cache. Calls `makeAll` only if one is missing. */
async function cachedOr(cache: PictureCache, names: string[], makeAll: () => Promise<Files>): Promise<Files> {
  const readCached = () => new Map(names.map((name) => [name, cache.read(name)]));
  const isWhole = (files: Map<string, Buffer | undefined>): files is Files => ![...files.values()].includes(undefined);
  const cached = readCached();
  if (isWhole(cached)) return cached;
  return inTurn(async () => {
    // The page is built for the server and for the browser at once, and the other build may have made them meanwhile.
    const again = readCached();
    if (isWhole(again)) return again;
    const made = await makeAll();
    for (const [name, bytes] of made) cache.write(name, bytes);
    return made;
  });
}

/** The files of some variants of a picture. */
const filesFor = (
  cache: PictureCache,
  id: string,
  variants: Variant[],
  encodeAll: () => Promise<Map<Variant, Buffer>>,
): Promise<Files> =>
  cachedOr(
    cache,
    variants.map((variant) => cacheName(id, variant)),
    async () => new Map([...(await encodeAll())].map(([variant, bytes]) => [cacheName(id, variant), bytes])),
  );

/** What a page has to know of the files that are made of a picture. */
const dataOf = (id: string, {placement}: PictureRequest, variants: Variant[]) => ({
  id,
  spot: placement.spot,
  widths: [...new Set(variants.map((variant) => variant.width))],
  formats: formatsFor(placement),
});

/** A photograph, in every width and format that its place needs. */
async function makePhotograph(cache: PictureCache, bytes: Buffer, request: PictureRequest): Promise<MadePicture> {
  const {size} = readFacts(bytes);
  if (!size) throw new UnreadablePicture('its size cannot be read');
  const variants = planVariants(size, request);
  const {sizes, spot, ...shape} = request.placement;
  const id = hashOf(bytes, JSON.stringify({...request, placement: shape}), ENCODER);
  const files = await filesFor(cache, id, variants, () => encode(bytes, request, variants));
  const {width, height} = variants.reduce((a, b) => (b.width > a.width ? b : a));
  return {data: {...dataOf(id, request, variants), width, height, sizes}, files};
}

/** A partner's logo. Its size is known only once its margin is cut off. */
async function makeLogo(cache: PictureCache, bytes: Buffer, request: PictureRequest): Promise<MadePicture> {
  const source = hashOf(bytes, 'logo', ENCODER);
  const name = `${source}.png`;
  const printed = await cachedOr(cache, [name], async () => new Map([[name, await printLogo(bytes)]]));
  const original = printed.get(name) as Buffer;
  const size = readFacts(original).size ?? {width: 1, height: 1};
  const {width, height} = evenSize(size);
  const placement = {...request.placement, widths: [width, 2 * width]};
  const variants = planVariants(size, {...request, placement});
  const files = await filesFor(cache, source, variants, () => encode(original, {...request, placement}, variants));
  return {data: {...dataOf(source, request, variants), width, height, sizes: `${width}px`}, files};
}

/** Makes everything that a request asks for. */
export function make(siteDir: string, bytes: Buffer, request: PictureRequest): Promise<MadePicture> {
  const cache = new PictureCache(siteDir);
  return request.placement.isLogo ? makeLogo(cache, bytes, request) : makePhotograph(cache, bytes, request);
}

/** The import of a picture, as a page writes it. */
export const requestFor = (file: string, request: PictureRequest): string =>
  `!!${path.join(__dirname, 'loader.cjs')}!${file}?${encodeURIComponent(JSON.stringify(request)).replaceAll('!', '%21')}`;

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
  const request = JSON.parse(decodeURIComponent(context.resourceQuery.slice(1))) as PictureRequest;
  const {data, files} = await make(context.rootContext, bytes, request).catch((error: Error) => {
    // Staff can't help it if the disk is full.
    if (!(error instanceof UnreadablePicture)) throw error;
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
