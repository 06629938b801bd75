/** Makes the display face in `src/css/fonts/`. Run with `npm run font` when `src/plugins/finish/face.ts` changes. */
import {writeFile} from 'node:fs/promises';
import {cutFace} from '../src/plugins/finish/face';

const TARGET = 'src/css/fonts/bricolage.woff2';

async function main(): Promise<void> {
  const font = await cutFace('woff2');
  await writeFile(TARGET, font);
  console.log(`${TARGET}: ${(font.length / 1000).toFixed(1)} kB`);
}

main().catch((error: Error) => {
  console.error(`The face could not be made: ${error.message}`);
  process.exitCode = 1;
});
