/** Finds the browsers that tests, screenshots and measurements drive. */
import {existsSync} from 'node:fs';
import {chromium} from 'playwright';

/** Chromium with no window at all, as Debian packages it: the tests take half the time. */
const SYSTEM_SHELL = '/usr/bin/chromium-headless-shell';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a Chromium: the one that CHROMIUM_PATH names, Playwright's own, or the system's; undefined if none is here. */
export function findBrowser(systems = SYSTEM_BROWSERS) {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systems].find((file) => file && existsSync(file));
}

const SYSTEM_FIREFOXES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Path of a Firefox as people have it: the one that FIREFOX_PATH names, or the system's; undefined if none is here. */
export function findFirefox() {
  return [process.env.FIREFOX_PATH, ...SYSTEM_FIREFOXES].find((file) => file && existsSync(file));
}

/** What Chromium needs in order to run quietly on a machine without a screen, also as root. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Options that make Playwright launch that browser. */
export const launchOptions = () => ({executablePath: findBrowser(), args: BROWSER_FLAGS});

/** The same for the tests, which need no window. */
export function testLaunchOptions() {
  const found = findBrowser([SYSTEM_SHELL, ...SYSTEM_BROWSERS]);
  // Of its own two, Playwright takes the one without a window when it is given no path.
  return {executablePath: found === chromium.executablePath() ? undefined : found, args: BROWSER_FLAGS};
}
