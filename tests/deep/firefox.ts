/** The regular Firefox, driven by Puppeteer, which `npm run test:all` fetches. */
import {expect} from 'playwright/test';
import {hasPackage, importFrom, PUPPETEER} from '../../scripts/onDemand.mjs';
import {findFirefox} from '../../scripts/setup.mjs';

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
  evaluate<Value>(read: () => Value): Promise<Value>;
}

interface FirefoxElement {
  evaluate<Value>(read: (element: Element) => Value): Promise<Value>;
  type(text: string): Promise<void>;
  contentFrame(): Promise<Frame | null>;
}

interface FirefoxRequest {
  url(): string;
  respond(answer: {body: string; headers: Record<string, string>}): Promise<void>;
  continue(): Promise<void>;
}

export interface FirefoxPage extends Frame {
  mouse: {click(x: number, y: number): Promise<void>};
  goto(address: string): Promise<unknown>;
  setViewport(size: {width: number; height: number}): Promise<void>;
  setRequestInterception(isOn: boolean): Promise<void>;
  on(event: 'request', listener: (request: FirefoxRequest) => void): void;
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
