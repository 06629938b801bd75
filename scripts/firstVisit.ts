/** A visitor's first visit in a browser, and what the service worker fetches after it. */
import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Browser, Page} from 'playwright';
import {sizeOf} from './bytes';
import {withServer} from './serve';
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

/** Opens a page of a build as a new visitor, waits until the service worker has stored the site, and hands the visit to `use`. */
export function withFirstVisit<Result>(
  browser: Browser,
  {dir, base}: Build,
  page: string,
  use: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const fetched = new Set<string>();
  const options = {
    dir,
    base,
    onRequest: (request: IncomingMessage, response: ServerResponse) => {
      // The answer 304 says that the browser has the file.
      response.once('finish', () => {
        if (isInBackground(request) && response.statusCode === 200) fetched.add(`${request.url}`.slice(base.length));
      });
      return false;
    },
  };
  return withServer(options, async (url, goOffline) => {
    const tab = await browser.newPage();
    try {
      await tab.goto(url + page);
      const isStored = await Promise.race([
        tab.evaluate(() => navigator.serviceWorker.ready.then(() => true)),
        new Promise<boolean>((done) => setTimeout(done, TIMEOUT_MS, false).unref()),
      ]);
      const background = [...fetched].reduce((sum, file) => sum + sizeOf(dir, file), 0);
      return await use({tab, url, isStored, background, goOffline});
    } finally {
      await tab.close();
    }
  });
}
