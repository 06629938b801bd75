/**
 * What browser tests share. Above all: an error or a warning in the console of any tab fails a test that doesn't
 * name it as expected. So tabs are the context's, come from `openTab`, or are given to `complaints`.
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {type BrowserContext, type BrowserContextOptions, test as base, expect, type Page} from 'playwright/test';
import {RICHEST} from './headlines';

/** The pages of the tests' site by name, as they follow the site's own address; the home page has none. */
export const NAMES = readdirSync(path.join(__dirname, '../site/pages')).map((file) =>
  file.replace(/\.mdx$/, '').replace(/^index$/, ''),
);

/** Their addresses. */
export const PAGES = NAMES.map((name) => `/${name}`);

/** A test's details: `npm run test:all` alone runs it. */
export const THOROUGH = {tag: '@thorough'} as const;

/** Details for the rows of a table: `npm test` runs those that it needs, `npm run test:all` also those that are one more. */
export const thoroughUnless = (isNeeded: boolean) => (isNeeded ? {} : THOROUGH);

/** For a test of each page: its address and the test's details. `npm test` asks the richest, `npm run test:all` every page. */
export const EACH_PAGE = PAGES.map((path) => [path, thoroughUnless(RICHEST.includes(path))] as const);

/** The widest screen with a drawer instead of links in the bar, in pixels. Docusaurus sets it. */
export const DRAWER_WIDTH = 996;

/** What the console says of an unknown address: the browser of its status, and the page's script of its path. */
export const NOT_FOUND = [/the server responded with a status of 404/, /^404 \//];

/** What it says of a file whose request a test has aborted. */
export const LOST_FILE = /^Failed to load resource: net::ERR_FAILED/;

/** What Playwright itself says where a test blocks service workers. */
const PLAYWRIGHTS = /^Service Worker registration blocked by Playwright/;

export interface Fixtures {
  /** Names errors and warnings that the test is about to provoke, by their text, a space and their address. */
  expectErrors: (...errors: RegExp[]) => void;
  /** Opens a tab as another visitor has it, with settings of its own. */
  openTab: (options?: BrowserContextOptions) => Promise<Page>;
  /** Complaints in consoles that nobody has named as expected. */
  complaints: Complaints;
}

interface Complaints {
  expected: RegExp[];
  /** Hears a context from now on. */
  hear: (context: BrowserContext) => void;
}

export const test = base.extend<Fixtures>({
  complaints: [
    async ({context}, use) => {
      const expected = [PLAYWRIGHTS];
      const unexpected: string[] = [];
      const note = (text: string) => {
        if (!expected.some((one) => one.test(text))) unexpected.push(text);
      };
      const hear = (heard: BrowserContext) => {
        heard.on('console', (message) => {
          const isComplaint = ['error', 'warning', 'assert'].includes(message.type());
          if (isComplaint) note(`${message.text()} ${message.location().url}`);
        });
        heard.on('weberror', (webError) => note(`${webError.error().name}: ${webError.error().message}`));
      };
      hear(context);
      await use({expected, hear});
      expect(unexpected, 'errors and warnings in the console that no test has named as expected').toEqual([]);
    },
    {auto: true},
  ],
  expectErrors: async ({complaints}, use) => use((...errors) => void complaints.expected.push(...errors)),
  openTab: async ({browser, baseURL, complaints}, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({baseURL, ...options});
      contexts.push(context);
      complaints.hear(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

/**
 * Starts React as a touch on a control that needs it does: the control is held, and the script fetched. The public pages
 * have none today, and so no starter that would hold one. Runs in the page.
 */
export function startReact(): void {
  const control = document.createElement('button');
  control.hidden = true;
  control.setAttribute('aria-busy', 'true');
  control.addEventListener('click', () => control.remove());
  const starter = document.querySelector('[data-scripts]')?.textContent;
  const [src = ''] = starter?.match(/[^"'`]*\/on-demand[^"'`]*/) ?? [];
  const onerror = () => control.removeAttribute('aria-busy');
  document.body.append(control, Object.assign(document.createElement('script'), {src, onerror}));
}

/** What a browser says of its connection, as Chromium does. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Makes pages that are opened from now on believe in such a connection. */
export const withConnection = (page: Page, connection: Connection) =>
  page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), connection);

/** Whether faces of the display font have come to the page, once all that it asked for has come or failed: `loaded`, `error`. */
export const displayFaces = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    // TypeScript doesn't know that the set can be walked through.
    const faces = Array.from(document.fonts as unknown as Iterable<FontFace>);
    const asked = faces.filter(({family, status}) => /^"?Bricolage"?$/.test(family) && status !== 'unloaded');
    return asked.map(({status}) => status);
  });

/** Whether the page has noted in its tab that its figures have counted. */
export const figuresHaveCounted = (page: Page): Promise<boolean> =>
  page.evaluate(() => Object.keys(sessionStorage).some((key) => key.endsWith(location.pathname)));

export const SCRIPTS = '**/assets/js/**';

/**
 * Holds requests back until the function that it resolves to is called. Then they go on, or are lost. The page may be gone
 * by then.
 */
export async function hold(page: Page, addresses: string, end: 'continue' | 'abort' = 'continue'): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route[end]().catch(() => {});
  });
  return release;
}

/** Holds the page's scripts back until the function that it resolves to is called. */
export const holdScripts = (page: Page) => hold(page, SCRIPTS);

/** Brings React to the page, as a touch on a control that needs it does, and waits until it is there. */
export async function hydrated(page: Page): Promise<void> {
  const alive = page.locator('html[data-has-hydrated="true"]');
  if ((await alive.count()) === 0) await page.evaluate(startReact);
  await alive.waitFor({state: 'attached'});
}

export {violations} from '../../scripts/verify/axe';
export {expect};
