/** The navbar of a wide screen, and the menu of a small one: a modal dialog that needs only the inline script. */
import type {Locator, Page} from 'playwright/test';
import {ABORTED_FILE, expect, SCRIPTS, test} from '../fixtures';

test.use({contextOptions: {reducedMotion: 'reduce'}});
test.beforeEach(async ({page, expectErrors}) => {
  expectErrors(ABORTED_FILE);
  await page.route(SCRIPTS, (route) => route.abort());
});

/** The narrowest window in which the navbar shows its links. Docusaurus sets it. */
const NAVBAR_WIDTH = 997;

const LINKS = [
  'Home → /',
  'About → /about',
  'Programs → /programs',
  'Framework → /aguma-framework',
  'Hatchery → /hatchery',
  'Impact → /impact',
  'Contact → /contact',
  'More from Jockeys → /more',
  'Team → /our-team',
];
const APPLY = 'Apply Now → /programs';

/** What links say and where they lead, without the site's own address. */
const linksOf = (links: Locator, baseURL = '') =>
  links.evaluateAll(
    (all, base) => all.map((link) => `${link.textContent} → ${(link as HTMLAnchorElement).href.replace(base, '/')}`),
    baseURL,
  );

const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});
const menuButton = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const menu = (page: Page) => page.getByRole('dialog', {name: 'Menu'});
const closeButton = (page: Page) => menu(page).getByRole('button', {name: 'Close navigation bar'});

test.describe('on a wide screen', () => {
  test.use({viewport: {width: NAVBAR_WIDTH, height: 800}});

  test('the navbar has all links in one line; one pixel narrower, the menu’s button takes their place', async ({
    page,
    baseURL,
  }) => {
    await page.goto('./');
    const links = navbar(page).getByRole('link');
    expect(await linksOf(links, baseURL)).toEqual(['Jockeys → /', ...LINKS, APPLY]);
    const middles = await links.evaluateAll((all) =>
      all.map((link) => Math.round(link.getBoundingClientRect().top + link.getBoundingClientRect().height / 2)),
    );
    expect(new Set(middles).size).toBe(1);
    await expect(menuButton(page)).toBeHidden();
    await page.setViewportSize({width: NAVBAR_WIDTH - 1, height: 800});
    await expect(menuButton(page)).toBeVisible();
    expect(await linksOf(links, baseURL)).toEqual(['Jockeys → /', APPLY]);
  });

  test('the navbar stays in view, marks the current page, and its links lead on', async ({page}) => {
    await page.goto('./programs');
    const current = navbar(page).locator('[aria-current="page"]').filter({visible: true});
    await expect(current).toHaveText(['Programs']);
    const lineBelow = (name: string) =>
      navbar(page)
        .getByRole('link', {name, exact: true})
        .evaluate((link) => getComputedStyle(link).borderBottomColor);
    expect(await lineBelow('Programs')).not.toBe(await lineBelow('Team'));
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await navbar(page).getByRole('link', {name: 'Team'}).click();
    await expect(page).toHaveURL('./our-team');
    await expect(current).toHaveText(['Team']);
    await navbar(page).getByRole('link', {name: 'Jockeys', exact: true}).click();
    await expect(page).toHaveURL('./');
    await navbar(page).getByRole('link', {name: 'Apply Now'}).click();
    await expect(page).toHaveURL('./programs');
  });
});

