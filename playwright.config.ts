/** Two kinds of tests: `unit` needs no browser; `browser` drives one on the production build, as GitHub Pages serves it. */
import {defineConfig, devices} from 'playwright/test';
import {launchOptions} from './scripts/browser.mjs';

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: process.env.GITHUB_ACTIONS ? [['list'], ['github']] : [['list']],
  use: {baseURL: 'http://localhost:4173', launchOptions: launchOptions(), trace: 'retain-on-failure'},
  webServer: [
    {command: 'npm run serve -- --port 4173', url: 'http://localhost:4173', reuseExistingServer: !process.env.CI},
    {
      command: 'npm run serve -- --dir build-preview --port 4174',
      url: 'http://localhost:4174',
      reuseExistingServer: !process.env.CI,
    },
  ],
  projects: [
    {name: 'unit', testDir: 'tests/unit'},
    {
      name: 'desktop',
      testDir: 'tests/browser',
      use: {...devices['Desktop Chrome'], viewport: {width: 1280, height: 900}},
    },
    // What is told of the whole site, not of a screen, is tested once.
    {
      name: 'phone',
      testDir: 'tests/browser',
      testIgnore: /(base-address|offline|policy|preview|preview-address|shared)\.test/,
      use: {...devices['Galaxy S9+'], viewport: {width: 360, height: 740}},
    },
  ],
});
