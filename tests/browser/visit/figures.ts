/** The home page's counting figures, as the page and the records name them. */
import type {Page} from 'playwright/test';
import {counting} from '../written';

export const [FIGURES] = counting('/');

/** The list that they stand in. */
export const countingList = (page: Page) =>
  FIGURES.reduce((list, {label}) => list.filter({hasText: label}), page.getByRole('list'));

/**
 * Scrolls until the first figures are near and not yet in sight: their script comes, and they wait for their visitor at
 * zero, as long as it takes. Runs in the page.
 */
export function comeNear(): void {
  const {top} = (document.querySelector('[data-duration]') as Element).getBoundingClientRect();
  scrollBy({top: top - 1.8 * innerHeight, behavior: 'instant'});
}

/** Scrolls to them. Runs in the page. */
export const showFigures = (): void =>
  document.querySelector('[data-duration]')?.parentElement?.scrollIntoView({block: 'center', behavior: 'instant'});

/** The digits that are painted over them while they wait and count. */
export const moving = (page: Page) => countingList(page).locator('[data-duration]').filter({visible: true});

/** What these digits read. */
export const digits = (page: Page) =>
  moving(page).evaluateAll((all) => (all as HTMLElement[]).map(({dataset}) => dataset.shown ?? dataset.zero));

export const ZEROS = FIGURES.map(({zero}) => zero);

const speeds = FIGURES.map(({number, duration}) => (duration > 0 ? number / duration : 0));

/** The place of the figure that moves fastest: it has left zero with the first frame. */
export const FASTEST = speeds.indexOf(Math.max(...speeds));
