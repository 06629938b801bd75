/** How much room a page gives to the words that a size is made for. Runs in the page. */
import {isSeen} from '../../inPage/seen';

/** A size in a built sheet. */
export interface Size {
  selectors: string[];
  property: string;
  value: string;
  /** The element inside the rule's own that the words are in, as a selector. The rule's own if there is none. */
  element?: string;
}

export interface Room {
  /** How wide the line is, in its own em. */
  width: number;
  /** What the page says there. */
  words: string;
}

/** The rules that hold in this window. */
function rulesIn({cssRules}: CSSStyleSheet | CSSGroupingRule): CSSStyleRule[] {
  return Array.from(cssRules).flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return [];
    return rule instanceof CSSGroupingRule ? rulesIn(rule) : [];
  });
}

/** The lengths and names in a value, in their order: the same in a built sheet, which has `max(a,min(b,c))` for a clamp. */
const lengthsIn = (value: string): string =>
  value.replace(/\b(?:clamp|max|min)\(|[()\s]/g, '').replace(/(?<![\d.])0\./g, '.');

/** A selector as the browser writes it. */
function rewritten(selector: string): string {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${selector} {}`);
  return (sheet.cssRules[0] as CSSStyleRule).selectorText;
}

/** The rules that a size is in: more than one, if several sheets say the same of the same elements. */
function rulesOf({selectors, property, value}: Size, rules: CSSStyleRule[]): CSSStyleRule[] {
  const wanted = selectors.map(rewritten);
  return rules.filter(
    ({style, selectorText}) =>
      lengthsIn(style.getPropertyValue(property)) === lengthsIn(value) &&
      selectorText.split(', ').some((selector) => wanted.includes(selector)),
  );
}

const fontSizeOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).fontSize);

/** Gives a size a hundredth more, until the function that it returns is called. */
function enlarge({style, selectorText}: CSSStyleRule, {property, value}: Size): () => void {
  const before = style.cssText;
  const element = document.querySelector(selectorText);
  if (property === 'font' && element) style.fontSize = `${1.01 * fontSizeOf(element)}px`;
  else style.setProperty(property, `calc(1.01 * (${value}))`);
  return () => {
    style.cssText = before;
  };
}

/** The elements whose words are larger if the size is: nothing outweighs it, and no ceiling holds them back. */
function sizedBy(rule: CSSStyleRule, size: Size): HTMLElement[] {
  const own = Array.from(document.querySelectorAll<HTMLElement>(rule.selectorText));
  const {element} = size;
  const all = element ? [...own, ...own.flatMap((one) => Array.from(one.querySelectorAll<HTMLElement>(element)))] : own;
  const seen = all.filter((one) => (!element || one.matches(element)) && isSeen(one));
  const before = seen.map(fontSizeOf);
  const restore = enlarge(rule, size);
  const sized = seen.filter((one, place) => fontSizeOf(one) !== before[place]);
  restore();
  return sized;
}

/** More letters than any line has room for, each narrower than a pixel, which break anywhere. */
function filler(): HTMLElement {
  const span = document.createElement('span');
  span.textContent = 'x'.repeat(4000);
  span.style.cssText = 'position: static; clip-path: none; white-space: normal; word-break: break-all';
  span.style.font = '1px/1 monospace';
  span.style.letterSpacing = '0';
  return span;
}

/** Measures the first line of an element, in pixels, with letters in place of its words. */
function measureLine(element: HTMLElement): number {
  const children = Array.from(element.childNodes);
  const size = fontSizeOf(element);
  // A drawing beside the words stays, and what has a size of its own, such as a currency.
  const words = children.filter(
    (node) => node.textContent?.trim() && (node instanceof Element ? fontSizeOf(node) === size : node instanceof Text),
  );
  const replaced = words.length > 0 ? words : children;
  const letters = filler();
  replaced[0].before(letters);
  for (const node of replaced) node.remove();
  const line = letters.getClientRects()[0];
  letters.replaceWith(...replaced);
  return line.width;
}

/** What the page gives an element's words, with what is beside them as it is: above and below them, nothing counts. */
function roomFor(element: HTMLElement): Room {
  const {parentElement: parent} = element;
  if (!parent) throw new Error('Words are in an element of the page.');
  const {top, bottom} = element.getBoundingClientRect();
  const others = (Array.from(parent.children) as HTMLElement[]).filter((one) => one !== element);
  const styles = [parent, element, ...others].map(({style}) => ({style, before: style.cssText}));
  const wraps = getComputedStyle(parent).flexWrap === 'wrap';
  for (const one of others) {
    const box = one.getBoundingClientRect();
    const isBeside = box.top < bottom && box.bottom > top;
    // A word or two, such as a label, are on one line.
    if (isBeside && one.childElementCount === 0) one.style.whiteSpace = 'nowrap';
    if (!isBeside && wraps) one.style.display = 'none';
  }
  // So many letters would have a line to themselves.
  if (wraps) parent.style.flexWrap = 'nowrap';
  element.style.setProperty('text-wrap', 'wrap');
  const width = measureLine(element) / fontSizeOf(element);
  for (const {style, before} of styles) style.cssText = before;
  return {width, words: element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 30) ?? ''};
}

/** For each size the narrowest line on this page. Undefined where no words have the size. */
export function measureRooms(sizes: Size[]): (Room | undefined)[] {
  const rules = Array.from(document.styleSheets).flatMap(rulesIn);
  return sizes.map((size) => {
    const rooms = rulesOf(size, rules).flatMap((rule) => sizedBy(rule, size).map(roomFor));
    return rooms.sort((a, b) => a.width - b.width)[0];
  });
}
