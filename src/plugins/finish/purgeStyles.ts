import {writeFile} from 'node:fs/promises';
import postcss from 'postcss';
import {PurgeCSS} from 'purgecss';

/** What a text speaks of, kept apart: the tag <footer> does not use the class "footer". */
interface Used {
  tags: string[];
  classes: string[];
  ids: string[];
  attributes: {names: string[]; values: string[]};
  /** Words that may be any of these. */
  undetermined: string[];
}

const words = (text: string) => text.match(/[\w-]+/g) ?? [];

/** Tags, classes and attributes of a page; its prose may speak of cards and rows without meaning Infima's. */
function usedByPage(html: string): Used {
  const used: Used = {tags: [], classes: [], ids: [], attributes: {names: [], values: []}, undetermined: []};
  for (const [, tag, attributes] of html.matchAll(/<([a-z][\w-]*)([^>]*)>/gi)) {
    used.tags.push(tag);
    for (const [, name, quoted, plain] of attributes.matchAll(/([\w:-]+)(?:=(?:"([^"]*)"|([^\s"]+)))?/g)) {
      const value = quoted ?? plain ?? '';
      used.attributes.names.push(name);
      used.attributes.values.push(value);
      if (name === 'class') used.classes.push(...value.split(' '));
      if (name === 'id') used.ids.push(value);
      if (name === 'style') used.undetermined.push(...words(value));
    }
  }
  return used;
}

/**
 * Class names that a script may write. A plain word counts among other classes only: React's own code knows tags and
 * keys such as "col" and "close". What is on a page from the start stands in its HTML anyway; what comes later (the
 * drawer, counting digits) has compound or hashed names.
 */
const usedByScript = (code: string): string[] => [
  ...words(code).filter((word) => /[-_\d]/.test(word)),
  ...(code.match(/className:"[^"]*"|"[\w-]+( [\w-]+)+"/g) ?? []).flatMap(words),
];

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
  const noting = <T extends string[] | Used>(used: T): T => {
    for (const word of Array.isArray(used) ? used : used.undetermined) if (word.startsWith('--')) properties.add(word);
    return used;
  };
  const purged = await new PurgeCSS().purge({
    content: [`${outDir}/**/*.html`, `${outDir}/assets/js/*.js`],
    css: [`${outDir}/assets/css/*.css`],
    extractors: [
      {extensions: ['html'], extractor: (html) => noting(usedByPage(html))},
      {extensions: ['js'], extractor: (code) => noting(usedByScript(code))},
    ],
    keyframes: true,
    // ":focus-visible" and the like name no element: they hold for all, and PurgeCSS would take them for unused.
    safelist: {standard: [/^:/]},
    // Written by the inline scripts: the theme, the starter, the opening hours.
    dynamicAttributes: ['data-theme', 'data-theme-choice', 'aria-busy', 'data-open-now'],
  });
  for (const {file, css} of purged) await writeFile(String(file), withoutUnreadProperties(css, properties));
}
