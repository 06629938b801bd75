import {attributeOf, createElement, type Document, elementsIn, insertAfter, remove} from '../html';

/**
 * A page that opens with a picture fetches it first, and the display face once its headline is laid out: on a slow line
 * the two would share it, and a face stands in for the other until it has come. The link is off until the starter turns
 * it on (src/client/starter/pictures.ts), for a smaller file under Save-Data.
 */
export function preloadOpening(document: Document): void {
  const elements = elementsIn(document);
  const opening = elements.find(
    (element) =>
      element.tagName === 'picture' &&
      elementsIn(element).some((image) => attributeOf(image, 'fetchpriority') === 'high'),
  );
  const source = opening && elementsIn(opening).find(({tagName}) => tagName === 'source');
  const face = elements.find((element) => element.tagName === 'link' && attributeOf(element, 'as') === 'font');
  if (!source || !face) return;
  const of = (name: string) => attributeOf(source, name) ?? '';
  const link = {type: of('type'), imagesrcset: of('srcset'), imagesizes: of('sizes'), media: 'not all'};
  insertAfter(face, createElement('link', {rel: 'preload', as: 'image', fetchpriority: 'high', ...link}));
  remove(face);
}
