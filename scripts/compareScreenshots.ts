/**
 * Compares two folders of screenshots, pixel for pixel: `tsx scripts/compareScreenshots.ts BEFORE AFTER`. It prints a line
 * for each picture that differs, with how many pixels and where, and exits with status 1 if there are any.
 */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {runProgram} from './run';

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

async function pixelsOf(file: string): Promise<Pixels> {
  const {data, info} = await sharp(file).ensureAlpha().raw().toBuffer({resolveWithObject: true});
  return {data, width: info.width, height: info.height};
}

/** How two pictures of one size differ: undefined if they don't. */
function differenceOf(before: Pixels, after: Pixels): string | undefined {
  let count = 0;
  let left = before.width;
  let top = before.height;
  let right = 0;
  let bottom = 0;
  for (let offset = 0; offset < before.data.length; offset += 4) {
    if (before.data.readUInt32LE(offset) === after.data.readUInt32LE(offset)) continue;
    const x = (offset / 4) % before.width;
    const y = Math.floor(offset / 4 / before.width);
    count += 1;
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return count === 0 ? undefined : `${count} pixels, from ${left},${top} to ${right},${bottom}`;
}

async function compare(before: string, after: string): Promise<string | undefined> {
  if (!existsSync(before)) return 'is new';
  if (!existsSync(after)) return 'is gone';
  const [one, other] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  if (one.width !== other.width || one.height !== other.height) {
    return `was ${one.width} × ${one.height} and is ${other.width} × ${other.height}`;
  }
  return differenceOf(one, other);
}

async function main([before, after]: string[]): Promise<void> {
  if (!before || !after)
    throw new Error('Name two folders of screenshots: the one from before, and the one from after.');
  const names = new Set(
    [before, after].flatMap((folder) => readdirSync(folder)).filter((name) => name.endsWith('.png')),
  );
  for (const name of [...names].sort()) {
    const difference = await compare(path.join(before, name), path.join(after, name));
    if (!difference) continue;
    console.log(`${name}: ${difference}`);
    process.exitCode = 1;
  }
  console.log(`${names.size} pictures compared.`);
}

runProgram(() => main(process.argv.slice(2)));
