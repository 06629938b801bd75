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

test('the three prices are side by side, on one sheet', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await page.setViewportSize({width: 673, height: 1000}); // A4 without its margins
  await page.goto('./hatchery');
  const tops = await page.getByRole('article').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
});

test('figures keep off the rules between them', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await page.setViewportSize({width: 794, height: 1000});
  await page.goto('./impact');
  const glance = page.locator('section').filter({has: page.getByRole('heading', {name: 'At a glance'})});
  const distances = await glance.getByRole('listitem').evaluateAll((all) =>
    all.map((one) => {
      const words = document.createRange();
      words.selectNodeContents(one);
      return Math.round(words.getBoundingClientRect().left - one.getBoundingClientRect().left);
    }),
  );
  expect(distances).toHaveLength(6);
  // The first of each line has no rule before it.
  for (const place of [1, 2, 4, 5]) expect(distances[place], `figure ${place + 1}`).toBeGreaterThanOrEqual(10);
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
