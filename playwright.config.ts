/** Two kinds of tests: `unit` needs no browser; `browser` drives one on the production build, as GitHub Pages serves it. */
import {existsSync} from 'node:fs';
import {defineConfig, devices, firefox, type PlaywrightTestConfig, webkit} from 'playwright/test';
import {testLaunchOptions} from './scripts/browser.mjs';

const chromium = {launchOptions: testLaunchOptions()};

/** Of the browser tests, those that hold for every browser and ask nothing that Chromium alone can do. */
const EVERYWHERE = /\/(axe|bad-addresses|drawer|ear|errors|facts|figures|frame|keyboard|lost|written)\.test\.ts/;

/** What sets its own sizes, or is told of the whole site and not of a screen, runs at one size of each browser. */
const ONCE =
  /\/(axe|bad-addresses|base-address|drawer|ear|firefox|lost|new-version|offline|policy|preview|preview-address|shared|worst-day)\.test\.ts/;

/** Playwright's own Firefox and WebKit, wherever they are installed: `npx playwright install firefox webkit`. */
const others: PlaywrightTestConfig['projects'] = [
  {name: 'firefox', browser: firefox, device: devices['Desktop Firefox']},
  {name: 'webkit', browser: webkit, device: devices['Desktop Safari']},
]
  .filter(({browser}) => existsSync(browser.executablePath()))
  .map(({name, device}) => ({name, testDir: 'tests/browser', testMatch: EVERYWHERE, use: device}));

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A machine that stalls must not hold back a correction; what passed only then is told as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.GITHUB_ACTIONS ? [['list'], ['github']] : [['list']],
  use: {baseURL: 'http://localhost:4173', trace: 'on-first-retry'},
  webServer: [
    // Never a server that runs already: it may serve another build.
    {command: 'npm run serve -- --port 4173', url: 'http://localhost:4173'},
    {command: 'npm run serve -- --dir build-preview --port 4174', url: 'http://localhost:4174'},
  ],
  projects: [
    {name: 'unit', testDir: 'tests/unit'},
    {
      name: 'desktop',
      testDir: 'tests/browser',
      use: {...devices['Desktop Chrome'], ...chromium, viewport: {width: 1280, height: 900}},
    },
    {
      name: 'tablet',
      testDir: 'tests/browser',
      testMatch: EVERYWHERE,
      testIgnore: ONCE,
      use: {...devices['Galaxy Tab S4'], ...chromium, viewport: {width: 768, height: 1024}},
    },
    {
      name: 'phone',
      testDir: 'tests/browser',
      testIgnore: ONCE,
      use: {...devices['Galaxy S9+'], ...chromium, viewport: {width: 360, height: 740}},
    },
    ...others,
  ],
});
