/** Subsets the display font to the characters, the weight and the optical size that headings use. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

/** Printable ASCII without programming symbols, which no headline has. */
const ASCII = Array.from({length: 95}, (_, index) => String.fromCodePoint(0x20 + index))
  .join('')
  .replace(/[#*<=>[\\\]^_`{|}~]/g, '');

/** The fallback font draws all others. */
const CHARACTERS = {
  // ASCII, the accented letters that names have, quotation marks, dashes.
  latin: `${ASCII}ÀÁÂÄÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜßàáâäçèéêëìíîïñòóôöùúûü‘’“”–—…×`,
  // Those of Luganda and Kikuyu, and a frequent one of names: the unicode-range of `src/css/face.css`.
  'latin-ext': 'ĨĩŊŋŠšŨũ',
};

/** The weight of headlines, as in `src/css/tokens.css`. */
const WEIGHT = 750;

/**
 * Subsets one part of the font. One weight only: each further one costs every visitor 7 kB. Alternates and fractions would
 * cost 2 kB. Pages get `woff2`; `sfnt` is for tools that can't read that.
 */
export async function subsetDisplayFont(
  part: keyof typeof CHARACTERS,
  targetFormat: 'woff2' | 'sfnt',
): Promise<Buffer> {
  const folder = path.dirname(require.resolve('@fontsource-variable/bricolage-grotesque/opsz.css'));
  const source = path.join(folder, `files/bricolage-grotesque-${part}-opsz-normal.woff2`);
  // Declared apart, since the package's types are older than half of its options.
  const options = {
    targetFormat,
    variationAxes: {opsz: 48, wght: WEIGHT},
    keepFeatures: ['kern', 'liga', 'tnum'],
    dropTables: ['STAT'],
  };
  return subsetFont(await readFile(source), CHARACTERS[part], options);
}
