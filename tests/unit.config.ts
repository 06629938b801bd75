/** The unit tests alone, with no server to wait for: for mutation testing, which runs them hundreds of times. */
import {defineConfig} from 'playwright/test';

export default defineConfig({testDir: 'unit', workers: 1, reporter: 'line', maxFailures: 1});
