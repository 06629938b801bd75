import {attributeOf, type Document, elementsIn, headOf, remove, setText, textOf} from '../html';

/** Tags for a search service, a version switch and translations, none of which the site has. */
const UNREAD = /^(generator|docusaurus_locale|docusaurus_tag|docsearch:.*)$/;

/** Lets an address set attributes of <html>, for pages in frames. The policy forbids frames. */
const FROM_ADDRESS = /,function\(\)\{try\{for\(var\[.*docusaurus-data-.*$/s;

/** Takes out of the page's head what Docusaurus writes for sites of other kinds: a slow network waits for every byte. */
export function trimHead(document: Document): void {
  for (const element of elementsIn(headOf(document))) {
    const {tagName} = element;
    const script = tagName === 'script' ? textOf(element) : '';
    if (tagName === 'meta' && UNREAD.test(attributeOf(element, 'name') ?? '')) remove(element);
    if (tagName === 'link' && attributeOf(element, 'hreflang')) remove(element);
    if (FROM_ADDRESS.test(script)) setText(element, script.replace(FROM_ADDRESS, ''));
  }
}
