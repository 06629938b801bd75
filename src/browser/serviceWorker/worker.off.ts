/** The kill switch: this takes the service worker's place, deletes what it stored for this site, and goes. */
/// <reference lib="webworker" />
import {leave} from './leave';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => {
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(leave());
});
