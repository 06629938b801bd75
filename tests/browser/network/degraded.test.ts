/** The days when not everything arrives. What is asked of each: the page can be read, and no error is left unhandled. */
import type {Page} from 'playwright/test';
import {displayFaces, expect, holdScripts, hydrated, SCRIPTS, startReact, test, thoroughUnless} from '../fixtures';
import {HEADLINES, PAGE_NAMES} from '../headlines';

// What is stored for offline use has its own tests; here the network alone answers.
test.use({serviceWorkers: 'block'});
test.beforeEach(({expectErrors}) =>
  expectErrors(/^Failed to load resource: net::|^Docusaurus (browser storage is not available|storage error)/),
);

/** The figures that a page opens with. */
const FIGURES: Record<string, string[]> = {
  '': ['20+', '16K+', '120+', '10'],
  impact: ['16,000+', '20+', '80+', '120+', '10', '2.5B+'],
};

const themeSwitch = (page: Page) => page.getByRole('button', {name: /^Theme: /});
const headline = (page: Page) => page.getByRole('heading', {level: 1});

/** The first words of a page are there, its figures are final, and it says where to go. */
async function expectReadable(page: Page, name: keyof typeof HEADLINES): Promise<void> {
  await expect(headline(page)).toBeVisible();
  await expect(headline(page)).toHaveText(HEADLINES[name]);
  await expect(page.getByText('Plot 8, Wamala Avenue').first()).toBeVisible();
  for (const figure of FIGURES[name] ?? []) await expect(page.getByText(figure, {exact: true}).first()).toBeVisible();
}

test('every script blocked: every page can be read, and links lead on', async ({page}) => {
  await page.route(SCRIPTS, (route) => route.abort());
  for (const name of PAGE_NAMES) {
    await test.step(`/${name}`, async () => {
      await page.goto(`./${name}`);
      await expectReadable(page, name);
    });
  }
  await page.getByRole('contentinfo').getByRole('link', {name: 'Hatchery'}).click();
  await expect(page).toHaveURL('./hatchery');
  await expectReadable(page, 'hatchery');
});

for (const [which, isLost] of [
  ['first, third and so on', (place: number) => place % 2 === 0],
  ['second, fourth and so on', (place: number) => place % 2 === 1],
] as const) {
  test(
    `half of the scripts lost, the ${which}: a page can be read`,
    thoroughUnless(which.startsWith('first')),
    async ({page}) => {
      const scripts: string[] = [];
      let lost = 0;
      await page.route(SCRIPTS, (route) => {
        const address = route.request().url();
        if (!scripts.includes(address)) scripts.push(address);
        if (!isLost(scripts.indexOf(address))) return route.continue();
        lost += 1;
        return route.abort();
      });
      for (const name of ['', 'hatchery'] as const) {
        lost = 0;
        await page.goto(`./${name}`);
        await page.evaluate(startReact);
        // The control that was touched is held until its scripts are there, or one is lost.
        await expect.poll(() => lost).toBeGreaterThan(0);
        await expect(page.locator('[aria-busy]')).toHaveCount(0);
        await expectReadable(page, name);
      }
    },
  );
}

test('scripts that come very late: the page is whole before, and React runs it afterwards', async ({page}) => {
  const arrive = await holdScripts(page);
  await page.goto('./impact', {waitUntil: 'commit'});
  await expectReadable(page, 'impact');
  arrive();
  await hydrated(page);
  await expectReadable(page, 'impact');
});

/** What a page finds of the browser's storage. The functions run in the page. */
const STORAGE: Record<string, () => void> = {
  forbidden: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

for (const [state, prepare] of Object.entries(STORAGE)) {
  test(
    `storage ${state}: pages work, and a theme can be chosen for as long as one is open`,
    thoroughUnless(state === 'forbidden'),
    async ({page}) => {
      await page.addInitScript(prepare);
      await page.goto('./');
      await expectReadable(page, '');
      await themeSwitch(page).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
      await hydrated(page);
      await themeSwitch(page).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'dark');
    },
  );
}

test('the font lost: the words are in another face, in the same place', async ({page}) => {
  await page.goto('./about');
  expect(await displayFaces(page)).toContain('loaded');
  const before = await headline(page).boundingBox();
  await page.route('**/*.woff2', (route) => route.abort());
  await page.reload();
  expect(await displayFaces(page)).toContain('error');
  await expectReadable(page, 'about');
  expect((await headline(page).boundingBox())?.height).toBe(before?.height);
});

test('the network gone in the middle: what is open stays whole, and works', async ({page, context}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('./');
  await context.setOffline(true);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  // A finger on a link asks for its page ahead of time, in vain.
  await page.locator('.navbar-sidebar').getByRole('link', {name: 'Contact'}).hover();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const figures = page.getByRole('list').filter({hasText: 'UGX funding secured'});
  await figures.scrollIntoViewIfNeeded();
  for (const figure of FIGURES.impact) await expect(figures.getByText(figure, {exact: true}).first()).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Contact'}).click();
  await expect(page).toHaveURL('./contact');
  await expectReadable(page, 'contact');
});
