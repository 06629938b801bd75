/** What must be so in every engine: the public pages are as Chromium draws them, and the editor publishes. */
import {type Browser, chromium, expect, type Page, test} from 'playwright/test';
import {launchOptions} from '../../scripts/browsers.mjs';
import {PAGES} from '../browser/fixtures';
import {KEPT_AS, KEY} from '../github/inBrowser';
import {FIRST_PROPOSAL} from '../github/repository';
import {type Served, serveWithGitHub} from '../github/serveWithGitHub';

/** A browser with one page, whatever drives it. Elements are named by an XPath and waited for. */
export interface Driver {
  goto(url: string, width?: number): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page, and gives back what it returns. It knows nothing but its arguments. */
  evaluate<Arguments extends unknown[], Result>(
    work: (...given: Arguments) => Result,
    ...given: Arguments
  ): Promise<Result>;
  find(xpath: string): Promise<unknown>;
  click(xpath: string): Promise<void>;
  type(xpath: string, text: string): Promise<void>;
  /** Goes into the page of a frame; without one, back to the window's. */
  enter(frame?: string): Promise<void>;
  close(): Promise<void>;
}

/** From a small phone to a large screen, in pixels. */
export const WIDTHS = [360, 768, 1280, 1920];
/** How far a page's height may be from Chromium's: engines measure text differently. */
const CLOSE = 0.06;

const sizeOf = () => ({
  window: innerWidth,
  /** The window without its scrollbar, which takes some of it in Firefox. */
  room: document.documentElement.clientWidth,
  width: document.documentElement.scrollWidth,
  height: document.body.scrollHeight,
});

/** How high the tiles before rows of words are. */
const tilesOf = () =>
  Array.from(document.querySelectorAll('section:has(#media-archive) h3'), (title) =>
    Math.round(title.previousElementSibling?.getBoundingClientRect().height ?? 0),
  );

const FRAME = '//iframe[@title="Preview"]';
const TEXT = '//textarea[@aria-label="Text" or @id=//label[normalize-space()="Text"]/@for]';
const field = (label: string) => `//input[@id=//label[normalize-space()="${label}"]/@for]`;
const DIALOG = '//dialog[@open]';
const button = (name: string) => `//button[normalize-space()="${name}"]`;
const words = (some: string) => `//*[contains(normalize-space(), "${some}")]`;
/** The link to a proposal, once it has its number. */
const proposal = (number: number) => `//*[normalize-space()="#${number}"]`;

