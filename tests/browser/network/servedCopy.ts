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

/** Moves the page's clock past the delay after which it registers the service worker. */
export const passDelay = (page: Page): Promise<void> => page.clock.fastForward(4000);

/** Opens the home page, and waits until the service worker has stored the site. */
export async function visit(page: Page, site: ServedCopy): Promise<void> {
  await page.clock.install();
  await page.goto(site.url);
  await passDelay(page);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

/** Stops the server, and keeps the browser from answering from its own cache, which would prove nothing. */
export async function goOffline(page: Page, site: ServedCopy): Promise<void> {
  await site.stop();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.setCacheDisabled', {cacheDisabled: true});
}

/** The number of the site's service workers: none or one. */
export const countWorkers = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Looks for a new service worker now, as browsers do a while after a page is opened, and waits until it is installed or refused. */
export const updateWorker = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update().catch(() => {});
    const {installing} = registration ?? {};
    if (installing?.state !== 'installing') return;
    await new Promise((done) => installing.addEventListener('statechange', done, {once: true}));
  });

/** The addresses that the service worker has stored. */
export const storedAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({url}) => url);
  });
