/** What surrounds the content of every page: bar, drawer, footer, headings, titles, landmarks. */
import {DRAWER_WIDTH, expect, hydrated, PAGES, test} from './site';
import {hours, records, roleOf, street} from './written';

const MORE = `More from ${records.organisation.name}`;
const LINKS = ['Home', 'About', 'Programs', 'Framework', 'Hatchery', 'Impact', 'Contact', MORE];
/** What leads to another page from the bar; a button that leads somewhere is a link, too. */
const BAR = roleOf('Apply Now') === 'link' ? [...LINKS, 'Apply Now'] : LINKS;

for (const path of PAGES) {
  test(`${path} has one h1, headings in order, landmarks and a language`, async ({page}) => {
    const response = await page.goto(`.${path}`);
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

test('the skip link is the first thing that the keyboard reaches, and leads to the content', async ({page}) => {
  await page.goto('./about');
  await hydrated(page);
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

test.describe('on a wide screen', {tag: '@once'}, () => {
  test.use({viewport: {width: DRAWER_WIDTH + 1, height: 800}});

  test('E1: the bar stays in sight, with eight links in order and Apply Now, on one line', async ({page}) => {
    await page.goto('./programs');
    const bar = page.getByRole('navigation', {name: 'Main'});
    // The first link is the name of the organisation.
    const links = bar.getByRole('link');
    await expect(links).toHaveText([/.+/, ...BAR]);
    await expect(bar.getByRole(roleOf('Apply Now'), {name: 'Apply Now'})).toBeVisible();
    await expect(bar.getByRole('link', {name: 'Programs'})).toHaveAttribute('aria-current', 'page');
    const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
    expect(new Set(boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2))).size).toBe(1);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport();
    await bar.getByRole('link', {name: 'Hatchery'}).click();
    await expect(page).toHaveURL('./hatchery');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
});

test.describe('on a small screen', {tag: '@once'}, () => {
  test.use({viewport: {width: 360, height: 740}});

  test('E1: the links stand behind a toggle; choosing one closes the menu', async ({page}) => {
    await page.goto('./');
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    const drawer = page.locator('.navbar-sidebar');
    await expect(page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Contact'})).toBeHidden();
    await toggle.click();
    await expect(drawer.getByRole('link', {name: 'Contact'})).toBeVisible();
    await expect(drawer.getByRole('listitem')).toHaveText([...LINKS, 'Apply Now']);
    await drawer.getByRole('link', {name: 'Contact'}).click();
    await expect(page).toHaveURL('./contact');
    await expect(drawer.getByRole('link', {name: 'Contact'})).toBeHidden();
    await toggle.click();
    await page.getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(drawer.getByRole('link', {name: 'Contact'})).toBeHidden();
  });

  test('the drawer stays open when a button in it leads nowhere', async ({page}) => {
    test.skip(roleOf('Apply Now') === 'link', 'Apply Now leads somewhere.');
    await page.goto('./');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.locator('.navbar-sidebar').getByRole('button', {name: 'Apply Now'}).click();
    await expect(page.locator('.navbar__toggle')).toHaveAttribute('aria-expanded', 'true');
  });
});

test('the footer has the address, the hours, the eight links and the tiles', async ({page}) => {
  await page.goto('./');
  const footer = page.getByRole('contentinfo');
  const {area, city, country} = records.organisation.address;
  await expect(footer).toContainText(`${street}, ${area}, ${city}, ${country}`);
  await expect(footer.getByRole('row')).toHaveText(hours.map(({days, times}) => `${days}${times}`));
  await expect(footer.getByRole('navigation').getByRole('link')).toHaveText(LINKS);
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.locator('img')).toHaveCount(2);
  for (const tiles of await footer.locator('img').all()) {
    await expect.poll(() => tiles.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
});

/** Where everything stands, and the colors and faces of it. */
const look = () =>
  Array.from(document.body.querySelectorAll('main *, footer *'), (element) => {
    const {x, y, width, height} = element.getBoundingClientRect();
    const {color, backgroundColor, font} = getComputedStyle(element);
    return [element.tagName, x, y + scrollY, width, height, color, backgroundColor, font].join(' ');
  });

test('a page that React opens in another looks as it does by itself', async ({page}) => {
  const open = page.getByRole('contentinfo').getByRole('link', {name: 'Hatchery'});
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto('./hatchery');
  await hydrated(page);
  const itself = await page.evaluate(look);
  await page.goto('./contact');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, {isSamePage: true}));
  await open.click();
  await expect(page).toHaveURL('./hatchery');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await expect.poll(() => page.evaluate(look)).toEqual(itself);
});
