/** Encoded pictures, named by what they are made from, so that a build encodes only what is new. */
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

/** How long an unused file is kept, in milliseconds. Branches share the folder. */
const KEPT = 7 * 24 * 3600 * 1000;

/** A name made from everything that a file depends on. */
export function keyOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 12);
}

/** Reads a cached file, if there is one, and dates it as used now. */
export function read(siteDir: string, name: string): Buffer | undefined {
  const file = path.join(siteDir, CACHE, name);
  if (!existsSync(file)) return undefined;
  const now = new Date();
  utimesSync(file, now, now);
  return readFileSync(file);
}

/** Writes a file into the cache. Other builds may read it at the same time, so it appears there whole. */
export function write(siteDir: string, name: string, bytes: Uint8Array): void {
  const file = path.join(siteDir, CACHE, name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(`${file}.${process.pid}`, bytes);
  renameSync(`${file}.${process.pid}`, file);
}

/** Deletes files that no build has used for a week. CI passes the cache on, so it would grow for ever. */
export function prune(siteDir: string, now = Date.now()): void {
  const folder = path.join(siteDir, CACHE);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (statSync(file).mtimeMs < now - KEPT) rmSync(file);
  }
}
