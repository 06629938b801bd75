/** A site of a test's own, to publish anew, count and take off the network, and what a visit leaves of it in a browser. */
import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import type {RequestListener, Server} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {type Page, test as withBrowser} from 'playwright/test';
import {HAS_SERVICE_WORKER, TESTS} from '../../../scripts/builds.mjs';
import {serve} from '../../../scripts/serve';

/** Skips the tests of a file, or one test, where the service worker is switched off. */
export const needsServiceWorker = [!HAS_SERVICE_WORKER, 'The service worker is switched off.'] as const;

/** A copy of the build on a server of its own. */
export interface OwnSite {
  dir: string;
  url: string;
  /** What the server has sent since the list was last emptied: the path below the home page, `/about`; bytes as they travel. */
  sent: {path: string; status: number; bytes: number}[];
  /** Answers every request in the site's place, as when it has moved or a foreign network stands in between. */
  instead?: RequestListener;
  /** Takes the network away. */
  stop(): Promise<void>;
}

const base = TESTS.public.env.BASE_URL;

/** Serves a copy of a build. */
export async function copyOf(built = TESTS.public.dir): Promise<OwnSite> {
  const dir = mkdtempSync(path.join(tmpdir(), 'site-'));
  cpSync(built, dir, {recursive: true, filter: (source) => source !== TESTS.staff.dir});
  const {server, url} = await serve({dir, base});
  const site: OwnSite = {dir, url, sent: [], stop: () => stop(server, dir)};
  const [answer] = server.listeners('request') as RequestListener[];
  server.removeListener('request', answer).on('request', (request, response) => {
    response.once('finish', () => {
      const bytes = request.method === 'HEAD' ? 0 : Number(response.getHeader('Content-Length') ?? 0);
      site.sent.push({path: (request.url ?? '').slice(base.length - 1), status: response.statusCode, bytes});
    });
    (site.instead ?? answer)(request, response);
  });
  return site;
}

async function stop(server: Server, dir: string): Promise<void> {
  rmSync(dir, {recursive: true, force: true});
  if (!server.listening) return;
  const closed = new Promise((done) => server.close(done));
  server.closeAllConnections();
  await closed;
}

export const test = withBrowser.extend<{site: OwnSite}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that are needed from it.
  site: async ({}, use) => {
    const site = await copyOf();
    await use(site);
    await site.stop();
  },
});

/** Waits until the service worker has stored the site. */
export const stored = (page: Page): Promise<void> =>
  page.evaluate(async () => void (await navigator.serviceWorker.ready));

/** Opens the home page and waits until everything is stored. */
export async function visit(page: Page, site: OwnSite): Promise<void> {
  await page.goto(site.url);
  await stored(page);
}

/** How many service workers the page's site has: none or one. */
export const workers = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Asks for a new version now, as the browser does by itself when a page is opened. */
export const askForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));

/** Paths below the home page (`/about.html`) and contents of all that is stored, in all caches. */
export const storedIn = (page: Page): Promise<Record<string, string>> =>
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
  }, base);

/** The headline of the page that is shown. */
export const title = (page: Page) => page.locator('h1');
