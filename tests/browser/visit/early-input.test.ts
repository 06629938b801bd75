/** A touch on a control that needs React is held until React is there, and carried out once; nothing else waits. */
import type {Page} from 'playwright/test';
import {addressOf, TESTS} from '../../../scripts/sites.mjs';
import {expect, hold, holdScripts, hydrated, LOST_FILE, startReact, THOROUGH, test, thoroughUnless} from '../fixtures';

// The staff's preview has such controls: the list of contents of a page of the handbook folds out on a phone.
const PAGE = `${addressOf(TESTS.staff)}handbook/messages`;
const ON_DEMAND = '**/assets/js/on-demand.*';

test.use({viewport: {width: 390, height: 800}, hasTouch: true, isMobile: true, serviceWorkers: 'block'});

const control = (page: Page) => page.getByRole('button', {name: 'On this page'});
const unfolded = (page: Page) => page.locator('.table-of-contents').filter({visible: true});

test('impatient taps are carried out once, when React has come', async ({page}) => {
  const arrive = await holdScripts(page);
  await page.goto(PAGE, {waitUntil: 'commit'});
  for (let tap = 0; tap < 3; tap += 1) await control(page).tap();
  await expect(control(page)).toHaveAttribute('aria-busy', 'true');
  await expect(control(page)).not.toHaveCSS('opacity', '1');
  arrive();
  await expect(unfolded(page)).toHaveCount(1);
  await expect(control(page)).not.toHaveAttribute('aria-busy');
  await expect(unfolded(page)).toHaveCount(1);
});

test('keys work as a finger does', async ({page}) => {
  const arrive = await holdScripts(page);
  await page.goto(PAGE, {waitUntil: 'commit'});
  await control(page).focus();
  await page.keyboard.press('Enter');
  await expect(control(page)).toHaveAttribute('aria-busy', 'true');
  arrive();
  await expect(unfolded(page)).toHaveCount(1);
});

for (const [what, lost, details] of [
  ['the first of the scripts', ON_DEMAND, {}],
  ['React', '**/assets/js/main.*', THOROUGH],
] as const) {
  test(
    `when ${what} is lost, the control is let go, and the next tap tries again`,
    details,
    async ({page, expectErrors}) => {
      expectErrors(LOST_FILE);
      const lose = await hold(page, lost, 'abort');
      await page.goto(PAGE, {waitUntil: 'commit'});
      await control(page).tap();
      await expect(control(page)).toHaveAttribute('aria-busy', 'true');
      lose();
      await expect(control(page)).not.toHaveAttribute('aria-busy');
      await page.unroute(lost);
      await control(page).tap();
      await expect(unfolded(page)).toHaveCount(1);
    },
  );
}

test('when the styles are lost that React needs for other pages, the next touch tries again', async ({
  page,
  expectErrors,
}) => {
  expectErrors(LOST_FILE);
  await page.route('**/assets/css/**', (route) => route.abort());
  await page.goto('./');
  const lost = page.waitForEvent('requestfailed');
  await page.evaluate(startReact);
  await lost;
  await page.unroute('**/assets/css/**');
  await expect(page.locator('link[rel=stylesheet]')).toHaveCount(0);
  await hydrated(page);
});

for (const [what, body] of [
  ['an HTML page', '<!doctype html><title>Log in to this network</title>'],
  ['a script that is cut off', '(()=>{const a='],
] as const) {
  test(
    `when ${what} comes in place of React, the control is let go within seconds`,
    thoroughUnless(what === 'an HTML page'),
    async ({page, expectErrors}) => {
      expectErrors(/^SyntaxError: /);
      await page.clock.install();
      await page.route('**/assets/js/main.*', (route) => route.fulfill({contentType: 'text/javascript', body}));
      await page.goto(PAGE);
      await control(page).tap();
      await expect(control(page)).toHaveAttribute('aria-busy', 'true');
      await page.clock.fastForward(9000);
      await expect(control(page)).not.toHaveAttribute('aria-busy');
      // Nothing else needed it.
      await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
      await expect(page.getByRole('dialog', {name: 'Menu'})).toBeVisible();
    },
  );
}

test('an address cannot pretend that React is there', async ({page}) => {
  const arrive = await holdScripts(page);
  await page.goto(`${PAGE}?docusaurus-data-has-hydrated=true`, {waitUntil: 'commit'});
  await page.waitForLoadState('domcontentloaded');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
  await expect(page.getByRole('dialog', {name: 'Menu'})).toBeVisible();
  await page.keyboard.press('Escape');
  await control(page).tap();
  await expect(control(page)).toHaveAttribute('aria-busy', 'true');
  arrive();
  await expect(unfolded(page)).toHaveCount(1);
});
