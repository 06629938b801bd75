/**
 * Installs what is missing. `npm start` and `npm test` begin with it on a fresh clone, so it imports nothing but Node's own
 * modules and `browsers.mjs`.
 *
 *   node scripts/setup.mjs             the packages in the lockfile
 *   node scripts/setup.mjs --browser   also a Chromium, for tests and `npm run verify`
 *   npm run setup                      also Firefox and WebKitGTK, for `npm run test:all`
 *
 * Browsers are installed with apt-get if this runs as root on Debian or Ubuntu. Elsewhere Playwright downloads Chromium, and
 * the other browsers are left to you.
 */
import {execSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {findChromium, findFirefox, findWebKit} from './browsers.mjs';

/** Contains the hash of the lockfile that was installed. */
const STAMP = 'node_modules/.installed-lockfile';

const canUseApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function run(command) {
  console.log(`> ${command}`);
  execSync(command, {stdio: 'inherit'});
}

function installPackages() {
  const hash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return;
  run('npm ci');
  writeFileSync(STAMP, hash);
}

/** Without recommended packages: browser packages recommend printing software. */
function installWithApt(packages) {
  run('apt-get update -qq');
  run(`apt-get install -y -qq --no-install-recommends ${packages}`);
}

function installChromium() {
  if (findChromium()) return;
  if (canUseApt) {
    try {
      installWithApt('chromium-headless-shell fonts-liberation');
    } catch {
      console.log('apt-get has no Chromium, so Playwright downloads one.');
    }
  }
  if (!findChromium()) run('npx --no playwright install --with-deps --only-shell chromium');
  if (!findChromium()) throw new Error('Chromium was installed but can’t be found. Set CHROMIUM_PATH to its path.');
}

function installEngines() {
  const engines = [
    {name: 'Firefox', packages: 'firefox-esr', path: findFirefox()},
    {name: 'WebKitGTK', packages: 'webkit2gtk-driver xvfb', path: findWebKit()},
  ];
  const missing = engines.filter(({path}) => !path);
  if (missing.length === 0) return;
  const packages = missing.map((engine) => engine.packages).join(' ');
  if (canUseApt) return installWithApt(packages);
  console.log(
    `"npm run test:all" skips ${missing.map(({name}) => name).join(' and ')}, which can’t be installed from here. ` +
      `On Debian: sudo apt-get install ${packages}`,
  );
}

try {
  installPackages();
  if (process.argv.includes('--browser')) installChromium();
  if (process.argv.includes('--engines')) installEngines();
} catch (error) {
  console.error(`Set-up failed: ${error.message}`);
  process.exit(1);
}
