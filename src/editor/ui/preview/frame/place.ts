/** Finds, shows and marks what stands at an offset of the file. */
import type {DrawnElement, DrawnNode} from '../../../preview/tree';

/** The innermost component around an offset. It leaves no mark of its own in the page. */
function componentAround(nodes: DrawnNode[], offset: number): DrawnElement | undefined {
  const around = nodes.find((node) => typeof node !== 'string' && node.start <= offset && offset <= node.end);
  if (!around || typeof around === 'string') return undefined;
  return componentAround(around.children, offset) ?? (/^[A-Z]/.test(around.name) ? around : undefined);
}

/** The innermost element that stands at an offset, or else the nearest one, if there is any in the same component. */
function elementAt(offset: number, nodes: DrawnNode[] = []): HTMLElement | undefined {
  const all = Array.from(document.querySelectorAll<HTMLElement>('main [data-start]'));
  const component = componentAround(nodes, offset);
  const own =
    component &&
    all.filter(({dataset}) => Number(dataset.start) >= component.start && Number(dataset.end) <= component.end);
  let best: HTMLElement | undefined;
  let distance = Number.POSITIVE_INFINITY;
  for (const element of own?.length ? own : all) {
    const [start, end] = [Number(element.dataset.start), Number(element.dataset.end)];
    // An element around the offset counts as near as it is small.
    const away = offset < start ? start - offset + 1e6 : offset > end ? offset - end + 1e6 : end - start;
    if (away <= distance) [best, distance] = [element, away];
  }
  return best;
}

/** Scrolls this window alone: `scrollIntoView` would also scroll the editor, away from where somebody writes. */
export function scrollTo(offset: number, nodes: DrawnNode[]): void {
  const element = elementAt(offset, nodes);
  if (!element) return;
  const {top, bottom, height} = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) window.scrollTo({top: scrollY + top - (innerHeight - height) / 2});
}

/** Marks what a problem is about; nothing without an offset. */
export function mark(offset: number | undefined): void {
  for (const marked of Array.from(document.querySelectorAll('[data-problem]'))) marked.removeAttribute('data-problem');
  if (offset !== undefined) elementAt(offset)?.setAttribute('data-problem', '');
}
