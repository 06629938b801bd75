/** That everybody can read and use the pages: by keyboard, by ear, with large text, with forced colours. */
import type {Page} from 'playwright/test';
import {expect, hydrated, lost, oncePerBrowser, PAGES, test, violations} from './site';

test.use({contextOptions: {reducedMotion: 'reduce'}});

const title = (page: Page) => page.getByRole('heading', {level: 1});
const toggle = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const drawer = (page: Page) => page.getByRole('dialog', {name: 'Menu'});

/** Everything that the keyboard should reach, in the order of the page: what is seen and can be used. */
const usable = (page: Page) => page.locator('a[href]:visible, button:visible');

/** What is wrong with the place of the focus, which should be on the usable element number `index`. Runs in the page. */
function mistakesOfFocus(index: number): string[] {
  const focused = document.activeElement as HTMLElement;
  const name = focused.textContent || focused.ariaLabel || focused.tagName;
  const expected = Array.from(document.querySelectorAll<HTMLElement>('a[href], button')).filter((element) =>
    element.checkVisibility({visibilityProperty: true}),
  )[index];
  if (focused !== expected) return [`"${name}" has the focus in place of "${expected?.textContent}".`];
  const found: string[] = [];
  const {outlineStyle, outlineWidth} = getComputedStyle(focused);
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) found.push(`"${name}" does not show its focus.`);
  const {left, top, width, height} = focused.getClientRects()[0];
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!above) found.push(`"${name}" is out of sight.`);
  else if (!focused.contains(above)) found.push(`"${name}" is hidden by ${above.outerHTML.slice(0, 80)}.`);
  return found;
}

test.describe('by keyboard', () => {
  test.skip(
    ({browserName}) => browserName === 'webkit',
    'Safari’s Tab passes over links until its user asks for them.',
  );

  for (const path of PAGES) {
    test(`${path}: Tab reaches everything, in the order of the page, and what it reaches is seen`, async ({page}) => {
      await page.goto(path);
      await hydrated(page);
      const all = await usable(page).count();
      const wrong: string[] = [];
      for (let index = 0; index < all; index += 1) {
        await page.keyboard.press('Tab');
        wrong.push(...(await page.evaluate(mistakesOfFocus, index)));
      }
      expect(wrong).toEqual([]);
    });
  }
});

