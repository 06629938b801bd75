/**
 * Counts figures up from zero, once a page, when a tenth of their list is seen. The text in the page is the final
 * value all along: for screen readers, for copying, printing and reader modes. The digits that move are painted over
 * it, from an attribute.
 */
import {prefersReducedData} from '../prefersReducedData';

/** Values that were on screen for longer than this were read, and must not fall back to zero. In milliseconds. */
const FRESH = 1000;
const VISIBLE_SHARE = 0.1;

/** Whether the page was painted so recently that nobody has read its figures. Also true of a page that React opens. */
function isFresh(): boolean {
  if (document.documentElement.dataset.hasHydrated) return true;
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return !paint || performance.now() - paint.startTime < FRESH;
}

const staysStill = () => prefersReducedData() || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Notes that the figures of this page have counted. Returns whether they had before, as far as the browser remembers. */
function hasCounted(note?: string): boolean {
  const key = `counted ${location.pathname}`;
  try {
    if (note) sessionStorage[key] = note;
    return key in sessionStorage;
  } catch {
    return false;
  }
}

/**
 * A final value as it reads after `elapsed` of `duration` milliseconds: from zero, fast first and slow at the end,
 * with the separators and decimals of the final value.
 */
export function valueAt(final: string, elapsed: number, duration: number): string {
  const left = 1 - Math.min(Math.max(elapsed / duration, 0), 1);
  return final.replace(/\d[\d,]*(\.\d+)?/, (number, decimals = '.') => {
    const value = (Number(number.replace(/,/g, '')) * (1 - left ** 3)).toFixed(decimals.length - 1);
    return /,/.test(number) ? value.replace(/\B(?=(\d{3})+(?!\d))/g, ',') : value;
  });
}

/** Runs the figures of one list: waiting at zero, counting, or final. `isUnread` says that nobody has seen them yet. */
function runFigures(list: HTMLElement, isUnread: boolean): void {
  const figures = Array.from(list.querySelectorAll<HTMLElement>('[data-duration]'), (painter) => ({
    painter,
    final: String(painter.nextElementSibling?.textContent),
    duration: Number(painter.dataset.duration),
  }));

  /** Paints the values after `elapsed` milliseconds. Returns whether any of them is still to move. */
  const paint = (elapsed: number) =>
    figures.filter(({painter, final, duration}) => {
      const moves = elapsed < duration;
      if (moves) painter.dataset.shown = valueAt(final, elapsed, duration);
      else painter.removeAttribute('data-shown');
      return moves;
    }).length > 0;

  const count = () => {
    const start = performance.now();
    requestAnimationFrame(function step(now) {
      if (paint(now - start)) requestAnimationFrame(step);
    });
  };

  if (isUnread) paint(0);
  let isFirst = true;
  new IntersectionObserver(
    (entries, observer) => {
      const {isIntersecting, intersectionRatio} = entries[entries.length - 1];
      const isRead = isFirst && isIntersecting && !isUnread && !isFresh();
      isFirst = false;
      if (!isRead && (!isIntersecting || intersectionRatio < VISIBLE_SHARE)) {
        paint(0);
        return;
      }
      observer.disconnect();
      hasCounted('yes');
      if (isRead || staysStill()) paint(Infinity);
      else count();
    },
    {threshold: [0, VISIBLE_SHARE]},
  ).observe(list);
}

/** Watches every list of counting figures that isn't watched yet. */
export function watchFigures(): void {
  const isStill = staysStill() || hasCounted();
  document.querySelectorAll<HTMLElement>('[data-counting]').forEach((list) => {
    const isUnread = list.dataset.counting === 'waiting';
    list.removeAttribute('data-counting');
    if (!isStill) runFigures(list, isUnread);
  });
}
