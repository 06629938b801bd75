/** Copies everything that a check or a build reads, to be changed and then checked or built on its own. */
import {cpSync, mkdirSync, symlinkSync} from 'node:fs';
import path from 'node:path';

const PARTS = [
  'docusaurus.config.ts',
  'sidebars.ts',
  'tsconfig.json',
  'package.json',
  'pages',
  'records',
  'handbook',
  'src',
  'scripts',
  'static',
];

/** Copies the site in `siteDir` to the new folder `to`, with a link to its packages. */
export function copySite(to: string, siteDir = '.'): void {
  mkdirSync(to, {recursive: true});
  for (const part of PARTS) cpSync(path.join(siteDir, part), path.join(to, part), {recursive: true});
  symlinkSync(path.resolve(siteDir, 'node_modules'), path.join(to, 'node_modules'));
}
