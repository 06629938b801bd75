/**
 * Makes what visitors get of the pictures in `pictures/`: each Markdown image becomes a `<picture>` with AVIF and WebP
 * files in three widths, upright and without metadata. The originals are never published.
 *
 * `@docusaurus/plugin-ideal-image` makes neither AVIF nor WebP.
 */
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {copyFile, mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Properties} from 'hast';
import type {Image, ImageReference, Node, Parents, Root} from 'mdast';
import sharp from 'sharp';
import {visitParents} from 'unist-util-visit-parents';
import {diskFiles, pathOf, type SiteFolders} from '../content/files.node';
import {definitionsOf} from '../content/page/linksAndImages';
import {pictureAt} from '../content/pictures';

/** Where encoded files are kept between builds, below the site's folder. Deleting it only costs time. */
const CACHE = '.cache/pictures';

/** Where the files are published, below the home page. */
const PICTURES_FOLDER = 'assets/pictures';

type Format = 'avif' | 'webp';

/** What a file depends on beside its original: a change here makes all files again. */
const ENCODING = {
  /** A phone of 360 to 412 px, at any density, takes the first or the second. */
  widths: [480, 800, 1280],
  quality: {avif: 45, webp: 65},
  /** On a phone, a picture may have this many bytes. Its quality is lowered until it does. */
  phone: {maxWidth: 800, maxBytes: 45_000, minQuality: 15},
  /** Of 9. The next saves a tenth of the bytes and takes four times as long. */
  effort: 2,
  version: sharp.versions.sharp,
};

/** How wide a picture is shown at most (src/css/base.css). Browsers that know `auto` measure those that load lazily. */
const SIZES = '(min-width: 48rem) 44rem, 92vw';

/** A picture as the camera left it, and what will be made of it. */
interface Original {
  /** Its full path. */
  path: string;
  /** Changes with its content. */
  id: string;
  /** The widths that are made of it, narrowest first: none is wider than it is. */
  widths: number[];
  /** The size of the widest. */
  width: number;
  height: number;
}

async function readOriginal(file: string): Promise<Original> {
  const hash = createHash('sha256').update(await readFile(file));
  const {autoOrient} = await sharp(file).metadata();
  const width = Math.min(autoOrient.width, ENCODING.widths[2]);
  return {
    path: file,
    id: hash.update(JSON.stringify(ENCODING)).digest('hex').slice(0, 12),
    widths: [...ENCODING.widths.filter((one) => one < width), width],
    width,
    height: Math.round((width * autoOrient.height) / autoOrient.width),
  };
}

async function encode(original: Original, width: number, format: Format): Promise<Buffer> {
  const {phone, effort} = ENCODING;
  const encodeAt = (quality: number) =>
    sharp(original.path, {failOn: 'error'}).autoOrient().resize({width}).toFormat(format, {quality, effort}).toBuffer();
  let quality: number = ENCODING.quality[format];
  let bytes = await encodeAt(quality);
  while (width <= phone.maxWidth && bytes.length > phone.maxBytes && quality > phone.minQuality) {
    quality -= 10;
    bytes = await encodeAt(quality);
  }
  return bytes;
}

/** Writes a file in one step: another build may read it at the same time. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}

/** A node that becomes an HTML element. */
const element = (hName: string, hProperties: Properties, children: Node[] = []) => ({
  type: hName,
  data: {hName, hProperties},
  children,
});

/** Names the file in an error about it. */
const rejectFile =
  (file: string) =>
  ({message}: Error): never => {
    throw new Error(`${file}: This picture can’t be read: ${message}. Save it again as JPEG, or choose another.`);
  };

/** A picture in a page. */
interface Use {
  node: Image | ImageReference;
  parent: Parents;
  file: string;
  /** Whether it is above the page's first section, and the first there. */
  isFirst: boolean;
}

/** The pictures of a site. */
export class Pictures {
  private readonly cache: string;
  /** The address of the folder of the encoded files. */
  private readonly address: string;
  /** The files that this build needs, by name. */
  private readonly made = new Map<string, Promise<void>>();

