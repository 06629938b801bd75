/**
 * Makes both builds of a site side by side, for the address in SITE_URL and BASE_URL: the public build, and below it the
 * staff build, in `staff/`.
 *
 *   node scripts/builds.mjs         the live site, in `build/`, as it is published
 *   node scripts/builds.mjs tests   the test site (`tests/site`), in `.cache/tests`
 */
import {exec} from 'node:child_process';
import {renameSync, rmSync} from 'node:fs';
import {promisify} from 'node:util';
import {LIVE, TESTS} from './sites.mjs';

const sites = {live: LIVE, tests: TESTS};

/** Makes one build, and prints its output in one piece. */
async function build({dir, env}, name) {
  const variables = {...process.env, ...env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${name}`};
  const command = `npm run --silent build -- --out-dir ${dir}`;
  const result = await promisify(exec)(command, {env: variables, maxBuffer: Infinity}).catch((error) => error);
  console.log(`— The build in ${dir}\n${result.stdout}${result.stderr}`);
  if (result instanceof Error) {
    throw new Error(
      `The build in ${dir} ${result.signal ? `was stopped by ${result.signal}` : 'failed'}. The reason is above.`,
    );
  }
}

async function buildSite(name) {
  const site = sites[name];
  if (!site) throw new Error(`There is no site "${name}". Write "live" or "tests".`);
  // The public build empties its folder, so the staff build moves into it at the end.
  const beside = {...site.staff, dir: `${site.public.dir}-staff`};
  await Promise.all([build(site.public, `${name}-public`), build(beside, `${name}-staff`)]);
  rmSync(site.staff.dir, {recursive: true, force: true});
  renameSync(beside.dir, site.staff.dir);
}

buildSite(process.argv[2] ?? 'live').catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
