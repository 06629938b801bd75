/** How a service worker goes: it unregisters, and takes along what it has stored. */
/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;

let isLeaving = false;

/** Whether to stop storing. Pages that are still open keep sending requests. */
export const hasLeft = (): boolean => isLeaving;

/**
 * Unregisters the worker and deletes what it has stored for this site. Pages that are open stay as they are, and the
 * next one comes from the network.
 */
export async function leave(): Promise<void> {
  isLeaving = true;
  await self.registration.unregister();
  // Workbox ends the names of its caches in the scope; other sites may share this domain.
  const ours = (await caches.keys()).filter((name) => name.endsWith(self.registration.scope));
  await Promise.all(ours.map((name) => caches.delete(name)));
}
