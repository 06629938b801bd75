/** What the tests need of WebDriver (https://w3c.github.io/webdriver), the standard by which WebKitGTK is driven. */
import {type ChildProcess, spawn} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import {expect} from 'playwright/test';
import {freePort} from '../freePort';
import type {Driver} from './everyEngine';

/** Name under which WebDriver hands over an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
type Element = {[ELEMENT]: string};

const DRIVER = '/usr/bin/WebKitWebDriver';
/** The screen is larger than any window that the tests open. */
const SCREEN = '2000x1400x24';

/** The small browser that comes with WebKitGTK. Undefined where it isn't installed (Debian: webkit2gtk-driver and xvfb). */
export function findWebKit(): string | undefined {
  if (!existsSync(DRIVER) || !existsSync('/usr/bin/Xvfb')) return undefined;
  // /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser
  const folders = readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu'));
  const browsers = folders.flatMap((name) =>
    ['4.1', '4.0', '6.0'].map((api) => `/usr/lib/${name}/webkit2gtk-${api}/MiniBrowser`),
  );
  return browsers.find((browser) => existsSync(browser));
}

/** WebKitGTK in a window of its own, on a screen that nobody sees. */
export class WebKit implements Driver {
  private constructor(
    private readonly session: string,
    private readonly processes: ChildProcess[],
  ) {}

  static async launch(): Promise<WebKit> {
    const port = await freePort();
    const display = `:${port}`;
    const screen = spawn('Xvfb', [display, '-screen', '0', SCREEN], {stdio: 'ignore'});
    // Without the second, a tall window is not painted again.
    const env = {...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: '1'};
    const driver = spawn(DRIVER, [`--port=${port}`], {env, stdio: 'ignore'});
    const address = `http://127.0.0.1:${port}`;
    const isReady = () =>
      fetch(`${address}/status`).then(
        ({ok}) => ok,
        () => false,
      );
    await expect.poll(isReady, {message: 'WebKitWebDriver answers'}).toBe(true);
    const webkit = new WebKit(`${address}/session`, [driver, screen]);
    const browser = {binary: findWebKit(), args: ['--automation']};
    const open = () => webkit.call('POST', '', {capabilities: {alwaysMatch: {'webkitgtk:browserOptions': browser}}});
    let id = '';
    // The screen may take longer to start than the driver.
    await expect(async () => {
      id = ((await open()) as {sessionId: string}).sessionId;
    }).toPass();
    return new WebKit(`${address}/session/${id}`, [driver, screen]);
  }

  private async call(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(this.session + path, {method, body: body && JSON.stringify(body)});
    const {value} = (await answer.json()) as {value: {error?: string; message?: string}};
    if (value?.error) throw new Error(`WebKit: ${value.error}: ${value.message}`);
    return value;
  }

  async goto(url: string, width = 1280, height = 900): Promise<void> {
    await this.call('POST', '/window/rect', {width, height});
    await this.call('POST', '/url', {url});
  }

  async reload(): Promise<void> {
    await this.call('POST', '/refresh', {});
  }

  async evaluate<Arguments extends unknown[], Result>(
    work: (...given: Arguments) => Result,
    ...given: Arguments
  ): Promise<Result> {
    const script = `return (${work}).apply(null, arguments)`;
    return (await this.call('POST', '/execute/sync', {script, args: given})) as Result;
  }

  async find(xpath: string): Promise<Element> {
    let element: Element | undefined;
    await expect(async () => {
      element = (await this.call('POST', '/element', {using: 'xpath', value: xpath})) as Element;
    }, `an element ${xpath}`).toPass({timeout: 20_000});
    return element as Element;
  }

  async click(xpath: string): Promise<void> {
    const element = await this.find(xpath);
    await this.call('POST', `/element/${element[ELEMENT]}/click`, {});
  }

  async type(xpath: string, text: string): Promise<void> {
    const element = await this.find(xpath);
    await this.call('POST', `/element/${element[ELEMENT]}/value`, {text});
  }

  async enter(frame?: string): Promise<void> {
    await this.call('POST', '/frame', {id: frame ? await this.find(frame) : null});
  }

  async close(): Promise<void> {
    await this.call('DELETE', '').catch(() => undefined);
    for (const one of this.processes) one.kill();
  }
}
