/**
 * Compares two folders of screenshots, pixel for pixel: `npx tsx scripts/compareScreenshots.ts BEFORE AFTER`. Prints each
 * picture that differs, and paints its differences red in `screenshots/differences`. Exit status 1 if there are any.
 */
import {existsSync, mkdirSync, readdirSync} from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import {runProgram} from './run';

const DIFFERENCES = 'screenshots/differences';

const read = (file: string) => sharp(file).ensureAlpha().raw().toBuffer({resolveWithObject: true});

/** How a picture differs between the folders; undefined if it doesn't. */
async function differenceOf(name: string, folders: [string, string]): Promise<string | undefined> {
  const [before, after] = folders.map((folder) => path.join(folder, name));
  if (!existsSync(before)) return 'is new';
  if (!existsSync(after)) return 'is gone';
  const [one, other] = await Promise.all([read(before), read(after)]);
  const {width, height} = one.info;
  if (width !== other.info.width || height !== other.info.height) {
    return `was ${width} × ${height}, and is ${other.info.width} × ${other.info.height}`;
  }
  const painted = Buffer.alloc(one.data.length);
  const count = pixelmatch(one.data, other.data, painted, width, height, {threshold: 0, includeAA: true});
  if (count === 0) return undefined;
  mkdirSync(DIFFERENCES, {recursive: true});
  await sharp(painted, {raw: {width, height, channels: 4}}).toFile(path.join(DIFFERENCES, name));
  return `differs in ${count} pixels`;
}

async function main([before, after]: string[]): Promise<void> {
  if (!before || !after) throw new Error('Name two folders of screenshots: from before, and from after.');
  const files = [before, after].flatMap((folder) => readdirSync(folder));
  const names = [...new Set(files)].filter((file) => file.endsWith('.png')).sort();
  for (const name of names) {
    const difference = await differenceOf(name, [before, after]);
    if (!difference) continue;
    console.log(`${name} ${difference}`);
    process.exitCode = 1;
  }
  console.log(`${names.length} pictures compared.`);
}

runProgram(() => main(process.argv.slice(2)));
