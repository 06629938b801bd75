/**
 * The service worker: after one visit all pages open with the network off. It answers for the files of its list and
 * for nothing else, so that previews, share pictures and unknown addresses are the network's own business.
 *
 * A new version is stored beside the old one and every file is held against its hash, so that files of two versions
 * never meet. It takes over at the next page that is loaded while no other tab has the site open.
 */
/// <reference lib="webworker" />
import {cleanupOutdatedCaches, PrecacheController, type PrecacheEntry, PrecacheRoute} from 'workbox-precaching';
import {Router} from 'workbox-routing';
import {isThrifty} from './isThrifty';

declare const self: ServiceWorkerGlobalScope;
/** The list, put in its place by the build. */
declare const FILES: PrecacheEntry[];

const TAKE_OVER = 'take over';

const stored = new PrecacheController();
stored.addToCacheList(FILES);

const router = new Router();
router.registerRoute(
  new PrecacheRoute(stored, {
    ignoreURLParametersMatching: [/./],
    // Workbox itself finds /about.html for /about.
    urlManipulation: ({url}) => (url.pathname.endsWith('/') ? [new URL(`${url.pathname.slice(0, -1)}.html`, url)] : []),
  }),
);

self.addEventListener('install', (event) => {
  // A failed installation keeps the version that is there, and is tried again at the next visit.
  if (isThrifty()) event.waitUntil(Promise.reject(new Error('Nothing is stored ahead: the visitor saves data.')));
  else stored.install(event);
});
self.addEventListener('activate', (event) => {
  stored.activate(event);
});
cleanupOutdatedCaches();

self.addEventListener('message', ({data}) => {
  if (data === TAKE_OVER) self.skipWaiting();
});

/** Once is enough: were the new version never to start, the page must not be loaded again and again. */
let handedOver = false;

/** Answers a page with the version that waits, if no other tab stands on the old one. */
async function newest(known: Promise<Response>): Promise<Response> {
  const windows = await self.clients.matchAll({type: 'window', includeUncontrolled: true});
  const tabs = windows.filter(({url}) => url.startsWith(self.registration.scope));
  const {waiting} = self.registration;
  // The tab that is being loaded still counts as the page that it leaves.
  if (!waiting || handedOver || tabs.length > 1) return known;
  handedOver = true;
  waiting.postMessage(TAKE_OVER);
  // It can only start once this answer is given, so the answer is to ask again at once.
  return new Response('', {headers: {'Content-Type': 'text/html', Refresh: '0'}});
}

self.addEventListener('fetch', (event) => {
  const {request} = event;
  const known = router.handleRequest({request, event});
  if (!known) return;
  event.respondWith(request.mode === 'navigate' && self.registration.waiting ? newest(known) : known);
});
