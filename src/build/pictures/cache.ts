/**
 * Where the build keeps the files that it has made of pictures: each under a name that says what it was made from, so that
 * a build encodes only what is new.
 */
import {createHash} from 'node:crypto';
import * as fs from 'node:fs';
import path from 'node:path';

/** The cache's folder below the site's. CI keeps it between builds. */
export const CACHE = '.cache/pictures';

/** How long an unused file is kept, in milliseconds. Branches share the folder. */
const KEPT = 7 * 24 * 3600 * 1000;

/** A name made from everything that a file depends on. */
export function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 12);
}

/** The cache of one site. */
export class PictureCache {
  private readonly folder: string;

  constructor(siteDir: string) {
    this.folder = path.join(siteDir, CACHE);
  }

  /** Reads a file, if there is one, and dates it as used now. Another build may delete it at any moment. */
  read(name: string): Buffer | undefined {
    const file = path.join(this.folder, name);
    const now = new Date();
    try {
      fs.utimesSync(file, now, now);
      return fs.readFileSync(file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  /** Writes a file. Other builds may read it at the same time, so it appears whole. */
  write(name: string, bytes: Uint8Array): void {
    const file = path.join(this.folder, name);
    fs.mkdirSync(this.folder, {recursive: true});
    fs.writeFileSync(`${file}.${process.pid}`, bytes);
    fs.renameSync(`${file}.${process.pid}`, file);
  }

  /** Deletes files that no build has used for a week. CI passes the cache on, so it would grow for ever. */
  prune(): void {
    if (!fs.existsSync(this.folder)) return;
    const now = Date.now();
    for (const name of fs.readdirSync(this.folder)) {
      const file = path.join(this.folder, name);
      // Another build may have deleted it meanwhile.
      const age = now - (fs.statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? now);
      if (age > KEPT) fs.rmSync(file, {force: true});
    }
  }
}
