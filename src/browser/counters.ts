/**
 * Counters count up from zero once per tab, when a tenth of their list is visible. The moving digits are painted over the
 * final value, from an attribute, so screen readers, search engines and printers only get the final value.
 *
 * The inline script marks the counters of a page as pending: styles show them at zero from the first paint, and reveal
 * the final values if this script hasn't arrived after two seconds (src/components/Counter/styles.module.css).
 */
import {prefersReducedData} from '../shared';
import {counterValueAt} from './counterValue';

const VISIBLE_SHARE = 0.1;

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion:reduce)').matches;

/** The entry in the tab's storage that says that this page's counters have counted. Other sites may share the storage. */
const storageKey = () => `counting${location.pathname}`;

function haveCounted(): boolean {
  try {
    return sessionStorage.getItem(storageKey()) !== null;
  } catch {
    return false;
  }
}

function rememberCounting(): void {
  try {
    sessionStorage.setItem(storageKey(), 'done');
  } catch {
    // Without storage, they count again on the next visit.
  }
}

/** Whether the counters of this page are to count in this tab. */
export const shouldCount = (): boolean => !prefersReducedData() && !prefersReducedMotion() && !haveCounted();

/** Sets the counters of a list to zero, and counts them once the list is visible. */
function startList(list: HTMLElement): void {
  const counters = Array.from(list.querySelectorAll<HTMLElement>('[data-duration]'), (digits) => ({
    digits,
    final: String(digits.nextElementSibling?.textContent),
    duration: Number(digits.dataset.duration),
  }));

  /** Paints the values after `elapsed` milliseconds. Returns whether some are still counting. */
  const paint = (elapsed: number): boolean => {
    for (const {digits, final, duration} of counters) {
      if (elapsed < duration) digits.dataset.shown = counterValueAt(final, elapsed, duration);
      else delete digits.dataset.shown;
    }
    return counters.some(({duration}) => elapsed < duration);
  };

  const count = () => {
    rememberCounting();
    const start = performance.now();
    const step = (now: number) => {
      // A visitor may turn on reduced motion while the counters run.
      if (paint(prefersReducedMotion() ? Infinity : Math.max(now - start, 0))) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  };

  paint(0);
  new IntersectionObserver(
    (entries, observer) => {
      if (!entries.some(({intersectionRatio}) => intersectionRatio >= VISIBLE_SHARE)) return;
      observer.disconnect();
      count();
    },
    {threshold: VISIBLE_SHARE},
  ).observe(list);
}

/** Starts the counters that haven't been started yet. */
export function startCounters(): void {
  for (const list of Array.from(document.querySelectorAll<HTMLElement>('[data-uncounted]'))) {
    delete list.dataset.uncounted;
    startList(list);
  }
}

/** Starts the counters of a page that has just been loaded, unless their final values are shown already. */
export function startPendingCounters(): void {
  const {dataset} = document.documentElement;
  const digits = document.querySelector('[data-duration]');
  const isRevealed = digits && getComputedStyle(digits).visibility === 'hidden';
  if (dataset.counters === 'pending' && !isRevealed) startCounters();
  delete dataset.counters;
}
