/** What a page is on paper. */
import {expect, test} from '../fixtures';

test('a page prints in black on white, without bar and buttons, its addresses and prices whole', async ({page}) => {
  await page.goto('./hatchery');
  await page.emulateMedia({media: 'print', colorScheme: 'dark'});
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeHidden();
  const main = page.getByRole('main');
  for (const label of ['Choose tier', 'Book Workspace', 'Book Equipment', 'Book Consultation']) {
    await expect(main.getByText(label, {exact: true}).first()).toBeHidden();
  }
  for (const price of ['UGX 20,000', 'UGX 100,000', 'UGX 400,000']) await expect(main.getByText(price)).toBeVisible();
  const footer = page.getByRole('contentinfo');
  for (const words of ['Plot 8, Wamala Avenue,', 'Bukoto, Kampala, Uganda', '+256 414 100 100', 'hello@jockeys.ug']) {
    await expect(footer.getByText(words, {exact: true})).toBeVisible();
  }
  const colors = await page
    .locator('main :is(h1, h2, h3, p, li), footer :is(h2, h3)')
    .evaluateAll((texts) => [...new Set(texts.map((text) => getComputedStyle(text).color))]);
  expect(colors).toEqual(['rgb(0, 0, 0)']);
});

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

test('nothing on paper says that a map is coming', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await page.goto('./contact');
  await expect(page.getByText('Plot 8, Wamala Avenue').first()).toBeVisible();
  await expect(page.getByText('An interactive map is coming soon.')).toBeHidden();
});

test('a page has the size of the printer’s paper', async ({page}) => {
  await page.goto('./');
  const sizes = await page.evaluate(() =>
    Array.from(document.styleSheets, (sheet) => Array.from(sheet.cssRules, (rule) => rule.cssText).join('\n'))
      .join('\n')
      .match(/@page[^}]*size:[^;}]*/g),
  );
  expect(sizes).toBeNull();
});
