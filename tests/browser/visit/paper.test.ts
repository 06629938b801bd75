/** What a page is on paper. */
import {expect, PAGES, test} from '../fixtures';

/** The paper without its margins, in pixels. */
const A4 = {width: 673, height: 1000};

test('a page prints in black on white, without bar and buttons, its addresses and prices whole', async ({page}) => {
  await page.setViewportSize(A4);
  await page.goto('./hatchery');
  await page.emulateMedia({media: 'print', colorScheme: 'dark'});
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeHidden();
  const main = page.getByRole('main');
  for (const label of ['Choose tier', 'Book Workspace', 'Book Equipment', 'Book Consultation']) {
    await expect(main.getByText(label, {exact: true}).first()).toBeHidden();
  }
  for (const price of ['UGX 20,000', 'UGX 100,000', 'UGX 400,000']) {
    const lines = await main.getByText(price).evaluate((words: HTMLElement) => {
      const {fontSize} = getComputedStyle(words);
      return Math.round(words.offsetHeight / Number.parseFloat(fontSize));
    });
    expect(lines, `lines of ${price}`).toBe(1);
  }
  const footer = page.getByRole('contentinfo');
  for (const words of ['Plot 8, Wamala Avenue,', 'Bukoto, Kampala, Uganda', '+256 414 100 100', 'hello@jockeys.ug']) {
    await expect(footer.getByText(words, {exact: true})).toBeVisible();
  }
  const colors = await page
    .locator('main :is(h1, h2, h3, p, li), footer :is(h2, h3)')
    .evaluateAll((texts) => [...new Set(texts.map((text) => getComputedStyle(text).color))]);
  expect(colors).toEqual(['rgb(0, 0, 0)']);
  // In points, of which an inch has 72 where it has 96 pixels.
  for (const [selector, least, most] of [
    ['main h1', 20, 28],
    ['main h2', 14, 18],
    ['main h3', 11, 14],
    ['main p:not([class])', 9, 12],
    ['footer address', 9, 12],
  ] as const) {
    const sizes = await page.locator(selector).evaluateAll((all) => all.map((one) => getComputedStyle(one).fontSize));
    expect(sizes, selector).not.toHaveLength(0);
    for (const size of sizes) {
      expect(0.75 * Number.parseFloat(size), selector).toBeGreaterThanOrEqual(least);
      expect(0.75 * Number.parseFloat(size), selector).toBeLessThanOrEqual(most);
    }
  }
});

/** What should not be on paper, and what is too wide for it. Runs in the page. */
function wasted(): string[] {
  const seen = Array.from(document.querySelectorAll<HTMLElement>('main, footer, :is(nav, main, footer) *')).filter(
    (element) => element.checkVisibility() && !element.closest('svg *'),
  );
  return seen.flatMap((element) => {
    const {backgroundColor, backgroundImage, color} = getComputedStyle(element);
    const name = `${element.localName} "${element.textContent?.trim().slice(0, 30)}"`;
    const faults = [];
    if (element.matches('nav, button, main [aria-hidden="true"], footer img')) faults.push(`${name} is there`);
    if (backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none') faults.push(`${name} has a ground`);
    if (color !== 'rgb(0, 0, 0)') faults.push(`${name} has a color`);
    if (element.matches('h1, h2, h3, p, td, address') && element.getBoundingClientRect().right > innerWidth + 1)
      faults.push(`${name} is too wide`);
    return faults;
  });
}

test('no page has on paper what only a screen can do, nor a ground or a color', async ({page}) => {
  await page.setViewportSize(A4);
  await page.emulateMedia({media: 'print', colorScheme: 'dark'});
  for (const path of PAGES) {
    await page.goto(`.${path}`);
    expect(await page.evaluate(wasted), path).toEqual([]);
  }
});

test('what may be longer than a sheet of paper is a block, which a browser can break', async ({page}) => {
  await page.setViewportSize({width: 1000, height: 673});
  await page.emulateMedia({media: 'print'});
  for (const path of PAGES) {
    await page.goto(`.${path}`);
    const unbroken = await page
      .locator('main :is(div, article)')
      .evaluateAll((all) =>
        all
          .filter((one) => one.getBoundingClientRect().height > 0 && /flex|grid/.test(getComputedStyle(one).display))
          .map((one) => one.textContent?.trim().slice(0, 7)),
      );
    // The board of prices is made to be on one: its first is the monthly price.
    expect(unbroken, path).toEqual(path === '/hatchery' ? ['Monthly'] : []);
  }
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
  await page.setViewportSize(A4);
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
