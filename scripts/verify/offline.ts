/** One visit with the network off: the service worker opens every page that it stores. */
import type {Browser, Page} from 'playwright';
import {serve} from '../serve';
import type {Build} from './built';
import {error, type Problem, TELL} from './problem';
import {storedFiles} from './serviceWorker';

/** The addresses of the stored pages, below the home page. */
const storedPages = (build: Build): string[] =>
  storedFiles(build)
    .filter(([file]) => file.endsWith('.html'))
    .map(([file]) => file.replace(/(^|\/)index\.html$|\.html$/, ''));

/** How long the worker may take to store the site, in milliseconds. The starter waits three seconds before it begins. */
const PATIENCE = 20_000;

/** Waits until the worker has stored the site, and returns whether it has. Runs in the page. */
const stored = (patience: number): Promise<boolean> =>
  Promise.race([
    navigator.serviceWorker.ready.then(() => true),
    new Promise<boolean>((done) => setTimeout(done, patience, false)),
  ]);

/** Whether the worker shows a page. What the browser has kept by itself for some minutes is no proof. */
async function opens(tab: Page, address: string): Promise<boolean> {
  try {
    const answer = await tab.goto(address);
    return Boolean(answer?.fromServiceWorker()) && (await tab.locator('main').isVisible());
  } catch {
    return false;
  }
}

/** Visits the home page, waits until the worker has stored the site, and opens the others without a network. */
export async function offline(build: Build, browser: Browser): Promise<Problem[]> {
  const pages = storedPages(build);
  if (pages.length === 0) return [];
  const {server, url} = await serve({dir: build.dir, base: build.base});
  const context = await browser.newContext();
  try {
    const tab = await context.newPage();
    await tab.goto(url);
    const isStored = await tab.evaluate(stored, PATIENCE);
    if (!isStored) return [error(`The site isn’t stored for visits without a network. ${TELL}`)];
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    const shut: string[] = [];
    for (const page of pages) if (!(await opens(tab, url + page))) shut.push(`/${page}`);
    return shut.map((page) => error(`The page doesn’t open without a network. ${TELL}`, page));
  } finally {
    await context.close();
    server.close();
  }
}
