/** Playwright's own browsers, as the tests of every engine drive them. */
import {type FrameLocator, firefox, type Locator, type Page, webkit} from 'playwright/test';
import type {Driver} from './everyEngine';

const BROWSERS = {firefox, webkit};

/** Starts the browser of a project. Its page has the project's settings and time limits. */
export async function launchPlaywrights(name: string): Promise<Driver> {
  const browser = await BROWSERS[name as keyof typeof BROWSERS].launch();
  const page = await browser.newPage();
  let place: Page | FrameLocator = page;
  const first = (xpath: string): Locator => place.locator(`xpath=${xpath}`).first();
  return {
    async goto(url, width = 1280) {
      await page.setViewportSize({width, height: 900});
      await page.goto(url);
    },
    reload: async () => void (await page.reload()),
    // Work and its arguments in one text: Playwright would hand on only one argument.
    evaluate: (work, ...given) => page.evaluate(`(${work})(...${JSON.stringify(given)})`),
    find: (xpath) => first(xpath).waitFor(),
    click: (xpath) => first(xpath).click(),
    type: (xpath, text) => first(xpath).pressSequentially(text),
    async enter(frame) {
      place = frame ? page.frameLocator(`xpath=${frame}`) : page;
    },
    close: () => browser.close(),
  };
}
