/** Subsets the display font into `src/css/fonts/`. Run with `npm run font` when `src/build/post-build/subsetFont.ts` changes. */
import {writeFile} from 'node:fs/promises';
import {subsetDisplayFont} from '../src/build/post-build/subsetFont';
import {runProgram} from './run';

async function main(): Promise<void> {
  for (const [part, name] of [
    ['latin', 'bricolage'],
    ['latin-ext', 'bricolage-more'],
  ] as const) {
    const target = `src/css/fonts/${name}.woff2`;
    const font = await subsetDisplayFont(part, 'woff2');
    await writeFile(target, font);
    console.log(`${target}: ${(font.length / 1000).toFixed(1)} kB`);
  }
}

runProgram(main);
