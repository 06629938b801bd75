/**
 * Pictures that were seen are there offline. None is stored ahead, and all together take 5 MB: the oldest go first.
 * A picture's name stands for its bytes, so one that is stored never has to be asked for again.
 */
/// <reference lib="webworker" />
import {registerRoute} from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope;

const MOST_BYTES = 5e6;

/** Browsers list what is stored in the order in which it came. */
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

/** Keeps the pictures that pages show. Those of a preview beside the site are its own business. */
export function keepSeenPictures(): void {
  const {scope} = self.registration;
  // The kill switch finds its caches by the scope at the end of their names.
  const name = `pictures-${scope}`;
  registerRoute(
    ({url}) => url.href.startsWith(`${scope}assets/pictures/`),
    async ({request, event}) => {
      const cache = await caches.open(name);
      const known = await cache.match(request, {ignoreVary: true});
      if (known) return known;
      const response = await fetch(request);
      if (response.ok) {
        const copy = response.clone();
        (event as ExtendableEvent).waitUntil(cache.put(request, copy).then(() => dropOldest(cache)));
      }
      return response;
    },
  );
}
