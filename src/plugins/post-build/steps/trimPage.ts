import {attributeOf, type Document, elementsIn, remove} from '../html';

/** Tags for a search service, a version switch and translations, none of which the site has. */
const UNREAD = /^(generator|docusaurus_locale|docusaurus_tag|docsearch:.*)$/;

/** Takes out of the page what Docusaurus writes for sites of other kinds: a slow network waits for every byte. */
export function trimPage(document: Document): void {
  for (const element of elementsIn(document)) {
    const {tagName} = element;
    if (tagName === 'meta' && UNREAD.test(attributeOf(element, 'name') ?? '')) remove(element);
    if (tagName === 'link' && attributeOf(element, 'hreflang')) remove(element);
  }
}
