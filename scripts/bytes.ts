/** What a first visit to a page costs in bytes as they travel, and what it may cost. */
import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Build, BuiltPage} from './verify/built';

export const BUDGETS = {
  /** The page with the styles and scripts inside it. */
  html: 14_600,
  /** The page with `site.js` and its font: what it needs before it is usable. Pictures have a budget each. */
  usable: 30_000,
  /** What the service worker fetches, once per visitor. */
  background: 100_000,
};

const COMPRESSED = /\.(html|css|js|json|svg|webmanifest|xml|txt)$/;

/** Size of a build's file at a path below its home page, which may end in `.html`. 0 if there is none. */
export function sizeOf(dir: string, address: string): number {
  const [name] = address.split('?');
  const files = [name, `${name}.html`, `${name}/index.html`].map((one) => path.join(dir, one));
  const file = files.find((one) => statSync(one, {throwIfNoEntry: false})?.isFile());
  if (!file) return 0;
  const content = readFileSync(file);
  return COMPRESSED.test(file) ? gzipSync(content).length : content.length;
}

/** Size of a page's HTML, and of everything that it needs before it is usable: `site.js`, which its inline script names, and its font. */
export function bytesOf({html, file}: BuiltPage, {dir}: Build): {html: number; usable: number} {
  const ownBytes = sizeOf(dir, file);
  const files = [/assets\/site\.\w+\.js/, /assets\/[\w./-]+\.woff2/].flatMap((file) => file.exec(html)?.[0] ?? []);
  return {html: ownBytes, usable: files.reduce((sum, file) => sum + sizeOf(dir, file), ownBytes)};
}

export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
