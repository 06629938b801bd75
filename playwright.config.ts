/** Browser tests, on the test site's production builds, served as GitHub Pages serves them. */
import {availableParallelism} from 'node:os';
import {defineConfig, devices} from 'playwright/test';
import {launchOptions} from './scripts/browsers.mjs';
import {addressOf, PORT, TESTS} from './scripts/sites.mjs';

/** How long a test waits for what should happen. Long, since it costs nothing when tests pass. */
const TIMEOUT_MS = 20_000;

export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: {timeout: TIMEOUT_MS},
  // Never more than there are cores, so that a busy machine stays fast enough for the deadlines.
  workers: availableParallelism(),
  maxFailures: 20,
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.GITHUB_ACTIONS ? [['dot'], ['github'], ['html', {open: 'never'}]] : [['dot']],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: launchOptions(),
    viewport: {width: 1280, height: 900},
    // May end in a path, so tests open pages by relative addresses: './about'.
    baseURL: addressOf(TESTS.public),
    // A trace of each test takes half as much time again.
    trace: process.env.CI ? 'on-first-retry' : 'off',
    actionTimeout: TIMEOUT_MS,
    navigationTimeout: TIMEOUT_MS,
  },
  // Serves both builds. Never reuses a running server, which may serve other builds.
  webServer: {
    command: `node --import tsx scripts/serve.ts --dir ${TESTS.public.dir} --port ${PORT}`,
    url: addressOf(TESTS.public),
    env: {BASE_URL: TESTS.public.env.BASE_URL},
    timeout: 90_000,
  },
});
