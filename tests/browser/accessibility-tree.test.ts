/** What a screen reader says: button names that differ, each figure once, and images described. */
import {countingList, digits, FASTEST, FIGURES, moving} from './figures';
import {expect, PAGES, test} from './site';

test.use({contextOptions: {reducedMotion: 'reduce'}});

test.describe('in the accessibility tree', () => {
  test('buttons with the same text have different names, which begin with that text', async ({page}) => {
    let repeated = 0;
    for (const path of PAGES) {
      await page.goto(`.${path}`);
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
    expect(repeated).toBeGreaterThan(0);
  });

  test('each figure is read once, with its final value, even while it counts', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'no-preference'});
    await page.goto('./');
    const figures = countingList(page);
    await expect(moving(page)).toHaveCount(FIGURES.length);
    const read = async () => (await figures.ariaSnapshot()).replaceAll('\n', ' ');
    const waiting = await read();
    for (const {value, label} of FIGURES) expect(waiting).toContain(`${value} ${label}`);
    // No moving digits beside them.
    for (const {zero, label} of FIGURES)
      expect(waiting).not.toMatch(new RegExp(`[ "]${zero.replace(/[.+]/g, '\\$&')}( ${label})?"?( |$)`));
    await figures.scrollIntoViewIfNeeded();
    await expect.poll(async () => (await digits(page))[FASTEST]).not.toBe(FIGURES[FASTEST].zero);
    expect(await read()).toBe(waiting);
    await expect(moving(page)).toHaveCount(0);
    expect(await read()).toBe(waiting);
  });

  test('every image has a description, and decoration has none and is hidden', async ({page}) => {
    for (const path of PAGES) {
      await page.goto(`.${path}`);
      const silent = page.locator('img:not([alt]), :not([aria-hidden]) > img[alt=""]');
      await expect(silent, path).toHaveCount(0);
      // What has a picture's role and is none: a drawing that should have been hidden.
      await expect(page.getByRole('img').and(page.locator(':not(img)')), path).toHaveCount(0);
    }
  });
});
