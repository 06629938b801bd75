/** The days when not everything arrives. What is asked of each: the page can be read, and no error is left unhandled. */
import type {Page} from 'playwright/test';
import {expect, holdScripts, hydrated, PAGES, SCRIPTS, test, touchForReact} from '../site';
import {countingList, FIGURES} from '../visit/figures';
import {all, figuresIn, headline, street} from '../written';

// What is stored for offline use has its own tests; here the network alone answers.
test.use({serviceWorkers: 'block', expectedErrors: [/^Failed to load resource: |^Docusaurus storage error/]});

/** The first words of a page are there, its figures are final, and it says where to go. */
async function expectReadable(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(headline(path));
  await expect(page.locator('body')).toContainText(street);
  const [figures] = all(path, 'Figures').map(figuresIn);
  for (const {value} of figures ?? []) await expect(page.getByText(value, {exact: true}).first()).toBeVisible();
}

test('every script blocked: every page can be read, and links lead on', async ({page}) => {
  await page.route(SCRIPTS, (route) => route.abort());
  for (const path of PAGES) {
    await page.goto(`.${path}`);
    await expectReadable(page, path);
  }
  await page.getByRole('contentinfo').getByRole('link', {name: 'Hatchery'}).click();
  await expect(page).toHaveURL('./hatchery');
  await expectReadable(page, '/hatchery');
});

for (const half of [0, 1]) {
  test(`half of the scripts lost (the ${half ? 'even' : 'odd'} ones): a page can be read`, async ({page}) => {
    const order: string[] = [];
    await page.route(SCRIPTS, (route) => {
      const url = route.request().url();
      if (!order.includes(url)) order.push(url);
      return order.indexOf(url) % 2 === half ? route.abort() : route.continue();
    });
    for (const path of ['/', '/hatchery']) {
      await page.goto(`.${path}`);
      await page.evaluate(touchForReact);
      await page.waitForLoadState('networkidle');
      await expectReadable(page, path);
    }
    expect(order.length).toBeGreaterThan(0);
  });
}

test('scripts that come very late: the page is whole before, and alive afterwards', async ({page}) => {
  const arrive = await holdScripts(page);
  await page.goto('./impact', {waitUntil: 'commit'});
  await expectReadable(page, '/impact');
  arrive();
  await hydrated(page);
  await expectReadable(page, '/impact');
});

for (const [state, prepare] of [
  [
    'forbidden',
    () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`storage ${state}: pages live, and the theme can be chosen for as long as one is open`, async ({page}) => {
    await page.addInitScript(prepare);
    await page.goto('./');
    await expectReadable(page, '/');
    await hydrated(page);
    await page
      .getByRole('button', {name: /dark and light mode/})
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', /light|dark/);
  });
}

test('the font lost: the words stand in another face, in the same place', async ({page}) => {
  await page.goto('./about');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const heading = page.getByRole('heading', {level: 1});
  const before = await heading.boundingBox();
  await page.route('**/*.woff2', (route) => route.abort());
  await page.reload();
  await expectReadable(page, '/about');
  expect((await heading.boundingBox())?.height).toBe(before?.height);
});

test('the network gone in the middle: what is open stays whole, and works', async ({page, context}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('./');
  await context.setOffline(true);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  // A finger on a link asks for its page ahead of time, in vain.
  await page.locator('.navbar-sidebar').getByRole('link', {name: 'Contact'}).hover();
  await page.keyboard.press('Escape');
  const figures = countingList(page);
  await figures.scrollIntoViewIfNeeded();
  for (const {value} of FIGURES) await expect(figures.getByText(value, {exact: true}).first()).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Contact'}).click();
  await expect(page).toHaveURL('./contact');
  await expectReadable(page, '/contact');
});
