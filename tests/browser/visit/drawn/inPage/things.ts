/** What is drawn of an element and of everything in it, in the order of the document. */
import {firstWords, isSeen, UNSEEN} from '../../../inPage/seen';
import type {Thing} from '../record';
import {isCovered} from './cover';
import {compact, effectOf, fine, hexOf, lettersOf, paintOf, unusual, type Values} from './look';

/** A thing with its place among all that a page could draw, which it has in both themes. */
export interface Measured extends Thing {
  place: number;
}

/** What is there to be seen or touched. A box has its own words over it. */
const COVERABLE = /^(words|control|drawing|picture)$/;

const round = (length: number) => String(Math.round(length));

/** The first words in an element, or around it. */
function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label') || element.getAttribute('alt');
  if (label) return firstWords(label);
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.textContent?.trim() && !node.parentElement?.closest('script, style')) return firstWords(node.textContent);
  }
  return element.parentElement ? nameOf(element.parentElement) : '';
}

/** The parts of a drawing from back to front: fill, line, and how large each is. */
const shapesOf = (drawing: Element): string =>
  Array.from(drawing.querySelectorAll('path, circle, rect, ellipse, text'), (shape) => {
    const {fill, stroke, strokeWidth, opacity} = getComputedStyle(shape);
    const {width, height} = shape.getBoundingClientRect();
    const line = stroke === 'none' ? '' : `+${fine(strokeWidth)}${hexOf(stroke)}`;
    const faint = opacity === '1' ? '' : `*${opacity}`;
    return `${fill === 'none' ? '' : hexOf(fill)}${line}:${round(width)}x${round(height)}${faint}`;
  }).join(',');

/** What stands before or after an element. Nobody can ask where it is, but how large it is and what is around it. */
function markOf(element: Element, side: '::before' | '::after'): Values | undefined {
  const look = getComputedStyle(element, side);
  if (/^(none|normal)$/.test(look.content) || look.display === 'none') return undefined;
  const letters = {content: compact(look.content), letters: fine(look.fontSize), ink: hexOf(look.color)};
  const values: Values = {
    ...(look.content === '""' ? {} : letters),
    size: `${fine(look.width)}x${fine(look.height)}`,
    at: look.position === 'static' ? '' : `${fine(look.left)}/${fine(look.top)}`,
    around: compact(look.margin),
    ...paintOf(look),
    ...effectOf(look),
  };
  return unusual(values, {around: '0px'});
}

/**
 * Measures what can be seen of an element and of what is in it. `looksAround`: also what is drawn over each thing, for which
 * it scrolls.
 */
export function measureThings(root: Element, looksAround: boolean): Measured[] {
  const things: Measured[] = [];
  let place = 0;
  let top = root.getBoundingClientRect().top + scrollY;

  const add = (kind: string, name: string, element: Element, measure: () => DOMRect, values: Values) => {
    const box = measure();
    const down = box.top + scrollY - top;
    top += down;
    const where = {x: round(box.left), down: round(down), w: round(box.width), h: round(box.height)};
    const covered = looksAround && COVERABLE.test(kind) && isCovered(element, measure) ? 'yes' : '';
    things.push({kind, name, place, values: {...where, ...values, ...unusual({covered})}});
  };

  const addWords = (node: Node, element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = Array.from(range.getClientRects()).filter(({width}) => width >= 1);
    if (lines.length === 0) return;
    const count = unusual({lines: String(lines.length)}, {lines: '1'});
    const values = {...count, ...lettersOf(element)};
    add('words', firstWords(node.textContent), element, () => range.getBoundingClientRect(), values);
  };

  const addBox = (element: Element) => {
    const look = getComputedStyle(element);
    const values = {...paintOf(look), ...effectOf(look)};
    const measure = () => element.getBoundingClientRect();
    const {width, height} = measure();
    if (width < 1 || height < 1) return;
    if (element.matches('svg')) {
      // A browser's own.
      if (values.overflow === 'hidden') delete values.overflow;
      add('drawing', nameOf(element), element, measure, {...values, shapes: shapesOf(element)});
    } else if (element.matches('a[href], button')) add('control', nameOf(element), element, measure, values);
    else if (element instanceof HTMLImageElement) {
      const fit = unusual({fit: compact(`${look.objectFit} ${look.objectPosition}`)}, {fit: 'fill_50%_50%'});
      const lost = unusual({lost: element.naturalWidth === 0 ? 'yes' : ''});
      add('picture', nameOf(element), element, measure, {...values, ...fit, ...lost});
    } else if (Object.keys(values).length > 0) add(element.localName, nameOf(element), element, measure, values);
  };

  const addMark = (element: Element, side: '::before' | '::after') => {
    const values = markOf(element, side);
    if (values) things.push({kind: side.slice(2), name: nameOf(element), place, values});
  };

  const addAll = (element: Element) => {
    // What is asked for itself is seen: the skip link, while it has the focus.
    if (element !== root && element.matches(UNSEEN)) return;
    const seen = isSeen(element);
    const count = (draw: () => void) => {
      place += 1;
      if (seen) draw();
    };
    count(() => addBox(element));
    if (element.matches('svg')) return;
    count(() => addMark(element, '::before'));
    for (const node of Array.from(element.childNodes)) {
      if (node instanceof Element) addAll(node);
      else if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) count(() => addWords(node, element));
    }
    count(() => addMark(element, '::after'));
  };

  addAll(root);
  return things;
}
