/**
 * Makes the display face in `src/css/fonts/` from the package that holds it whole: only Latin letters as Ugandan names
 * need them, only the weights that headings use, drawn for large sizes. Run with `npm run font` when that changes.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import subsetFont from 'subset-font';

const SOURCE = 'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque';
const range = (first: number, last: number) =>
  Array.from({length: last - first + 1}, (_, index) => String.fromCodePoint(first + index)).join('');

const FACES = [
  // ASCII, the accented letters of Western Europe, quotation marks, dashes.
  ['latin', 'bricolage', `${range(0x20, 0x7e)}ÀÁÂÄÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜàáâäçèéêëìíîïñòóôöùúûü‘’“”–—…×`],
  // Eng, as in Luganda. Fetched only by a page on which it stands.
  ['latin-ext', 'bricolage-eng', 'Ŋŋ'],
] as const;

async function main(): Promise<void> {
  mkdirSync('src/css/fonts', {recursive: true});
  for (const [from, to, letters] of FACES) {
    const font = await subsetFont(readFileSync(`${SOURCE}-${from}-opsz-normal.woff2`), letters, {
      targetFormat: 'woff2',
      variationAxes: {opsz: 48, wght: {min: 600, max: 800, default: 700}},
    });
    writeFileSync(`src/css/fonts/${to}.woff2`, font);
    console.log(`src/css/fonts/${to}.woff2: ${(font.length / 1000).toFixed(1)} kB`);
  }
}

main().catch((error: Error) => {
  console.error(`The face could not be made: ${error.message}`);
  process.exitCode = 1;
});
