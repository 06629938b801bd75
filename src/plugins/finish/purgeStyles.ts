import {writeFile} from 'node:fs/promises';
import postcss from 'postcss';
import {PurgeCSS} from 'purgecss';

const WORDS = /[\w-]+/g;
const wordsIn = (texts: string[] | null) => (texts ?? []).flatMap((text) => text.match(WORDS) ?? []);

/** Tags, classes and attributes of a page; its prose may speak of cards and rows without meaning Infima's. */
const wordsOfPage = (html: string) => wordsIn(html.match(/<[^>]+>/g));

/**
 * Class names that a script may write. A plain word counts among other classes only: React's own code knows tags and
 * keys such as "col" and "close". What is on a page from the start stands in its HTML anyway; what comes later (the
 * drawer, counting digits) has compound or hashed names.
 */
const wordsOfScript = (code: string) =>
  (code.match(WORDS) ?? [])
    .filter((word) => /[-_\d]/.test(word))
    .concat(wordsIn(code.match(/className:"[^"]*"|"[\w-]+( [\w-]+)+"/g)));

/** Takes out custom properties that nothing reads, and then those that only these did, and so on. */
function withoutUnreadProperties(css: string, written: Set<string>): string {
  const root = postcss.parse(css);
  for (let removed = true; removed; ) {
    removed = false;
    const read = new Set([...written, ...(root.toString().match(/(?<=var\()--[\w-]+/g) ?? [])]);
    root.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop)) return;
      const rule = declaration.parent;
      declaration.remove();
      if (rule?.nodes?.length === 0) rule.remove();
      removed = true;
    });
  }
  return root.toString();
}

/**
 * Takes out of the built styles what no page uses, for the whole site at once. What the scripts can write counts as
 * used, so that the drawer and the dark theme keep their rules: no list of exceptions is needed.
 */
export async function purgeStyles(outDir: string): Promise<void> {
  const properties = new Set<string>();
  const noting = (extract: (text: string) => string[]) => (text: string) => {
    const words = extract(text);
    for (const word of words) if (word.startsWith('--')) properties.add(word);
    return words;
  };
  const purged = await new PurgeCSS().purge({
    content: [`${outDir}/**/*.html`, `${outDir}/assets/js/*.js`],
    css: [`${outDir}/assets/css/*.css`],
    extractors: [
      {extensions: ['html'], extractor: noting(wordsOfPage)},
      {extensions: ['js'], extractor: noting(wordsOfScript)},
    ],
    keyframes: true,
    // ":focus-visible" and the like name no element: they hold for all, and PurgeCSS would take them for unused.
    safelist: {standard: [/^:/]},
    // Written by the inline script that chooses the theme, and by the starter.
    dynamicAttributes: ['data-theme', 'data-theme-choice', 'aria-busy'],
  });
  for (const {file, css} of purged) await writeFile(String(file), withoutUnreadProperties(css, properties));
}
