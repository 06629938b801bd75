/** That everything can be reached and used by keyboard, and where the focus is on another page. */
import type {Page} from 'playwright/test';
import {expect, hydrated, PAGES, test} from './site';
import {headline} from './written';

test.use({contextOptions: {reducedMotion: 'reduce'}});

const title = (page: Page) => page.getByRole('heading', {level: 1});

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
      await page.goto(`.${path}`);
      await hydrated(page);
      const all = await usable(page).count();
      expect(all).toBeGreaterThan(0);
      const wrong: string[] = [];
      for (let index = 0; index < all; index += 1) {
        await page.keyboard.press('Tab');
        wrong.push(...(await page.evaluate(mistakesOfFocus, index)));
      }
      expect(wrong).toEqual([]);
    });
  }
});

test.describe('another page', () => {
  test('does not take the focus when it is the first', async ({page}) => {
    await page.goto('./impact');
    await hydrated(page);
    await expect(title(page)).not.toBeFocused();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  });

  test('takes the focus to its title, which is read once, and Tab goes on from there', async ({page}) => {
    await page.goto('./');
    await hydrated(page);
    const link = page.getByRole('contentinfo').getByRole('link', {name: 'More'});
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('./more');
    await expect(title(page)).toHaveText(headline('/more'));
    await expect(title(page)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // No live region says it a second time.
    await expect(page.locator('[aria-live], [role=status], [role=alert]')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('navigation', {name: 'On this page'}).getByRole('link').first()).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('./');
    await expect(title(page)).toBeFocused();
  });

  test('with an anchor takes the focus to the place that it names', async ({page}) => {
    await page.goto('./more');
    await hydrated(page);
    const door = page.getByRole('navigation', {name: 'On this page'}).getByRole('link').last();
    const hash = String(await door.getAttribute('href'));
    await door.click();
    await expect(page).toHaveURL(`./more${hash}`);
    await page.getByRole('contentinfo').getByRole('link', {name: 'About'}).click();
    await expect(title(page)).toHaveText(headline('/about'));
    await expect(title(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(`./more${hash}`);
    await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeFocused();
  });

  test('with an anchor that cannot be decoded takes the focus to its title', async ({page}) => {
    await page.goto('./more#%');
    await hydrated(page);
    // The same page again, as when somebody writes into the address bar.
    await page.evaluate(() => {
      location.hash = '#%c3';
    });
    await page.getByRole('contentinfo').getByRole('link', {name: 'About'}).click();
    await expect(title(page)).toHaveText(headline('/about'));
    await page.goBack();
    await expect(title(page)).toHaveText(headline('/more'));
    await expect(title(page)).toBeFocused();
  });

  test('an anchor within the page leaves the focus to the browser', async ({page}) => {
    await page.goto('./more');
    await hydrated(page);
    const link = page.getByRole('navigation', {name: 'On this page'}).getByRole('link').first();
    await link.click();
    await expect(page).toHaveURL(`./more${await link.getAttribute('href')}`);
    await expect(title(page)).not.toBeFocused();
  });
});
