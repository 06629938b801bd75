/** Subsets the display font into `src/css/fonts/`. Run with `npm run font` when `src/build/subsetFont.ts` changes. */
import {writeFile} from 'node:fs/promises';
import {subsetDisplayFont} from '../src/build/subsetFont';
import {kilobytes} from './bytes';
import {runProgram} from './run';

async function main(): Promise<void> {
  for (const [part, name] of [
    ['latin', 'bricolage'],
    ['latin-ext', 'bricolage-more'],
  ] as const) {
    const target = `src/css/fonts/${name}.woff2`;
    const font = await subsetDisplayFont(part, 'woff2');
    await writeFile(target, font);
    console.log(`${target}: ${kilobytes(font.length)} kB`);
  }
}

runProgram(main);
