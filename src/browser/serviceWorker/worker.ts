/**
 * The service worker. After one visit the pages of the menu open without a network, and so do other pages and pictures
 * that were seen since the last publication. A page comes from the network, unless that fails or takes too long.
 */
/// <reference lib="webworker" />
import {CacheFirst, NetworkFirst, type Strategy} from 'workbox-strategies';
import {prefersReducedData, STAFF_FOLDER} from '../../shared';
import {deleteCaches} from './deleteCaches';

declare const self: ServiceWorkerGlobalScope;
// The build fills these in (src/build/post-build/serviceWorker.ts).
/** Changes with everything that is stored on installation. */
declare const BUILD: string;
/** What is stored on installation, as paths below the scope: pages, and files that they share. */
declare const PAGES: string[];
declare const ASSETS: string[];

/** How long the network has to answer before a stored page is shown. */
const TIMEOUT_SECONDS = 1;

const {scope} = self.registration;
const cacheName = `${BUILD}-${scope}`;

/** `/about`, `/about/`, `/about.html`, `/about/index.html` and `/about?x` are one page. */
function keyOf(url: string): string {
  const {origin, pathname} = new URL(url);
  return origin + pathname.replace(/(\/|\/index)?(\.html)?$/, '');
}

/** Stores the site's own answers of a type, and no error pages or login pages of a network. */
const storeOnly = (type: RegExp) => ({
  cacheWillUpdate: async ({response}: {response: Response}) => {
    const isOwn = response.status === 200 && !response.redirected;
    return isOwn && type.test(response.headers.get('Content-Type') ?? '') ? response : null;
  },
});

const pages = new NetworkFirst({
  cacheName,
  networkTimeoutSeconds: TIMEOUT_SECONDS,
  plugins: [
    storeOnly(/html/),
    {
      cacheKeyWillBeUsed: async ({request}) => keyOf(request.url),
      // Without a network, an address that isn't stored.
      handlerDidError: () => caches.match(`${scope}404`, {cacheName}),
    },
  ],
});

/** Files whose content never changes within a build. */
const assets = new CacheFirst({cacheName, plugins: [storeOnly(/font|image|javascript/)]});

async function storeAhead(event: ExtendableEvent): Promise<void> {
  // The installation fails, and is tried again at the next visit.
  if (prefersReducedData()) throw new Error('Nothing is stored ahead for a visitor who saves data.');
  const fetchAll = (strategy: Strategy, paths: string[]) =>
    paths.map((path) => strategy.handle({event, request: new Request(scope + path)}));
  await Promise.all([...fetchAll(pages, PAGES), ...fetchAll(assets, ASSETS)]);
}

self.addEventListener('install', (event) => {
  event.waitUntil(storeAhead(event));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  // Firefox 98 has no navigation preload.
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), deleteCaches(cacheName)]));
});

self.addEventListener('fetch', (event) => {
  const {url, mode, destination} = event.request;
  const [path] = url.slice(scope.length).split(/[?#]/);
  // The staff site is another site below the same address.
  if (!url.startsWith(scope) || `${path}/`.startsWith(STAFF_FOLDER)) return;
  if (mode === 'navigate') event.respondWith(pages.handle(event));
  else if (/font|image|script/.test(destination)) event.respondWith(assets.handle(event));
});