test.describe('the drawer', () => {
  oncePerBrowser();
  test.use({viewport: {width: 360, height: 740}});

  test.beforeEach(async ({page}) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', {name: 'About'}).click();
    await expect(title(page)).toBeFocused();
    await expect(page).toHaveURL('/about');
  });

  test('is a dialog that takes the focus and holds it, all the way round', async ({page}) => {
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(drawer(page)).toBeVisible();
    const close = drawer(page).getByRole('button', {name: 'Close navigation bar'});
    await expect(close).toBeFocused();
    const inside = await drawer(page).locator('a[href]:visible, button:visible').count();
    expect(inside).toBeGreaterThan(10);
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < inside + 3; step += 1) {
        await page.keyboard.press(key);
        const place = await page.evaluate(() => document.activeElement?.closest('[role=dialog], body')?.tagName);
        // Between the last place and the first, the browser's own bar has its turn.
        expect(['DIV', 'BODY']).toContain(place);
      }
    }
    // Nothing behind it can be used, or is read.
    const behind = page.locator('main, footer, .navbar__toggle, [href="#__docusaurus_skipToContent_fallback"]');
    expect(await behind.evaluateAll((all) => all.map((element) => Boolean(element.closest('[inert]'))))).toEqual(
      Array(4).fill(true),
    );
  });

  test('holds the focus in a browser that does not know "inert", too', async ({page}) => {
    await toggle(page).click();
    await page.evaluate(() => {
      for (const element of Array.from(document.querySelectorAll('[inert]'))) element.removeAttribute('inert');
    });
    await page.locator('footer a').first().focus();
    await expect(drawer(page).getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
  });

  for (const [how, close] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['its button', (page: Page) => drawer(page).getByRole('button', {name: 'Close navigation bar'}).click()],
    // The first step back closes the drawer, and the page stays.
    ['the way back', (page: Page) => page.goBack().then(() => undefined)],
  ] as const) {
    test(`closes by ${how} and gives the focus back`, async ({page}) => {
      await toggle(page).click();
      await expect(drawer(page).getByRole('link', {name: 'Contact'})).toBeVisible();
      await close(page);
      await expect(page.locator('.navbar-sidebar')).toBeHidden();
      await expect(page).toHaveURL('/about');
      await expect(toggle(page)).toBeFocused();
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(page.locator('[inert] :is(main, footer, .navbar__toggle)')).toHaveCount(0);
      await page.keyboard.press('Tab');
      await expect(page.locator('.navbar-sidebar :focus')).toHaveCount(0);
    });
  }

  test('leads to another page, whose title then has the focus, and leaves nothing locked', async ({page}) => {
    await toggle(page).click();
    await drawer(page).getByRole('link', {name: 'Contact'}).click();
    await expect(page).toHaveURL('/contact');
    await expect(title(page)).toBeFocused();
    await expect(page.locator('[inert] :is(main, footer, .navbar__toggle)')).toHaveCount(0);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing in it, ${colorScheme}`, async ({page}) => {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await toggle(page).click();
      await expect(drawer(page).getByRole('link', {name: 'Contact'})).toBeInViewport();
      await page.evaluate(() => Promise.all(document.getAnimations().map(({finished}) => finished)).then(() => {}));
      expect(await violations(page)).toEqual([]);
    });
  }
});

test.describe('another page', () => {
  test('does not take the focus when it is the first', async ({page}) => {
    await page.goto('/impact');
    await hydrated(page);
    await expect(title(page)).not.toBeFocused();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  });

  test('takes the focus to its title, which is read once, and Tab goes on from there', async ({page}) => {
    await page.goto('/');
    await hydrated(page);
    const link = page.getByRole('contentinfo').getByRole('link', {name: 'More'});
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/more');
    await expect(title(page)).toHaveText('Three doors');
    await expect(title(page)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // No live region says it a second time.
    await expect(page.locator('[aria-live], [role=status], [role=alert]')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('navigation', {name: 'On this page'}).getByRole('link').first()).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(title(page)).toBeFocused();
  });

  test('with an anchor takes the focus to the place that it names', async ({page}) => {
    await page.goto('/more');
    await hydrated(page);
    await page.getByRole('link', {name: 'Give'}).click();
    await expect(page).toHaveURL('/more#donate--partner');
    await expect(page.getByRole('heading', {name: 'Donate / Partner'})).toBeInViewport();
    await expect(title(page)).not.toBeFocused();
  });
});

test.describe('by ear', () => {
  oncePerBrowser();
  test('buttons with the same words are told apart, and their names begin with these words', async ({page}) => {
    let repeated = 0;
    for (const path of PAGES) {
      await page.goto(path);
      const names = new Map<string, Set<string>>();
      for (const button of await page.locator('main :is(a[href], button):visible').all()) {
        const words = (await button.innerText()).trim().replace(/\s+/g, ' ');
        const name = (await button.getAttribute('aria-label')) ?? words;
        expect(name.startsWith(words), `${path}: "${words}" is read as "${name}"`).toBe(true);
        const known = names.get(words) ?? new Set();
        expect(known.has(name), `${path}: "${name}" twice`).toBe(false);
        names.set(words, known.add(name));
        if (known.size > 1) repeated += 1;
      }
    }
    // Learn More, View Archive, Choose tier
    expect(repeated).toBeGreaterThanOrEqual(3 + 4 + 2);
  });

  test('figures are read once, as final values, also while they count', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'no-preference'});
    await page.goto('/');
    await hydrated(page);
    const figures = page.getByRole('list').filter({hasText: 'student entrepreneurs'});
    await expect(figures.locator('[aria-hidden="true"]')).toHaveCount(6);
    const read = async () => (await figures.ariaSnapshot()).replaceAll('\n', ' ');
    const waiting = await read();
    for (const value of ['20+', '16,000+', '80+', '120+', '2.5B+']) {
      expect(waiting.split(` ${value} `), value).toHaveLength(2);
    }
    expect(waiting).not.toMatch(/\b0\+|0\.0B/);
    await figures.scrollIntoViewIfNeeded();
    await expect(figures.locator('[aria-hidden="true"]').nth(1)).not.toHaveText('0+');
    expect(await read()).toBe(waiting);
    await expect(figures.locator('[aria-hidden="true"]')).toHaveCount(0);
    expect(await read()).toBe(waiting);
  });

  test('every picture is decoration, and kept from the ear', async ({page}) => {
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('img'), path).toHaveCount(0);
    }
  });
});

test.describe('axe finds nothing', () => {
  oncePerBrowser();
  test.use({expectedErrors: [/the server responded with a status of 404/]});

  for (const width of [320, 768, 1280, 1920]) {
    test(`at ${width} pixels`, async ({page}) => {
      test.slow();
      await page.setViewportSize({width, height: 900});
      for (const path of [...PAGES, '/no-such-page']) {
        await page.goto(path);
        await hydrated(page);
        expect(await violations(page), path).toEqual([]);
      }
    });
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`with forced colours, ${colorScheme}`, async ({page}) => {
      test.slow();
      await page.emulateMedia({forcedColors: 'active', colorScheme, reducedMotion: 'reduce'});
      for (const path of [...PAGES, '/no-such-page']) {
        await page.goto(path);
        await hydrated(page);
        // Under forced colours the browser paints other colours than the ones that it tells axe.
        const found = await violations(page);
        expect(
          found.filter((line) => !line.startsWith('color-contrast')),
          path,
        ).toEqual([]);
      }
    });
  }
});

test.describe('the error page', () => {
  oncePerBrowser();
  test.use({expectedErrors: [/planted/]});

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing, ${colorScheme}`, async ({page}) => {
      await page.emulateMedia({colorScheme});
      await page.addInitScript(() => {
        window.IntersectionObserver = class {
          constructor() {
            throw new Error('planted');
          }
        } as unknown as typeof IntersectionObserver;
      });
      await page.goto('/impact');
      await expect(title(page)).toHaveText('Unexpected Application Error!');
      expect(await violations(page)).toEqual([]);
    });
  }
});

