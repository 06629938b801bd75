/** The files of a site on this machine's disk. */
import {existsSync, readdirSync, readFileSync, realpathSync, statSync} from 'node:fs';
import path from 'node:path';
import type {ContentFiles} from './files';

/** Reads the site in a folder. Links that lead out of the folder are listed and read like any other file. */
export function diskFiles(siteDir: string): ContentFiles {
  const full = (file: string) => path.join(siteDir, file);
  return {
    list(folder) {
      if (!existsSync(full(folder))) return [];
      return readdirSync(full(folder), {recursive: true, withFileTypes: true})
        .filter((entry) => !entry.isDirectory())
        .map(({parentPath, name}) => path.relative(siteDir, path.join(parentPath, name)).replaceAll(path.sep, '/'))
        .sort();
    },
    has: (file) => Boolean(statSync(full(file), {throwIfNoEntry: false})?.isFile()),
    leadsOut(file) {
      const root = realpathSync(siteDir);
      return existsSync(full(file)) && !realpathSync(full(file)).startsWith(root + path.sep);
    },
    bytes: (file) => readFileSync(full(file)),
    text: (file) => readFileSync(full(file), 'utf8'),
  };
}
