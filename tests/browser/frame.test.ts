/** What surrounds the content of every page: bar, drawer, footer, headings, titles, landmarks. */
import {DRAWER_WIDTH, expect, PAGES, test} from './site';

const LINKS = ['Home', 'About', 'Programs', 'Framework', 'Hatchery', 'Impact', 'Contact', /^More from \S+$/];

for (const path of PAGES) {
  test(`${path} has one h1, headings in order, landmarks and a language`, async ({page}) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    const levels = await page
      .locator('main :is(h1, h2, h3, h4, h5, h6)')
      .evaluateAll((headings) => headings.map(({tagName}) => Number(tagName[1])));
    for (const [index, level] of levels.entries()) {
      expect(level, `heading ${index + 1} of ${levels}`).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    }
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

test('each page has a title and a description of its own', async ({page}) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const path of PAGES) {
    await page.goto(path);
    titles.add(await page.title());
    const description = (await page.locator('meta[name="description"]').getAttribute('content')) ?? '';
    expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(50);
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160);
    descriptions.add(description);
  }
  expect(titles.size).toBe(PAGES.length);
  expect(descriptions.size).toBe(PAGES.length);
});

test('the skip link is the first thing that the keyboard reaches, and leads to the content', async ({page}) => {
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  await expect(focused).toBeVisible();
  expect(await focused.evaluate((element) => element.closest('nav[aria-label="Main"]'))).toBeNull();
});

test.describe('on a wide screen', () => {
  test.use({viewport: {width: DRAWER_WIDTH + 1, height: 800}});

  test('E1: the bar stays in sight, with eight links in order and Apply Now, on one line', async ({page}) => {
    await page.goto('/programs');
    const bar = page.getByRole('navigation', {name: 'Main'});
    // The first link is the name of the organisation.
    const links = bar.getByRole('link');
    await expect(links).toHaveText([/.+/, ...LINKS]);
    await expect(bar.getByRole('button', {name: 'Apply Now'})).toBeVisible();
    await expect(bar.getByRole('link', {name: 'Programs'})).toHaveAttribute('aria-current', 'page');
    const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
    expect(new Set(boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2))).size).toBe(1);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport();
    await bar.getByRole('link', {name: 'Hatchery'}).click();
    await expect(page).toHaveURL('/hatchery');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
});

test.describe('on a small screen', () => {
  test.use({viewport: {width: 360, height: 740}});

  test('E1: the links stand behind a toggle; choosing one closes the menu', async ({page}) => {
    await page.goto('/');
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    const drawer = page.locator('.navbar-sidebar');
    await expect(page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Contact'})).toBeHidden();
    await toggle.click();
    await expect(drawer.getByRole('link', {name: 'Contact'})).toBeVisible();
    await expect(drawer.getByRole('listitem')).toHaveText([...LINKS, 'Apply Now']);
    // A button that leads nowhere does nothing that can be seen: the drawer stays.
    await drawer.getByRole('button', {name: 'Apply Now'}).click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await drawer.getByRole('link', {name: 'Contact'}).click();
    await expect(page).toHaveURL('/contact');
    await expect(drawer.getByRole('link', {name: 'Contact'})).toBeHidden();
    await toggle.click();
    await page.getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(drawer.getByRole('link', {name: 'Contact'})).toBeHidden();
  });
});

test('the footer has the address, the hours, the eight links and the platforms', async ({page}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(/Plot 8, Wamala Avenue,\s*Bukoto,\s*Kampala, Uganda/);
  await expect(footer.getByRole('row')).toHaveText([/Monday-Friday.*8:00/, /Saturday.*9:00/, /Sunday.*closed/]);
  await expect(footer.getByRole('link')).toHaveText(LINKS);
  for (const name of ['Website', 'Facebook', 'Twitter', 'LinkedIn']) {
    await expect(footer.getByText(name, {exact: true})).toBeVisible();
  }
});
