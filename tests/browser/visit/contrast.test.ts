/** Contrast in both themes: text, buttons, focus rings, and what the mouse is on. */
import type {Page} from 'playwright/test';
import {expect, NOT_FOUND, PAGES, test} from '../fixtures';
import {inPage} from '../inPage/load';

const lowContrast = inPage<typeof import('../inPage/lowContrast')>(require.resolve('../inPage/lowContrast'));

test.use({contextOptions: {reducedMotion: 'reduce'}, serviceWorkers: 'block'});
test.beforeEach(({expectErrors}) => expectErrors(...NOT_FOUND));

const faultsIn = async (page: Page, selector: string) =>
  page.locator(selector).evaluate((root, module) => module.lowContrast(root), await lowContrast(page));

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({colorScheme});

    test('text, buttons and focus rings of every page have enough contrast', async ({page}) => {
      const faults: string[] = [];
      for (const path of [...PAGES, '/no-such-page']) {
        await page.goto(`.${path}`);
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        // Navbar and footer are the same on every page.
        const here = await faultsIn(page, path === '/' ? 'body' : 'main');
        faults.push(...here.map((fault) => `${path}: ${fault}`));
      }
      expect(faults).toEqual([]);
    });

    test('the open menu and the button under the mouse have enough contrast', async ({page}) => {
      await page.goto('./');
      for (const name of ['Join Our Programs', 'Learn More – Jockeys']) {
        await page.getByRole('button', {name}).hover();
        expect(await faultsIn(page, 'main > article > :first-child'), name).toEqual([]);
      }
      await page.setViewportSize({width: 360, height: 740});
      // By keyboard: after a click, the control with the focus need not show it.
      await page.getByRole('button', {name: 'Toggle navigation bar'}).press('Enter');
      await expect(page.getByRole('dialog').getByRole('link', {name: 'Contact'})).toBeInViewport();
      expect(await faultsIn(page, 'nav dialog')).toEqual([]);
    });
  });
}