  constructor(
    private readonly folders: Required<SiteFolders>,
    baseUrl: string,
  ) {
    this.cache = path.join(folders.siteDir, CACHE);
    this.address = baseUrl + PICTURES_FOLDER;
  }

  /** Makes a file, unless the cache has it. Returns its address. */
  private async make(original: Original, width: number, format: Format): Promise<string> {
    const name = `${original.id}-${width}.${format}`;
    const file = path.join(this.cache, name);
    const makeFile = async () => {
      if (!existsSync(file)) await writeWhole(file, await encode(original, width, format));
    };
    const made = this.made.get(name) ?? makeFile();
    this.made.set(name, made);
    await made;
    return `${this.address}/${name}`;
  }

  /** All files of one format, as `srcset` lists them. */
  private async srcSet(original: Original, format: Format): Promise<string> {
    const entries: string[] = [];
    for (const width of original.widths) entries.push(`${await this.make(original, width, format)} ${width}w`);
    return entries.join(', ');
  }

  /** The element that shows a picture. */
  private async elementFor({file, node, isFirst}: Use): Promise<Node> {
    const original = await readOriginal(pathOf(this.folders, file));
    const sizes = isFirst ? SIZES : `auto, ${SIZES}`;
    const image = element('img', {
      alt: node.alt ?? '',
      width: original.width,
      height: original.height,
      ...(isFirst ? {loading: 'eager', fetchPriority: 'high'} : {loading: 'lazy'}),
      sizes,
      srcSet: await this.srcSet(original, 'webp'),
      src: await this.make(original, original.widths[0], 'webp'),
    });
    const source = element('source', {type: 'image/avif', sizes, srcSet: await this.srcSet(original, 'avif')});
    return element('picture', {}, [source, image]);
  }

  /** The pictures that a page shows, in order. Skips addresses without a picture; the check has reported those. */
  private usesIn(tree: Root): Use[] {
    const files = diskFiles(this.folders);
    const definitions = definitionsOf(tree);
    const uses: Use[] = [];
    let isAtTop = true;
    visitParents(tree, (node, parents) => {
      if (node.type === 'heading' && node.depth > 1) isAtTop = false;
      if (node.type !== 'image' && node.type !== 'imageReference') return;
      const url = node.type === 'image' ? node.url : definitions.get(node.identifier)?.url;
      const file = pictureAt(url ?? '', files);
      const parent = parents.at(-1);
      if (file && parent) uses.push({node, parent, file, isFirst: isAtTop && uses.length === 0});
    });
    return uses;
  }

  /** Shows the pictures of a page. */
  async putInto(tree: Root): Promise<void> {
    for (const use of this.usesIn(tree)) {
      const {node, parent, file} = use;
      const picture = await this.elementFor(use).catch(rejectFile(file));
      // One that is alone in its paragraph needs no paragraph.
      const isAlone = parent.type === 'paragraph' && parent.children.length === 1;
      Object.assign(isAlone ? parent : node, picture);
    }
  }

  /** The address of a small copy of a picture, for the editor. */
  async thumbnail(file: string): Promise<string> {
    const original = await readOriginal(pathOf(this.folders, file)).catch(rejectFile(file));
    return this.make(original, original.widths[0], 'webp').catch(rejectFile(file));
  }

  /** Serves the files with `npm start`, and copies them into a build. */
  readonly plugin: Plugin = {
    name: 'pictures',
    configureWebpack: (): object => ({
      devServer: {static: [{directory: this.cache, publicPath: this.address, watch: false}]},
    }),
    postBuild: async ({outDir}) => {
      const folder = path.join(outDir, PICTURES_FOLDER);
      if (this.made.size > 0) await mkdir(folder, {recursive: true});
      for (const name of this.made.keys()) await copyFile(path.join(this.cache, name), path.join(folder, name));
    },
  };
}
