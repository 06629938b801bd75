/** The test site and its editor in the engines that the browser tests don't use. */
import {after, before, describe, test} from 'node:test';
import {type Browser, chromium, expect, type Page} from 'playwright/test';
import {launchOptions} from '../../scripts/browsers.mjs';
import {KEY} from '../github/inBrowser';
import {FIRST_PROPOSAL} from '../github/repository';
import {type Served, serveWithGitHub} from '../github/serveWithGitHub';
import {files} from '../site';
import {ENGINES, type Engine} from './engines';

const PATHS = files.list('pages').map((file) => file.replace(/^pages\/(index)?|\.mdx$/g, ''));

const PHONE = 360;
const LAPTOP = 1280;
/** How far a page's height may be from Chromium's: engines measure text differently. */
const TOLERANCE = 0.06;

const SIZES = `({
  window: innerWidth,
  withoutScrollbar: document.documentElement.clientWidth,
  width: document.documentElement.scrollWidth,
  height: document.body.scrollHeight,
})`;
type Sizes = Record<'window' | 'withoutScrollbar' | 'width' | 'height', number>;

const button = (name: string) =>
  `//*[self::button or @role="button"][normalize-space()="${name}" or descendant-or-self::*/@aria-label="${name}"]`;
const MENU_BUTTON = button('Toggle navigation bar');
const MENU = '//nav//dialog';
const containing = (text: string) => `//*[text()[contains(normalize-space(), "${text}")]]`;

for (const {name, isInstalled, launch} of ENGINES) {
  const skip = !isInstalled && `${name} isn't installed. Run "npm run setup".`;
  describe(name, {skip}, () => {
    let served: Served;
    let reference: Browser;
    let inChromium: Page;
    let engine: Engine;

    before(async () => {
      served = await serveWithGitHub();
      reference = await chromium.launch(launchOptions());
      inChromium = await reference.newPage();
      engine = await launch();
    });

    after(async () => {
      await engine?.close();
      await reference?.close();
      served?.stop();
    });

    for (const width of [PHONE, LAPTOP]) {
      test(`at ${width} pixels, every page is about as high as in Chromium and no wider than the window`, async () => {
        for (const path of PATHS) {
          const url = served.home + path;
          await engine.open(url, width);
          const sizes = await engine.evaluate<Sizes>(SIZES);
          // WebKitGTK's window is never narrower than its toolbar.
          await inChromium.setViewportSize({width: sizes.window, height: 900});
          await inChromium.goto(url);
          const {height} = (await inChromium.evaluate(SIZES)) as Sizes;
          expect(sizes.width, `${path}: width`).toBeLessThanOrEqual(sizes.withoutScrollbar);
          expect(
            Math.abs(sizes.height / height - 1),
            `${path}: ${sizes.height}px, ${height}px in Chromium`,
          ).toBeLessThan(TOLERANCE);
        }
      });
    }

    test('the menu opens, and its close button and a reload close it', async () => {
      const expectClosed = () => engine.find(`${MENU_BUTTON}[@aria-expanded="false"]`);
      await engine.open(served.home, PHONE);
      await engine.click(MENU_BUTTON);
      await engine.find(`${MENU}//a[normalize-space()="Contact"]`);
      // The close button can't be clicked until the menu has stopped moving, so that a double tap doesn't close it.
      await engine.waitFor('document.querySelector("dialog").getAnimations({subtree: true}).length === 0');
      await engine.click(MENU + button('Close navigation bar'));
      await expectClosed();
      await engine.click(MENU_BUTTON);
      await engine.reload();
      await expectClosed();
      await engine.find('//h1');
    });

    test('the theme switches, and the next page keeps it', async () => {
      const textColor = () => engine.evaluate<string>('getComputedStyle(document.body).color');
      await engine.open(served.home, LAPTOP);
      const light = await textColor();
      await engine.click(button('Theme: light. Switch to dark'));
      const dark = await textColor();
      expect(dark).not.toBe(light);
      await engine.open(`${served.home}about`, LAPTOP);
      expect(await textColor()).toBe(dark);
    });

    test('in the editor, a sentence is tapped and changed, a reload keeps the change, and it is proposed', async () => {
      const typed = `Typed in ${name}.`;
      const changed = `//main//p[contains(., "${typed}")]`;
      await engine.open(`${served.home}staff/editor?file=pages/hatchery.mdx`, LAPTOP);
      await engine.click('//main//p[contains(., "Come for a day")]', 'Preview');
      await engine.type('//textarea[@aria-label="Text" or @id=//label[normalize-space()="Text"]/@for]', ` ${typed}`);
      await engine.find(changed, 'Preview');
      await engine.find(containing('1 change'));
      await engine.reload();
      await engine.find(changed, 'Preview');

      await engine.click(button('Propose'));
      await engine.type('//dialog[@open]//label[starts-with(normalize-space(), "Key")]/input', KEY);
      await engine.click(`//dialog[@open]${button('Sign in')}`);
      await engine.find(containing('Signed in as grace. You can propose changes.'));
      await engine.click(button('Propose'));
      await engine.find(`//*[normalize-space()="#${FIRST_PROPOSAL}"]`);
      const [{head}] = served.github.pulls;
      expect(served.github.text('pages/hatchery.mdx', head)).toContain(typed);
      expect(served.github.faults).toEqual([]);
    });
  });
}
