/** The days when not everything arrives. What is asked of each: the page can be read, and no error is left unhandled. */
import {chromium, type Page} from 'playwright/test';
import {findBrowser, launchOptions} from '../../scripts/browser.mjs';
import {countingList, FIGURES, moving} from './figures';
import {expect, holdScripts, hydrated, PAGES, SCRIPTS, test, touchForReact} from './site';
import {all, figuresIn, headline, street, written} from './written';

// What is stored for offline use has its own tests; here the network alone answers.
test.use({serviceWorkers: 'block'});

/** The browser's own lines about files that did not come. */
const NOT_ARRIVED = /^Failed to load resource: /;

/** The first words of each page are there, its figures are final, and it says where to go. */
async function readable(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(headline(path));
  await expect(page.locator('body')).toContainText(street);
  const [figures] = all(path, 'Figures').map(figuresIn);
  for (const {value} of figures ?? []) await expect(page.getByText(value, {exact: true}).first()).toBeVisible();
  for (const {settings} of all(path, 'Tier'))
    await expect(page.getByText(String(settings.price)).first()).toBeVisible();
}

/** Counts how often a document is asked for. */
function countDocuments(page: Page): {count: number} {
  const documents = {count: 0};
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.count += 1;
  });
  return documents;
}

test.describe('scripts', () => {
  test.use({expectedErrors: [NOT_ARRIVED]});

  test('blocked: every page can be read, and links lead on', async ({page}) => {
    await page.route(SCRIPTS, (route) => route.abort());
    for (const path of PAGES) {
      await page.goto(`.${path}`);
      await readable(page, path);
    }
    await page.getByRole('contentinfo').getByRole('link', {name: 'Hatchery'}).click();
    await expect(page).toHaveURL('./hatchery');
    await readable(page, '/hatchery');
  });

  for (const half of [0, 1]) {
    test(`half of them lost (the ${half ? 'even' : 'odd'} ones): every page can be read`, async ({page}) => {
      const documents = countDocuments(page);
      const order: string[] = [];
      await page.route(SCRIPTS, (route) => {
        const url = route.request().url();
        if (!order.includes(url)) order.push(url);
        return order.indexOf(url) % 2 === half ? route.abort() : route.continue();
      });
      for (const path of PAGES) {
        await page.goto(`.${path}`);
        await page.evaluate(touchForReact);
        await page.waitForLoadState('networkidle');
        await readable(page, path);
      }
      // Each page once, and once more for a lost file at most.
      expect(documents.count).toBeLessThanOrEqual(2 * PAGES.length);
    });
  }
});

test('scripts that come very late: the page is whole before, and alive afterwards', async ({page}) => {
  const arrive = await holdScripts(page);
  await page.goto('./impact', {waitUntil: 'commit'});
  await readable(page, '/impact');
  // The visitor reads on, and follows a link of the page to a part of it.
  await page.getByRole('heading', {name: written['/impact'].headings.at(-1)?.words}).scrollIntoViewIfNeeded();
  arrive();
  await hydrated(page);
  await readable(page, '/impact');
});

test.describe('storage', () => {
  // Docusaurus catches what the browser throws, and says so.
  test.use({expectedErrors: [/^Docusaurus storage error/]});

  const visit = async (page: Page) => {
    for (const path of ['/', '/impact']) {
      await page.goto(`.${path}`);
      await hydrated(page);
      await readable(page, path);
    }
    await page.setViewportSize({width: 1280, height: 800});
    await page
      .getByRole('button', {name: /dark and light mode/})
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', /light|dark/);
  };

  test('forbidden: the pages live, and the theme can be chosen for as long as they are open', async ({page}) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    });
    await visit(page);
  });

  test('full: the same', async ({page}) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await visit(page);
  });
});

test.describe('the fonts', () => {
  test.use({expectedErrors: [NOT_ARRIVED]});

  test('lost: the words stand in another face, in the same place', async ({page}) => {
    await page.goto('./about');
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const heading = page.getByRole('heading', {level: 1});
    const before = await heading.boundingBox();
    await page.route('**/*.woff2', (route) => route.abort());
    await page.reload();
    await readable(page, '/about');
    expect((await heading.boundingBox())?.height).toBe(before?.height);
  });
});

test.describe('the network', () => {
  test.use({expectedErrors: [NOT_ARRIVED]});

  test('gone in the middle: what is open stays whole, and works', async ({page, context}) => {
    await page.setViewportSize({width: 360, height: 740});
    await page.goto('./');
    await hydrated(page);
    await context.setOffline(true);
    await readable(page, '/');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const contact = page.locator('.navbar-sidebar').getByRole('link', {name: 'Contact'});
    // A finger on a link asks for its page ahead of time, in vain.
    await contact.hover();
    await page.keyboard.press('Escape');
    const figures = countingList(page);
    await figures.scrollIntoViewIfNeeded();
    for (const {value} of FIGURES) await expect(figures.getByText(value, {exact: true}).first()).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('contentinfo').getByRole('link', {name: 'Contact'}).click();
    await expect(page).toHaveURL('./contact');
    await readable(page, '/contact');
  });
});

test('back and forward with the browser’s own cache: figures that have run do not run again', async ({baseURL}) => {
  const executablePath = findBrowser();
  const hasWindows = executablePath && !/headless[-_]shell/.test(executablePath);
  test.skip(!hasWindows, 'Only a Chromium that can have windows has this cache. Install one, or set CHROMIUM_PATH.');
  // Playwright switches it off unless it is told not to.
  const browser = await chromium.launch({
    ...launchOptions(),
    executablePath,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({baseURL, serviceWorkers: 'block'});
  await page.addInitScript(() => {
    addEventListener('pageshow', (event) => {
      document.documentElement.toggleAttribute('data-kept', (event as PageTransitionEvent).persisted);
    });
  });
  await page.goto('./');
  const figures = countingList(page);
  await expect(moving(page)).toHaveCount(FIGURES.length);
  await figures.scrollIntoViewIfNeeded();
  await expect(moving(page)).toHaveCount(0);
  await page.goto('./favicon.ico');
  await page.goBack({waitUntil: 'commit'});
  await expect(page.locator('html')).toHaveAttribute('data-kept', '');
  await expect(moving(page)).toHaveCount(0);
  for (const {value} of FIGURES) await expect(figures.getByText(value, {exact: true}).first()).toBeVisible();
  await browser.close();
});
