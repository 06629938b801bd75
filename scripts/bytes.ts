/** What a built page costs a visitor in bytes, read from the built files, and what it may cost. */
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

/** Bytes of one page, as they travel (gzip for texts). */
export interface PageBytes {
  /** Path under the build's folder: `about.html`. */
  page: string;
  /** The page with its styles, inlined or not, and the scripts inside it; without its pictures. */
  html: number;
  /** Fonts that it names. */
  font: number;
  /** Scripts inside the page, which run before the first paint. A page with pictures may have some more (FOR_PICTURES). */
  inline: number;
  /** Scripts that a control may want: React, and those of the page's route. */
  script: number;
  /** The styles of all pages, which come with them. */
  styles: number;
  /** A first visit, before anything is wanted: page and font, and the script of its counting figures if it has any. */
  all: number;
  /** Photographs that staff put on the page, which come when they are about to be seen, and what the page says of them. */
  pictures: number;
  /** Pictures that are fetched at once, though nobody may look at them. */
  eager: string[];
  /** The page, before its pictures, for a visitor who comes from another. */
  next: number;
  /** Addresses of the styles and scripts that it waits for before it paints. */
  blocking: string[];
}

const sizes = new Map<string, number>();

/** Size of a built file as it travels: compressed if it is text. */
export function travelling(file: string): number {
  const stored = sizes.get(file);
  if (stored !== undefined) return stored;
  const packed = /\.(html|css|js|json|svg|webmanifest|xml|txt)$/.test(file);
  const size = packed ? gzipSync(readFileSync(file)).length : statSync(file).size;
  sizes.set(file, size);
  return size;
}

/** What the first group of a pattern matches, as often as it does. */
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, group]) => group);

/** Scripts that a page names: the starter's list, and those with an address of their own. */
function scriptsOf(html: string): string[] {
  const started = matches(html, /data-scripts="([^"]+)"/g).flatMap((list) => list.split(' '));
  return [...new Set([...matches(html, /<script[^>]* src="?([^" >]+)/g), ...started])];
}

/** Addresses of the scripts of a page's own route, which React fetches by itself. The main script lists them. */
function routeScripts(dir: string, page: string, base: string): string[] {
  const folder = path.join(dir, 'assets/js');
  const files = readdirSync(folder);
  const main = files.find((file) => file.startsWith('main.')) ?? '';
  const [, list] =
    /JSON\.parse\('(\{"[^']*"__comp":[^']*)'\)/.exec(readFileSync(path.join(folder, main), 'utf8')) ?? [];
  if (!list) throw new Error('Docusaurus no longer lists the scripts of all routes in its main script.');
  const route = base + page.replace(/^index\.html$|\.html$/, '');
  const ofRoute = Object.entries(JSON.parse(list)).filter(([name]) => name.replace(/-\w+$/, '') === route);
  const names: string[] = JSON.stringify(ofRoute).match(/\b[\da-f]{8}\b/g) ?? [];
  return files.filter((file) => names.includes(file.split('.')[0])).map((file) => `${base}assets/js/${file}`);
}

/** The script that the starter fetches for counting figures. */
const onDemand = (html: string) => matches(html, /"([^"]*on-demand\.\w+\.js)"/g);

/** Built pages of a folder that have an address of their own: the copies for `/about/` are the same pages. */
export function builtPages(dir: string): string[] {
  return readdirSync(dir).filter((file) => file.endsWith('.html'));
}

/** Bytes of one built page. `base` is the address under which the site is served. */
export function bytesOfPage(dir: string, page: string, base = '/'): PageBytes {
  const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');
  const sum = (addresses: string[]) =>
    addresses
      .map((address) => path.join(dir, address.slice(base.length)))
      .filter((file) => existsSync(file))
      .reduce((total, file) => total + travelling(file), 0);

  const whole = read(page);
  const html = whole.replace(/<picture[\s\S]*?<\/picture>|<link[^>]* imagesrcset[^>]*>/g, '');
  const scripts = scriptsOf(html);
  const styles = matches(html, /<link[^>]* rel="?stylesheet"? href="?([^" >]+)/g);
  const inlined = matches(html, /<script(?: data-scripts="[^"]*")?>([\s\S]*?)<\/script>/g);
  const images = matches(whole, /(<img[^>]*>)/g);
  const pictures = matches(whole, /<picture[\s\S]*?(<img[^>]*>)/g);
  const addressOf = (image: string) => /\ssrc="?([^" >]+)/.exec(image)?.[1] ?? '';
  const bytes = {
    html: gzipSync(html).length + sum(styles),
    font: sum(matches(html, /<link[^>]* href="?([^" >]+\.woff2)/g)),
    // As at the root of a domain: a repository's long name must not stop the publishing.
    inline: gzipSync(inlined.join('\n').replaceAll(base, '/')).length,
    script: sum([...scripts, ...routeScripts(dir, page, base)]),
    styles: sum(matches(html, /data-sheet="([^"]+)"/g)),
  };
  return {
    page,
    ...bytes,
    all: bytes.html + bytes.font + (html.includes('data-counting') ? sum(onDemand(html)) : 0),
    pictures: sum([...new Set(pictures.map(addressOf))]) + gzipSync(whole).length - gzipSync(html).length,
    eager: images.filter((image) => !/\sloading="?lazy\b/.test(image)).map(addressOf),
    next: gzipSync(html).length,
    blocking: [...styles, ...matches(html, /<script(?![^>]*(?:defer|async))[^>]* src="?([^" >]+)/g)],
  };
}

/** A part of what a page costs. */
type Part = 'next' | 'font' | 'inline' | 'script' | 'styles' | 'all';

/** What each page may cost on a first visit, in bytes as they travel. */
const BUDGETS: Record<Part, [atMost: number, what: string]> = {
  next: [14_600, 'its HTML with its styles and scripts, which a visitor who comes from another page gets'],
  font: [16_000, 'its font'],
  inline: [1_500, 'the scripts inside it, which run before the first paint'],
  // Nothing on a public page wants these two today. Their budgets keep a package from slipping in unnoticed.
  script: [125_000, 'its scripts, when they are wanted'],
  styles: [12_000, 'the styles that come with its scripts'],
  all: [33_000, 'everything it needs but its pictures, before anything is wanted'],
};

/** The parts that grow with the words of a page. The others are what developers make of them. */
const GROWING: Part[] = ['next', 'script', 'all'];

/** What the script inside a page may have more if the page has pictures. */
const FOR_PICTURES = 250;

export interface Excess {
  /** Path under the build's folder: `about.html`. */
  page: string;
  /** What is too much. */
  what: string;
  bytes: number;
  budget: number;
  /** Whether many words can be the cause. */
  byWords: boolean;
}

/** What is over its budget in a build. Pictures are no part of it. */
export function excesses(dir: string, base = '/'): Excess[] {
  return builtPages(dir).flatMap((page) => {
    const cost = bytesOfPage(dir, page, base);
    return (Object.keys(BUDGETS) as Part[]).flatMap((part) => {
      const [atMost, what] = BUDGETS[part];
      const budget = atMost + (part === 'inline' && cost.pictures > 0 ? FOR_PICTURES : 0);
      const bytes = cost[part];
      return bytes > budget ? [{page, what, bytes, budget, byWords: GROWING.includes(part)}] : [];
    });
  });
}

/** The same, a sentence each. */
export const overBudget = (dir: string, base?: string): string[] =>
  excesses(dir, base).map(
    ({page, what, bytes, budget}) => `${page}: ${what}: ${bytes} bytes, and the budget is ${budget}.`,
  );
