/**
 * Chromium 88. Playwright can launch it, open pages and run scripts in them, but not use its locators, which call
 * methods that came later.
 */
import {chromium} from 'playwright/test';
import {BROWSER_FLAGS} from '../../../scripts/browser.mjs';
import {findOldChromium} from '../../../scripts/oldChromium.mjs';
import {type Engine, visibleElement} from './engine';

/** Why Chromium 88 can't run here, or undefined if it can. */
export const chromium88Missing = (): string | undefined =>
  findOldChromium()
    ? undefined
    : 'Chromium 88 isn’t installed. On Linux (x64), "node scripts/setup.mjs --browser" installs it.';

export async function launchChromium88(): Promise<Engine> {
  const browser = await chromium.launch({executablePath: findOldChromium(), args: BROWSER_FLAGS});
  // Without the user agent of the project: Chromium 88 can't take the way in which Playwright sets one.
  const page = await browser.newPage({userAgent: undefined});
  let errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${error.name}: ${error.message}`));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return {
    open: async (address) => {
      errors = [];
      await page.goto(address, {waitUntil: 'load'});
    },
    resize: (width, height) => page.setViewportSize({width, height}),
    // Playwright's own types can't express that any function may be passed on.
    run: (script, argument) => page.evaluate(script as never, argument) as never,
    click: async (selector) => {
      const handle = (await page.evaluateHandle(visibleElement, selector)).asElement();
      if (!handle) throw new Error(`There is nothing to click at ${selector}.`);
      const {x, y} = await handle.evaluate((element) => {
        element.scrollIntoView({block: 'center'});
        const {left, top, width, height} = element.getBoundingClientRect();
        return {x: left + width / 2, y: top + height / 2};
      });
      await page.mouse.click(x, y);
    },
    press: (key) => page.keyboard.press(key),
    errors: async () => errors,
    close: () => browser.close(),
  };
}
