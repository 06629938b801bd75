/**
 * Encoded files, kept by their content where a build does not empty them. A picture that is placed as before is not
 * encoded again, whoever renamed it and however often the site was built since.
 */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** The cache's folder below the site's. CI keeps it between builds. */
export const CACHE = '.cache/pictures';

/** A name that stands for all that a file was made of. */
export function keyOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 12);
}

/** A file of the cache; none where it is not there yet. */
export function read(siteDir: string, name: string): Buffer | undefined {
  const file = path.join(siteDir, CACHE, name);
  return existsSync(file) ? readFileSync(file) : undefined;
}

/** Puts a file into the cache. Several builds may run at once: a file that is read is always a whole one. */
export function write(siteDir: string, name: string, bytes: Uint8Array): void {
  const file = path.join(siteDir, CACHE, name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(`${file}.${process.pid}`, bytes);
  renameSync(`${file}.${process.pid}`, file);
}
