/** What a built page costs a visitor in bytes, read from the built files: no browser, no timing. */
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

/** Bytes of one page on a first visit, as they travel (gzip for texts). */
export interface PageBytes {
  /** Path under the build's folder: `about.html`. */
  page: string;
  /** The page with its styles, inlined or not. */
  html: number;
  /** Fonts that it preloads. */
  font: number;
  /** Scripts that run before the first paint, inside the page. */
  inline: number;
  /** Scripts that run after it, with those of the page's own route. */
  script: number;
  /** All of these, and the pictures that it shows. */
  all: number;
}

const sizes = new Map<string, number>();

/** Size of a built file as it travels. */
function travelling(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const packed = /\.(html|css|js|json|svg|webmanifest|xml|txt)$/.test(file);
  const size = packed ? gzipSync(readFileSync(file)).length : statSync(file).size;
  sizes.set(file, size);
  return size;
}

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found);

/** Built pages of a folder that have an address of their own: the copies for `/about/` are the same pages. */
export function builtPages(dir: string): string[] {
  return readdirSync(dir).filter((file) => file.endsWith('.html'));
}

/** Bytes of one built page. `base` is the address under which the site is served. */
export function bytesOfPage(dir: string, page: string, base = '/'): PageBytes {
  const html = readFileSync(path.join(dir, page), 'utf8');
  const sum = (addresses: string[]) =>
    [...new Set(addresses)]
      .map((address) => path.join(dir, address.slice(base.length)))
      .filter((file) => existsSync(file))
      .reduce((total, file) => total + travelling(file), 0);

  const inlined = matches(html, /<script(?: data-scripts="[^"]*")?>([^<]*(?:<(?!\/script>)[^<]*)*)<\/script>/g);
  const named = matches(html, /<script[^>]* src="?([^" >]+)/g);
  const started = matches(html, /data-scripts="([^"]*)"/g).flatMap((list) => list.split(' '));
  const styles = sum(matches(html, /<link[^>]* rel="?stylesheet"? href="?([^" >]+)/g));
  const bytes = {
    html: travelling(path.join(dir, page)) + styles,
    font: sum(matches(html, /<link[^>]* href="?([^" >]+\.woff2)/g)),
    inline: gzipSync(inlined.join('\n')).length,
    script: sum([...named, ...started]),
  };
  const pictures = sum(matches(html, /<img[^>]* src="?([^" >]+)/g));
  return {page, ...bytes, all: bytes.html + bytes.font + bytes.script + pictures};
}
