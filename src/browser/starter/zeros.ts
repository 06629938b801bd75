/** Figures that count, before their script (src/browser/figures.ts) is there. */

import {haveCounted, shouldStayStill} from '../figures';
import {forEachElement} from '../forEachElement';

/** How long, in milliseconds, their script leaves the network to the page's first paint. */
const PAINT_FIRST = 100;

/** How long, in milliseconds, figures wait for their script before they show their final values. */
const LONGEST_WAIT = 2000;

/**
 * Figures out of sight show zero until their script arrives, so that they never fall from a value that somebody has read.
 * `fetchScript` runs `watchFigures`, or calls its argument.
 */
export function showZeros(fetchScript: (onLost: () => void) => void): void {
  // Figures that have counted keep their values when a visitor comes back.
  if (shouldStayStill() || haveCounted()) return;
  forEachElement('[data-counting]', (list) => {
    const giveUp = () => list.removeAttribute('data-counting');
    new IntersectionObserver(
      ([entry], observer) => {
        // Another list was near before: the script has handled this one, too.
        if (!list.dataset.counting) return;
        if (entry.boundingClientRect.top > innerHeight) list.dataset.counting = 'waiting';
        if (!entry.isIntersecting) return;
        observer.disconnect();
        setTimeout(fetchScript, PAINT_FIRST, giveUp);
        setTimeout(giveUp, LONGEST_WAIT);
      },
      {rootMargin: '100%'},
    ).observe(list);
  });
}
