/** What is drawn over a thing. */

/** How far what is looked at is from the window's edges, in pixels: clear of the bar. */
const MARGIN = 80;

/** Scrolls to a thing, unless it can be seen or stays in its place. */
export function bringIntoSight(measure: () => DOMRect): void {
  const {top, height} = measure();
  const middle = top + height / 2;
  if (middle < MARGIN || middle > innerHeight - MARGIN) scrollBy(0, middle - innerHeight / 2);
}

/** Whether something is drawn over a thing, or the thing is cut off, at one of three points in its middle. */
export function isCovered(element: Element, measure: () => DOMRect): boolean {
  bringIntoSight(measure);
  const {left, top, width, height} = measure();
  return [0.15, 0.5, 0.85].some((share) => {
    const above = document.elementFromPoint(left + share * width, top + height / 2);
    return above !== null && !above.contains(element) && !element.contains(above);
  });
}
