/** Takes the service worker's place if SERVICE_WORKER is `off`: deletes what it stored, and unregisters. */
/// <reference lib="webworker" />
import {deleteCaches} from './deleteCaches';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => {
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.registration.unregister(), deleteCaches()]));
});
