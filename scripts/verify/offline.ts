/** One visit, and then the network is off: the service worker opens every page of the menu. */
import type {Browser, Page} from 'playwright';
import {serve} from '../serve';
import type {Build} from './built';
import {error, type Problem, TELL} from './problem';

/** How long the service worker may take to store the site, in milliseconds. */
const TIMEOUT_MS = 20_000;

/** Addresses of the menu's pages below the home page. */
function menuPages({base, pages}: Build): string[] {
  const {$} = pages.find(({address}) => address === '/') ?? pages[0];
  const links = $(`.navbar a[href^="${base}"]`).toArray();
  return [...new Set(links.map(({attribs}) => attribs.href.slice(base.length).replace(/#.*/, '')))];
}

/** Waits until the worker has stored the site, and returns whether it has. Runs in the page. */
const stored = (timeout: number): Promise<boolean> =>
  Promise.race([
    navigator.serviceWorker.ready.then(() => true),
    new Promise<boolean>((done) => setTimeout(done, timeout, false)),
  ]);

/** Whether the service worker shows a page. The browser's own cache proves nothing, and the 404 page has no address of its own. */
async function opens(tab: Page, address: string): Promise<boolean> {
  const answer = await tab.goto(address).catch(() => null);
  return Boolean(answer?.fromServiceWorker()) && (await tab.locator('link[rel=canonical]').count()) > 0;
}

/** `hasServiceWorker`: whether the build was made with one (SERVICE_WORKER). */
export async function offline(build: Build, browser: Browser, hasServiceWorker: boolean): Promise<Problem[]> {
  if (!hasServiceWorker) return [];
  const {server, url} = await serve({dir: build.dir, base: build.base});
  const context = await browser.newContext();
  try {
    const tab = await context.newPage();
    await tab.goto(url);
    const isStored = await tab.evaluate(stored, TIMEOUT_MS);
    if (!isStored) return [error(`The site isn’t stored for visits without a network. ${TELL}`)];
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    const problems: Problem[] = [];
    for (const page of menuPages(build)) {
      const isOpen = await opens(tab, url + page);
      if (!isOpen) problems.push(error(`The page doesn’t open without a network. ${TELL}`, `/${page}`));
    }
    return problems;
  } finally {
    await context.close();
    server.close();
  }
}
