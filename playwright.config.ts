/** `unit` needs no browser. All other projects drive one on the production build, served as GitHub Pages serves it. */
import {existsSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {defineConfig, devices, firefox, type PlaywrightTestConfig, webkit} from 'playwright/test';
import {launchOptions} from './scripts/browser.mjs';
import {addressOf, PUBLIC} from './scripts/testBuilds.mjs';

const chromium = {launchOptions: launchOptions()};
const files = (...names: string[]) => new RegExp(`/(${names.join('|')})\\.test\\.ts$`);

// A browser test runs once, on a wide screen, unless it is listed here because the size of the screen changes what it
// sees. In a listed file, a test that sets its own size, or that no size can change, has the tag @once.
const TABLET = files('content', 'keyboard', 'layout');
const PHONE = files('appearance', 'content', 'figures', 'keyboard', 'layout');

/** Tests that use nothing only Chromium has. */
const EVERY_ENGINE = files(
  'accessibility-tree',
  'axe',
  'content',
  'editor',
  'error-pages',
  'figures',
  'hostile-urls',
  'keyboard',
  'layout',
  'menu',
  'reflow',
  'specification',
);

/** Playwright's own Firefox and WebKit, if they are installed: `npx playwright install firefox webkit`. */
const otherEngines: PlaywrightTestConfig['projects'] = [
  {name: 'firefox', browser: firefox, device: devices['Desktop Firefox']},
  {name: 'webkit', browser: webkit, device: devices['Desktop Safari']},
]
  .filter(({browser}) => existsSync(browser.executablePath()))
  .map(({name, device}) => ({name, testDir: 'tests/browser', testMatch: EVERY_ENGINE, use: device}));

/** The values of `--project` on the command line: none means all projects. */
const chosen = [...process.argv.join(' ').matchAll(/--project[= ](\S+)/g)].map(([, name]) => name);
const needsBrowser = chosen.length === 0 || chosen.some((name) => name !== 'unit');

/** How long a test waits for what should happen. It decides how soon a broken build fails, and no right one. */
const PATIENCE = 30_000;

/** Serves both builds. Never uses a server that is already running: it may serve other builds. */
const webServer = {
  command: `node --import tsx scripts/serve.ts --dir ${PUBLIC.dir} --port ${PUBLIC.port}`,
  url: addressOf(PUBLIC),
  env: {BASE_URL: PUBLIC.env.BASE_URL},
};

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A slow machine, or one with other work, takes ten times as long as an idle one.
  timeout: 10 * PATIENCE,
  expect: {timeout: PATIENCE},
  // Tests often wait for the browser: one more worker than there are cores keeps all of them busy.
  workers: availableParallelism() + 1,
  // A slow machine mustn't hold back a correction. Whatever passes only the second time is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.GITHUB_ACTIONS ? [['list'], ['github'], ['html', {open: 'never'}]] : [['list']],
  use: {
    // It may end in a path, so tests open pages by relative addresses: './about'.
    baseURL: addressOf(PUBLIC),
    trace: 'on-first-retry',
    actionTimeout: PATIENCE,
    navigationTimeout: PATIENCE,
  },
  webServer: needsBrowser ? webServer : undefined,
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
      testMatch: TABLET,
      grepInvert: /@once/,
      use: {...devices['Galaxy Tab S4'], ...chromium, viewport: {width: 768, height: 1024}},
    },
    {
      name: 'phone',
      testDir: 'tests/browser',
      testMatch: PHONE,
      grepInvert: /@once/,
      use: {...devices['Galaxy S9+'], ...chromium, viewport: {width: 360, height: 740}},
    },
    ...otherEngines,
  ],
});
