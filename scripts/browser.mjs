/** Finds the browsers for tests, screenshots and benchmarks. */
import {existsSync} from 'node:fs';
import {chromium} from 'playwright';

const SYSTEM_SHELL = '/usr/bin/chromium-headless-shell';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The folder of Playwright's Chromium without windows, which stands beside that of its regular one. */
const PLAYWRIGHT_SHELL = chromium
  .executablePath()
  .replace(/([\\/])chromium-(\d+)[\\/].*/, '$1chromium_headless_shell-$2');

/** GitHub's runners bring browsers that change every week. There only the ones that Playwright pins count. */
const isRunner = process.env.GITHUB_ACTIONS === 'true';

/** The first of these files that is here. */
const firstOf = (named, systems) => [...named, ...(isRunner ? [] : systems)].find((file) => file && existsSync(file));

/** Path of a Chromium: the one in CHROMIUM_PATH, Playwright's own, or the system's. Undefined if there is none. */
export function findBrowser() {
  return firstOf([process.env.CHROMIUM_PATH, chromium.executablePath()], [...SYSTEM_BROWSERS, SYSTEM_SHELL]);
}

/** Whether there is a Chromium without windows, in which tests take half the time, or one that somebody has named. */
export const hasShell = () => Boolean(firstOf([process.env.CHROMIUM_PATH, PLAYWRIGHT_SHELL], [SYSTEM_SHELL]));

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

/** Playwright's options to launch a browser. Without a path, Playwright takes its own shell. */
export const launchOptions = () => ({
  executablePath: firstOf([process.env.CHROMIUM_PATH], existsSync(PLAYWRIGHT_SHELL) ? [] : [SYSTEM_SHELL]),
  args: BROWSER_FLAGS,
});
