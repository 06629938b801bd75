/** What was built, as the rules read it: the pages as trees, the names of all files, and the address it was built for. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type CheerioAPI, load} from 'cheerio';
import * as z from 'zod';
import {STAFF_FOLDER} from '../../src/shared';

export interface BuiltPage {
  /** Its file in the build: `about.html`. */
  file: string;
  /** Its address below the home page: `/about`. */
  address: string;
  /** Its whole address. */
  url: URL;
  $: CheerioAPI;
}

export interface Build {
  dir: string;
  /** Path that the site lives under: `/website/`. */
  base: string;
  /** Address of the home page. */
  home: string;
  /** The pages for visitors, or in the staff's build all of its pages. The 404 page is none of them. */
  pages: BuiltPage[];
  /** The page for unknown addresses. */
  notFound: BuiltPage;
  /** All files, by their paths in the build. */
  files: Set<string>;
  /** The text of a file. */
  text(file: string): string;
  /** The staff's build, if it is there too. */
  staff?: Build;
}

/** Where a build is to be published. What isn't set is taken from the build. */
export interface Address {
  SITE_URL?: string;
  BASE_URL?: string;
}

const trees = new Map<string, CheerioAPI>();

/** A page as a tree, which nobody changes. Tests read the same pages a hundred times. */
function treeOf(html: string): CheerioAPI {
  const tree = trees.get(html) ?? load(html);
  trees.set(html, tree);
  return tree;
}

/** The address that the home page names as its own. Throws if it isn't the one that is wanted. */
function homeOf(dir: string, {SITE_URL, BASE_URL}: Address): URL {
  const $ = treeOf(readFileSync(path.join(dir, 'index.html'), 'utf8'));
  const canonical = $('link[rel=canonical]').attr('href') ?? '';
  if (!URL.canParse(canonical)) throw new Error(`The home page in ${dir} doesn’t name its address. Build it again.`);
  const home = new URL(canonical);
  const wanted = new URL(BASE_URL || home.pathname, SITE_URL || home.origin);
  if (wanted.href === home.href) return home;
  throw new Error(
    `The site in ${dir} was built for ${home.href}, and SITE_URL and BASE_URL say ${wanted.href}. Build it again with the same SITE_URL and BASE_URL.`,
  );
}

/** Names of all files below a folder. */
function listFiles(dir: string): string[] {
  return readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.relative(dir, path.join(parentPath, name)).split(path.sep).join('/'))
    .sort();
}

/** Reads what was built into a folder. Throws a sentence if there is nothing, or something for another address. */
export function readBuild(dir: string, address: Address = {}, prefix = '/'): Build {
  if (!existsSync(path.join(dir, 'index.html')) || !existsSync(path.join(dir, '404.html'))) {
    throw new Error(`There is no site in ${dir}. Run "npm run build" first.`);
  }
  const home = homeOf(dir, address);
  const all = listFiles(dir);
  const files = new Set(all.filter((file) => !file.startsWith(STAFF_FOLDER)));
  const text = (file: string) => readFileSync(path.join(dir, file), 'utf8');
  const read = (file: string): BuiltPage => {
    const name = file.replace(/(^|\/)index\.html$|\.html$/, '');
    return {file, address: prefix + name, url: new URL(name, home), $: treeOf(text(file))};
  };
  // The copies for addresses with a slash, `about/index.html`, are the same pages.
  const isCopy = (file: string) => file.endsWith('/index.html') && files.has(file.replace(/\/index\.html$/, '.html'));
  const isPage = (file: string) => file.endsWith('.html') && file !== '404.html' && !isCopy(file);
  const staff = all.includes(`${STAFF_FOLDER}index.html`)
    ? readBuild(
        path.join(dir, STAFF_FOLDER),
        {SITE_URL: home.origin, BASE_URL: home.pathname + STAFF_FOLDER},
        prefix + STAFF_FOLDER,
      )
    : undefined;
  const pages = [...files].filter(isPage).map(read);
  return {dir, base: home.pathname, home: home.href, pages, notFound: read('404.html'), files, text, staff};
}

/** All pages, the one for unknown addresses too. */
export const everyPage = ({pages, notFound}: Build): BuiltPage[] => [...pages, notFound];

/** An attribute of all elements that a selector finds. */
export const attributesOf = ({$}: BuiltPage, selector: string, name: string): string[] =>
  $(selector)
    .toArray()
    .map((element) => $(element).attr(name) ?? '');

const MANIFEST = z.object({
  name: z.string(),
  start_url: z.string(),
  scope: z.string(),
  icons: z.array(z.object({src: z.string(), sizes: z.string(), purpose: z.string().optional()})),
});

const MANIFEST_FILE = 'manifest.webmanifest';

/** What the web manifest says. Undefined where it is missing or can’t be read: the rules for metadata report that. */
export function manifestOf({files, text}: Build): z.infer<typeof MANIFEST> | undefined {
  if (!files.has(MANIFEST_FILE)) return undefined;
  try {
    return MANIFEST.parse(JSON.parse(text(MANIFEST_FILE)));
  } catch {
    return undefined;
  }
}
