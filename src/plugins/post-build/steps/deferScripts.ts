import type {PageContext} from '../documents';
import {attributeOf, type Document, elementsIn, remove, setAttribute, textOf} from '../html';

/**
 * Hands the page's scripts to the starter (src/client/starter), which loads them when they are needed. Docusaurus
 * names only the first two in a page and finds the others once these have run. The starter gets all of them, which
 * spares a slow network the second wait.
 */
export function deferScripts(document: Document, {file, baseUrl, scriptsOfRoute}: PageContext): void {
  const scripts = elementsIn(document).filter(({tagName}) => tagName === 'script');
  const starter = scripts.find((script) => attributeOf(script, 'data-scripts') !== undefined);
  if (!starter) throw new Error('The page has no <script data-scripts>, so nothing would start its scripts.');
  const loaded = scripts.filter((script) => attributeOf(script, 'defer') !== undefined);
  loaded.forEach(remove);
  // The starter sets the theme.
  scripts.filter((script) => textOf(script).includes('docusaurus-theme')).forEach(remove);

  const address = baseUrl + file.replace(/(index)?\.html$/, '');
  const all = [...loaded.map((script) => attributeOf(script, 'src') ?? ''), ...scriptsOfRoute(address)];
  setAttribute(starter, 'data-scripts', [...new Set(all)].join(' '));
}
