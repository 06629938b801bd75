import {attributeOf, type Document, type Element, elementsIn, remove} from '../html';

/** Tags for a search service, a version switch and translations, none of which the site has. */
const UNREAD = /^(generator|docusaurus_locale|docusaurus_tag|docsearch:.*)$/;

const EXTERNAL_LINK_ICON = 'theme-svg-external-link';
const isIcon = (element: Element) => attributeOf(element, 'id') === EXTERNAL_LINK_ICON;

/** Removes what Docusaurus writes for other kinds of sites: on a slow network every byte takes time. */
export function trimPage(document: Document): void {
  const elements = elementsIn(document);
  const isUsed = elements.some((element) => attributeOf(element, 'href') === `#${EXTERNAL_LINK_ICON}`);
  for (const element of elements) {
    const {tagName} = element;
    // Docusaurus' icon for links to other sites, which most pages don't show.
    if (tagName === 'svg' && !isUsed && elementsIn(element).some(isIcon)) remove(element);
    if (tagName === 'meta' && UNREAD.test(attributeOf(element, 'name') ?? '')) remove(element);
    if (tagName === 'link' && attributeOf(element, 'hreflang')) remove(element);
  }
}
