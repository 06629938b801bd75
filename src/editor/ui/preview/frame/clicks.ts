/** What somebody clicked on. */
import type {Click} from '../../../text/click';

/** The place in the text under a point. Browsers have two ways to tell it. */
function caretAt({clientX, clientY}: MouseEvent): {node: Node; offset: number} | undefined {
  if (document.caretPositionFromPoint) {
    const caret = document.caretPositionFromPoint(clientX, clientY);
    return caret ? {node: caret.offsetNode, offset: caret.offset} : undefined;
  }
  const range = document.caretRangeFromPoint(clientX, clientY);
  return range ? {node: range.startContainer, offset: range.startOffset} : undefined;
}

/** Where the nearest thing stands in the file that Markdown made. */
function startNear(element: Element): number {
  let near: HTMLElement | null = null;
  for (let above: Element | null = element; above && !near; above = above.parentElement)
    near = above.querySelector<HTMLElement>('[data-start]');
  return Number(near?.dataset.start ?? 0);
}

/** The words that were clicked on. What Markdown made knows its place in the file; of all else a near one is told. */
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
