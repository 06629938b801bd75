/** Writes `sw.js`: the service worker with the list of the files that it stores, as they are at this very step. */
import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {build} from 'esbuild';
import type {PrecacheEntry} from 'workbox-precaching';

/** What a page needs to be read. Pictures, icons and the 404 page are for the network: a visitor's storage stays small. */
const STORED = /^((?!404)[^/]+\.html|favicon\.svg|assets\/.+\.(js|css|woff2))$/;

/** A file whose name holds its hash is taken from what the browser has already loaded. */
const HASHED = /[.-][0-9a-f]{8,}\./;

/** The files with their hashes. The browser refuses one that differs, as when a deploy is still under way. */
async function listFiles(outDir: string): Promise<PrecacheEntry[]> {
  const files = (await readdir(outDir, {recursive: true})).map((file) => file.split(path.sep).join('/'));
  return Promise.all(
    files
      .filter((file) => STORED.test(file))
      .sort()
      .map(async (file) => {
        const hash = createHash('sha256')
          .update(await readFile(path.join(outDir, file)))
          .digest('base64');
        return {
          url: encodeURI(file),
          revision: HASHED.test(file) ? null : hash.slice(0, 12),
          integrity: `sha256-${hash}`,
        };
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
