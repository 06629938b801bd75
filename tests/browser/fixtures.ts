/**
 * What browser tests share. An error or a warning in the console fails a test that doesn't name it in `expectErrors`: in any
 * tab of the test's context, or of `openTab`.
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {type BrowserContext, type BrowserContextOptions, test as base, expect, type Page} from 'playwright/test';
import {audit} from '../../scripts/verify/axe';

/** The addresses of the pages of the tests' site. */
export const PAGES = readdirSync(path.join(__dirname, '../site/pages')).map(
  (file) => `/${file.replace(/\.mdx$/, '').replace(/^index$/, '')}`,
);

/** What the console says about an unknown address: the browser about its status, and the 404 page about its path. */
export const NOT_FOUND = [/the server responded with a status of 404/, /^404 \//];

/** What it says about a file whose request a test has aborted. */
export const ABORTED_FILE = /^Failed to load resource: net::ERR_FAILED/;

/** What Playwright says where a test blocks service workers. */
const BLOCKED_WORKER = /^Service Worker registration blocked by Playwright/;

/** A hint about speed, which browsers give on a busy machine. */
const SLOW_FONT = /was preloaded using link preload but not used/;

interface Fixtures {
  /** Names errors and warnings that the test is about to provoke, by their text, a space and their address. */
  expectErrors: (...errors: RegExp[]) => void;
  /** Opens a tab as another visitor has it, with settings of its own. */
  openTab: (options?: BrowserContextOptions) => Promise<Page>;
  /** The console of the test's tabs. */
  consoles: {expected: RegExp[]; listen: (context: BrowserContext) => void};
}

export const test = base.extend<Fixtures>({
  consoles: [
    async ({context}, use) => {
      const expected = [BLOCKED_WORKER, SLOW_FONT];
      const unexpected: string[] = [];
      const note = (text: string) => {
        if (!expected.some((error) => error.test(text))) unexpected.push(text);
      };
      const listen = (to: BrowserContext) => {
        to.on('console', (message) => {
          if (['error', 'warning', 'assert'].includes(message.type()))
            note(`${message.text()} ${message.location().url}`);
        });
        to.on('weberror', (webError) => note(`${webError.error().name}: ${webError.error().message}`));
      };
      listen(context);
      await use({expected, listen});
      expect(unexpected, 'unexpected errors and warnings in the console').toEqual([]);
    },
    {auto: true},
  ],
  expectErrors: async ({consoles}, use) => use((...errors) => void consoles.expected.push(...errors)),
  openTab: async ({browser, baseURL, consoles}, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({baseURL, ...options});
      contexts.push(context);
      consoles.listen(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

/** Makes pages that are opened from now on believe in such a connection. */
export const withConnection = (page: Page, connection: {saveData?: boolean; effectiveType?: string}) =>
  page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), connection);

/** The script files of a page: `site.js` on the public site, Docusaurus' bundles on the staff site. */
export const SCRIPTS = '**/assets/**/*.js';

/** Holds the page's scripts back until the function that it resolves to is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(SCRIPTS, async (route) => {
    await released;
    // The page may be gone by then.
    await route.continue().catch(() => {});
  });
  return release;
}

/** The states of the display font's faces that the page has asked for, once all have arrived or failed: `loaded`, `error`. */
export const displayFaces = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    // TypeScript doesn't know that the set can be iterated.
    const faces = Array.from(document.fonts as unknown as Iterable<FontFace>);
    const asked = faces.filter(({family, status}) => /^"?Bricolage"?$/.test(family) && status !== 'unloaded');
    return asked.map(({status}) => status);
  });

/** Waits until React runs a page of staff's. */
export const hydrated = (page: Page) => page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});

/** What axe finds on a page, one line for each element. */
export const violations = async (page: Page): Promise<string[]> =>
  (await audit(page)).flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );

export {expect};
