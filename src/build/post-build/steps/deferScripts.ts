import type {PageContext} from '../documents';
import {
  attributeOf,
  type Document,
  type Element,
  elementsIn,
  remove,
  removeAttribute,
  setAttribute,
  textOf,
} from '../html';

/**
 * Hands the page's scripts to the starter (src/browser/starter), which loads them when they are needed. Docusaurus
 * names only the first two in a page and finds the others once these have run. The starter gets all of them, which
 * spares a slow network the second wait.
 */
export function deferScripts(document: Document, {file, baseUrl, scriptsOfRoute}: PageContext): void {
  const elements = elementsIn(document);
  const scripts = elements.filter(({tagName}) => tagName === 'script');
  // There is a starter for pages with pictures, and a shorter one for the others.
  const hasPictures = elements.some(({tagName}) => tagName === 'picture');
  const starters = scripts.filter((script) => attributeOf(script, 'data-scripts') !== undefined);
  const isChosen = (script: Element) => (attributeOf(script, 'data-pictures') !== undefined) === hasPictures;
  const starter = starters.find(isChosen);
  starters.filter((script) => !isChosen(script)).forEach(remove);
  if (!starter) throw new Error('The page has no <script data-scripts>, so nothing would start its scripts.');
  const loaded = scripts.filter((script) => attributeOf(script, 'defer') !== undefined);
  loaded.forEach(remove);
  // The starter sets the theme.
  scripts.filter((script) => textOf(script).includes('docusaurus-theme')).forEach(remove);

  const address = baseUrl + file.replace(/(^|\/)index\.html$|\.html$/, '$1');
  const all = [...loaded.map((script) => attributeOf(script, 'src') ?? ''), ...scriptsOfRoute(address)];
  removeAttribute(starter, 'data-pictures');
  setAttribute(starter, 'data-scripts', [...new Set(all)].join(' '));
}
