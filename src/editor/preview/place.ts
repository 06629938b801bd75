/** Inside the frame: what of the page can be tapped, what a tap meant, and where the text of an offset is seen. */
import type {RootContent} from 'hast';
import {placeOf} from '../../content/page/elements';
import type {Click} from '../text/click';
import type {Selection} from '../text/edits';

/** The text under the mouse, and the place in it. Browsers have two functions for that. */
function caretAt({clientX, clientY}: MouseEvent): [node?: Node | null, offset?: number] {
  const caret = document.caretPositionFromPoint?.(clientX, clientY);
  if (caret) return [caret.offsetNode, caret.offset];
  const range = document.caretRangeFromPoint?.(clientX, clientY);
  return [range?.startContainer, range?.startOffset];
}

const textsOf = (element: Element): TreeWalker => document.createTreeWalker(element, NodeFilter.SHOW_TEXT);

/** The words of an element, with a new line where another element begins, and how many stand before a place in them. */
function wordsIn(element: Element, text: Node | null, offset: number): {words: string; at: number} {
  let [words, at] = ['', 0];
  const texts = textsOf(element);
  for (let node = texts.nextNode(), last = node; node; last = node, node = texts.nextNode()) {
    if (last?.parentNode !== node.parentNode) words += '\n';
    if (node === text) at = words.length + offset;
    words += node.nodeValue;
  }
  return {words, at};
}

/** The place in the file of the nearest element that Markdown made. */
function startNear(element: Element): number {
  const near = element.querySelector<HTMLElement>('[data-start]');
  return near ? Number(near.dataset.start) : element.parentElement ? startNear(element.parentElement) : 0;
}

/** The words that were tapped, with their place; of what Markdown didn't make, the whole row with a place near it. */
export function tapOn(target: Element, event: MouseEvent | KeyboardEvent): Click {
  // A button that is pressed by a key is clicked at no place.
  const [under, offset = 0] = event instanceof MouseEvent && event.detail > 0 ? caretAt(event) : [];
  const isText = under instanceof Text && target.contains(under);
  const text = isText ? under : textsOf(target).nextNode();
  const element = text?.parentElement ?? target;
  const passage = element.closest<HTMLElement>('[data-start]');
  const row = passage ?? element.closest('tr, li, p, address') ?? element;
  const place = passage ? spanOf(passage) : {start: startNear(element)};
  return {...wordsIn(row, text, isText ? offset : 0), ...place};
}

const hasWords = (element: Element) =>
  Array.from(element.childNodes).some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());

/** Makes the page's parts reachable with Tab, each once, and nothing else in the page. */
export function makeReachable(): void {
  const controls = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary');
  for (const control of Array.from(controls)) control.tabIndex = -1;
  for (const element of Array.from(document.querySelectorAll<HTMLElement>('main *'))) {
    const isPart =
      (element.matches('[data-start]') || hasWords(element)) &&
      !element.parentElement?.closest('[data-part]') &&
      !element.closest('[aria-hidden="true"], [hidden], [popover], svg');
    element.toggleAttribute('data-part', isPart);
    if (isPart) element.tabIndex = 0;
  }
}

const spanOf = ({dataset}: HTMLElement): Selection => ({start: Number(dataset.start), end: Number(dataset.end)});
const isWithin = (inner: Selection, outer: Selection) => inner.start >= outer.start && inner.end <= outer.end;

/** The place of the innermost component around a place. */
function componentAround(nodes: RootContent[], place: Selection): Selection | undefined {
  const inner = nodes.find((one) => one.type === 'element' && isWithin(place, placeOf(one)));
  if (inner?.type !== 'element') return undefined;
  return componentAround(inner.children, place) ?? (/^[A-Z]/.test(inner.tagName) ? placeOf(inner) : undefined);
}

/** The elements that show a place: the passage around it, those in it, or else all of its component, which has no mark. */
function elementsIn(place: Selection, nodes: RootContent[]): HTMLElement[] {
  const all = Array.from(document.querySelectorAll<HTMLElement>('main [data-start]'));
  const within = (range: Selection) => all.filter((one) => isWithin(spanOf(one), range));
  const component = componentAround(nodes, place);
  // Elements come in the order of the page: the last one around it is the innermost.
  const around = all.filter((one) => isWithin(place, spanOf(one))).at(-1);
  if (around && !(component && isWithin(component, spanOf(around)))) return [around];
  const inside = component?.start === place.start ? [] : within(place);
  if (inside.length > 0) return inside.filter((one) => !one.parentElement?.closest('[data-start]'));
  // Where lines are gone, what stood before them.
  if (!component) return all.filter((one) => spanOf(one).end <= place.start).slice(-1);
  let [root] = within(component);
  for (let above = root?.parentElement; above && !above.matches('main'); above = above.parentElement) {
    const placed = Array.from(above.querySelectorAll<HTMLElement>('[data-start]'));
    if (!placed.every((one) => isWithin(spanOf(one), component))) break;
    if (getComputedStyle(above).display !== 'contents') root = above;
  }
  return root ? [root] : [];
}

/** Marks the elements that show places of the text, and no others. Returns the first, or `tapped` if none shows them. */
export function mark(name: string, nodes: RootContent[], places: Selection[] = [], tapped?: HTMLElement) {
  const found = places.flatMap((place) => elementsIn(place, nodes));
  if (places.length > 0 && found.length === 0 && tapped?.isConnected) found.push(tapped);
  for (const marked of Array.from(document.querySelectorAll(`[${name}]`))) marked.removeAttribute(name);
  for (const element of found) element.setAttribute(name, '');
  return found.at(0);
}
