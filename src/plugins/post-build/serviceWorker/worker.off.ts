/** The kill switch: this takes the service worker's place, empties what it stored for this site, and goes. */
/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => {
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const clear = async (): Promise<void> => {
    // Workbox ends the names of its caches in the scope; other sites may share this domain.
    const ours = (await caches.keys()).filter((name) => name.endsWith(self.registration.scope));
    await Promise.all(ours.map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(clear());
});

export {};
