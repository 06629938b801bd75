/** Firefox, driven by Puppeteer over WebDriver BiDi, and WebKitGTK, driven by Selenium, behind one small interface. */
import {spawn} from 'node:child_process';
import puppeteer from 'puppeteer-core';
import {Builder, By, until} from 'selenium-webdriver';
import {DriverService} from 'selenium-webdriver/remote';
import {findFirefox, findWebKit, WEBKIT_DRIVER} from '../../scripts/browsers.mjs';

const TIMEOUT_MS = 20_000;
const HEIGHT = 900;

/** A browser with one page. Elements are given by XPath, and are waited for until they are visible. */
export interface Engine {
  /** Opens an address in a window of this width, in pixels. */
  open(url: string, width: number): Promise<void>;
  reload(): Promise<void>;
  evaluate<Value>(expression: string): Promise<Value>;
  /** Waits until an expression is true. */
  waitFor(expression: string): Promise<unknown>;
  /** Waits for an element, in the page or in the frame with this title. */
  find(xpath: string, frame?: string): Promise<unknown>;
  click(xpath: string, frame?: string): Promise<void>;
  type(xpath: string, text: string): Promise<void>;
  close(): Promise<void>;
}

const frameNamed = (title: string) => `//iframe[@title="${title}"]`;

async function launchFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({browser: 'firefox', executablePath: findFirefox()});
  const page = await browser.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  const locate = async (xpath: string, title?: string) => {
    const frame = title && (await (await page.waitForSelector(`xpath/${frameNamed(title)}`))?.contentFrame());
    return (frame || page).locator(`xpath/${xpath}`).setVisibility('visible');
  };
  return {
    async open(url, width) {
      await page.setViewport({width, height: HEIGHT});
      await page.goto(url);
    },
    reload: async () => void (await page.reload()),
    evaluate: async (expression) => page.evaluate(expression) as never,
    waitFor: (expression) => page.waitForFunction(expression),
    find: async (xpath, frame) => (await locate(xpath, frame)).wait(),
    click: async (xpath, frame) => (await locate(xpath, frame)).click(),
    type: async (xpath, text) => (await (await locate(xpath)).waitHandle()).type(text),
    close: () => browser.close(),
  };
}

async function launchWebKit(): Promise<Engine> {
  const display = `:${process.pid}`;
  const screen = spawn('Xvfb', [display, '-screen', '0', '2000x1400x24'], {stdio: 'ignore'});
  screen.unref();
  process.once('exit', () => screen.kill());
  // With compositing, WebKitGTK doesn't repaint tall windows.
  const environment = {...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: '1'};
  const service = new DriverService.Builder(WEBKIT_DRIVER)
    .setLoopback(true)
    .setEnvironment(environment as never)
    .build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {binary: findWebKit(), args: ['--automation']},
    })
    .build();
  const find = async (xpath: string, title?: string) => {
    await driver.switchTo().defaultContent();
    if (title) await driver.wait(until.ableToSwitchToFrame(By.xpath(frameNamed(title))), TIMEOUT_MS);
    const element = await driver.wait(until.elementLocated(By.xpath(xpath)), TIMEOUT_MS);
    return driver.wait(until.elementIsVisible(element), TIMEOUT_MS);
  };
  return {
    async open(url, width) {
      await driver.manage().window().setRect({width, height: HEIGHT});
      await driver.get(url);
    },
    reload: () => driver.navigate().refresh(),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    waitFor: (expression) => driver.wait(() => driver.executeScript(`return ${expression}`), TIMEOUT_MS),
    find,
    click: async (xpath, frame) => (await find(xpath, frame)).click(),
    type: async (xpath, text) => (await find(xpath)).sendKeys(text),
    close: () => driver.quit(),
  };
}

export const ENGINES = [
  {name: 'Firefox', isInstalled: Boolean(findFirefox()), launch: launchFirefox},
  {name: 'WebKitGTK', isInstalled: Boolean(findWebKit()), launch: launchWebKit},
];
