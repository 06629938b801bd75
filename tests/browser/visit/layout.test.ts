/** The bar of a wide screen, the menu of a small one, and buttons that lead nowhere yet. */
import type {Page} from 'playwright/test';
import {DRAWER_WIDTH, expect, hydrated, PAGES, test} from '../site';
import {buttonsOf, records, roleOf} from '../written';

const LINKS = ['Home', 'About', 'Programs', 'Framework', 'Hatchery', 'Impact', 'Contact', 'More'];
/** What screen readers call the last one. */
const MORE = `More from ${records.organisation.name}`;

test.describe('on a wide screen', () => {
  test.use({viewport: {width: DRAWER_WIDTH + 1, height: 800}});

  test('E1: the bar stays in sight, with eight links in order and Apply Now, on one line', async ({page}) => {
    await page.goto('./programs');
    const bar = page.getByRole('navigation', {name: 'Main'});
    const links = bar.getByRole('link');
    // The first link is the name of the organisation; a button that leads somewhere is a link, too.
    await expect(links).toHaveText([/.+/, ...LINKS, ...(roleOf('Apply Now') === 'link' ? ['Apply Now'] : [])]);
    await expect(bar.getByRole(roleOf('Apply Now'), {name: 'Apply Now'})).toBeVisible();
    await expect(bar.getByRole('link', {name: MORE, exact: true})).toHaveText('More');
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

test.describe('on a small screen', () => {
  test.use({viewport: {width: 360, height: 740}});

  test('E1: the links stand behind a toggle; choosing one closes the menu, a button does not', async ({page}) => {
    await page.goto('./');
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    const drawer = page.locator('.navbar-sidebar');
    await expect(page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Contact'})).toBeHidden();
    await toggle.click();
    await expect(drawer.getByRole('listitem')).toHaveText([...LINKS, 'Apply Now']);
    await drawer.getByRole('link', {name: 'Contact'}).click();
    await expect(page).toHaveURL('./contact');
    await expect(drawer.getByRole('link', {name: 'Contact'})).toBeHidden();
    await toggle.click();
    await drawer.getByRole(roleOf('Apply Now'), {name: 'Apply Now'}).click();
    const isOpen = String(roleOf('Apply Now') === 'button');
    await expect(page.locator('.navbar__toggle')).toHaveAttribute('aria-expanded', isOpen);
  });
});

test('E2: a button that leads nowhere does nothing that one can see', async ({page}) => {
  const paths = PAGES.filter((path) => buttonsOf(path).some(({to}) => to === null)).slice(0, 3);
  test.skip(paths.length === 0, 'Every button leads somewhere.');
  for (const path of paths) {
    await page.goto(`.${path}`);
    const main = page.getByRole('main');
    const before = await main.innerText();
    for (const button of await main.getByRole('button').all()) await button.click();
    await expect(page).toHaveURL(`.${path}`);
    expect(await main.innerText()).toBe(before);
  }
});

test.describe('without a script', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 390, height: 800}});

  test('the menu leads to links to all pages', async ({page, baseURL}) => {
    await page.goto('./');
    await page.locator('.navbar__toggle').click();
    await expect(page).toHaveURL(/#pages$/);
    const links = await page
      .locator('#pages a')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    for (const path of PAGES) expect(links).toContain(new URL(`.${path}`, baseURL).href);
  });
});

test('every page says the same with and without a script, and when React has come', async ({browser, baseURL}) => {
  const [scripted, plain] = await Promise.all(
    [true, false].map((javaScriptEnabled) => browser.newPage({javaScriptEnabled, baseURL, reducedMotion: 'reduce'})),
  );
  // Except for what holds only today, which a script adds.
  const saidOn = async (page: Page) =>
    (await page.locator('body').innerText()).replace(/\n(Open today|Closed on) .*/g, '').replace(/\n+/g, '\n');
  for (const path of PAGES) {
    await plain.goto(`.${path}`);
    await scripted.goto(`.${path}`);
    const words = await saidOn(plain);
    expect(await saidOn(scripted), path).toBe(words);
    await hydrated(scripted);
    expect(await saidOn(scripted), `${path} with React`).toBe(words);
  }
});
