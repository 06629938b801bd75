/**
 * Installs what is missing before a command runs: the packages in the lockfile, with --browser a browser for the tests,
 * and with --old-browser an old one, too. It needs only Node, because `npm start` and `npm test` must work on a fresh clone.
 */
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';

const STAMP = 'node_modules/.installed-lockfile';

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

/** Tests run in a Chromium without windows: the regular one takes twice the time. */
async function installBrowser() {
  const {hasShell} = await import('./browser.mjs');
  if (hasShell()) return;
  console.log('Installing a browser to test with …');
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version') && process.env.GITHUB_ACTIONS !== 'true') {
    run('apt-get', 'update', '-qq');
    run('apt-get', 'install', '-y', '-qq', 'chromium-headless-shell');
  } else {
    run('npx', '--no', 'playwright', 'install', '--with-deps', '--only-shell', 'chromium');
  }
  if (!hasShell()) throw new Error("The browser was installed but can't be found. Set CHROMIUM_PATH to its path.");
}

/** Tests in an old browser are skipped where it can't be installed, for example without a network. */
async function tryOldBrowser() {
  const {installOldChromium} = await import('./oldChromium.mjs');
  try {
    installOldChromium();
  } catch (error) {
    console.log(`Chromium 88 could not be installed, so its tests will be skipped: ${error.message}`);
  }
}

try {
  installPackages();
  if (process.argv.includes('--browser')) await installBrowser();
  if (process.argv.includes('--old-browser')) await tryOldBrowser();
} catch (error) {
  console.error(`Setting up failed: ${error.message}`);
  process.exit(1);
}
