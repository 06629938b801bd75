/**
 * Packages that only one command needs, and that weigh too much for everybody's `npm ci`. Each is fetched when its command
 * first runs, at one version, into a folder of its own. No install script runs.
 */
import {existsSync, mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {runPrinted} from './shell.mjs';

/** Measures pages for `npm run bench`. It brings `chrome-launcher`. */
export const LIGHTHOUSE = 'lighthouse@12.8.2';
/** Drives the regular Firefox for `npm run test:all`. Later versions need a newer one than Firefox 140 ESR. */
export const PUPPETEER = 'puppeteer-core@24.26.1';

/** The folder of a package such as `lighthouse@12.8.2`. */
const folderOf = (name) => path.resolve('.cache/packages', name);

/** Whether a package has been fetched. */
export const hasPackage = (name) => existsSync(folderOf(name));

/** Fetches a package, unless it is there. Throws if that fails. */
export function fetchPackage(name) {
  if (hasPackage(name)) return;
  console.error(`Fetching ${name} …`);
  const folder = folderOf(name);
  const temporary = `${folder}-${process.pid}`;
  mkdirSync(temporary, {recursive: true});
  try {
    // Without a package.json of its own, npm would install into the site's folder.
    writeFileSync(path.join(temporary, 'package.json'), '{"private": true}\n');
    runPrinted('npm', ['install', name, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: temporary,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    renameSync(temporary, folder);
  } finally {
    rmSync(temporary, {recursive: true, force: true});
  }
}

/** What a module of a fetched package exports: `chrome-launcher` of lighthouse's. */
export function importFrom(name, module) {
  const {resolve} = createRequire(path.join(folderOf(name), 'package.json'));
  return import(pathToFileURL(resolve(module)).href);
}
