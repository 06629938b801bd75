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

/**
 * The words that were clicked on. What Markdown made knows its place in the file. Of all else a near place is told, and
 * the whole row: what stands beside a value tells it from others.
 */
export function clickOn(target: Element, event: MouseEvent): Click {
  const caret = caretAt(event);
  const text = caret?.node instanceof Text && target.contains(caret.node) ? caret : undefined;
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
  const start = startNear(element);
  const row = element.closest('tr, li, p, address') ?? element;
  return {...(text ? wordsIn(row, text) : {words: '', at: 0}), start, isDouble};
}
