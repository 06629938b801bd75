/** A visit with the service worker: a site of its own that a test can publish anew and take off the network. */
import {type Page, test as withBrowser} from 'playwright/test';
import {HAS_SERVICE_WORKER, PUBLIC} from '../../scripts/testBuilds.mjs';
import {type Rehearsal, rehearse} from './rehearsal';

/** Skips the tests of a file, or one test, where the service worker is switched off. */
export const needsServiceWorker = [!HAS_SERVICE_WORKER, 'The service worker is switched off.'] as const;

export const test = withBrowser.extend<{site: Rehearsal}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that are needed from it.
  site: async ({}, use) => {
    const site = await rehearse();
    await use(site);
    await site.stop();
  },
});

/** Opens the home page and waits until everything is stored. */
export async function visit(page: Page, site: Rehearsal): Promise<void> {
  await page.goto(site.url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

/** Asks for a new version now, as the browser does by itself when a page is opened. */
export const askForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });

/** Paths below the home page (`/about.html`) and contents of all that is stored, in all caches. */
export const storedIn = (page: Page) =>
  page.evaluate(async (base) => {
    const files: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const body = await (await cache.match(request))?.arrayBuffer();
        const hash = await crypto.subtle.digest('SHA-256', body ?? new ArrayBuffer(0));
        files[new URL(request.url).pathname.slice(base.length - 1)] = Array.from(new Uint8Array(hash)).join();
      }
    }
    return files;
  }, PUBLIC.env.BASE_URL);

/** The headline of the page that is shown. */
export const title = (page: Page) => page.locator('h1');
