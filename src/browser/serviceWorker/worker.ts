/**
 * The service worker. After one visit the pages of the menu open without a network, and so do other pages and pictures
 * that were seen since the last publication. A page comes from the network, unless that fails or takes too long.
 */
/// <reference lib="webworker" />
import {CacheFirst, NetworkFirst} from 'workbox-strategies';
import {prefersReducedData, STAFF_FOLDER} from '../../shared';
import {deleteCaches} from './deleteCaches';

declare const self: ServiceWorkerGlobalScope;
// The build fills these in (src/build/post-build/serviceWorker.ts).
/** Changes with everything that is stored on installation. */
declare const BUILD: string;
/** Pages, and the files that they share, as paths below the scope. The worker stores them when it is installed. */
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

const PAGE = /html/;
const ASSET = /font|image|javascript/;

/** Whether the site itself has answered with such a type: no error page, and no login page of a network. */
const isOwn = ({status, redirected, headers}: Response, type: RegExp): boolean =>
  status === 200 && !redirected && type.test(headers.get('Content-Type') ?? '');

const storeOnly = (type: RegExp) => ({
  cacheWillUpdate: async ({response}: {response: Response}) => (isOwn(response, type) ? response : null),
});

/** An address with a file extension other than a page's. */
const DOCUMENT = /\.(?!html$)\w+$/;

const pages = new NetworkFirst({
  cacheName,
  networkTimeoutSeconds: TIMEOUT_SECONDS,
  plugins: [
    storeOnly(PAGE),
    {
      cacheKeyWillBeUsed: async ({request}) => keyOf(request.url),
      // Offline, a page that isn't stored gets the 404 page, and a document the browser's own error.
      handlerDidError: async ({request}) =>
        DOCUMENT.test(new URL(request.url).pathname) ? undefined : caches.match(`${scope}404`, {cacheName}),
    },
  ],
});

/** Files whose content never changes within a build: their names contain a hash, or the cache's name changes with them. */
const assets = new CacheFirst({cacheName, plugins: [storeOnly(ASSET)]});

async function store(cache: Cache, path: string, type: RegExp): Promise<void> {
  const url = scope + path;
  // For ten minutes, the browser's own cache may have the file of the build before.
  const response = await fetch(url, {cache: 'no-cache'});
  if (!isOwn(response, type)) throw new Error(`${url} can’t be stored: status ${response.status}.`);
  await cache.put(type === PAGE ? keyOf(url) : url, response);
}

/** Stores everything, or rejects. Then the worker of the build before stays, with its cache. */
async function storeAhead(): Promise<void> {
  // Fail on purpose: the browser tries again at the next visit.
  if (prefersReducedData()) throw new Error('Nothing is stored ahead for a visitor who saves data.');
  const cache = await caches.open(cacheName);
  const stored = [...PAGES.map((path) => store(cache, path, PAGE)), ...ASSETS.map((path) => store(cache, path, ASSET))];
  await Promise.all(stored);
}

self.addEventListener('install', (event) => {
  event.waitUntil(storeAhead());
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  // Firefox 98 has no navigation preload.
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), deleteCaches(cacheName)]));
});

self.addEventListener('fetch', (event) => {
  const {url, mode} = event.request;
  const [path] = url.slice(scope.length).split(/[?#]/);
  // The staff site is another site below the same address.
  if (!url.startsWith(scope) || `${path}/`.startsWith(STAFF_FOLDER)) return;
  if (mode === 'navigate') event.respondWith(pages.handle(event));
  else if (path.startsWith('assets/') || ASSETS.includes(path)) event.respondWith(assets.handle(event));
});
