/** The files of a site on this machine's disk. */
import {existsSync, lstatSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {ContentFiles} from './files';
import {CONTENT_FOLDERS, DOCUMENTS_FOLDER, HANDBOOK_PICTURES, isContent, isIn} from './folders';

/** Folders that may be elsewhere than the one around them: content in `static`, and code in `pictures`. */
const NESTED = [DOCUMENTS_FOLDER, HANDBOOK_PICTURES];

/** Where a site is on this disk. */
export interface SiteFolders {
  /** The site's folder: its code, its handbook, and as a rule its content. */
  siteDir: string;
  /** The folder with the `pages`, `records`, `pictures` and `static/files` to read. Default: the site's. */
  contentDir?: string;
}

/** The full path of a file, named as the site names it: `pages/about.mdx`. */
export function pathOf({siteDir, contentDir = siteDir}: SiteFolders, file: string): string {
  return path.join(isContent(file) ? contentDir : siteDir, file);
}

/** The name of a file that is given by its full path: `pages/about.mdx`. */
export function contentFileName({siteDir, contentDir = siteDir}: SiteFolders, fullPath: string): string {
  const name = path.relative(contentDir, fullPath).replaceAll(path.sep, '/');
  const isOfContent = CONTENT_FOLDERS.some((folder) => name === folder || isIn(folder, name));
  return isOfContent ? name : path.relative(siteDir, fullPath).replaceAll(path.sep, '/');
}

/** Every file below a folder, by its full path. */
function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => !entry.isDirectory())
    .map(({parentPath, name}) => path.join(parentPath, name));
}

/** Reads a site. Symbolic links are listed like any other file, and the check refuses them. */
export function diskFiles(folders: SiteFolders): ContentFiles {
  const full = (file: string) => pathOf(folders, file);
  return {
    list(folder) {
      const parts = [folder, ...NESTED.filter((name) => isIn(folder, name))];
      const names = parts.flatMap((part) => {
        const below = filesBelow(full(part)).map((file) => ({file, name: contentFileName(folders, file)}));
        // If both folders have a file of this name, `pathOf` says which is the site's.
        return below.filter(({file, name}) => full(name) === file).map(({name}) => name);
      });
      return [...new Set(names)].sort();
    },
    has: (file) => existsSync(full(file)) && statSync(full(file)).isFile(),
    isLink: (file) => lstatSync(full(file)).isSymbolicLink(),
    hasBytes: () => true,
    bytes: (file) => readFileSync(full(file)),
    text: (file) => readFileSync(full(file), 'utf8'),
  };
}
