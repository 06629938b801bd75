/**
 * A copy of the build on a server of its own, which a test can publish anew, count and take off the network, and what a
 * visit to it leaves in the browser.
 */
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import type {IncomingMessage, RequestListener, Server, ServerResponse} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Page} from 'playwright/test';
import {serve} from '../../../scripts/serve';
import {TESTS} from '../../../scripts/sites.mjs';
import {readEnvironment} from '../../../src/environment';
import {test as base} from '../fixtures';

const {hasServiceWorker} = readEnvironment();

/** Skips the tests of a file, or one test, where the service worker is switched off. */
export const needsServiceWorker = [!hasServiceWorker, 'The service worker is switched off.'] as const;

/** A copy of the build on a server of its own. */
export interface ServedCopy {
  dir: string;
  url: string;
  /** What the server has sent since the list was last emptied: the path below the home page, `/about`; bytes as they travel. */
  sent: {path: string; status: number; bytes: number}[];
  /** Answers every request in the site's place, as when it has moved, or a foreign network answers for it. */
  instead?: RequestListener;
  /** Takes the network away. */
  stop(): Promise<void>;
}

/** The path of the site's home page. */
const HOME = TESTS.public.env.BASE_URL;

/** Copies what visitors get, of the tests' site or another build, to the folder `to`. */
export const copyBuild = (to: string, built = TESTS.public.dir): void =>
  cpSync(built, to, {recursive: true, filter: (source) => source !== TESTS.staff.dir});

/** Serves a copy of a build: the tests' site, or another one. */
export async function copyOf(built?: string): Promise<ServedCopy> {
  const dir = mkdtempSync(path.join(tmpdir(), 'site-'));
  copyBuild(dir, built);
  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    response.once('finish', () => {
      const bytes = request.method === 'HEAD' ? 0 : Number(response.getHeader('Content-Length') ?? 0);
      site.sent.push({path: (request.url ?? '').slice(HOME.length - 1), status: response.statusCode, bytes});
    });
    site.instead?.(request, response);
    return site.instead !== undefined;
  };
  const {server, url} = await serve({dir, base: HOME, onRequest});
  const site: ServedCopy = {dir, url, sent: [], stop: () => stop(server, dir)};
  return site;
}

async function stop(server: Server, dir: string): Promise<void> {
  rmSync(dir, {recursive: true, force: true});
  if (!server.listening) return;
  const closed = new Promise((done) => server.close(done));
  server.closeAllConnections();
  await closed;
}

export const test = base.extend<{site: ServedCopy; visitedSite: ServedCopy}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that are needed from it.
  site: async ({}, use) => {
    const site = await copyOf();
    await use(site);
    await site.stop();
  },
  /** The site after a first visit by the test's page: everything is stored. Skips the test without a service worker. */
  visitedSite: async ({page, site}, use, testInfo) => {
    testInfo.skip(...needsServiceWorker);
    await visit(page, site);
    await use(site);
  },
});

/** Lets a page be open for as long as it waits before it asks for the service worker. The test's clock is installed. */
export const beIdle = (page: Page): Promise<void> => page.clock.fastForward(4000);

/** Waits until the service worker has stored the site. */
export const stored = (page: Page): Promise<void> =>
  page.evaluate(async () => void (await navigator.serviceWorker.ready));

/** A first visit: opens a page, the home page if no other is named, and waits until everything is stored. */
export async function visit(page: Page, site: ServedCopy, name = ''): Promise<void> {
  await page.clock.install();
  await page.goto(site.url + name);
  await beIdle(page);
  await stored(page);
}

/** How many service workers the page's site has: none or one. */
export const workers = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Asks for a new version now, as the browser does by itself a while after a page is opened. */
export const askForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));

/** Paths below the home page (`/about.html`) and contents of all that is stored, in all caches. */
export const storedIn = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async (home) => {
    const files: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const body = await (await cache.match(request))?.arrayBuffer();
        const hash = await crypto.subtle.digest('SHA-256', body ?? new ArrayBuffer(0));
        files[new URL(request.url).pathname.slice(home.length - 1)] = Array.from(new Uint8Array(hash)).join();
      }
    }
    return files;
  }, HOME);

/** Whether something is stored whose path below the home page begins like this. */
export const isStored = async (page: Page, start: string): Promise<boolean> =>
  Object.keys(await storedIn(page)).some((path) => path.startsWith(`/${start}`));

/** The headline of the page that is shown. */
export const title = (page: Page) => page.locator('h1');

/** Makes another edition of the "about" page, which says so where no script looks. */
export function writeSecondEdition({dir}: ServedCopy): void {
  const file = path.join(dir, 'about.html');
  writeFileSync(file, readFileSync(file, 'utf8').replace('</head>', '<meta name=edition content=second></head>'));
}

/** What that edition alone has. */
export const secondEdition = (page: Page) => page.locator('meta[name=edition]');
