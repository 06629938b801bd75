/**
 * Encoded files, kept by their content where a build does not empty them. A picture that is placed as before is not
 * encoded again, whoever renamed it and however often the site was built since.
 */
import {createHash} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** The cache's folder below the site's. CI keeps it between builds. */
export const CACHE = '.cache/pictures';

/** How long a file is kept that no build uses: previews and branches share the folder. In milliseconds. */
const KEPT = 7 * 24 * 3600 * 1000;

/** A name that stands for all that a file was made of. */
export function keyOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 12);
}

/** A file of the cache; none where it is not there yet. Its date becomes that of its last use. */
export function read(siteDir: string, name: string): Buffer | undefined {
  const file = path.join(siteDir, CACHE, name);
  if (!existsSync(file)) return undefined;
  const now = new Date();
  utimesSync(file, now, now);
  return readFileSync(file);
}

/** Puts a file into the cache. Several builds may run at once: a file that is read is always a whole one. */
export function write(siteDir: string, name: string, bytes: Uint8Array): void {
  const file = path.join(siteDir, CACHE, name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(`${file}.${process.pid}`, bytes);
  renameSync(`${file}.${process.pid}`, file);
}

/** Deletes what no build has used for a week, or the cache would grow for as long as CI hands it on. */
export function prune(siteDir: string, now = Date.now()): void {
  const folder = path.join(siteDir, CACHE);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (statSync(file).mtimeMs < now - KEPT) rmSync(file);
  }
}
