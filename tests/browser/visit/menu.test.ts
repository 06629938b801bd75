/** The drawer of a small screen: a dialog that takes the focus, holds it and gives it back, with every script lost. */
import type {Page} from 'playwright/test';
import {DRAWER_WIDTH, expect, hydrated, SCRIPTS, test} from '../fixtures';

test.use({viewport: {width: 360, height: 740}, contextOptions: {reducedMotion: 'reduce'}});

const title = (page: Page) => page.getByRole('heading', {level: 1});
const toggle = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const drawer = (page: Page) => page.getByRole('dialog', {name: 'Menu'});
const closeButton = (page: Page) => drawer(page).getByRole('button', {name: 'Close navigation bar'});
const behind = (page: Page) =>
  page.locator('main, footer, .navbar__toggle, [href="#__docusaurus_skipToContent_fallback"]');

/** Nothing of the page is locked any more. */
async function free(page: Page): Promise<void> {
  await expect(page.locator('.navbar-sidebar')).toBeHidden();
  await expect(page.locator('[inert] :is(main, footer, .navbar__toggle)')).toHaveCount(0);
  await expect(page.locator('footer a').first()).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('visible');
}

/** Opens the drawer and waits until its close button can be used, as a second tap in haste must not close it. */
async function open(page: Page): Promise<void> {
  await toggle(page).click();
  await expect(closeButton(page)).toBeFocused();
}

/** Presses links of the open drawer with each key that makes the browser answer, and expects that the drawer stays. */
async function stayOpenForKeys(page: Page): Promise<void> {
  await open(page);
  const address = page.url();
  for (const link of [drawer(page).getByRole('link').first(), drawer(page).getByRole('link', {name: 'Contact'})]) {
    for (const key of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
      await link.evaluate((element, pressed) => {
        // What the browser does then isn't the page's matter.
        addEventListener('click', (event) => event.preventDefault(), {once: true, capture: true});
        element.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, [pressed]: true}));
      }, key);
      await expect(closeButton(page), key).toBeVisible();
      await expect(page, key).toHaveURL(address);
    }
  }
}

