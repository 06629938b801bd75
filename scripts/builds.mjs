/**
 * The two builds of a site: the public one, and within it the staff's, under `staff/`. Both are made side by side, for the
 * address in SITE_URL and BASE_URL.
 *
 *   node scripts/builds.mjs         the live site, in `build/`, as it is published
 *   node scripts/builds.mjs tests   the tests' own site (`tests/site`), in `.cache/tests`
 */
import {renameSync, rmSync} from 'node:fs';
import {runInShell} from './shell.mjs';

const {TEST_PORT = '4173'} = process.env;
// A workflow hands on a setting that isn't there as an empty one.
const SITE_URL = process.env.SITE_URL || 'https://organisation.github.io';
const BASE_URL = process.env.BASE_URL || '/';

/** The repository, commit, branch and run that the tests' site is built from, whatever machine builds it. */
export const TESTS_GITHUB = {
  GITHUB_REPOSITORY: 'organisation/website',
  GITHUB_SHA: 'a'.repeat(40),
  GITHUB_REF_NAME: 'main',
  GITHUB_HEAD_REF: '',
  GITHUB_RUN_ID: '2015',
  GITHUB_RUN_ATTEMPT: '3',
};

/** Both builds of a site. `env` is what they read of the environment beside the address. */
function buildsOf(dir, env) {
  const address = {...env, SITE_URL, BASE_URL};
  return {
    /** What visitors get. */
    public: {dir, env: {...address, PREVIEW: ''}},
    /** What staff get. */
    staff: {dir: `${dir}/staff`, env: {...address, BASE_URL: `${BASE_URL}staff/`, PREVIEW: '1'}},
  };
}

export const LIVE = buildsOf('build', {CONTENT: ''});
export const TESTS = buildsOf('.cache/tests', {CONTENT: 'tests/site', ...TESTS_GITHUB});

/** Whether the builds have a service worker. Without one, SERVICE_WORKER is `off`. */
export const HAS_SERVICE_WORKER = process.env.SERVICE_WORKER?.toLowerCase() !== 'off';

/** The port of the tests' server. Another one lets two clones test side by side. */
export const PORT = Number(TEST_PORT);

/** Where the tests' server shows a build. */
export const addressOf = ({env}) => `http://localhost:${PORT}${env.BASE_URL}`;

/** Makes one build. Throws if it fails. */
async function build({dir, env}, name) {
  const hasSucceeded = await runInShell(`npm run --silent build -- --out-dir ${dir}`, {
    title: `— The build in ${dir}`,
    env: {...env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${name}`},
  });
  if (!hasSucceeded) throw new Error(`The build in ${dir} failed. The reason is above.`);
}

/** Makes both builds of a site, by its name. */
async function buildSite(name) {
  const sites = {live: LIVE, tests: TESTS};
  if (!Object.hasOwn(sites, name))
    throw new Error(
      `There is no site "${name}" to build. Write "live" for the live site, or "tests" for the tests’ own.`,
    );
  const site = sites[name];
  // The public build empties its folder, so the staff's moves into it at the end.
  const beside = {...site.staff, dir: `${site.public.dir}-staff`};
  await Promise.all([build(site.public, `${name}-public`), build(beside, `${name}-staff`)]);
  rmSync(site.staff.dir, {recursive: true, force: true});
  renameSync(beside.dir, site.staff.dir);
}

// Playwright reads this file as CommonJS, which has neither `import.meta` nor `await` outside of functions.
if (process.argv[1]?.endsWith('builds.mjs')) {
  buildSite(process.argv[2] ?? 'live').catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
