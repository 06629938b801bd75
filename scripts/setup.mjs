/**
 * What commands need on a fresh clone. Run by itself, it installs what is missing: the packages in the lockfile, with
 * --browser a browser for the tests, and with --other-engines what tests in others need, too. Packages of the system are
 * installed for browsers alone, and each command is printed before it runs. It needs only Node, because `npm start` and
 * `npm test` begin with it on a fresh clone.
 */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {findFirefox, IS_GITHUB_IMAGE, isShellThere} from './browsers.mjs';
import {fetchPackage, PUPPETEER} from './onDemand.mjs';
import {runPrinted} from './shell.mjs';

const STAMP = 'node_modules/.installed-lockfile';

function installPackages() {
  const lockfile = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockfile) return;
  console.log('Installing the packages in package-lock.json …');
  runPrinted('npm', ['ci']);
  writeFileSync(STAMP, lockfile);
}

/** Whether Debian's packages can be installed here: that needs root. */
const canInstallFromDebian = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** Installs Debian's own packages. Without the recommended ones: a browser's bring printers. */
function installFromDebian(...packages) {
  runPrinted('apt-get', ['update', '-qq']);
  runPrinted('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

/** The browser that Playwright pins, and the system's libraries and fonts that it needs. */
const installPinned = () =>
  runPrinted('npx', ['--no', 'playwright', 'install', '--with-deps', '--only-shell', 'chromium']);

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
  if (isShellThere()) return;
  console.log('Installing a browser to test with …');
  const isInstalled = !IS_GITHUB_IMAGE && tryDebiansBrowser();
  if (!isInstalled) installPinned();
  if (!isShellThere()) throw new Error("The browser was installed but can't be found. Set CHROMIUM_PATH to its path.");
}

/** WebKit, by WebDriver on a screen that nobody sees. */
const WEBKIT = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];

/** Tests in another engine are skipped where it can't be installed, for example without a network or without root. */
function tryOtherEngines() {
  const fromDebian = (isThere, ...packages) => {
    if (!isThere && canInstallFromDebian()) installFromDebian(...packages);
  };
  const installations = {
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

try {
  installPackages();
  if (process.argv.includes('--browser')) installBrowser();
  if (process.argv.includes('--other-engines')) tryOtherEngines();
} catch (error) {
  console.error(`Setting up failed: ${error.message}`);
  process.exit(1);
}
