/** A visitor's first visit in a browser, and what the service worker fetches after it. */
import type {IncomingMessage} from 'node:http';
import type {Browser, Page} from 'playwright';
import {sizeOf} from './bytes';
import {serve} from './serve';
import type {Build} from './verify/built';

/** How long the service worker may take to store the site, in milliseconds. */
const TIMEOUT_MS = 20_000;

interface Visit {
  tab: Page;
  /** Address of the home page. */
  url: string;
  /** Whether the service worker has stored the site. */
  isStored: boolean;
  /** Bytes that the service worker has fetched, itself included. */
  background: number;
  goOffline: () => void;
}

/** Pages fetch nothing by script, so a request without a destination is the service worker's. */
const isInBackground = ({headers}: IncomingMessage) =>
  ['empty', 'serviceworker'].includes(`${headers['sec-fetch-dest']}`);

/** Opens a page of a build in a new browser context, and waits until the service worker has stored the site. */
export async function firstVisit(browser: Browser, {dir, base}: Build, page = ''): Promise<Visit> {
  const fetched = new Set<string>();
  const {server, url} = await serve({
    dir,
    base,
    onRequest: (request) => {
      if (isInBackground(request)) fetched.add(`${request.url}`.slice(base.length));
      return false;
    },
  });
  const tab = await browser.newPage();
  await tab.goto(url + page);
  const isStored = await Promise.race([
    tab.evaluate(() => navigator.serviceWorker.ready.then(() => true)),
    new Promise<boolean>((done) => setTimeout(done, TIMEOUT_MS, false).unref()),
  ]);
  const goOffline = () => {
    server.close();
    server.closeAllConnections();
  };
  tab.on('close', goOffline);
  const background = [...fetched].reduce((sum, file) => sum + sizeOf(dir, file), 0);
  return {tab, url, isStored, background, goOffline};
}
