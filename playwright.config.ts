/**
 * Browser tests, on the production builds, served as GitHub Pages serves them. `npm test` runs the project `site`; the
 * others, which `npm run test:all` adds, are too slow for every change. So are tests tagged @thorough: the same once more
 * in another way, or what seldom breaks alone.
 */
import './tests/guards/liveContent.cjs';
import {existsSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {defineConfig, devices, firefox, webkit} from 'playwright/test';
import {launchOptions} from './scripts/browsers.mjs';
import {addressOf, PORT, TESTS} from './scripts/sites.mjs';

const chromium = {launchOptions: launchOptions()};
const desktop = {...devices['Desktop Chrome'], ...chromium, viewport: {width: 1280, height: 900}};
const phone = {...devices['Galaxy S9+'], ...chromium, viewport: {width: 360, height: 740}};

/** Tests that a phone or another engine may answer in another way. Those tagged @chromium use what only it has. */
const EVERYWHERE = /visit\/(appearance|error-pages|figures|keyboard|menu|navigation|open-today|theme)\.test\.ts$/;

/** What another engine answers: the same, and its heights and the editor beside Chromium's. */
const OWN_ENGINES = [EVERYWHERE, /deep\/playwright-engines\.test\.ts$/];

/** Whether a project is asked for by name. A worker knows nothing of that, and may have them all. */
const isAsked = (name: string) =>
  process.argv.includes(`--project=${name}`) || process.env.TEST_WORKER_INDEX !== undefined;

/** Playwright's own Firefox and WebKit, where they are installed (`npx playwright install firefox webkit`) or asked for. */
const otherEngines = [
  {name: 'firefox', browser: firefox, use: devices['Desktop Firefox']},
  {name: 'webkit', browser: webkit, use: devices['Desktop Safari']},
].filter(({name, browser}) => isAsked(name) || existsSync(browser.executablePath()));

/** How long a test waits for what should happen. It decides how soon a broken build fails, and no right one. */
const PATIENCE = 10_000;

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 6 * PATIENCE,
  expect: {timeout: PATIENCE},
  // One more than there are cores: a page often waits.
  workers: availableParallelism() + 1,
  // A slow machine mustn't hold back a correction. Whatever passes only the second time is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  // A broken build says so soon.
  maxFailures: 20,
  reporter: process.env.GITHUB_ACTIONS ? [['list'], ['github'], ['html', {open: 'never'}]] : [['list']],
  use: {
    // It may end in a path, so tests open pages by relative addresses: './about'.
    baseURL: addressOf(TESTS.public),
    trace: 'on-first-retry',
    actionTimeout: PATIENCE,
    navigationTimeout: PATIENCE,
  },
  // Serves both builds. Never uses a server that is already running: it may serve other builds.
  webServer: {
    command: `node --import tsx scripts/serve.ts --dir ${TESTS.public.dir} --port ${PORT}`,
    url: addressOf(TESTS.public),
    env: {BASE_URL: TESTS.public.env.BASE_URL},
  },
  projects: [
    {name: 'site', testDir: 'tests/browser', grepInvert: /@thorough/, use: desktop},
    {name: 'thorough', testDir: 'tests/browser', grep: /@thorough/, use: desktop},
    {name: 'deep', testDir: 'tests/deep', testIgnore: OWN_ENGINES, use: desktop},
    {name: 'phone', testDir: 'tests/browser', testMatch: EVERYWHERE, use: phone},
    ...otherEngines.map(({name, use}) => ({
      name,
      testMatch: OWN_ENGINES,
      grepInvert: /@chromium/,
      use,
    })),
  ],
});
