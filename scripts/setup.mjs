/**
 * What commands need on a fresh clone. Run by itself, it installs what is missing: the packages in the lockfile, with
 * --browser a browser for the tests, and with --other-engines what tests in others need, too. Whatever opens a browser
 * finds it here. It needs only Node, because `npm start` and `npm test` begin with it on a fresh clone.
 */
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {installOldChromium} from './oldChromium.mjs';
import {fetchPackage, PUPPETEER} from './onDemand.mjs';

const STAMP = 'node_modules/.installed-lockfile';
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

/** The one without windows, which is installed beside it. */
const pinnedShell = () => pinned().replace(/([\\/])chromium-(\d+)[\\/].*/, '$1chromium_headless_shell-$2');

/** The images of GitHub's machines, which set this, bring browsers that change weekly. None of those is taken. */
const IS_GITHUB_IMAGE = Boolean(process.env.ImageOS);

/** The file that a variable names, or else the first that exists: of Playwright's own, then of the system's. */
function find(variable, {ofPlaywright = [], ofSystem = []}) {
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
  find('CHROMIUM_PATH', {ofPlaywright: [pinned()], ofSystem: [...SYSTEM_BROWSERS, SYSTEM_SHELL]});

/** Path of a regular Firefox: the one in FIREFOX_PATH, or the system's. Undefined if there is none. */
export const findFirefox = () => find('FIREFOX_PATH', {ofSystem: SYSTEM_FIREFOXES});

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
  const ofSystem = existsSync(pinnedShell()) ? [] : [SYSTEM_SHELL];
  return {executablePath: find('CHROMIUM_PATH', {ofSystem}), args: [...BROWSER_FLAGS, ...SHORT_VISITS]};
}

/** Prints a command and runs it. Throws if it fails. */
function run(command, ...args) {
  console.log(`> ${command} ${args.join(' ')}`);
  execFileSync(command, args, {stdio: 'inherit', shell: process.platform === 'win32'});
}

function installPackages() {
  const lockfile = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockfile) return;
  console.log('Installing the packages in package-lock.json …');
  run('npm', 'ci');
  writeFileSync(STAMP, lockfile);
}

/** Whether Debian's packages can be installed here: that needs root. */
const canInstallFromDebian = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** Installs Debian's own packages. Without the recommended ones: a browser's bring printers. */
function installFromDebian(...packages) {
  run('apt-get', 'update', '-qq');
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages);
}

/** The browser that Playwright pins, and the system's libraries and fonts that it needs. */
const installPinned = () => run('npx', '--no', 'playwright', 'install', '--with-deps', '--only-shell', 'chromium');

/** Installs Debian's browser if this machine can. Returns whether it did: a Debian without it is no reason to give up. */
function tryDebiansBrowser() {
  if (!canInstallFromDebian()) return false;
  try {
    installFromDebian('chromium-headless-shell', 'fonts-liberation');
    return true;
  } catch (error) {
    console.log(`Debian's browser could not be installed, so Playwright's is: ${error.message}`);
    return false;
  }
}

/** Tests run in a Chromium without windows: the regular one takes twice the time. */
function installBrowser() {
  const hasShell = () => Boolean(find('CHROMIUM_PATH', {ofPlaywright: [pinnedShell()], ofSystem: [SYSTEM_SHELL]}));
  if (hasShell()) return;
  console.log('Installing a browser to test with …');
  const isInstalled = !IS_GITHUB_IMAGE && tryDebiansBrowser();
  if (!isInstalled) installPinned();
  if (!hasShell()) throw new Error("The browser was installed but can't be found. Set CHROMIUM_PATH to its path.");
}

/** WebKit, by WebDriver on a screen that nobody sees. */
const WEBKIT = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];

/** Tests in another engine are skipped where it can't be installed, for example without a network or without root. */
function tryOtherEngines() {
  const fromDebian = (isThere, ...packages) => {
    if (!isThere && canInstallFromDebian()) installFromDebian(...packages);
  };
  const installations = {
    'Chromium 88': installOldChromium,
    Firefox: () => fromDebian(findFirefox(), 'firefox-esr'),
    'What drives Firefox': () => findFirefox() && fetchPackage(PUPPETEER),
    WebKit: () => fromDebian(WEBKIT.every(existsSync), 'webkit2gtk-driver', 'xvfb'),
  };
  for (const [name, install] of Object.entries(installations)) {
    try {
      install();
    } catch (error) {
      console.log(`${name} could not be installed, so its tests will be skipped: ${error.message}`);
    }
  }
}

// Playwright reads this file as CommonJS, which has no `import.meta`.
if (process.argv[1]?.endsWith('setup.mjs')) {
  try {
    installPackages();
    if (process.argv.includes('--browser')) installBrowser();
    if (process.argv.includes('--other-engines')) tryOtherEngines();
  } catch (error) {
    console.error(`Setting up failed: ${error.message}`);
    process.exit(1);
  }
}
