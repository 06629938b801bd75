/** `site.js`, the deferred script of every public page: counters, and the service worker's registration. */
import {prefersReducedData} from '../shared';
import {startPendingCounters} from './counters';

/** Address of the service worker, empty in a build without one. The build fills it in. */
declare const SERVICE_WORKER: string;

function registerServiceWorker(): void {
  // The site works without it, so a visitor needn't know that it failed.
  navigator.serviceWorker.register(SERVICE_WORKER).catch(() => {});
}

// The inline script has set it, unless the browser is too old.
if (document.documentElement.dataset.theme) {
  startPendingCounters();
  // Once the page has everything it needs: the service worker fetches the other pages of the menu.
  if (SERVICE_WORKER && 'serviceWorker' in navigator && !prefersReducedData())
    addEventListener('load', registerServiceWorker);
}
