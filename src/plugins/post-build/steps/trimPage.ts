import {attributeOf, type Document, type Element, elementsIn, remove} from '../html';

/** Tags for a search service, a version switch and translations, none of which the site has. */
const UNREAD = /^(generator|docusaurus_locale|docusaurus_tag|docsearch:.*)$/;

const EXTERNAL_LINK = 'theme-svg-external-link';
const isDrawing = (element: Element) => attributeOf(element, 'id') === EXTERNAL_LINK;

/** Takes out of the page what Docusaurus writes for sites of other kinds: a slow network waits for every byte. */
export function trimPage(document: Document): void {
  const elements = elementsIn(document);
  const isUsed = elements.some((element) => attributeOf(element, 'href') === `#${EXTERNAL_LINK}`);
  for (const element of elements) {
    const {tagName} = element;
    // Docusaurus' drawing for links to other sites, which nothing on most pages shows.
    if (tagName === 'svg' && !isUsed && elementsIn(element).some(isDrawing)) remove(element);
    if (tagName === 'meta' && UNREAD.test(attributeOf(element, 'name') ?? '')) remove(element);
    if (tagName === 'link' && attributeOf(element, 'hreflang')) remove(element);
  }
}
