/** Copies everything that a check or a build reads, for tests and measurements that change it. */
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
  'pictures',
];

/** Copies the site in `siteDir` to the new folder `to`, with links to its packages and its encoded pictures. */
export function copySite(to: string, siteDir = '.'): void {
  mkdirSync(to, {recursive: true});
  for (const part of PARTS) cpSync(path.join(siteDir, part), path.join(to, part), {recursive: true});
  mkdirSync(path.join(siteDir, '.cache'), {recursive: true});
  for (const part of ['node_modules', '.cache']) symlinkSync(path.resolve(siteDir, part), path.join(to, part));
}
