import type {PageContext} from '../documents';
import {append, attributeOf, createElement, type Document, elementsIn, headOf, remove} from '../html';

/** What Docusaurus writes into every page to say where it lives. */
const SAYS_ADDRESS = /^(canonical|alternate|og:url)$/;

/** The 404 page answers for every unknown address and has none of its own. Search engines mustn't list it. */
export function hideNotFoundPage(document: Document, {file}: PageContext): void {
  if (file !== '404.html') return;
  for (const element of elementsIn(headOf(document))) {
    const kind = attributeOf(element, 'rel') ?? attributeOf(element, 'property') ?? '';
    if (SAYS_ADDRESS.test(kind)) remove(element);
  }
  append(headOf(document), createElement('meta', {name: 'robots', content: 'noindex'}));
}
