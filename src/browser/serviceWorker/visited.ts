/** Stores what is visited: pages outside of the menu, of which there may be hundreds, and React's scripts and styles. */
/// <reference lib="webworker" />
import {registerRoute} from 'workbox-routing';
import {hasLeft} from './leave';

declare const self: ServiceWorkerGlobalScope;

/** The staff's build stands under the same address, and is another site. */
const STAFF_SITE = /^staff\//;

const ASSETS = /^assets\/(js|css)\//;

/** When there are more, the oldest goes. */
const MOST = 60;

/** Ends in the scope, which tells it from caches of other sites on this domain. */
const cacheName = () => `visited-${self.registration.scope}`;

/** An address under the home page, without query and hash. */
const pathOf = ({origin, pathname}: URL) => (origin + pathname).slice(self.registration.scope.length);

/** A page of this site names its own address. A network's login page in its place doesn't. */
async function isOwnPage(url: URL, response: Response): Promise<boolean> {
  const [, address] = /<link[^>]* rel="canonical" href="([^"]+)"/.exec(await response.text()) ?? [];
  return address !== undefined && new URL(address).pathname === url.pathname.replace(/(\/|\.html)$/, '');
}

async function isOwnAsset(_: URL, {headers}: Response): Promise<boolean> {
  return /javascript|css/.test(headers.get('Content-Type') ?? '');
}

async function store(url: URL, response: Response, isOwn: typeof isOwnPage): Promise<void> {
  if (!response.ok || !(await isOwn(url, response.clone())) || hasLeft()) return;
  const cache = await caches.open(cacheName());
  await cache.delete(url);
  await cache.put(url, response);
  const all = await cache.keys();
  await Promise.all(all.slice(0, -MOST).map((request) => cache.delete(request)));
}

const findStored = async (url: URL) => (await caches.open(cacheName())).match(url);

export function storeWhatIsVisited(): void {
  registerRoute(
    ({request, url, sameOrigin}) => sameOrigin && request.mode === 'navigate' && !STAFF_SITE.test(pathOf(url)),
    // The network first: it has the newest.
    async ({request, event}) => {
      const url = new URL(request.url);
      url.search = '';
      try {
        const response = await fetch(request);
        (event as FetchEvent).waitUntil(store(url, response.clone(), isOwnPage));
        return response;
      } catch (error) {
        const response = await findStored(url);
        if (response) return response;
        throw error;
      }
    },
  );
  registerRoute(
    ({url, sameOrigin}) => sameOrigin && ASSETS.test(pathOf(url)),
    // The store first: a file's name changes with its content.
    async ({request, url, event}) => {
      const response = await findStored(url);
      if (response) return response;
      const fetched = await fetch(request);
      (event as FetchEvent).waitUntil(store(url, fetched.clone(), isOwnAsset));
      return fetched;
    },
  );
}
