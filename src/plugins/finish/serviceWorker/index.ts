/** Writes `sw.js`: the service worker with the list of the files that it stores, as they are at this very step. */
import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {build} from 'esbuild';
import {getManifest} from 'workbox-build';

/** What a page can need. Share pictures, icons and the 404 page are for the network. */
const STORED = ['*.html', 'favicon.svg', '{assets,fonts,img}/**/*.{js,css,woff2,svg,png,jpg,webp,avif}'];
const NOT_STORED = ['404.html'];

/** A file whose name holds its hash is taken from what the browser has already loaded. */
const HASHED = /[.-][0-9a-f]{8,}\./;

/** The files with their hashes. The browser refuses one that differs, as when a deploy is still under way. */
async function listFiles(outDir: string): Promise<object[]> {
  const {manifestEntries} = await getManifest({
    globDirectory: outDir,
    globPatterns: STORED,
    globIgnores: NOT_STORED,
    dontCacheBustURLsMatching: HASHED,
    maximumFileSizeToCacheInBytes: 1_000_000,
  });
  return Promise.all(
    manifestEntries.map(async (entry) => {
      const content = await readFile(path.join(outDir, decodeURI(entry.url)));
      return {...entry, integrity: `sha256-${createHash('sha256').update(content).digest('base64')}`};
    }),
  );
}

/**
 * Writes the service worker into a build, after every step that changes a file of its list. `off` writes the one that
 * removes itself from every visitor's browser.
 */
export async function writeServiceWorker(outDir: string, {off = false} = {}): Promise<void> {
  await build({
    entryPoints: [path.join(__dirname, off ? 'worker.off.ts' : 'worker.ts')],
    outfile: path.join(outDir, 'sw.js'),
    bundle: true,
    minify: true,
    legalComments: 'none',
    target: 'es2020', // What Chrome 87, Firefox 78 and Safari 14 have in common.
    define: {
      'process.env.NODE_ENV': '"production"',
      ...(!off && {FILES: JSON.stringify(await listFiles(outDir))}),
    },
    logLevel: 'warning',
  });
}