/** Declares the tests of an engine. `launch` takes the name of the project's own browser. */
export function testEngine(name: string, launch: (browserName: string) => Promise<Driver>): void {
  test.describe(name, () => {
    test.describe.configure({mode: 'default'});

    let engine: Driver;
    let reference: Browser;
    let page: Page;
    let served: Served;

    test.beforeAll(async ({browserName}) => {
      served = await serveWithGitHub();
      reference = await chromium.launch(launchOptions());
      page = await reference.newPage();
      engine = await launch(browserName);
    });

    test.afterAll(async () => {
      await Promise.all([engine?.close(), reference?.close()]);
      served?.stop();
    });

    for (const address of PAGES) {
      test(`${address} is as high as in Chromium, and no wider than the window`, async () => {
        for (const width of WIDTHS) {
          await engine.goto(served.home + address.slice(1), width);
          const seen = await engine.evaluate(sizeOf);
          // Some windows can't be narrower than their own bar, so Chromium's is made as wide as it became.
          await page.setViewportSize({width: seen.window, height: 900});
          await page.goto(served.home + address.slice(1));
          const {height} = await page.evaluate(sizeOf);
          expect(seen.width, `${width} pixels: no wider than the window`).toBeLessThanOrEqual(seen.room);
          expect(
            Math.abs(seen.height / height - 1),
            `${width} pixels: ${seen.height} high, ${height} in Chromium`,
          ).toBeLessThan(CLOSE);
        }
      });
    }

    test('tiles before rows of words are as large as in Chromium', async () => {
      for (const width of [768, 1280]) {
        await engine.goto(`${served.home}more`, width);
        await page.setViewportSize({width, height: 900});
        await page.goto(`${served.home}more`);
        const expected = await page.evaluate(tilesOf);
        expect(expected).toHaveLength(5);
        expect(await engine.evaluate(tilesOf)).toEqual(expected);
      }
    });

    test('the handbook’s page of all components is no wider than the window', async () => {
      for (const width of [...WIDTHS, 1366]) {
        await engine.goto(`${served.home}staff/handbook/components`, width);
        const excess = async () => {
          const {width: seen, room} = await engine.evaluate(sizeOf);
          return seen - room;
        };
        // WebKit may still be laying a long page out anew, for a window that has become narrower.
        await expect.poll(excess, `${width} pixels`).toBeLessThanOrEqual(0);
      }
    });

    test('the editor: a sentence is tapped and changed, a reload keeps it, and it is proposed', async () => {
      const typed = `Typed in ${name}.`;
      const isDrawn = async () => {
        await engine.enter(FRAME);
        await engine.find(`//main//p[contains(., "${typed}")]`);
        await engine.enter();
      };
      await test.step('tap', async () => {
        await engine.goto(`${served.home}staff/editor?file=pages/hatchery.mdx`, 1280);
        await engine.enter(FRAME);
        await engine.click('//main//p[contains(., "Come for a day")]');
        await engine.enter();
      });
      await test.step('type', async () => {
        await engine.type(TEXT, ` ${typed}`);
        await isDrawn();
        await engine.find(words('1 change'));
      });
      await test.step('reload', async () => {
        await engine.reload();
        await isDrawn();
      });
      await test.step('propose', async () => {
        await engine.click(button('Propose'));
        await engine.type(`${DIALOG}//label[starts-with(normalize-space(), "Key")]/input`, KEY);
        await engine.click(DIALOG + button('Sign in'));
        await engine.find(words('Signed in as grace. You can propose changes.'));
        await engine.click(button('Propose'));
        await engine.find(proposal(FIRST_PROPOSAL));
        const [{head}] = served.github.pulls;
        expect(served.github.text('pages/hatchery.mdx', head)).toContain(typed);
        expect(served.github.faults).toEqual([]);
      });
    });

    /** Signs somebody in, as a key that is kept on the device does. */
    async function signIn(): Promise<void> {
      await engine.goto(served.home);
      await engine.evaluate((name, key) => localStorage.setItem(name, key), KEPT_AS, KEY);
    }

    for (const {what, file, drawn, input, typed, changedFile} of [
      {
        what: 'a price',
        file: 'pages/hatchery.mdx',
        drawn: '//main//p[contains(., "20,000")]',
        input: field('Price'),
        typed: 'UGX 25,000',
        changedFile: 'pages/hatchery.mdx',
      },
      {
        what: 'opening hours',
        file: 'pages/contact.mdx',
        drawn: '//main//td[contains(., "2:00 PM")]',
        input: `//fieldset[legend[contains(., "Saturday")]]${field('Closes')}`,
        typed: '3:00 PM',
        changedFile: 'records/hours.yml',
      },
    ]) {
      test(`the editor: ${what} and the description that says so are changed and proposed`, async () => {
        await signIn();
        await engine.goto(`${served.home}staff/editor?file=${file}`, 1280);
        await engine.enter(FRAME);
        await engine.click(drawn);
        await engine.enter();
        await engine.click(input);
        await engine.evaluate(() => {
          (document.activeElement as HTMLInputElement).select();
          document.execCommand('delete');
        });
        await engine.type(input, typed);
        await engine.click(`//*[@aria-label="Problems" or @aria-labelledby]${button('Write this')}`);
        const number = FIRST_PROPOSAL + served.github.pulls.length;
        await engine.click(button('Propose'));
        await engine.find(proposal(number));
        const {head} = served.github.pulls[served.github.pulls.length - 1];
        expect(served.github.text(changedFile, head)).toContain(typed);
        expect(served.github.text(file, head)).toMatch(new RegExp(`^description:.*${typed}`, 'm'));
        expect(served.github.faults).toEqual([]);
      });
    }
  });
}
