/** What a page is on paper. */
import {expect, test} from '../site';

test('the dark theme is printed light, its margins too', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto('./hatchery');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.emulateMedia({colorScheme: 'dark', media: 'print'});
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light only');
});

test('the three prices stand side by side, on one sheet', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await page.setViewportSize({width: 673, height: 1000}); // A4 without its margins
  await page.goto('./hatchery');
  const tops = await page.getByRole('article').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
});

test('nothing says that a map is coming', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await page.goto('./contact');
  await expect(page.getByText('Plot 8, Wamala Avenue').first()).toBeVisible();
  await expect(page.getByText('An interactive map is coming soon.')).toBeHidden();
});

test('it has the printer’s own size', async ({page}) => {
  await page.goto('./');
  const sizes = await page.evaluate(() =>
    Array.from(document.styleSheets, (sheet) => Array.from(sheet.cssRules, (rule) => rule.cssText).join('\n'))
      .join('\n')
      .match(/@page[^}]*size:[^;}]*/g),
  );
  expect(sizes).toBeNull();
});
