/** Cuts the display face from the package that holds it whole: the letters, the weight and the size that headings use. */
import {readFile} from 'node:fs/promises';
import subsetFont from 'subset-font';

const range = (first: number, last: number) =>
  Array.from({length: last - first + 1}, (_, index) => String.fromCodePoint(first + index)).join('');

// ASCII, the accented letters that names have, quotation marks, dashes. Other letters are drawn in the fallback face.
const LETTERS = `${range(0x20, 0x7e)}ÀÁÂÄÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜàáâäçèéêëìíîïñòóôöùúûü‘’“”–—…×`;

/**
 * The face in one weight: each further one would cost every visitor 7 kB and be used by nothing.
 * `woff2` for pages, `sfnt` for what cannot read that. The weight is `--weight-display` of `src/css/tokens.css`.
 */
export async function cutFace(targetFormat: 'woff2' | 'sfnt'): Promise<Buffer> {
  const whole = require.resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
  );
  return subsetFont(await readFile(whole), LETTERS, {targetFormat, variationAxes: {opsz: 48, wght: 750}});
}
