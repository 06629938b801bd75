/** What a first visit to a page costs in bytes as they travel, and what it may cost. */
import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Build, BuiltPage} from './verify/built';

export const BUDGETS = {
  /** The page with the styles and scripts inside it. */
  html: 14_600,
  /** The page with its scripts and its font: what it needs before it is usable. Pictures have a budget each. */
  usable: 30_000,
  /** What the service worker fetches, once per visitor. */
  background: 100_000,
};

const COMPRESSED = /\.(html|css|js|json|svg|webmanifest|xml|txt)$/;

/** Size of what a build has at an address below its home page. 0 if there is nothing. */
export function sizeOf(dir: string, address: string): number {
  const [name] = address.split('?');
  const files = [name, `${name}.html`, `${name}/index.html`].map((one) => path.join(dir, one));
  const file = files.find((one) => statSync(one, {throwIfNoEntry: false})?.isFile());
  if (!file) return 0;
  const content = readFileSync(file);
  return COMPRESSED.test(file) ? gzipSync(content).length : content.length;
}

/** Size of a page's HTML, and of everything that it needs before it is usable. */
export function bytesOf({$, file}: BuiltPage, {dir, base}: Build): {html: number; usable: number} {
  const html = sizeOf(dir, file);
  const linked = $('script[src], link[rel=stylesheet]').toArray();
  const [, font] = /url\(["']?([^"')]+\.woff2)/.exec($('style').text()) ?? [];
  const addresses = [...linked.map(({attribs}) => attribs.src ?? attribs.href), ...(font ? [font] : [])];
  return {html, usable: addresses.reduce((sum, address) => sum + sizeOf(dir, address.slice(base.length)), html)};
}

export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
