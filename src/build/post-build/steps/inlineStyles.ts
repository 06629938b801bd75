import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isEditor, type PageContext} from '../documents';
import {attributeOf, createElement, type Document, elementsIn, insertAfter, remove} from '../html';
import {usedRules} from '../usedRules';

/** Folder of the style sheets. */
export const STYLES_FOLDER = 'assets/css';

/**
 * Replaces each link to a style sheet with the styles themselves. The link costs a round trip before the first paint,
 * and on a slow network that is most of the wait. `own`: with the rules that the page can use and no others. React opens
 * other pages in this one, so the whole sheet comes before it (src/browser/onDemand).
 */
export const inlineStyles =
  ({own}: {own: boolean}) =>
  (document: Document, {file: page, outDir, baseUrl}: PageContext): void => {
    if (isEditor(page)) return;
    for (const link of elementsIn(document)) {
      if (link.tagName !== 'link' || attributeOf(link, 'rel') !== 'stylesheet') continue;
      const address = attributeOf(link, 'href') ?? '';
      const file = path.join(outDir, address.slice(baseUrl.length));
      if (!existsSync(file))
        throw new Error(`The page links to the style sheet ${address}, which is not in the build.`);
      const css = readFileSync(file, 'utf8');
      const style = own
        ? createElement('style', {'data-sheet': address}, usedRules(css, document))
        : createElement('style', {}, css);
      insertAfter(link, style);
      remove(link);
    }
  };
