/**
 * Makes the display face in `src/css/fonts/` from the package that holds it whole: only Latin letters as Ugandan names
 * need them, only the weights that headings use, drawn for large sizes. Run with `npm run font` when that changes.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import subsetFont from 'subset-font';

const SOURCE =
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2';
const TARGET = 'src/css/fonts/bricolage.woff2';
const range = (first: number, last: number) =>
  Array.from({length: last - first + 1}, (_, index) => String.fromCodePoint(first + index)).join('');

// ASCII, the accented letters that names have, quotation marks, dashes. Other letters are drawn in the fallback face.
const LETTERS = `${range(0x20, 0x7e)}ÀÁÂÄÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜàáâäçèéêëìíîïñòóôöùúûü‘’“”–—…×`;

async function main(): Promise<void> {
  const font = await subsetFont(readFileSync(SOURCE), LETTERS, {
    targetFormat: 'woff2',
    variationAxes: {opsz: 48, wght: {min: 600, max: 800, default: 700}},
  });
  writeFileSync(TARGET, font);
  console.log(`${TARGET}: ${(font.length / 1000).toFixed(1)} kB`);
}

main().catch((error: Error) => {
  console.error(`The face could not be made: ${error.message}`);
  process.exitCode = 1;
});
