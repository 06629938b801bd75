/**
 * Counting figures until their script (`src/browser/onDemand/figures.ts`) arrives. Those out of sight show zero, so that
 * they never fall from a value that somebody has read.
 */
import {fetchOnDemand} from './fetchOnDemand';

/** How long, in milliseconds, figures wait for their script before they show their final values. */
const PATIENCE = 2000;

export function showZeros(): void {
  if (matchMedia('(prefers-reduced-motion)').matches) return;
  document.querySelectorAll<HTMLElement>('[data-counting]').forEach((list) => {
    const giveUp = () => {
      if (list.dataset.counting) list.dataset.counting = '';
    };
    new IntersectionObserver(
      ([{isIntersecting, boundingClientRect}], observer) => {
        if (boundingClientRect.top > innerHeight) list.dataset.counting = 'waiting';
        if (!isIntersecting) return;
        observer.disconnect();
        fetchOnDemand(giveUp);
        setTimeout(giveUp, PATIENCE);
      },
      {rootMargin: '100%'},
    ).observe(list);
  });
}