test.describe('nothing is lost', () => {
  // A reader's own styles come from outside the page, where its policy does not hold.
  test.use({bypassCSP: true});

  oncePerBrowser();
  /** Makes the browser's own default size of text larger, as its settings do. */
  const largerText = (page: Page, pixels: number) =>
    page.addInitScript((size) => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = `${size}px`;
      });
    }, pixels);

  const pages = async (page: Page, change?: () => Promise<unknown>) => {
    const found: string[] = [];
    for (const path of PAGES) {
      await page.goto(path);
      await hydrated(page);
      await change?.();
      found.push(...(await lost(page)).map((line) => `${path}: ${line}`));
    }
    expect(found).toEqual([]);
  };

  for (const [zoom, width, height] of [
    [200, 640, 450],
    [400, 320, 225],
  ] as const) {
    test(`at ${zoom} % zoom on a screen of 1280 by 900 pixels`, async ({page}) => {
      await page.setViewportSize({width, height});
      await pages(page);
    });
  }

  for (const width of [360, 1280]) {
    test(`with the text spacing that WCAG asks for, at ${width} pixels`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await pages(page, () =>
        page.addStyleTag({
          content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
            p { margin-bottom: 2em !important; }`,
        }),
      );
    });

    test(`with the browser's text at 24 pixels, at ${width} pixels`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await largerText(page, 24);
      await pages(page);
    });

    test(`with text at 200 %, at ${width} pixels`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await largerText(page, 32);
      await pages(page);
    });

    test(`from right to left, at ${width} pixels`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await pages(page, () => page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl')));
    });

    test(`with a very long word in every heading, list and paragraph, at ${width} pixels`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await pages(page, () =>
        page.evaluate(() => {
          for (const place of Array.from(document.querySelectorAll('main :is(h1, h2, h3, p, li, button)'))) {
            if (place.querySelector('a, button, p')) continue;
            place.append(' Obwegassirobwamawangaobwokuyigirizaabantuokwetandikira');
          }
        }),
      );
    });
  }
});
