/**
 * The service worker. After one visit the pages in the menu open offline, and so does every other page that was visited,
 * with its pictures. The staff's site, share pictures and unknown addresses are left to the network.
 *
 * A new version is stored beside the old one and every file is checked against its hash, so versions never mix. It takes
 * over when the last tab is closed, or when a page is loaded in the only one.
 */
/// <reference lib="webworker" />
import {PrecacheController, type PrecacheEntry, PrecacheRoute} from 'workbox-precaching';
import {registerRoute} from 'workbox-routing';
import {prefersReducedData, TAKE_OVER} from '../../shared';
import {hasLeft} from './leave';
import {leaveAfterMove} from './leaveAfterMove';
import {pathOf, storeWhatIsSeen, withoutEnding} from './storeWhatIsSeen';

declare const self: ServiceWorkerGlobalScope;
/** What to store. The build fills it in. */
declare const FILES: PrecacheEntry[];

const stored = new PrecacheController({
  plugins: [
    {
      // Workbox would load files without a hash in their names again. Asking whether they changed is enough, since each
      // is checked against its hash, and spares a second download of the page and the font.
      requestWillFetch: async ({request}) =>
        request.cache === 'reload' ? new Request(request, {cache: 'no-cache'}) : request,
      // When the browser has lost a file and a new version is out, the network's file doesn't match its hash.
      handlerDidError: async ({request, event}) => (event.type === 'install' ? undefined : fetch(request)),
      cacheWillUpdate: async ({response}) => (hasLeft() ? null : response),
    },
  ],
});
stored.addToCacheList(FILES);

// Before the routes: a listener that answers a request keeps it from those that come after.
leaveAfterMove();

registerRoute(
  new PrecacheRoute(stored, {
    ignoreURLParametersMatching: [/^/],
    // "/about", "/about/", "/about.html", "/about/index.html" and "/about?" are one page.
    urlManipulation: ({url}) =>
      ['.html', '/index.html'].map((ending) => {
        const page = new URL(url);
        page.pathname = withoutEnding(url.pathname) + ending;
        page.search = '';
        return page;
      }),
  }),
);
storeWhatIsSeen();

self.addEventListener('install', (event) => {
  // A failed installation keeps the version that is there, and is tried again at the next visit.
  const refusal = 'Nothing is stored ahead: the visitor saves data.';
  if (prefersReducedData()) event.waitUntil(Promise.reject(new Error(refusal)));
  else stored.install(event);
});
self.addEventListener('activate', (event) => {
  stored.activate(event);
});

// A page asks the waiting version to take over, for the sake of tabs that are never closed. It may unless another tab
// uses the old version.
self.addEventListener('message', (event) => {
  const takeOver = async (): Promise<void> => {
    const windows = await self.clients.matchAll({type: 'window', includeUncontrolled: true});
    const tabs = windows.filter(({url}) => pathOf(new URL(url)) !== undefined);
    if (tabs.length < 2) await self.skipWaiting();
  };
  if (event.data === TAKE_OVER) event.waitUntil(takeOver());
});
