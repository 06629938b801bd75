/** Inside the frame: what of the page can be tapped, what a tap meant, and where the text of an offset is seen. */
import type {Click} from '../text/click';
import type {Selection} from '../text/edits';
import type {DrawnElement, DrawnNode} from './tree';

/** The place in the text under the mouse. Browsers have two functions for it. */
function caretAt({clientX, clientY}: MouseEvent): {node: Node; offset: number} | undefined {
  if (document.caretPositionFromPoint) {
    const caret = document.caretPositionFromPoint(clientX, clientY);
    return caret ? {node: caret.offsetNode, offset: caret.offset} : undefined;
  }
  const range = document.caretRangeFromPoint(clientX, clientY);
  return range ? {node: range.startContainer, offset: range.startOffset} : undefined;
}

/** The place in the file of the nearest element that Markdown made. */
function startNear(element: Element): number {
  let near: HTMLElement | null = null;
  for (let above: Element | null = element; above && !near; above = above.parentElement)
    near = above.querySelector<HTMLElement>('[data-start]');
  return Number(near?.dataset.start ?? 0);
}

/** The words of a passage, with a new line where another element begins, and how many stand before a place in them. */
function wordsIn(passage: Element, place: {node: Node; offset: number}): {words: string; at: number} {
  let [words, at] = ['', 0];
  let last: Node | null = null;
  const texts = document.createTreeWalker(passage, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (last && last.parentNode !== node.parentNode) words += '\n';
    if (node === place.node) at = words.length + place.offset;
    words += node.nodeValue;
    last = node;
  }
  return {words, at};
}

const firstText = (element: Element) => document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();

/**
 * The words that were tapped; the first ones, by a key. What Markdown made knows its place in the file. Of all else a
 * near place is told, and the whole row: what stands beside a value tells it from others.
 */
export function tapOn(target: Element, event: MouseEvent | KeyboardEvent): Click {
  // A button that is pressed by a key is clicked at no place.
  const caret = event instanceof MouseEvent && event.detail > 0 ? caretAt(event) : undefined;
  const first = firstText(target);
  const begin = first instanceof Text ? {node: first, offset: 0} : undefined;
  const text = caret?.node instanceof Text && target.contains(caret.node) ? caret : begin;
  const element = text?.node.parentElement ?? target;
  const known = element.closest<HTMLElement>('[data-start]');
  const isDouble = event.detail === 2;
  if (known) {
    const before = document.createRange();
    before.setStart(known, 0);
    if (text) before.setEnd(text.node, text.offset);
    const place = {start: Number(known.dataset.start), end: Number(known.dataset.end)};
    return {words: known.textContent ?? '', at: before.toString().length, ...place, isDouble};
  }
  const row = element.closest('tr, li, p, address') ?? element;
  return {...(text ? wordsIn(row, text) : {words: '', at: 0}), start: startNear(element), isDouble};
}

/** Whether it belongs to a mark, which explains itself when it is pointed at. */
export const isFlag = (element: Element): boolean => {
  const flag = element.closest('button[aria-describedby]');
  return flag?.nextElementSibling?.getAttribute('role') === 'tooltip' || element.closest('[role="tooltip"]') !== null;
};

const hasWords = (element: Element) =>
  Array.from(element.childNodes).some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());

/** Whether a person can see it, or hear it. */
const isHidden = (element: Element) => element.closest('[aria-hidden="true"], [hidden], svg') !== null;

/** Makes the page's parts reachable with Tab, each once, and nothing else in the page. */
export function makeReachable(main: Element): void {
  for (const element of Array.from(
    document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
  ))
    element.tabIndex = -1;
  const parts = Array.from(main.querySelectorAll<HTMLElement>('*')).filter(
    (element) =>
      (element.matches('[data-start]') || hasWords(element)) &&
      !element.parentElement?.closest('[data-part], [data-start]') &&
      !isHidden(element),
  );
  for (const element of Array.from(main.querySelectorAll('[data-part]'))) element.removeAttribute('data-part');
  for (const element of parts) {
    if (isFlag(element) || element.parentElement?.closest('[data-part]')) continue;
    element.dataset.part = '';
    element.tabIndex = 0;
  }
}

