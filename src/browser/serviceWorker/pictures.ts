/**
 * Keeps the pictures that a visitor has seen for offline use, those of a first visit included, which the page loads
 * before it has a service worker. They take at most 5 MB, and the oldest go first. A picture's name changes with its
 * bytes, so a stored one is never fetched again.
 */
/// <reference lib="webworker" />
import {registerRoute} from 'workbox-routing';
import {FOLDER} from '../../build/pictures/folder';
import {hasLeft} from './leave';

declare const self: ServiceWorkerGlobalScope;

const MOST_BYTES = 5e6;

/** Browsers list a cache in the order in which it was filled. */
async function dropOldest(cache: Cache): Promise<void> {
  const stored = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const response = await cache.match(request);
      return {request, bytes: Number(response?.headers.get('content-length')) || (await response?.blob())?.size || 0};
    }),
  );
  let total = stored.reduce((sum, {bytes}) => sum + bytes, 0);
  for (const {request, bytes} of stored) {
    if (total <= MOST_BYTES) return;
    await cache.delete(request);
    total -= bytes;
  }
}

/** Stores the pictures of this site's pages. The staff's site below the same address isn't part of it. */
export function keepSeenPictures(): void {
  const {scope} = self.registration;
  // The kill switch finds the site's caches by the scope at the end of their names.
  const name = `pictures-${scope}`;
  const isPicture = (url: string) => url.startsWith(`${scope}${FOLDER}/`);

  const store = async (request: Request, response: Response): Promise<void> => {
    if (!response.ok || hasLeft()) return;
    const cache = await caches.open(name);
    await cache.put(request, response);
    await dropOldest(cache);
  };

  registerRoute(
    ({url}) => isPicture(url.href),
    async ({request, event}) => {
      const known = await (await caches.open(name)).match(request, {ignoreVary: true});
      if (known) return known;
      const response = await fetch(request);
      (event as ExtendableEvent).waitUntil(store(request, response.clone()));
      return response;
    },
  );

  /** Stores a picture that the page loaded without the worker: from the browser's cache, never from the network. */
  const storeLoaded = async (url: string): Promise<void> => {
    if (await (await caches.open(name)).match(url, {ignoreVary: true})) return;
    const response = await fetch(url, {cache: 'only-if-cached', mode: 'same-origin'}).catch(() => undefined);
    if (response) await store(new Request(url), response);
  };

  self.addEventListener('message', (event) => {
    if (!Array.isArray(event.data)) return;
    event.waitUntil(Promise.all(event.data.filter(isPicture).map(storeLoaded)));
  });
}
