/**
 * The service worker: after one visit all pages open with the network off. It answers for the files of its list and
 * for pictures (pictures.ts), and for nothing else, so that previews, share pictures and unknown addresses are the network's own business.
 *
 * A new version is stored beside the old one and every file is held against its hash, so that files of two versions
 * never meet. It takes over when the last tab is closed, or at the latest when a page has been loaded in the only one.
 */
/// <reference lib="webworker" />
import {cleanupOutdatedCaches, PrecacheController, type PrecacheEntry, PrecacheRoute} from 'workbox-precaching';
import {registerRoute} from 'workbox-routing';
import {isThrifty} from '../../../client/isThrifty';
import {keepSeenPictures} from './pictures';
import {TAKE_OVER} from './takeOver';

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
    },
  ],
});
stored.addToCacheList(FILES);

registerRoute(
  new PrecacheRoute(stored, {
    ignoreURLParametersMatching: [/./],
    // Workbox itself finds /about.html for /about.
    urlManipulation: ({url}) => (url.pathname.endsWith('/') ? [new URL(`${url.pathname.slice(0, -1)}.html`, url)] : []),
  }),
);

keepSeenPictures();

self.addEventListener('install', (event) => {
  // A failed installation keeps the version that is there, and is tried again at the next visit.
  if (isThrifty()) event.waitUntil(Promise.reject(new Error('Nothing is stored ahead: the visitor saves data.')));
  else stored.install(event);
});
self.addEventListener('activate', (event) => {
  stored.activate(event);
});
cleanupOutdatedCaches();

// A page that comes alive asks a waiting version to take over, for a tab that is never closed. It may, as long as no
// other tab stands on the old version: one that needs a file which is gone now loads its next page afresh.
self.addEventListener('message', (event) => {
  const takeOver = async (): Promise<void> => {
    const windows = await self.clients.matchAll({type: 'window', includeUncontrolled: true});
    const tabs = windows.filter(({url}) => url.startsWith(self.registration.scope));
    if (tabs.length < 2) await self.skipWaiting();
  };
  if (event.data === TAKE_OVER) event.waitUntil(takeOver());
});
