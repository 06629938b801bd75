/** Marks parts of the page in the frame: those that can be reached, that are open, changed, or have a problem. */
import type {Element as DrawnElement, RootContent} from 'hast';
import {spanOf} from '../../content/page/elements';
import type {Span} from '../text/edits';
import {findAll, isWithin, placeOfElement} from './places';

/** Makes the page's parts reachable with Tab, each once, and nothing else in the page. */
export function makeReachable(): void {
  for (const control of findAll('a[href], button, input, select, textarea, summary')) control.tabIndex = -1;
  for (const element of findAll('main *')) {
    const hasWords = Array.from(element.childNodes).some((node) => node instanceof Text && node.data.trim());
    const isPart =
      (hasWords || element.matches('[data-start]')) &&
      !element.parentElement?.closest('[data-part]') &&
      !element.closest('[aria-hidden="true"], [hidden], [role="tooltip"], svg');
    if (isPart) element.tabIndex = 0;
    else if (element.matches('[data-part]')) element.tabIndex = -1;
    element.toggleAttribute('data-part', isPart);
  }
}

/** The innermost element or component around a place. */
function innermost(nodes: RootContent[], place: Span): DrawnElement | undefined {
  const elements = nodes.filter((node) => node.type === 'element');
  const outer = elements.find((element) => isWithin(place, spanOf(element)));
  return outer && (innermost(outer.children, place) ?? outer);
}

const isComponent = ({tagName}: DrawnElement): boolean => /^[A-Z]/.test(tagName);

/** The smallest box on the page that holds an element and none of the others. */
function boxAround(element: HTMLElement, others: HTMLElement[]): HTMLElement[] {
  const boxes = findAll('main *').filter((box) => {
    const isAlone = box.contains(element) && !others.some((other) => box.contains(other));
    return isAlone && getComputedStyle(box).display !== 'contents';
  });
  return boxes.slice(0, 1);
}

/** The elements that show a component, which has no mark of its own: the box around those that it holds. */
function elementsOfComponent(component: DrawnElement, placed: HTMLElement[]): HTMLElement[] {
  const isInside = (element: HTMLElement) => isWithin(placeOfElement(element), spanOf(component));
  const inside = placed.find(isInside);
  const others = placed.filter((element) => !isInside(element));
  return inside ? boxAround(inside, others) : [];
}

/** Elements of several passages or whole parts: the outermost. Where lines were deleted, the passage before them. */
function elementsBetween(place: Span, inside: HTMLElement[], placed: HTMLElement[]): HTMLElement[] {
  if (inside.length > 0) return inside;
  return placed.filter((element) => placeOfElement(element).end <= place.start).slice(-1);
}

/** The elements that show a place of the page's text. */
function elementsIn(place: Span, nodes: RootContent[]): HTMLElement[] {
  const placed = findAll('main [data-start]');
  const inside = placed.filter(
    (element) => isWithin(placeOfElement(element), place) && !element.parentElement?.closest('[data-start]'),
  );
  const around = innermost(nodes, place);
  if (!around) return elementsBetween(place, inside, placed);
  if (!isComponent(around)) {
    const passage = placed.find((element) => isWithin(placeOfElement(element), spanOf(around)));
    return passage ? [passage] : [];
  }
  const isWholeComponent = spanOf(around).start === place.start;
  return isWholeComponent || inside.length === 0 ? elementsOfComponent(around, placed) : inside;
}

/** Marks the elements that show places of the text, and no others. Returns the first, or `tapped` if none shows them. */
export function highlight(name: string, nodes: RootContent[], places: Span[] = [], tapped?: HTMLElement | null) {
  const elements = places.flatMap((place) => elementsIn(place, nodes));
  if (places.length > 0 && elements.length === 0 && tapped?.isConnected) elements.push(tapped);
  for (const element of findAll('main *')) element.toggleAttribute(name, elements.includes(element));
  return elements.at(0);
}

/** Scrolls this window alone: `scrollIntoView` would also scroll the editor, away from where somebody writes. */
export function scrollInWindow(element: HTMLElement): void {
  const {top, bottom, height} = element.getBoundingClientRect();
  const isInView = top >= 0 && bottom <= innerHeight;
  if (isInView) return;
  const space = Math.max((innerHeight - height) / 2, 16);
  window.scrollTo({top: scrollY + top - space});
}
