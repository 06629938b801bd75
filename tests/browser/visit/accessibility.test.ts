/** What axe finds on the pages of the tests' site. `npm run verify` asks the same of the live ones. */
import {expect, NOT_FOUND, PAGES, test, violations} from '../fixtures';

test.use({contextOptions: {reducedMotion: 'reduce'}, serviceWorkers: 'block'});
test.beforeEach(({expectErrors}) => expectErrors(...NOT_FOUND));

for (const [device, width, colorScheme] of [
  ['a laptop', 1280, 'light'],
  ['a phone', 360, 'dark'],
] as const) {
  test(`axe finds nothing on any page or in the menu, on ${device} in the ${colorScheme} theme`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    for (const path of [...PAGES, '/no-such-page']) {
      await page.goto(`.${path}`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      expect(await violations(page), path).toEqual([]);
    }
    await page.setViewportSize({width: 360, height: 800});
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.getByRole('dialog').getByRole('link', {name: 'Contact'})).toBeInViewport();
    expect(await violations(page), 'the open menu').toEqual([]);
  });
}

test('nothing is animated for visitors who ask for reduced motion', async ({page}) => {
  const animated = () =>
    page.locator('main *').evaluateAll((all) => all.filter((one) => getComputedStyle(one).animationName !== 'none'));
  for (const path of PAGES) {
    await page.goto(`.${path}`);
    expect(await animated(), path).toHaveLength(0);
  }
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await page.goto('./');
  expect(await animated(), 'for other visitors').not.toHaveLength(0);
});
