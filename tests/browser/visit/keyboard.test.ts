/** Everything can be reached and used by keyboard, and what has the focus can be seen. */
import {EACH_PAGE, expect, hydrated, test} from '../fixtures';

test.use({contextOptions: {reducedMotion: 'reduce'}});
test.skip(({browserName}) => browserName === 'webkit', 'Safari’s Tab passes over links until its user asks for them.');

/** What is wrong with the place of the focus, which should be on the usable element number `index`. Runs in the page. */
function mistakesOfFocus(index: number): string[] {
  const focused = document.activeElement as HTMLElement;
  const name = focused.textContent || focused.ariaLabel || focused.tagName;
  const expected = Array.from(document.querySelectorAll<HTMLElement>('a[href], button')).filter((element) =>
    element.checkVisibility({visibilityProperty: true}),
  )[index];
  if (focused !== expected) return [`"${name}" has the focus in place of "${expected?.textContent}".`];
  const faults: string[] = [];
  const {outlineStyle, outlineWidth} = getComputedStyle(focused);
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) faults.push(`"${name}" does not show its focus.`);
  const {left, top, width, height} = focused.getClientRects()[0];
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!above) faults.push(`"${name}" is out of sight.`);
  else if (!focused.contains(above)) faults.push(`"${name}" is hidden by ${above.outerHTML.slice(0, 80)}.`);
  return faults;
}

for (const [path, details] of EACH_PAGE) {
  test(
    `${path}: Tab reaches everything, in the order of the page, and what it reaches is seen`,
    details,
    async ({page}) => {
      await page.goto(`.${path}`);
      const all = await page.locator('a[href]:visible, button:visible').count();
      expect(all).toBeGreaterThan(0);
      const wrong: string[] = [];
      for (let index = 0; index < all; index += 1) {
        await page.keyboard.press('Tab');
        wrong.push(...(await page.evaluate(mistakesOfFocus, index)));
      }
      expect(wrong).toEqual([]);
    },
  );
}

test('on a page that React opens, the keyboard continues from the headline, which is read', async ({page}) => {
  await page.goto('./about');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Impact'}).click();
  await expect(page).toHaveTitle(/Our impact/);
  await expect(page.getByRole('heading', {level: 1, name: 'Our Impact Since 2015'})).toBeFocused();
});

for (const whose of ['the browser', 'React'] as const) {
  test(`the skip link is the first thing that the keyboard reaches, and ${whose} leads to the content`, async ({
    page,
  }) => {
    await page.goto('./about');
    if (whose === 'React') await hydrated(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {name: 'Skip to main content'});
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    // Its words aren't written over those of the bar.
    await expect(skip).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    await expect(focused).toBeVisible();
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });
}
