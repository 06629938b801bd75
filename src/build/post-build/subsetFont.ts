/** Subsets the display font to the characters, the weight and the optical size that headings use. */
import {readFile} from 'node:fs/promises';
import subsetFont from 'subset-font';

const range = (first: number, last: number) =>
  Array.from({length: last - first + 1}, (_, index) => String.fromCodePoint(first + index)).join('');

// ASCII, the accented letters that names have, quotation marks, dashes. The fallback font draws all others.
const CHARACTERS = `${range(0x20, 0x7e)}ÀÁÂÄÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜàáâäçèéêëìíîïñòóôöùúûü‘’“”–—…×`;

/**
 * The font in one weight, `--weight-display` of `src/css/tokens.css`: each further weight would cost every visitor 7 kB,
 * and alternates and fractions 2 kB. Pages get `woff2`; `sfnt` is for tools that can't read that.
 */
export async function subsetDisplayFont(targetFormat: 'woff2' | 'sfnt'): Promise<Buffer> {
  const source = require.resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
  );
  // Declared apart, since the package's types are older than half of its options.
  const options = {
    targetFormat,
    variationAxes: {opsz: 48, wght: 750},
    keepFeatures: ['kern', 'liga', 'tnum'],
    dropTables: ['STAT'],
  };
  return subsetFont(await readFile(source), CHARACTERS, options);
}