/** The innermost component around an offset. It leaves no mark of its own in the page. */
function componentAround(nodes: DrawnNode[], offset: number): DrawnElement | undefined {
  const around = nodes.find((node) => typeof node !== 'string' && node.start <= offset && offset <= node.end);
  if (!around || typeof around === 'string') return undefined;
  return componentAround(around.children, offset) ?? (/^[A-Z]/.test(around.name) ? around : undefined);
}

const placed = (): HTMLElement[] => Array.from(document.querySelectorAll<HTMLElement>('main [data-start]'));
const placeOf = ({dataset}: HTMLElement): Selection => ({start: Number(dataset.start), end: Number(dataset.end)});

/** The innermost element that stands at an offset, or else the nearest one, if there is any in the same component. */
function elementAt(offset: number, nodes: DrawnNode[]): HTMLElement | undefined {
  const all = placed();
  const component = componentAround(nodes, offset);
  const own =
    component && all.filter((one) => placeOf(one).start >= component.start && placeOf(one).end <= component.end);
  let best: HTMLElement | undefined;
  let distance = Number.POSITIVE_INFINITY;
  for (const element of own?.length ? own : all) {
    const {start, end} = placeOf(element);
    // An element around the offset counts as near as it is small.
    const away = offset < start ? start - offset + 1e6 : offset > end ? offset - end + 1e6 : end - start;
    if (away <= distance) [best, distance] = [element, away];
  }
  return best;
}

/** What a component has made of itself: the highest element that holds nothing but the component's own. */
function rootOf(first: HTMLElement, place: Selection): HTMLElement {
  const isOwn = (one: HTMLElement) => placeOf(one).start >= place.start && placeOf(one).end <= place.end;
  let root = first;
  for (let above = first.parentElement; above && !above.matches('main'); above = above.parentElement) {
    if (!Array.from(above.querySelectorAll<HTMLElement>('[data-start]')).every(isOwn)) break;
    if (getComputedStyle(above).display !== 'contents') root = above;
  }
  return root;
}

/**
 * The elements that stand at a place: those of passages, or the whole of a component, which leaves no mark of its own in
 * the page. Nothing for a component without words of its own, such as a button.
 */
export function elementsIn(place: Selection, nodes: DrawnNode[]): HTMLElement[] {
  const isInside = (one: HTMLElement, {start, end}: Selection) =>
    placeOf(one).start >= start && placeOf(one).end <= end;
  const component = componentAround(nodes, place.start);
  const isTag = component && !placed().some((one) => placeOf(one).start <= place.start && isInside(one, component));
  const whole = isTag ? {start: component.start, end: component.end} : place;
  const inside = placed().filter((one) => isInside(one, whole));
  const outer = inside.filter((one) => !inside.some((other) => other !== one && other.contains(one)));
  if (isTag) return outer[0] ? [rootOf(outer[0], whole)] : [];
  const near = outer.length === 0 ? elementAt(place.start, nodes) : undefined;
  return near ? [near] : outer;
}

/** Scrolls this window alone: `scrollIntoView` would also scroll the editor, away from where somebody writes. */
export function scrollTo(element: HTMLElement): void {
  const {top, bottom, height} = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) window.scrollTo({top: scrollY + top - Math.max((innerHeight - height) / 2, 16)});
}

/** Gives elements a mark of a name, and takes it from all others. */
export function mark(name: string, elements: HTMLElement[]): void {
  for (const marked of Array.from(document.querySelectorAll(`[${name}]`))) marked.removeAttribute(name);
  for (const element of elements) element.setAttribute(name, '');
}
