/**
 * Installs what is missing before a command runs: the packages of the lockfile and, with --browser, a Chromium.
 * Needs nothing but Node, so that `npm start` and `npm test` work on a fresh clone; takes no time when all is there.
 */
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';

const STAMP = 'node_modules/.installed-lockfile';

/** Runs a command in the open. Throws when it fails. */
function run(command, ...args) {
  console.log(`> ${command} ${args.join(' ')}`);
  execFileSync(command, args, {stdio: 'inherit', shell: process.platform === 'win32'});
}

function installPackages() {
  const lockfile = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockfile) return;
  console.log('Installing the packages that package-lock.json names …');
  run('npm', 'ci');
  writeFileSync(STAMP, lockfile);
}

async function installBrowser() {
  const {findBrowser} = await import('./browser.mjs');
  if (findBrowser()) return;
  console.log('No browser to test with is on this machine: installing one …');
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    run('apt-get', 'update', '-qq');
    run('apt-get', 'install', '-y', '-qq', 'chromium', 'chromium-headless-shell');
  } else {
    run('npx', 'playwright', 'install', '--with-deps', 'chromium');
  }
  if (!findBrowser()) {
    throw new Error('The browser was installed but cannot be found. Name its path in the variable CHROMIUM_PATH.');
  }
}

try {
  installPackages();
  if (process.argv.includes('--browser')) await installBrowser();
} catch (error) {
  console.error(`Setting up failed: ${error.message}`);
  process.exit(1);
}
