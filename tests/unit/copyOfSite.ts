/** A copy of all that a build reads, for tests that change the site and really build it. */
import {cpSync, mkdtempSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
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

/** Folder of a fresh copy of the site in `siteDir`. Whoever asks for it removes it. */
export function copyOfSite(siteDir = '.'): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'copy-of-site-'));
  for (const part of PARTS) cpSync(path.join(siteDir, part), path.join(copy, part), {recursive: true});
  symlinkSync(path.resolve(siteDir, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}
