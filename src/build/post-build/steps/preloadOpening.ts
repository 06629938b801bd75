import {attributeOf, createElement, type Document, elementsIn, insertAfter, remove} from '../html';

/**
 * Preloads the picture that a page opens with, in place of the display font: on a slow line the two would compete, and
 * the headline has a fallback font meanwhile. The link is off until the starter turns it on, for a smaller file under
 * Save-Data (src/browser/starter/pictures.ts).
 */
export function preloadOpening(document: Document): void {
  const elements = elementsIn(document);
  const opening = elements.find(
    (element) =>
      element.tagName === 'picture' &&
      elementsIn(element).some((image) => attributeOf(image, 'fetchpriority') === 'high'),
  );
  const source = opening && elementsIn(opening).find(({tagName}) => tagName === 'source');
  const font = elements.find((element) => element.tagName === 'link' && attributeOf(element, 'as') === 'font');
  if (!source || !font) return;
  const of = (name: string) => attributeOf(source, name) ?? '';
  const link = {type: of('type'), imagesrcset: of('srcset'), imagesizes: of('sizes'), media: 'not all'};
  insertAfter(font, createElement('link', {rel: 'preload', as: 'image', fetchpriority: 'high', ...link}));
  remove(font);
}
