/** *Try it* in the handbook opens the editor at the place that a page speaks of. */
import {addressOf, TESTS} from '../../../scripts/sites.mjs';
import {hydrated} from '../fixtures';
import {expect, home, THOROUGH, test} from './editor';

test.use({signedIn: false});

for (const [what, topic, heading, focused, details] of [
  ['a passage', 'sentence', 'About', 'textbox', {}],
  ['a component', 'components', 'About', 'heading', THOROUGH],
  ['a record', 'figure', 'Figures', 'heading', THOROUGH],
] as const) {
  test(`*Try it* opens ${what}, and the focus is there`, details, async ({editor: {page}}) => {
    await page.goto(`${addressOf(TESTS.staff)}handbook/${topic}`);
    await hydrated(page);
    await page.locator('h2:last-of-type ~ p > a.try-it').first().click();
    await page.waitForURL((url) => url.pathname === new URL(home).pathname);
    await expect(page.getByRole('heading', {level: 1, name: heading})).toBeVisible();
    // The editor's own policy came with its page: no other page's is in force.
    expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0].name)).toContain('/editor');
    await expect(page.getByRole(focused).and(page.locator(':focus'))).toBeVisible();
  });
}
