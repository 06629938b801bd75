/**
 * The inline script of every page. It runs before the first paint: sets the theme, makes the theme switch and the menu
 * work, shows what is true today beside the opening hours, and marks counters as pending. What can wait without moving
 * anything on the page is in `src/browser/site.ts`.
 */
import {shouldCount} from '../counters';
import {watchMenu} from './menu';
import {watchHours} from './openToday';
import {watchTheme} from './theme';

/** Chrome 93, Safari 15.4, Firefox 98 and newer. Older browsers show the page as it is without script. */
const isSupported = 'hasOwn' in Object && 'HTMLDialogElement' in window;

if (isSupported) {
  watchTheme();
  watchMenu();
  watchHours();
  if (shouldCount()) document.documentElement.dataset.counters = 'pending';
}
