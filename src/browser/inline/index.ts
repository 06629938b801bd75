/**
 * The inline script of every page. It runs before the first paint: sets the theme, makes the theme switch and the menu
 * work, shows what is true today beside the opening hours, and marks counters as pending. After the first paint it
 * fetches `site.js` (`src/browser/site.ts`).
 */
import {prefersReducedData} from '../../shared';
import {shouldCount} from '../counters';
import {watchHours} from './hours';
import {watchMenu} from './menu';
import {watchTheme} from './theme';

/** Address of `site.js`; empty where React does its work. The build fills it in. */
declare const SITE_SCRIPT: string;

/** True in Chrome 95, Safari 15.4, Firefox 98 and newer. Older browsers show the page as it is without script. */
const isSupported = 'hasOwn' in Object && 'HTMLDialogElement' in window;

/** A `<script defer>` would be fetched before the first paint, and delay the largest paint by a round trip, as Lighthouse measures it. */
function fetchAfterPaint(src: string): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    document.head.append(Object.assign(document.createElement('script'), {src}));
  });
  observer.observe({type: 'paint', buffered: true});
}

if (isSupported) {
  watchTheme();
  watchMenu();
  watchHours();
  if (shouldCount()) document.documentElement.dataset.counters = 'pending';
  // Visitors who save data see final values, and nothing is stored for them.
  if (SITE_SCRIPT && !prefersReducedData()) addEventListener('DOMContentLoaded', () => fetchAfterPaint(SITE_SCRIPT));
}
