/**
 * The real Chromium 88, close to the oldest Chrome that the site supports (87). The npm package chrome-aws-lambda, which
 * carries it compressed (MIT, 46 MB), is no dependency of ours: only tests want it, and its own dependencies are old.
 */
import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync} from 'node:zlib';
import {unpackFrom} from './onDemand.mjs';

const PACKAGE = 'chrome-aws-lambda@5.5.0';
const SHA512 = 'nYSDzTsVEVsvIFaUUAUN53ulXBLKSRXFS+eVYZOLZD5SA1If59rqBAiy4raMgorQwXWqjSsjK1SF4As+qzPLqA==';

const folder = path.resolve('node_modules/.cache/chromium-88');
const file = path.join(folder, 'chromium');

/** Path of Chromium 88, or undefined if it isn't installed. */
export const findOldChromium = () => (existsSync(file) ? file : undefined);

/** Downloads and unpacks Chromium 88 where it can run: Linux on x64. Throws if that fails. */
export function installOldChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64' || findOldChromium()) return;
  const temporary = `${folder}-${process.pid}`;
  mkdirSync(temporary, {recursive: true});
  try {
    unpackFrom(PACKAGE, ['package/bin/chromium.br'], temporary, SHA512);
    const packed = readFileSync(path.join(temporary, 'package/bin/chromium.br'));
    mkdirSync(folder, {recursive: true});
    writeFileSync(path.join(temporary, 'chromium'), brotliDecompressSync(packed), {mode: 0o755});
    renameSync(path.join(temporary, 'chromium'), file);
  } finally {
    rmSync(temporary, {recursive: true, force: true});
  }
}
