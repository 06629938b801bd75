/** Everything can be reached and used by keyboard. How the focus ring looks is tested in contrast.test.ts. */
import {expect, PAGES, test} from '../fixtures';

test.use({contextOptions: {reducedMotion: 'reduce'}, serviceWorkers: 'block'});

/** What is wrong with the focus, which should be on link or button number `index` of the page. Runs in the page. */
function focusFaults(index: number): string[] {
  const focused = document.activeElement as HTMLElement;
  const name = focused.textContent || focused.ariaLabel || focused.tagName;
  const controls = Array.from(document.querySelectorAll<HTMLElement>('a[href], button')).filter((element) =>
    element.checkVisibility({visibilityProperty: true}),
  );
  const expected = controls[index];
  if (focused !== expected) return [`"${name}" has the focus instead of "${expected?.textContent}".`];
  const {left, top, width, height} = focused.getClientRects()[0];
  const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!onTop) return [`"${name}" is outside of the window.`];
  return focused.contains(onTop) ? [] : [`"${name}" is covered by ${onTop.outerHTML.slice(0, 80)}.`];
}

test('Tab reaches every link and button of a page in its order, and scrolls it into view', async ({page}) => {
  for (const path of PAGES) {
    await page.goto(`.${path}`);
    const count = await page.locator('a[href]:visible, button:visible').count();
    expect(count, path).toBeGreaterThan(20);
    const faults: string[] = [];
    for (let index = 0; index < count; index += 1) {
      await page.keyboard.press('Tab');
      faults.push(...(await page.evaluate(focusFaults, index)));
    }
    expect(faults, path).toEqual([]);
  }
});

test('the skip link is the first thing that Tab reaches, and leads to the content', async ({page}) => {
  await page.goto('./about');
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await expect(skipLink, 'it covers the navbar').not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeInViewport();
});

test('a link to a part of its page scrolls the heading below the navbar and moves the focus there', async ({page}) => {
  await page.goto('./programs');
  await page.getByRole('main').getByRole('navigation').getByRole('link', {name: 'Youth IDEAthon'}).press('Enter');
  const heading = page.getByRole('heading', {name: 'Youth IDEAthon'});
  await expect(heading).toBeInViewport();
  const navbar = await page.getByRole('navigation', {name: 'Main'}).boundingBox();
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(Number(navbar?.height));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('article').filter({has: heading}).locator(':focus')).toHaveCount(1);
});
