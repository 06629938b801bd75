/** The builds that are measured against each other. */
import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {writeServiceWorker} from '../../src/plugins/post-build/serviceWorker';
import {builtPages} from './bytes';
import {buildReferences} from './references';
import {writeStockSite} from './stock';

/** Builds a site from scratch, with no cache. `without` names optimizations to leave out (src/plugins/slim/optimizations.ts). */
export function build(siteDir: string, outDir: string, without = '', nodeOptions = ''): void {
  const command = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
  execFileSync(process.execPath, [command, 'build', siteDir, '--out-dir', outDir], {
    cwd: siteDir,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      NODE_ENV: 'production',
      NODE_OPTIONS: nodeOptions,
      PREVIEW: '',
      BASE_URL: '/',
      WITHOUT: without,
    },
  });
}

/** A copy of a build with each page changed, and a service worker that stores the changed pages. */
async function changed(from: string, to: string, change: (html: string) => string): Promise<void> {
  cpSync(from, to, {recursive: true});
  for (const page of builtPages(to)) {
    const file = path.join(to, page);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  }
  await writeServiceWorker(to);
}

const SCRIPT = /<script[^>]*>[\s\S]*?<\/script>/g;

export interface Variants {
  /** This site, as it is published. */
  ours: string;
  /** The same pages with all scripts removed: as fast as they could ever be. */
  limit: string;
  /** This site, its scripts loaded by `defer` while the page is read, as Docusaurus does it. */
  defer: string;
}

export interface Others {
  /** The stock Docusaurus template. */
  stock: string;
  /** The home page's words, drawn in the browser by React. */
  react: string;
  /** The home page's words, written by Astro. */
  astro: string;
}

/** Builds this site's variants inside `dir`, and returns their folders. */
export async function buildVariants(dir: string): Promise<Variants> {
  const at = (name: string) => path.join(dir, name);
  build(process.cwd(), at('ours'));
  await changed(at('ours'), at('limit'), (html) => html.replace(SCRIPT, ''));
  await changed(at('ours'), at('defer'), (html) =>
    html
      .replace(/<script data-scripts="([^" ]+) ([^" ]+)[^>]*>[\s\S]*?<\/script>/, (_, runtime, main) =>
        // Docusaurus names these two in a page; they find the scripts of the route.
        [runtime, main].map((src) => `<script src="${src}" defer></script>`).join(''),
      )
      // React opens other pages in this one, which need the styles of all.
      .replace(
        /<style data-sheet="([^"]+)">[\s\S]*?<\/style>/,
        (_, sheet) => `<style>${readFileSync(path.join(at('ours'), sheet), 'utf8')}</style>`,
      ),
  );
  return {ours: at('ours'), limit: at('limit'), defer: at('defer')};
}

/** Builds the sites of others inside `dir`, and returns their folders. */
export function buildOthers(dir: string, ours: string): Others {
  const at = (name: string) => path.join(dir, name);
  mkdirSync(at('stock-site'));
  writeStockSite(at('stock-site'));
  build(at('stock-site'), at('stock'));
  return {stock: at('stock'), ...buildReferences(dir, ours)};
}
