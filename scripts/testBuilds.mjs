/**
 * The two builds that are tested and published: the live site, and within it the staff's, under `staff/`. They are made
 * for the address in SITE_URL and BASE_URL. `node scripts/testBuilds.mjs` makes both.
 */
import {spawnSync} from 'node:child_process';

const {TEST_PORT = '4173', GITHUB_REPOSITORY = 'organisation/website', GITHUB_SHA = 'a'.repeat(40)} = process.env;
// A workflow hands on a setting that isn't there as an empty one.
const SITE_URL = process.env.SITE_URL || 'https://organisation.github.io';
const BASE_URL = process.env.BASE_URL || '/';

// The staff's build links to its repository and knows its commit. Tests make sure that the public one doesn't name them.
const env = {SITE_URL, BASE_URL, GITHUB_REPOSITORY, GITHUB_SHA};
const port = Number(TEST_PORT);

export const PUBLIC = {dir: 'build', port, env: {...env, PREVIEW: ''}};

export const PREVIEW = {dir: 'build/staff', port, env: {...env, BASE_URL: `${BASE_URL}staff/`, PREVIEW: '1'}};

/** Whether the builds have a service worker. Without one, SERVICE_WORKER is `off`. */
export const HAS_SERVICE_WORKER = process.env.SERVICE_WORKER?.toLowerCase() !== 'off';

/** Where the tests' server shows a build. */
export const addressOf = ({port, env}) => `http://localhost:${port}${env.BASE_URL}`;

/** In this order: a build empties its folder first. */
export const BUILDS = [
  {name: 'Public build', build: PUBLIC},
  {name: 'Staff build', build: PREVIEW},
].map(({name, build: {dir, env}}) => ({name, command: `npm run build -- --out-dir ${dir}`, env}));

// Playwright reads this file as CommonJS, which has no `import.meta`.
if (process.argv[1]?.endsWith('testBuilds.mjs')) {
  for (const {command, env} of BUILDS) {
    const {status} = spawnSync(command, {shell: true, stdio: 'inherit', env: {...process.env, ...env}});
    if (status !== 0) process.exit(1);
  }
}
