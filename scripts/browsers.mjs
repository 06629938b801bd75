/** Where this machine's browsers are, and how tests and commands launch Chromium. */
import {existsSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

/** Debian's headless Chromium. Tests take twice as long in a regular Chromium. */
const DEBIAN_CHROMIUM = '/usr/bin/chromium-headless-shell';

const FIREFOX_PATHS = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';

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

/**
 * A test's page is open for a second or two. Optimizing its scripts and giving each frame a process of its own took more
 * than a quarter of the processor's time.
 */
const SHORT_VISIT_FLAGS = [
  '--js-flags=--no-opt,--no-maglev,--single-threaded',
  '--in-process-gpu',
  '--disable-site-isolation-trials',
  '--renderer-process-limit=1',
];

/** Whether Playwright's own headless Chromium is completely installed. */
function hasPlaywrightChromium() {
  const {chromium} = createRequire(path.resolve('package.json'))('playwright');
  const shellFolder = /(.*[\\/])chromium-(\d+)[\\/]/.exec(chromium.executablePath());
  return (
    shellFolder !== null &&
    existsSync(`${shellFolder[1]}chromium_headless_shell-${shellFolder[2]}/INSTALLATION_COMPLETE`)
  );
}

/**
 * Finds a Chromium: the one in CHROMIUM_PATH, Playwright's own, or Debian's.
 *
 * @returns Its Playwright launch options, or undefined if there is none. Without `executablePath`, Playwright launches its own.
 * @throws {Error} If CHROMIUM_PATH names no file.
 */
export function findChromium() {
  const {CHROMIUM_PATH} = process.env;
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH)) {
    throw new Error(`CHROMIUM_PATH is "${CHROMIUM_PATH}", but there is no such file. Correct it, or unset it.`);
  }
  if (CHROMIUM_PATH) return {executablePath: CHROMIUM_PATH};
  if (hasPlaywrightChromium()) return {};
  return existsSync(DEBIAN_CHROMIUM) ? {executablePath: DEBIAN_CHROMIUM} : undefined;
}

/** Options with which Playwright launches Chromium, except to measure speed. */
export const launchOptions = () => ({...findChromium(), args: [...BROWSER_FLAGS, ...SHORT_VISIT_FLAGS]});

/** Path of Firefox, if it is installed. */
export const findFirefox = () => FIREFOX_PATHS.find((file) => existsSync(file));

/** Path of WebKitGTK's MiniBrowser, if it and what drives it are installed. */
export function findWebKit() {
  if (![WEBKIT_DRIVER, '/usr/bin/Xvfb'].every((file) => existsSync(file))) return undefined;
  const folders = readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu'));
  const files = folders.flatMap((folder) =>
    readdirSync(`/usr/lib/${folder}`)
      .filter((name) => name.startsWith('webkit'))
      .map((name) => `/usr/lib/${folder}/${name}/MiniBrowser`),
  );
  return files.find((file) => existsSync(file));
}