test.describe('on a small screen', () => {
  test.use({viewport: {width: 360, height: 740}});

  test.beforeEach(({page}) => page.goto('./about').then(() => undefined));

  /** Opens the menu and waits until its close button can be used: a second tap in haste must not close it. */
  async function openMenu(page: Page): Promise<void> {
    await menuButton(page).click();
    await expect(closeButton(page)).toBeFocused();
  }

  /** Expects that the menu is closed, and the page can be used and scrolled again. */
  async function expectClosed(page: Page): Promise<void> {
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('contentinfo').getByRole('link', {name: 'Contact'})).toBeVisible();
    await expect(page.locator('dialog:modal')).toHaveCount(0);
    await expect(page.locator('body')).toHaveCSS('overflow', 'visible');
  }

  test('the menu has all links, and is a dialog that keeps the focus', async ({page, baseURL}) => {
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await menuButton(page).press('Enter');
    await expect(closeButton(page)).toBeFocused();
    expect(await linksOf(menu(page).getByRole('listitem').getByRole('link'), baseURL)).toEqual([...LINKS, APPLY]);
    await expect(page.locator('.navbar__toggle')).toHaveAttribute('aria-expanded', 'true');
    const count = await menu(page).locator('a[href]:visible, button:visible').count();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < count + 3; step += 1) {
        await page.keyboard.press(key);
        const outside = await page.evaluate(() => {
          const focused = document.activeElement;
          // Between the last control and the first, the browser's own toolbar has its turn.
          return focused === document.body || focused?.closest('dialog') ? undefined : focused?.outerHTML;
        });
        expect(outside).toBeUndefined();
      }
    }
  });

  test('Tab reaches the logo, the button and then the menu’s button, as they are seen', async ({page}) => {
    await page.getByRole('link', {name: 'Skip to main content'}).focus();
    for (const control of [
      navbar(page).getByRole('link', {name: 'Jockeys', exact: true}),
      navbar(page).getByRole('link', {name: 'Apply Now'}),
      menuButton(page),
    ]) {
      await page.keyboard.press('Tab');
      await expect(control).toBeFocused();
      await expect(control).toBeInViewport();
    }
  });

  test('the close button is in the place of the menu’s button', async ({page}) => {
    const box = await menuButton(page).boundingBox();
    await openMenu(page);
    expect(await closeButton(page).boundingBox()).toEqual(box);
  });

  for (const [how, close] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['its button', (page: Page) => closeButton(page).click()],
    ['Back, which stays on the page', (page: Page) => page.goBack().then(() => undefined)],
  ] as const) {
    test(`the menu closes with ${how}, and gives the focus back to its button`, async ({page}) => {
      // The second time, nothing may be left of the first.
      for (let time = 0; time < 2; time += 1) {
        await openMenu(page);
        await close(page);
        await expectClosed(page);
        await expect(page).toHaveURL('./about');
        await expect(menuButton(page)).toBeFocused();
        await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
      }
    });
  }

  test('a link in the menu opens its page, from which Back returns to this one, with the menu closed', async ({
    page,
  }) => {
    await openMenu(page);
    await menu(page).getByRole('link', {name: 'Contact'}).click();
    await expect(page).toHaveURL('./contact');
    await expectClosed(page);
    await page.goBack();
    await expect(page).toHaveURL('./about');
    await expectClosed(page);
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });

  test('the menu closes when a link to the current page is followed', async ({page}) => {
    await openMenu(page);
    await menu(page).getByRole('link', {name: 'About'}).click();
    await expectClosed(page);
    await expect(page).toHaveURL('./about');
  });

  test('the menu is closed after a reload, and leaves no extra step in the history', async ({page}) => {
    await page.goto('./contact');
    await openMenu(page);
    await page.reload();
    await expectClosed(page);
    await page.goBack();
    await expect(page).toHaveURL('./about');
  });

  for (const [how, open] of [
    ['with a key', (link: Locator) => link.click({modifiers: ['ControlOrMeta']})],
    [
      'because it leads to a document or another site',
      async (link: Locator) => {
        await link.evaluate((one) => one.setAttribute('target', '_blank'));
        await link.click();
      },
    ],
  ] as const) {
    test(`the menu stays open when a link opens in another tab ${how}`, async ({page}) => {
      await openMenu(page);
      const tab = page.context().waitForEvent('page');
      await open(menu(page).getByRole('link', {name: 'Contact'}));
      await expect(await tab).toHaveURL('./contact');
      await expect(menu(page)).toBeVisible();
      await expect(page).toHaveURL('./about');
    });
  }

  test('the menu stays open when its button is tapped twice in haste, or its key is held', async ({page}) => {
    // The close button ignores taps at first.
    await page.locator('.navbar-sidebar__close').evaluate((button) => {
      button.style.animationDuration = '1h';
    });
    await menuButton(page).dblclick();
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await menuButton(page).focus();
    for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(closeButton(page)).toBeFocused();
  });

  test('the page behind the menu does not scroll', async ({page}) => {
    await page.evaluate(() => scrollTo({top: 100, behavior: 'instant'}));
    // A click of Playwright's would scroll to where the sticky navbar is in the page.
    await menuButton(page).evaluate((button: HTMLElement) => button.click());
    await expect(closeButton(page)).toBeFocused();
    await page.mouse.move(100, 700);
    await page.mouse.wheel(0, 500);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    expect(await page.evaluate(() => scrollY)).toBe(100);
  });

  test('the menu closes when the window gets wide, and leaves the focus on something visible', async ({page}) => {
    await openMenu(page);
    await page.setViewportSize({width: NAVBAR_WIDTH, height: 740});
    await expectClosed(page);
    await expect(page.locator(':focus')).toBeVisible();
  });

  test('the menu opens on a page that a browser has translated', async ({page}) => {
    // As Google's translator does: it puts each text into an element of its own.
    await page.evaluate(() => {
      document.querySelectorAll('body :is(a, p, h1)').forEach((element) => {
        const translated = document.createElement('font');
        translated.append(...Array.from(element.childNodes));
        element.append(translated);
      });
    });
    await openMenu(page);
    await expect(menu(page).getByRole('link', {name: 'Contact'})).toBeVisible();
  });
});
