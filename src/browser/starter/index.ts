/**
 * Runs before the first paint, inline in every page. It makes the menu and the theme switch work without React,
 * registers the service worker, and fetches other scripts when they are needed. The build turns it into ES2019, which
 * every browser can parse. Every page carries every byte of it.
 */
import {prefersReducedData} from '../shared';
import {fetchOnDemand} from './fetchOnDemand';
import {showZeros} from './figures';
import {completeMenu, menuTouch, watchMenu} from './menu';
import {watchHours} from './openToday';
import {choosePictures} from './pictures';
import {registerServiceWorker} from './registerServiceWorker';
import {dataset} from './root';
import {readTheme, switchTheme, watchTheme} from './theme';

/** Whether the page has pictures. The build fills it in. */
declare const HAS_PICTURES: boolean;

/** Holds a touch on a control that needs React until React is there. Returns whether it is held. */
function hold(control: Element): boolean {
  if (!control.matches('button:not([data-idle])')) return false;
  control.setAttribute('aria-busy', 'true');
  fetchOnDemand(() => control.removeAttribute('aria-busy'));
  return true;
}

/** Handles a touch until React does. */
function handle(event: Event): void {
  const control = (event.target as Element).closest('a,button') as HTMLAnchorElement | null;
  if (!control || dataset.hasHydrated === 'true') return;
  const isClick = event.type === 'click';
  const isHandled =
    menuTouch(control, event as MouseEvent, isClick) || (isClick && (switchTheme(control) || hold(control)));
  if (!isHandled) return;
  event.preventDefault();
  event.stopPropagation();
}

readTheme();

// A browser without this is older than those in package.json's "browserslist". It gets the page without script.
if (''.replaceAll as unknown) {
  document.addEventListener('click', handle, true);
  document.addEventListener('keydown', handle, true);
  watchTheme();
  watchMenu();
  if (HAS_PICTURES) choosePictures();
  document.addEventListener('DOMContentLoaded', () => {
    completeMenu();
    watchHours();
    if (prefersReducedData()) {
      // Not even the page behind a pressed link is fetched ahead (src/build/starter).
      (document.querySelector('[type^=sp]') as Element).remove();
      return;
    }
    // If the browser draws the page ahead, no figure is visible and no service worker registers before it is opened.
    showZeros();
    registerServiceWorker();
  });
}
