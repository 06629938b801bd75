/** Finds, shows and marks what stands at an offset of the file. */
import styles from './styles.module.css';

/** The innermost element that stands at an offset, or else the nearest one. */
function elementAt(offset: number): HTMLElement | undefined {
  let best: HTMLElement | undefined;
  let distance = Number.POSITIVE_INFINITY;
  for (const element of Array.from(document.querySelectorAll<HTMLElement>('main [data-start]'))) {
    const [start, end] = [Number(element.dataset.start), Number(element.dataset.end)];
    // An element around the offset counts as near as it is small.
    const away = offset < start ? start - offset + 1e6 : offset > end ? offset - end + 1e6 : end - start;
    if (away <= distance) [best, distance] = [element, away];
  }
  return best;
}

/** Scrolls this window alone: `scrollIntoView` would also scroll the editor, away from where somebody writes. */
export function scrollTo(offset: number): void {
  const element = elementAt(offset);
  if (!element) return;
  const {top, bottom, height} = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) window.scrollTo({top: scrollY + top - (innerHeight - height) / 2});
}

/** Marks what a problem is about; nothing without an offset. */
export function mark(offset: number | undefined): void {
  for (const marked of Array.from(document.querySelectorAll(`.${styles.problem}`)))
    marked.classList.remove(styles.problem);
  if (offset !== undefined) elementAt(offset)?.classList.add(styles.problem);
}
