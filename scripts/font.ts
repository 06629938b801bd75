/** Subsets the display font into `src/css/fonts/`. Run with `npm run font` when `src/build/post-build/subsetFont.ts` changes. */
import {writeFile} from 'node:fs/promises';
import {subsetDisplayFont} from '../src/build/post-build/subsetFont';

const TARGET = 'src/css/fonts/bricolage.woff2';

async function main(): Promise<void> {
  const font = await subsetDisplayFont('woff2');
  await writeFile(TARGET, font);
  console.log(`${TARGET}: ${(font.length / 1000).toFixed(1)} kB`);
}

main().catch((error: Error) => {
  console.error(`The font could not be made: ${error.message}`);
  process.exitCode = 1;
});
