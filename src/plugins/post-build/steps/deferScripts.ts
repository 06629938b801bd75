import {isEditor, type PageContext} from '../documents';
import {attributeOf, type Document, elementsIn, remove, removeAttribute, setAttribute} from '../html';

/**
 * Hands the page's scripts to the starter (src/plugins/slim/starter.js), which decides when to load them. Docusaurus
 * names only the first two in a page and finds the others once these have run. The starter gets all of them, which
 * spares a slow network the second wait.
 */
export function deferScripts(document: Document, {file, baseUrl, scriptsOfRoute}: PageContext): void {
  const elements = elementsIn(document);
  const scripts = elements.filter(({tagName}) => tagName === 'script');
  const starter = scripts.find((script) => attributeOf(script, 'data-scripts') !== undefined);
  if (!starter) throw new Error('The page has no <script data-scripts>, so nothing would start its scripts.');
  if (isEditor(file)) {
    // There is nothing to read before its scripts are there: they start at once.
    remove(starter);
    return;
  }
  const loaded = scripts.filter((script) => attributeOf(script, 'defer') !== undefined);
  loaded.forEach(remove);

  const address = baseUrl + file.replace(/(index)?\.html$/, '');
  const all = [...loaded.map((script) => attributeOf(script, 'src') ?? ''), ...scriptsOfRoute(address)];
  setAttribute(starter, 'data-scripts', [...new Set(all)].join(' '));

  // A disabled button hears no touch. The theme switch is disabled until its script is there to enable it.
  for (const element of elements) if (element.tagName === 'button') removeAttribute(element, 'disabled');
}
