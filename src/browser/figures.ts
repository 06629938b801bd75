/**
 * How figures count up from zero: once per page, when a tenth of their list is visible. The moving digits are painted over
 * the final value, from an attribute. Until this arrives, `starter/zeros.ts` holds them at zero.
 */
import {prefersReducedData} from '../shared';
import {valueAt} from './figureValue';
import {forEachElement} from './forEachElement';

/** Values that were on screen for longer than this, in milliseconds, have been read and must not fall to zero. */
const FRESH = 1000;
const VISIBLE_SHARE = 0.1;

/** When the page was first painted, in milliseconds since it was opened. A browser that doesn't say may have painted it at once. */
const firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;

/** Whether visitors save data, or ask for no movement. */
export const shouldStayStill = (): boolean =>
  prefersReducedData() || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The name under which a tab remembers that this page's figures have counted. Other sites may share its storage. */
const noteOfPage = () => `counting${location.pathname}`;

/** Whether this page's figures have counted in this tab, if the browser remembers. */
export function haveCounted(): boolean {
  try {
    return Boolean(sessionStorage[noteOfPage()]);
  } catch {
    return false;
  }
}

/** Makes the browser remember that this page's figures have counted, if it can. */
function rememberCounting(): void {
  try {
    sessionStorage[noteOfPage()] = 'done';
  } catch {
    // No storage: they count again on the next visit.
  }
}

/** Counts the figures of one list, which nobody has read, once it is visible. `isWaiting`: they show zero already. */
function runFigures(list: HTMLElement, isWaiting: boolean): void {
  const figures = Array.from(list.querySelectorAll<HTMLElement>('[data-duration]'), (painter) => ({
    painter,
    final: String(painter.nextElementSibling?.textContent),
    duration: Number(painter.dataset.duration),
  }));

  /** Paints the values after `elapsed` milliseconds. Those that have arrived at their final value need no paint. */
  const paint = (elapsed: number) => {
    for (const {painter, final, duration} of figures) {
      if (elapsed < duration) painter.dataset.shown = valueAt(final, elapsed, duration);
      else delete painter.dataset.shown;
    }
  };

  if (isWaiting) paint(0);
  new IntersectionObserver(
    (entries, observer) => {
      const {isIntersecting, intersectionRatio} = entries[entries.length - 1];
      if (!isIntersecting || intersectionRatio < VISIBLE_SHARE) {
        paint(0);
        return;
      }
      observer.disconnect();
      rememberCounting();
      let start: number | undefined;
      const step = (now: number) => {
        start ??= now;
        // A visitor may ask for stillness meanwhile.
        paint(shouldStayStill() ? Infinity : now - start);
        if (list.querySelector('[data-shown]')) requestAnimationFrame(step);
      };
      requestAnimationFrame(step);
    },
    {threshold: [0, VISIBLE_SHARE]},
  ).observe(list);
}

/**
 * Watches the lists of counting figures that aren't watched yet. `paintedAt`: when the page was painted, in milliseconds.
 * Figures that wait at zero count. Others show their final values, and somebody may have read them by now.
 */
export function watchFigures(paintedAt = firstPaint()): void {
  const isFresh = performance.now() - paintedAt < FRESH;
  const isStill = shouldStayStill() || haveCounted();
  forEachElement('[data-counting]', (list) => {
    const isWaiting = list.dataset.counting === 'waiting';
    list.removeAttribute('data-counting');
    if (!isStill && (isWaiting || isFresh)) runFigures(list, isWaiting);
  });
}
