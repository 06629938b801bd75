/** What somebody has tapped on: the words, and where they are in the page's text. */
import type {Tap} from '../text/tap';
import {placeOfElement} from './places';

/** The text under the mouse, and the place in it. Browsers have two functions for that. */
function caretAt({clientX, clientY}: MouseEvent): [node?: Node | null, offset?: number] {
  const caret = document.caretPositionFromPoint?.(clientX, clientY);
  const range = document.caretRangeFromPoint?.(clientX, clientY);
  return [caret?.offsetNode ?? range?.startContainer, caret?.offset ?? range?.startOffset];
}

const textsOf = (node: Node): Text[] => (node instanceof Text ? [node] : Array.from(node.childNodes).flatMap(textsOf));

/** The words of several texts. Between two elements there is a new line. */
const join = (texts: Text[]): string => texts.map(({data}) => data).join('\n');

/** Where in the page's text the nearest passage begins, for an element that Markdown didn't make. */
function placeNear(element: Element): number {
  for (let box: Element | null = element; box; box = box.parentElement) {
    const passage = box.querySelector<HTMLElement>('[data-start]');
    if (passage) return placeOfElement(passage).start;
  }
  return 0;
}

/** The text that was tapped, and where in it. A button that is pressed by a key has its first text, at the beginning. */
function tappedText(target: Element, event: MouseEvent | KeyboardEvent): {text?: Text; offset: number} {
  const isByMouse = event instanceof MouseEvent && event.detail > 0;
  const [node, offset = 0] = isByMouse ? caretAt(event) : [];
  if (node instanceof Text && target.contains(node)) return {text: node, offset};
  return {text: textsOf(target)[0], offset: 0};
}

/** The words that were tapped, with their place; of what Markdown didn't make, the whole row with a place near it. */
export function clickAt(target: Element, event: MouseEvent | KeyboardEvent): Tap {
  const {text, offset} = tappedText(target, event);
  const element = text?.parentElement ?? target;
  const passage = element.closest<HTMLElement>('[data-start]');
  const row = passage ?? element.closest('tr, li, p, address') ?? element;
  const texts = textsOf(row);
  const index = text ? texts.indexOf(text) : -1;
  const before = join(texts.slice(0, index + 1)).length - (text?.length ?? 0);
  const place = passage ? placeOfElement(passage) : {start: placeNear(element)};
  return {words: join(texts), at: before + offset, ...place};
}
