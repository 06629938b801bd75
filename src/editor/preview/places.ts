/** Elements of the page in the frame, and the places of its text that they show. */
import type {Span} from '../text/edits';

export const findAll = (selector: string): HTMLElement[] =>
  Array.from(document.querySelectorAll<HTMLElement>(selector));

/** The place of an element that Markdown made. */
export const placeOfElement = ({dataset}: HTMLElement): Span => ({
  start: Number(dataset.start),
  end: Number(dataset.end),
});

export const isWithin = (inner: Span, outer: Span): boolean => inner.start >= outer.start && inner.end <= outer.end;

/** Where in the text the passage begins that is in the middle of the window, or the last one above. */
export function placeInView(): number | undefined {
  const middle = innerHeight / 2;
  const above = findAll('main [data-start]').filter((element) => element.getBoundingClientRect().top <= middle);
  const last = above.at(-1);
  return last && placeOfElement(last).start;
}
