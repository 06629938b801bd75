/**
 * The two builds that the tests look at: the live site, and a pull request's preview at an address of its own.
 * `node scripts/testBuilds.mjs` makes both.
 */
import {spawnSync} from 'node:child_process';

// The preview links to this repository's editor, and knows its commit. Tests make sure that the public build names the
// repository nowhere.
const {GITHUB_REPOSITORY = 'organisation/website', GITHUB_SHA = 'a'.repeat(40), TEST_PORT = '4173'} = process.env;

export const PUBLIC = {dir: 'build', port: Number(TEST_PORT), env: {BASE_URL: '/', PREVIEW: '', GITHUB_REPOSITORY}};

export const PREVIEW = {
  dir: 'build-preview',
  port: Number(TEST_PORT) + 1,
  env: {
    SITE_URL: 'https://organisation.github.io',
    BASE_URL: '/repo/pr-preview/pr-12/',
    PREVIEW: '1',
    GITHUB_REPOSITORY,
    GITHUB_SHA,
  },
};

/** Where the tests' server shows a build. */
export const addressOf = ({port, env}) => `http://localhost:${port}${env.BASE_URL}`;

export const buildCommand = ({dir}) => `npm run build -- --out-dir ${dir}`;

// Playwright reads this file as CommonJS, which has no `import.meta`.
if (process.argv[1]?.endsWith('testBuilds.mjs')) {
  for (const build of [PUBLIC, PREVIEW]) {
    const {status} = spawnSync(buildCommand(build), {
      shell: true,
      stdio: 'inherit',
      env: {...process.env, ...build.env},
    });
    if (status !== 0) process.exit(1);
  }
}
