/**
 * Runs before the first paint, inline in every page. It makes the menu and the theme switch work without React,
 * registers the service worker, and fetches what else a page can do when it is wanted. The build turns it into ES2019,
 * so that no browser chokes on it. Every byte of it is in every page.
 */
import {prefersReducedData} from '../prefersReducedData';
import {fetchOnDemand} from './fetchOnDemand';
import {showZeros} from './figures';
import {menuTouch, watchMenu} from './menu';
import {showOpenToday} from './openToday';
import {choosePictures} from './pictures';
import {registerServiceWorker} from './registerServiceWorker';
import {dataset} from './root';
import {readTheme, switchTheme, watchTheme} from './theme';

/** Whether the page has pictures. The build fills it in. */
declare const HAS_PICTURES: boolean;

/** Holds a touch until React can carry it out. Returns whether it is held. */
function hold(control: Element): boolean {
  if (!control.matches('button:not([data-idle])')) return false;
  control.setAttribute('aria-busy', 'true');
  fetchOnDemand(() => control.removeAttribute('aria-busy'));
  return true;
}

/** Handles a touch that React, once it is there, handles itself. */
function handle(event: Event): void {
  const control = (event.target as Element).closest('a,button') as HTMLAnchorElement | null;
  if (!control || dataset.hasHydrated) return;
  const isClick = event.type === 'click';
  const isHandled =
    menuTouch(control, event as MouseEvent, isClick) || (isClick && (switchTheme(control) || hold(control)));
  if (!isHandled) return;
  event.preventDefault();
  event.stopPropagation();
}

readTheme();

// A browser without this is older than the ones in package.json's "browserslist". It keeps the page as it is.
if (''.replaceAll as unknown) {
  document.addEventListener('click', handle, true);
  document.addEventListener('keydown', handle, true);
  watchTheme();
  watchMenu();
  if (HAS_PICTURES) choosePictures();
  document.addEventListener('DOMContentLoaded', () => {
    // An address can set this (`?docusaurus-data-has-hydrated`), but only React's own word counts.
    delete dataset.hasHydrated;
    showOpenToday();
    if (prefersReducedData()) {
      // Not even the page whose link is pressed is fetched ahead (src/plugins/starter).
      (document.querySelector('[type^=sp]') as Element).remove();
      return;
    }
    // The page may be drawn ahead, and not be opened. Nothing is in sight until it is, and browsers wait with registering.
    showZeros();
    registerServiceWorker();
  });
}
