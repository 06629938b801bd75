/** What everything that measures a page begins with: boxes, words, colors, and what can be seen. Runs in the page. */

/** In pixels, from the corner of the window. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function boxOf(element: Element): Box {
  const {left, right, top, bottom} = element.getBoundingClientRect();
  return {left, right, top, bottom};
}

/** Seen once it has the focus. */
export const SKIP_LINK = '[href$="skipToContent_fallback"]';

/** What a page has beside what is seen of it, until the keyboard asks for it. */
export const UNSEEN = `script, style, noscript, template, .aloud, ${SKIP_LINK}`;

/** Whether it is drawn at all. Another box may cut it off. */
export const isDrawn = (element: Element): boolean =>
  element.checkVisibility({visibilityProperty: true, opacityProperty: true});

/** Drawn, and not only for those who hear the page. */
export const isSeen = (element: Element): boolean =>
  isDrawn(element) && getComputedStyle(element).clipPath !== 'inset(50%)';

/** The pieces of text in an element that have words, in the order of the document. */
export function textsIn(root: Element): Text[] {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.trim()) texts.push(text);
  }
  return texts;
}

/** The element that a text is in. */
export const holderOf = (text: Text): HTMLElement => text.parentElement as HTMLElement;

export const firstWords = (words: string | null, length = 40): string =>
  (words ?? '').trim().replace(/\s+/g, ' ').slice(0, length);

/** A length in pixels; 0 for one that isn't a length, such as `normal`. */
export const pixels = (length: string): number => Number.parseFloat(length) || 0;

export const isClear = (color: string): boolean => color === 'transparent' || /^rgba\(.*, 0\)$/.test(color);

/** The color that is behind what an element draws: its own ground, or that of what is around it. */
export function groundOf(element: Element | null): string {
  if (!element) return getComputedStyle(document.documentElement).backgroundColor;
  const {backgroundColor} = getComputedStyle(element);
  return isClear(backgroundColor) ? groundOf(element.parentElement) : backgroundColor;
}
