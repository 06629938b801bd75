/** Where a browser is on this machine, and how it is started. Whatever opens one asks here. */
import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

/** Debian's Chromium without windows. */
const SYSTEM_SHELL = '/usr/bin/chromium-headless-shell';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const SYSTEM_FIREFOXES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Lets Chromium run without a screen, even as root, and without background traffic. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Path of the Chromium that Playwright pins, whether it is installed or not. */
const pinned = () => createRequire(path.resolve('package.json'))('playwright').chromium.executablePath();

/**
 * What Playwright writes beside the one without windows once all of it is installed. Where the file is that starts it, differs
 * from system to system, and Playwright knows.
 */
const pinnedShellMark = () =>
  pinned().replace(/([\\/])chromium-(\d+)([\\/]).*/, '$1chromium_headless_shell-$2$3INSTALLATION_COMPLETE');

/** The images of GitHub's machines, which set this, bring browsers that change weekly. None of those is taken. */
export const IS_GITHUB_IMAGE = Boolean(process.env.ImageOS);

/** The file that a variable names, or else the first that exists: of Playwright's own, then of the system's. */
function findFile(variable, {ofPlaywright = [], ofSystem = []}) {
  const file = process.env[variable];
  if (file && !existsSync(file)) {
    throw new Error(`${variable} is "${file}", and there is no such file. Correct it, or leave it out.`);
  }
  if (file) return file;
  const candidates = IS_GITHUB_IMAGE ? ofPlaywright : [...ofPlaywright, ...ofSystem];
  return candidates.find((one) => existsSync(one));
}

/** Path of a Chromium: the one in CHROMIUM_PATH, Playwright's own, or the system's. Undefined if there is none. */
export const findBrowser = () =>
  findFile('CHROMIUM_PATH', {ofPlaywright: [pinned()], ofSystem: [...SYSTEM_BROWSERS, SYSTEM_SHELL]});

/** Whether there is a Chromium without windows, or the one in CHROMIUM_PATH. */
export const isShellThere = () =>
  findFile('CHROMIUM_PATH', {ofPlaywright: [pinnedShellMark()], ofSystem: [SYSTEM_SHELL]}) !== undefined;

/** Path of a regular Firefox: the one in FIREFOX_PATH, or the system's. Undefined if there is none. */
export const findFirefox = () => findFile('FIREFOX_PATH', {ofSystem: SYSTEM_FIREFOXES});

/**
 * A page of a test is open for a second or two: a seventh of the processor's time went into speeding up what ends at
 * once, and as much into a process of its own for each page and frame.
 */
const SHORT_VISITS = [
  '--js-flags=--no-opt,--no-maglev,--single-threaded',
  '--in-process-gpu',
  '--disable-site-isolation-trials',
  '--renderer-process-limit=1',
];

/** Playwright's options to launch a browser that measures no time. */
export function launchOptions() {
  // Without a path, Playwright takes its own shell.
  const ofSystem = existsSync(pinnedShellMark()) ? [] : [SYSTEM_SHELL];
  return {executablePath: findFile('CHROMIUM_PATH', {ofSystem}), args: [...BROWSER_FLAGS, ...SHORT_VISITS]};
}
