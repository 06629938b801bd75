import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {PageContext} from '../documents';
import {attributeOf, createElement, type Document, elementsIn, insertAfter, remove} from '../html';
import {usedRules} from '../usedRules';

/** Folder of the style sheets. */
export const STYLES_FOLDER = 'assets/css';

/** The styles of each link to a style sheet, and where they are. */
function readSheets(document: Document, {outDir, baseUrl}: PageContext) {
  const links = elementsIn(document).filter(
    (element) => element.tagName === 'link' && attributeOf(element, 'rel') === 'stylesheet',
  );
  return links.map((link) => {
    const address = attributeOf(link, 'href') ?? '';
    const file = path.join(outDir, address.slice(baseUrl.length));
    if (!existsSync(file)) throw new Error(`The page links to the style sheet ${address}, which is not in the build.`);
    return {link, address, css: readFileSync(file, 'utf8')};
  });
}

/**
 * Replaces each link to a style sheet with the styles themselves. The link costs a round trip before the first paint,
 * and on a slow network that is most of the wait.
 */
export function inlineStyles(document: Document, context: PageContext): void {
  for (const {link, css} of readSheets(document, context)) {
    insertAfter(link, createElement('style', {}, css));
    remove(link);
  }
}

/**
 * The same, with the rules that the page can use and no others. React opens other pages in this one, so the whole sheet
 * comes before it (src/client/onDemand).
 */
export function inlineUsedStyles(document: Document, context: PageContext): void {
  for (const {link, address, css} of readSheets(document, context)) {
    insertAfter(link, createElement('style', {'data-sheet': address}, usedRules(css, document)));
    remove(link);
  }
}
