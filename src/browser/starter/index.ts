/**
 * Runs before the first paint, inline in every page. It makes the menu and the theme switch work without React,
 * registers the service worker, and fetches other scripts when they are needed. The build turns it into ES2019, which
 * browsers since 2018 can parse. Every page carries every byte of it.
 */

import {prefersReducedData, TAKE_OVER} from '../../shared';
import {NEEDS_REACT} from '../controls';
import {forEachElement} from '../forEachElement';
import {watchHours} from '../openToday';
import {type Control, completeMenu, leaveMenu, openMenu, watchMenu} from './menu';
import {dataset, readTheme, switchTheme, watchTheme} from './theme';
import {showZeros} from './zeros';

// The build fills these in (src/build/starter.ts).
/** Whether it has a control that needs React. */
declare const HAS_CONTROLS: boolean;
/** Address of the script built from `src/browser/onDemand.ts`. */
declare const ON_DEMAND: string;
/** Address of the service worker, empty where there is none. */
declare const SERVICE_WORKER: string;

/**
 * Whether the browser is about as new as those in package.json's "browserslist": an older one gets the page without script
 * but for its theme. `replaceAll` is a little older than they are: it came with Chrome 85, Safari 13.1 and Firefox 77.
 */
const isSupported = Boolean(''.replaceAll);

/** How long, in milliseconds, the page itself has the network before the service worker does. */
const PAUSE = 3000;

/** Runs the script for figures and React, a second time from the browser's cache. `onLost`: it didn't arrive. */
function fetchOnDemand(onLost: () => void): void {
  const script = document.createElement('script');
  script.src = ON_DEMAND;
  script.onerror = onLost;
  document.body.append(script);
}

function registerServiceWorker(): void {
  // A page in a frame without an origin, as the editor's preview, may not even ask.
  const serviceWorker = SERVICE_WORKER ? navigator.serviceWorker : undefined;
  if (serviceWorker) {
    setTimeout(() => {
      serviceWorker
        .register(SERVICE_WORKER)
        .then(({waiting}) => {
          if (waiting) waiting.postMessage(TAKE_OVER);
        })
        // The site works without it, so a visitor needn't know.
        .catch(() => {});
    }, PAUSE);
  }
}

/** Holds a touch on a control that needs React until React is there. Returns whether it is held. */
function holdForReact(control: Element): boolean {
  if (!control.matches(NEEDS_REACT)) return false;
  control.setAttribute('aria-busy', 'true');
  fetchOnDemand(() => control.removeAttribute('aria-busy'));
  return true;
}

/** Handles a touch until React does. */
function handleTouch(touch: MouseEvent | KeyboardEvent): void {
  const control = (touch.target as Element).closest<Control>('a,button');
  if (!control || dataset.hasHydrated === 'true') return;
  // Space opens the menu as soon as it is down; a button is clicked only when it comes up. The first that the control belongs
  // to handles a click.
  const isHandled =
    'key' in touch
      ? touch.key === ' ' && openMenu(control)
      : openMenu(control) ||
        leaveMenu(control, touch) ||
        switchTheme(control) ||
        (HAS_CONTROLS && holdForReact(control));
  if (isHandled) {
    touch.preventDefault();
    touch.stopPropagation();
  }
}

readTheme();

if (isSupported) {
  addEventListener('click', handleTouch, true);
  addEventListener('keydown', handleTouch, true);
  watchTheme();
  watchMenu();
  addEventListener('DOMContentLoaded', () => {
    completeMenu();
    watchHours();
    if (prefersReducedData()) {
      // Not even the page behind a pressed link is fetched ahead. A proxy may have taken the rules away already.
      forEachElement('[type=speculationrules]', (rules) => rules.remove());
    } else {
      // If the browser draws the page ahead, no figure is visible and no service worker registers before it is opened.
      showZeros(fetchOnDemand);
      registerServiceWorker();
    }
  });
}
