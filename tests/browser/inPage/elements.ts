/** What the measurements of a page share. Runs in the page. Lengths are CSS pixels. */

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A line of visible text, as high as its capital letters: the line box of a font is higher. */
export interface Line extends Box {
  text: string;
  /** The element that contains the text. */
  element: HTMLElement;
  /** The element whose lines they are, such as a paragraph. */
  block: Element;
}

/** Part of a font's size. */
const CAPITAL_HEIGHT = 0.72;

/** Text that isn't meant to be read on the screen. The skip link is visible only while it has the focus. */
const NOT_READ = 'script, style, noscript, template, svg, [aria-hidden="true"], [href*="skipToContent"]';

export const toPixels = (length: string): number => Number.parseFloat(length) || 0;

export const isTransparent = (color: string): boolean => color === 'transparent' || /^rgba\(.*, 0\)$/.test(color);

/** Whether an element is rendered, and not only for screen readers. */
export const isVisible = (element: Element): boolean =>
  element.checkVisibility({visibilityProperty: true, opacityProperty: true}) &&
  getComputedStyle(element).clipPath !== 'inset(50%)';

/** Links and buttons that can be seen. */
export const visibleControls = (root: Element = document.body): HTMLElement[] =>
  Array.from(root.querySelectorAll<HTMLElement>('a[href], button')).filter(
    (control) => isVisible(control) && !control.matches(NOT_READ),
  );

/** Where the navbar has no room for its button, the button wraps out of sight and is in the menu alone. */
function isWrappedAway(element: Element): boolean {
  const item = element.closest('.navbar__item--button');
  return item !== null && element.getBoundingClientRect().top >= item.getBoundingClientRect().bottom;
}

/** The first words of an element or a text, for a message. */
export const excerpt = ({textContent}: Node): string => (textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);

/** The color behind an element's text: the element's own background, or that of the nearest ancestor that has one. */
export function backgroundOf(element: Element | null): string {
  if (!element) return getComputedStyle(document.documentElement).backgroundColor;
  const {backgroundColor} = getComputedStyle(element);
  return isTransparent(backgroundColor) ? backgroundOf(element.parentElement) : backgroundColor;
}

/** All texts of the page that a visitor can see. */
export function visibleTexts(): Text[] {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement as HTMLElement;
    const isRead = !parent.closest(NOT_READ) && isVisible(parent) && !isWrappedAway(parent);
    if (text.data.trim() && isRead) texts.push(text);
  }
  return texts;
}

function blockOf(element: Element): Element {
  const {display, borderTopWidth} = getComputedStyle(element);
  const isInline = /^(inline|contents)/.test(display) && toPixels(borderTopWidth) === 0;
  return isInline && element.parentElement ? blockOf(element.parentElement) : element;
}

export function linesOf(text: Text): Line[] {
  const element = text.parentElement as HTMLElement;
  const height = CAPITAL_HEIGHT * toPixels(getComputedStyle(element).fontSize);
  const range = document.createRange();
  range.selectNodeContents(text);
  return Array.from(range.getClientRects())
    .filter(({width}) => width >= 1)
    .map(({left, right, top, bottom}) => {
      const middle = (top + bottom) / 2;
      const box = {left, right, top: middle - height / 2, bottom: middle + height / 2};
      return {...box, text: excerpt(text), element, block: blockOf(element)};
    });
}
