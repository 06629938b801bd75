/** Copies everything that a check or a build reads, for tests and measurements that change it. */
import {cpSync, mkdirSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {pathOf, type SiteFolders} from '../src/content/files.node';
import {CONTENT_FOLDERS, HANDBOOK_PICTURES, isContentFolder} from '../src/content/folders';

const CODE = [
  'docusaurus.config.ts',
  'sidebars.ts',
  'tsconfig.json',
  'package.json',
  'handbook',
  HANDBOOK_PICTURES,
  'src',
  'scripts',
  'static',
];

/** Copies a site to the new folder `to`, with links to its packages and its encoded pictures. */
export function copySite(to: string, folders: SiteFolders = {siteDir: '.'}): void {
  const {siteDir} = folders;
  mkdirSync(to, {recursive: true});
  // The documents are in `static`, too.
  const filter = (file: string) => !isContentFolder(path.relative(siteDir, file).replaceAll(path.sep, '/'));
  for (const part of CODE) cpSync(path.join(siteDir, part), path.join(to, part), {recursive: true, filter});
  for (const part of CONTENT_FOLDERS) cpSync(pathOf(folders, part), path.join(to, part), {recursive: true});
  mkdirSync(path.join(siteDir, '.cache'), {recursive: true});
  for (const part of ['node_modules', '.cache']) symlinkSync(path.resolve(siteDir, part), path.join(to, part));
}
