/**
 * The two builds of a site: the public one, and within it the staff's, under `staff/`. Both are made side by side, for the
 * address in SITE_URL and BASE_URL.
 *
 *   node scripts/builds.mjs         the live site, in `build/`, as it is published
 *   node scripts/builds.mjs tests   the tests' own site (`tests/site`), in `.cache/tests`
 */
import {renameSync, rmSync} from 'node:fs';
import {runInShell} from './shell.mjs';
import {LIVE, TESTS} from './sites.mjs';

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

buildSite(process.argv[2] ?? 'live').catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
