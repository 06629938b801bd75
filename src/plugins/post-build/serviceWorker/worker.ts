/**
 * The service worker: after one visit the pages of the menu open with the network off, and so does every other page
 * that was visited, with its pictures (pictures.ts). Previews, share pictures and unknown addresses are the network's own business.
 *
 * A new version is stored beside the old one and every file is checked against its hash, so that files of two versions
 * never meet. It takes over when the last tab is closed, or at the latest when a page has been loaded in the only one.
 */
/// <reference lib="webworker" />
import {cleanupOutdatedCaches, PrecacheController, type PrecacheEntry, PrecacheRoute} from 'workbox-precaching';
import {registerRoute} from 'workbox-routing';
import {prefersReducedData} from '../../../client/prefersReducedData';
import {hasLeft} from './leave';
import {leaveAfterMove} from './leaveAfterMove';
import {keepSeenPictures} from './pictures';
import {TAKE_OVER} from './takeOver';
import {storeWhatIsVisited} from './visited';

declare const self: ServiceWorkerGlobalScope;
/** The list, put in its place by the build. */
declare const FILES: PrecacheEntry[];

const stored = new PrecacheController({
  plugins: [
    {
      // Workbox would load afresh what has no hash in its name. To ask whether it has changed is enough, as every file
      // is held against its hash; so the font and the page that were just loaded are not loaded twice.
      requestWillFetch: async ({request}) =>
        request.cache === 'reload' ? new Request(request, {cache: 'no-cache'}) : request,
      // The browser has lost a file, and a new version is out, so that the network's doesn't match its hash.
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
        page.pathname = url.pathname.replace(/(\/|\/index)?(\.html)?$/, ending);
        page.search = '';
        return page;
      }),
  }),
);
storeWhatIsVisited();
keepSeenPictures();

self.addEventListener('install', (event) => {
  // A failed installation keeps the version that is there, and is tried again at the next visit.
  const refusal = 'Nothing is stored ahead: the visitor saves data.';
  if (prefersReducedData()) event.waitUntil(Promise.reject(new Error(refusal)));
  else stored.install(event);
});
self.addEventListener('activate', (event) => {
  stored.activate(event);
});
cleanupOutdatedCaches();

// A page that is open asks a waiting version to take over, for a tab that is never closed. It may, as long as no other
// tab stands on the old version.
self.addEventListener('message', (event) => {
  const takeOver = async (): Promise<void> => {
    const windows = await self.clients.matchAll({type: 'window', includeUncontrolled: true});
    const tabs = windows.filter(({url}) => url.startsWith(self.registration.scope));
    if (tabs.length < 2) await self.skipWaiting();
  };
  if (event.data === TAKE_OVER) event.waitUntil(takeOver());
});
