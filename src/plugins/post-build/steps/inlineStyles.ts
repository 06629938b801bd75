import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {PageContext} from '../documents';
import {attributeOf, createElement, type Document, elementsIn, insertAfter, remove} from '../html';

/** Folder of the style sheets, which no page needs after this step. */
export const STYLES_FOLDER = 'assets/css';

/**
 * Replaces each link to a style sheet with the styles themselves. The link costs a round trip before the first paint,
 * and on a slow network that is most of the wait. All pages have the same styles, so no page is unstyled when it is
 * reached from another.
 */
export function inlineStyles(document: Document, {outDir, baseUrl}: PageContext): void {
  for (const link of elementsIn(document)) {
    if (link.tagName !== 'link' || attributeOf(link, 'rel') !== 'stylesheet') continue;
    const address = attributeOf(link, 'href') ?? '';
    const file = path.join(outDir, address.slice(baseUrl.length));
    if (!existsSync(file)) throw new Error(`The page links to the style sheet ${address}, which is not in the build.`);
    insertAfter(link, createElement('style', {}, readFileSync(file, 'utf8')));
    remove(link);
  }
}
