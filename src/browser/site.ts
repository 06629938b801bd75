/** `site.js`, which the inline script fetches after the first paint: counters, and the service worker's registration. */
import {startPendingCounters} from './counters';

/** Address of the service worker; empty in a build without one. The build fills it in. */
declare const SERVICE_WORKER: string;

function registerServiceWorker(): void {
  // The site works without it, so a visitor needn't know that it failed.
  navigator.serviceWorker.register(SERVICE_WORKER).catch(() => {});
}

startPendingCounters();

if (SERVICE_WORKER && 'serviceWorker' in navigator) {
  // The service worker fetches the other pages once this one has everything that it needs.
  if (document.readyState === 'complete') registerServiceWorker();
  else addEventListener('load', registerServiceWorker);
}
