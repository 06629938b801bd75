/** The regular Firefox, driven by Puppeteer, which `npm run test:all` fetches. */
import {expect} from 'playwright/test';
import {findFirefox} from '../../scripts/browsers.mjs';
import {hasPackage, importFrom, PUPPETEER} from '../../scripts/onDemand.mjs';
import type {Driver} from './everyEngine';

/** What is used of Puppeteer, whose own types aren't installed with the site. */
interface Puppeteer {
  launch(options: {
    browser: 'firefox';
    executablePath?: string;
    headless: boolean;
    extraPrefsFirefox: Record<string, number>;
  }): Promise<Firefox>;
}

interface Firefox {
  newPage(): Promise<FirefoxPage>;
  close(): Promise<void>;
}

interface Frame {
  waitForSelector(selector: string): Promise<FirefoxElement | null>;
  evaluate<Given extends unknown[], Value>(read: (...given: Given) => Value, ...given: Given): Promise<Value>;
}

interface FirefoxElement {
  evaluate<Value>(read: (element: Element) => Value): Promise<Value>;
  type(text: string): Promise<void>;
  contentFrame(): Promise<Frame | null>;
}

export interface FirefoxPage extends Frame {
  mouse: {click(x: number, y: number): Promise<void>};
  goto(address: string): Promise<unknown>;
  reload(): Promise<unknown>;
  setViewport(size: {width: number; height: number}): Promise<void>;
}

/** Path of the Firefox that can be driven. Undefined if it, or what drives it, isn't installed. */
export const findDrivenFirefox = () => (hasPackage(PUPPETEER) ? findFirefox() : undefined);

/** Firefox with a mouse, which it misses where there is no screen. */
export async function openFirefox(): Promise<Firefox> {
  const {launch}: Puppeteer = await importFrom(PUPPETEER, 'puppeteer-core');
  const mouse = {'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6};
  return launch({browser: 'firefox', executablePath: findFirefox(), headless: true, extraPrefsFirefox: mouse});
}

/** Gives the page its size. An older Firefox does so, and then doesn't know how to turn a screen, which comes with it. */
export async function resizeFirefox(page: FirefoxPage, width: number, height: number): Promise<void> {
  await page.setViewport({width, height}).catch((error: Error) => {
    if (!error.message.includes('unknown command emulation.setScreenOrientationOverride')) throw error;
  });
  await expect.poll(() => page.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height]);
}

/** Firefox as the tests of every engine drive it. */
export async function launchFirefox(): Promise<Driver> {
  const browser = await openFirefox();
  const page = await browser.newPage();
  let around: FirefoxElement | undefined;
  let place: Frame = page;
  const find = async (xpath: string): Promise<FirefoxElement> => {
    const element = await place.waitForSelector(`::-p-xpath(${xpath})`);
    if (!element) throw new Error(`Firefox finds no ${xpath}`);
    return element;
  };
  return {
    async goto(url, width = 1280) {
      await resizeFirefox(page, width, 900);
      await page.goto(url);
    },
    reload: async () => void (await page.reload()),
    evaluate: (work, ...given) => place.evaluate(work, ...given),
    find,
    async click(xpath) {
      const element = await find(xpath);
      const {x, y, width, height} = await element.evaluate((one) => {
        one.scrollIntoView({block: 'center', behavior: 'instant'});
        return one.getBoundingClientRect().toJSON();
      });
      // By its place: an older Firefox can't tell Puppeteer which frame an element is in.
      const edge = await around?.evaluate((one) => one.getBoundingClientRect().toJSON());
      await page.mouse.click((edge?.x ?? 0) + x + Math.min(20, width / 2), (edge?.y ?? 0) + y + height / 2);
    },
    type: async (xpath, text) => (await find(xpath)).type(text),
    async enter(frame) {
      place = page;
      around = frame ? await find(frame) : undefined;
      place = (await around?.contentFrame()) ?? page;
    },
    close: () => browser.close(),
  };
}
