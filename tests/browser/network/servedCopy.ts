/** A copy of the built site on a server of its own, which a test can publish again, move and take offline. */
import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import type {RequestListener} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Page} from 'playwright/test';
import {serve} from '../../../scripts/serve';
import {TESTS} from '../../../scripts/sites.mjs';
import {readEnvironment} from '../../../src/environment';
import {test as base} from '../fixtures';

/** Arguments of `test.skip` for tests that need the service worker. */
export const needsServiceWorker = [!readEnvironment().hasServiceWorker, 'The service worker is switched off.'] as const;

export interface ServedCopy {
  dir: string;
  /** The home page's address. */
  url: string;
  /** Answers every request in the site's place, as if the site had moved or a foreign network answered. */
  instead?: RequestListener;
  stop: () => Promise<void>;
}

export async function serveCopy(): Promise<ServedCopy> {
  const dir = mkdtempSync(path.join(tmpdir(), 'site-'));
  cpSync(TESTS.public.dir, dir, {recursive: true});
  const {server, url} = await serve({
    dir,
    base: TESTS.public.env.BASE_URL,
    onRequest: (request, response) => {
      site.instead?.(request, response);
      return site.instead !== undefined;
    },
  });
  const site: ServedCopy = {
    dir,
    url,
    stop: async () => {
      rmSync(dir, {recursive: true, force: true});
      if (!server.listening) return;
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
  return site;
}

export const test = base.extend<{site: ServedCopy}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern.
  site: async ({}, use) => {
    const site = await serveCopy();
    await use(site);
    await site.stop();
  },
});

/** Opens the home page, and waits until the service worker has stored the site. */
export async function visit(page: Page, site: ServedCopy): Promise<void> {
  await page.goto(site.url);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

/** Empties the browser's own cache, as if GitHub's ten minutes were over. */
export async function clearHttpCache(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
}

/** Stops the server. An answer from the browser's own cache would prove nothing. */
export async function goOffline(page: Page, site: ServedCopy): Promise<void> {
  await site.stop();
  await clearHttpCache(page);
}

/** The number of the site's service workers: none or one. */
export const countWorkers = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Looks for a new service worker now, as browsers do when a page is opened. */
export const updateWorker = (page: Page): Promise<void> =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));

/** Whether a service worker is being installed, or waits for its turn. */
export const isInstalling = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return Boolean(registration?.installing ?? registration?.waiting);
  });

/** The addresses that the service worker has stored. */
export const storedAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({url}) => url);
  });
