/** What somebody clicked on. */
import type {Click} from '../../../text/click';

/** The place in the text under the mouse. Browsers have two functions for it. */
function caretAt({clientX, clientY}: MouseEvent): {node: Node; offset: number} | undefined {
  if (document.caretPositionFromPoint) {
    const caret = document.caretPositionFromPoint(clientX, clientY);
    return caret ? {node: caret.offsetNode, offset: caret.offset} : undefined;
  }
  const range = document.caretRangeFromPoint(clientX, clientY);
  return range ? {node: range.startContainer, offset: range.startOffset} : undefined;
}

/** The place in the file of the nearest element that Markdown produced. */
function startNear(element: Element): number {
  let near: HTMLElement | null = null;
  for (let above: Element | null = element; above && !near; above = above.parentElement)
    near = above.querySelector<HTMLElement>('[data-start]');
  return Number(near?.dataset.start ?? 0);
}

/** The words that were clicked on. Elements from Markdown know their place in the file; others get a near one. */
export function clickOn(target: Element, event: MouseEvent): Click {
  const caret = caretAt(event);
  const text = caret?.node instanceof Text && target.contains(caret.node) ? caret : undefined;
  const element = text?.node.parentElement ?? target;
  const known = element.closest<HTMLElement>('[data-start]');
  const passage = known ?? element;
  let at = 0;
  if (text) {
    const before = document.createRange();
    before.setStart(passage, 0);
    before.setEnd(text.node, text.offset);
    at = before.toString().length;
  }
  const words = passage.textContent ?? '';
  return known
    ? {words, at, start: Number(known.dataset.start), end: Number(known.dataset.end)}
    : {words, at, start: startNear(element)};
}
