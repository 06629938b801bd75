/** Playwright's own browsers, as the tests of every engine drive them. */
import {type Frame, firefox, type Locator, webkit} from 'playwright/test';
import type {Engine} from './engine';

export async function launchPlaywrights(name: string): Promise<Engine> {
  const browser = await {firefox, webkit}[name as 'firefox' | 'webkit'].launch();
  const page = await browser.newPage();
  let place: Frame = page.mainFrame();
  const at = (xpath: string): Locator => place.locator(`xpath=${xpath}`).first();
  return {
    async goto(url, width = 1280) {
      await page.setViewportSize({width, height: 900});
      await page.goto(url);
    },
    reload: async () => void (await page.reload()),
    // Playwright takes one argument.
    evaluate: (work, ...given) => place.evaluate(`(${work})(...${JSON.stringify(given)})`),
    find: (xpath) => at(xpath).waitFor(),
    click: (xpath) => at(xpath).click(),
    type: (xpath, text) => at(xpath).pressSequentially(text),
    async enter(frame) {
      place = page.mainFrame();
      const element = frame ? await at(frame).elementHandle() : undefined;
      place = (await element?.contentFrame()) ?? place;
    },
    close: () => browser.close(),
  };
}
