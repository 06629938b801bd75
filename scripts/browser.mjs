/** Finds the browsers for tests, screenshots and benchmarks. */
import {existsSync} from 'node:fs';
import {chromium} from 'playwright';

/** Debian's Chromium without any window. Tests take half the time in it. */
const SYSTEM_SHELL = '/usr/bin/chromium-headless-shell';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** GitHub's runners bring browsers that change every week. There only the ones that Playwright pins count. */
const isRunner = process.env.GITHUB_ACTIONS === 'true';

/** The first of these files that is here. */
const firstOf = (named, systems) => [...named, ...(isRunner ? [] : systems)].find((file) => file && existsSync(file));

/** Path of a Chromium: the one in CHROMIUM_PATH, Playwright's own, or the system's. Undefined if there is none. */
export function findBrowser(systems = SYSTEM_BROWSERS) {
  return firstOf([process.env.CHROMIUM_PATH, chromium.executablePath()], systems);
}

const SYSTEM_FIREFOXES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Path of a regular Firefox: the one in FIREFOX_PATH, or the system's. Undefined if there is none. */
export function findFirefox() {
  return firstOf([process.env.FIREFOX_PATH], SYSTEM_FIREFOXES);
}

/** Lets Chromium run without a screen, even as root, and without traffic of its own. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Playwright's options to launch that browser. */
export const launchOptions = () => ({executablePath: findBrowser(), args: BROWSER_FLAGS});

/** The same for tests, which need no window. */
export function testLaunchOptions() {
  const found = findBrowser([SYSTEM_SHELL, ...SYSTEM_BROWSERS]);
  // Without a path, Playwright takes the one of its own two that has no window.
  return {executablePath: found === chromium.executablePath() ? undefined : found, args: BROWSER_FLAGS};
}