test.describe('the drawer', () => {
  test.beforeEach(async ({page}) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('./about');
  });

  test('is a dialog that takes the focus and holds it, all the way round', async ({page}) => {
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(drawer(page)).toBeVisible();
    await expect(page.locator('.navbar__toggle')).toHaveAttribute('aria-expanded', 'true');
    await expect(closeButton(page)).toBeFocused();
    const inside = await drawer(page).locator('a[href]:visible, button:visible').count();
    expect(inside).toBeGreaterThan(10);
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < inside + 3; step += 1) {
        await page.keyboard.press(key);
        const outside = await page.evaluate(() => {
          const focused = document.activeElement;
          // Between the last place and the first, the browser's own bar has its turn.
          const isInside = focused === document.body || focused?.closest('[role=dialog]');
          return isInside ? 'nothing' : focused?.outerHTML;
        });
        expect(outside).toBe('nothing');
      }
    }
    // Nothing behind it can be used, or is read.
    expect(await behind(page).evaluateAll((all) => all.map((element) => Boolean(element.closest('[inert]'))))).toEqual(
      Array(4).fill(true),
    );
  });

  test('holds the focus in a browser that does not know "inert", too', async ({page}) => {
    await open(page);
    // What cannot be seen cannot have the focus, whatever the browser makes of the attribute.
    for (const place of await behind(page).all()) await expect(place).toHaveCSS('visibility', 'hidden');
    // And no part of the drawer waits off its edge to be reached and scrolled to.
    const {left, right} = await drawer(page).evaluate((element) => element.getBoundingClientRect());
    const places = await drawer(page)
      .locator('a[href]:visible, button:visible')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON()));
    for (const place of places) {
      expect(place.left).toBeGreaterThanOrEqual(left);
      expect(place.right).toBeLessThanOrEqual(right);
    }
  });

  for (const [how, close] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['its button', (page: Page) => closeButton(page).click()],
    // The first step back closes the drawer, and the page stays.
    ['the way back', (page: Page) => page.goBack().then(() => undefined)],
  ] as const) {
    test(`closes by ${how} and gives the focus back`, async ({page}) => {
      for (let time = 0; time < 2; time += 1) {
        await open(page);
        await expect(drawer(page).getByRole('link', {name: 'Contact'})).toBeVisible();
        await close(page);
        await free(page);
        await expect(page).toHaveURL('./about');
        await expect(toggle(page)).toBeFocused();
        await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
      }
      await page.keyboard.press('Tab');
      await expect(page.locator('.navbar-sidebar :focus')).toHaveCount(0);
    });
  }

  test('leads to another page, from which one step back leads to this one, and two to the one before', async ({
    page,
  }) => {
    await open(page);
    await drawer(page).getByRole('link', {name: 'Contact'}).click();
    await expect(page).toHaveURL('./contact');
    await free(page);
    await page.goBack();
    await expect(page).toHaveURL('./about');
    await expect(title(page)).toBeVisible();
    await free(page);
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });

  test('is closed when the page is loaded again, and then one step back leaves the page', async ({page}) => {
    await page.goto('./contact');
    await open(page);
    await page.reload();
    await free(page);
    await page.goBack();
    await expect(page).toHaveURL('./about');
  });

  test('leaves the page open when a link is pressed with a key that saves or opens it elsewhere', async ({page}) => {
    await stayOpenForKeys(page);
  });

  for (const address of ['tel:+256700000000', 'mailto:name@example.org']) {
    test(`leaves no step behind for a link to ${address}, which opens no page`, {tag: '@chromium'}, async ({page}) => {
      await page.goto('./contact');
      await open(page);
      await drawer(page)
        .getByRole('link', {name: 'About'})
        .evaluate((link: HTMLAnchorElement, to) => {
          link.href = to;
          link.click();
        }, address);
      await free(page);
      await expect.poll(() => page.evaluate(() => history.state)).toBe(null);
      await expect(page).toHaveURL('./contact');
      await page.goBack();
      await expect(page).toHaveURL('./about');
    });
  }

  test('closes by a link to the page that is open, and by the name', async ({page}) => {
    for (const link of ['About', 'Home']) {
      await open(page);
      await drawer(page).getByRole('link', {name: link, exact: true}).click();
      await free(page);
    }
    await open(page);
    // The name leads to the home page, which is open by now.
    await drawer(page).getByRole('link').first().click();
    await expect(page).toHaveURL('./');
    await free(page);
  });

  test('does not close by a second tap in haste, or by a key that is held', async ({page}) => {
    // Haste is as long as the close button's animation. However slow the machine is, the second tap comes in it.
    await page.locator('.navbar-sidebar__close').evaluate((button) => {
      button.style.animationDuration = '1h';
    });
    const place = await toggle(page).boundingBox();
    const [x, y] = [Number(place?.x) + Number(place?.width) / 2, Number(place?.y) + Number(place?.height) / 2];
    await page.mouse.click(x, y);
    await expect(page.locator('.navbar__toggle')).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.click(x, y);
    await expect(page.locator('.navbar__toggle')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await free(page);
    for (const key of ['Enter', 'Space']) {
      await toggle(page).focus();
      for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down(key);
      await page.keyboard.up(key);
      await expect(page.locator('.navbar__toggle'), key).toHaveAttribute('aria-expanded', 'true');
      await expect(closeButton(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await free(page);
    }
  });

  test('opens when a translator or an extension has changed the words', async ({page}) => {
    await page.evaluate(() => {
      document.querySelectorAll('#__docusaurus :is(a, p, h1)').forEach((element) => {
        const words = document.createElement('font');
        words.append(...Array.from(element.childNodes));
        element.append(words);
      });
    });
    await open(page);
    await expect(drawer(page).getByRole('link', {name: 'Contact'})).toBeVisible();
  });

  test('opens by Space, and leaves the page where it is', async ({page}) => {
    await page.evaluate(() => scrollTo({top: 100, behavior: 'instant'}));
    await toggle(page).evaluate((element: HTMLElement) => element.focus({preventScroll: true}));
    await page.keyboard.press('Space');
    await expect(drawer(page)).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(100);
    expect(page.url()).not.toContain('#');
    await page.keyboard.press('Escape');
    await free(page);
    expect(await page.evaluate(() => scrollY)).toBe(100);
  });

  test('holds still the page behind it', async ({page}) => {
    await open(page);
    await page.mouse.move(100, 700);
    await page.mouse.wheel(0, 500);
    await page.keyboard.press('Escape');
    await free(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('closes when the screen grows wide, and leaves the focus somewhere visible', async ({page}) => {
    await open(page);
    await page.setViewportSize({width: DRAWER_WIDTH + 1, height: 740});
    await free(page);
    await expect(page.locator(':focus')).toBeVisible();
  });
});

test('React takes an open drawer over as it is: no flash, no second drawer, and it closes by every way', async ({
  page,
}) => {
  for (const close of ['Escape', 'back']) {
    await page.goto('./about');
    await page.evaluate(() => scrollTo(0, 700));
    await toggle(page).evaluate((button: HTMLElement) => button.click());
    await page.evaluate(() => {
      const seen: boolean[] = [];
      Object.assign(window, {seen});
      const look = () => {
        seen.push(Boolean(document.querySelector('.navbar-sidebar--show')));
        requestAnimationFrame(look);
      };
      look();
    });
    await hydrated(page);
    await expect(closeButton(page)).toBeFocused();
    await expect(page.locator('.navbar__toggle')).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('.navbar-sidebar')).toHaveCount(1);
    expect(await page.evaluate(() => (window as unknown as {seen: boolean[]}).seen)).not.toContain(false);
    if (close === 'Escape') await page.keyboard.press('Escape');
    if (close === 'back') await page.goBack();
    await free(page);
    await expect(page).toHaveURL('./about');
    expect(await page.evaluate(() => scrollY)).toBe(700);
    // From here on it is React's, which opens it by the same keys.
    await toggle(page).focus();
    for (const key of ['Shift', 'Space']) await page.keyboard.press(key);
    await expect(closeButton(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await free(page);
  }
});

test('with React, too, the drawer is no step of its own: the ways back and forward pass over it', async ({page}) => {
  await page.goto('./about');
  await hydrated(page);
  await open(page);
  await drawer(page).getByRole('link', {name: 'Contact'}).click();
  await expect(title(page)).toHaveText('Find us in Bukoto');
  await free(page);
  await page.goBack();
  await expect(title(page)).toHaveText('It began with students');
  await expect(page).toHaveURL('./about');
  await page.goForward();
  await expect(title(page)).toHaveText('Find us in Bukoto');
  await page.goBack();
  await expect(title(page)).toHaveText('It began with students');
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('with React, too, the name above the menu leads home, and closes the menu of the home page itself', async ({
  page,
}) => {
  await page.goto('./');
  await hydrated(page);
  await open(page);
  await drawer(page).getByRole('link', {name: 'Jockeys', exact: true}).click();
  await free(page);
  await expect(page).toHaveURL('./');
});

test('with React, too, the drawer stays when a link is pressed with a key that saves or opens it elsewhere', async ({
  page,
}) => {
  await page.goto('./about');
  await hydrated(page);
  await stayOpenForKeys(page);
});

test('the page is printed the same, whether its menu is open or not', async ({page, browserName}) => {
  await page.goto('./about');
  const printed = async () => {
    await page.emulateMedia({media: 'print'});
    const words = await page.evaluate(() => document.body.innerText);
    // Only Chromium prints without a printer.
    const sheets =
      browserName === 'chromium' && (await page.pdf()).toString('latin1').match(/\/Type \/Page\b/g)?.length;
    await page.emulateMedia({media: 'screen'});
    return {words, sheets};
  };
  const closed = await printed();
  expect(closed.words).toContain('It began with students');
  await open(page);
  // What is behind the drawer goes when the drawer covers it.
  await expect(page.locator('main')).toHaveCSS('visibility', 'hidden');
  expect(await printed()).toEqual(closed);
});

test('while the next page is on its way the menu is closed, and stopping keeps the page', {tag: '@chromium'}, async ({
  page,
}) => {
  await page.goto('./about');
  await page.route('**/contact', () => {}); // It never comes.
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await open(page);
  // Playwright waits for a navigation that is under way, so the page reports by itself.
  await page.evaluate(() => {
    setInterval(() => {
      const isOpen = Boolean(document.querySelector('.navbar-sidebar--show'));
      const {visibility} = getComputedStyle(document.querySelector('main') as HTMLElement);
      console.log(`${isOpen ? 'open' : 'closed'}, ${visibility}, ${location.pathname}`);
    }, 50);
  });
  const session = await page.context().newCDPSession(page);
  const asked = page.waitForRequest('**/contact');
  const link = `document.querySelector('.navbar-sidebar a[href$="/contact"]').click()`;
  await session.send('Runtime.evaluate', {expression: link});
  await asked;
  await expect.poll(() => lines.at(-1)).toMatch(/^closed, visible, .*\/about$/);
  await session.send('Page.stopLoading');
  await toggle(page).click();
  await expect(closeButton(page)).toBeFocused();
});
