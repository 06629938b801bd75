/**
 * Makes the changes of a year, as staff make them, in a clone of the live site, and runs the tests there: whatever staff
 * write, the tests are green. What isn't committed is left out.
 *
 *   node --import tsx tests/deep/staffYear/run.ts                        everything, and `npm test`
 *   … --only "a fourth tier" --only "another price"                       some of the changes
 *   … --command "npm run check && node scripts/builds.mjs"                another command
 *   … --command .ci/run                                                   the tests as a machine of GitHub runs them
 *   … --keep                                                              the clone stays, to look at; after a failure, it does
 *   … --list                                                              nothing but the names of the changes
 */
import {rmSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {freePort} from '../../freePort';
import {CHANGES, type Change, makeChange} from './changes';
import {cloneSite, commit, runIn} from './clone';
import {StaffSite} from './staffSite';

const OPTIONS = {
  only: {type: 'string', multiple: true},
  command: {type: 'string', default: 'npm test'},
  keep: {type: 'boolean', default: false},
  list: {type: 'boolean', default: false},
} as const;

/** The changes with these names, or all of them. */
function chosen(names: string[] | undefined): Change[] {
  const unknown = names?.find((name) => !CHANGES.some(([known]) => known === name));
  if (unknown) throw new Error(`There is no change "${unknown}". --list shows them all.`);
  return CHANGES.filter(([name]) => !names || names.includes(name));
}

/** Makes the changes one after another, and says of each what came of it. */
function changeAll(site: StaffSite, changes: Change[]): void {
  const skipped: string[] = [];
  for (const change of changes) {
    const [name] = change;
    const reason = makeChange(site, change);
    // The check is asked after each, so that it is known which one it stops.
    const errors = site.errors();
    if (errors.length > 0) throw new Error(`The check stops "${name}":\n${errors.join('\n')}`);
    if (reason) skipped.push(name);
    console.log(reason ? `  skipped: ${name}. ${reason}` : `  ${name}`);
  }
  if (skipped.length === changes.length) throw new Error('No change could be made.');
  console.log(`${changes.length - skipped.length} changes made, ${skipped.length} skipped.\n`);
}

/** Runs the check and a command in the changed clone. */
async function runAfterwards(dir: string, command: string): Promise<void> {
  commit(dir, 'What staff changed in a year');
  // The changes of a clone are nothing that GitHub should show at the lines of this repository.
  const quiet = {CONTENT: '', GITHUB_ACTIONS: '', GITHUB_STEP_SUMMARY: ''};
  if (!runIn(dir, 'npm run --silent check', quiet)) throw new Error('The check says that this can’t be published.');
  const variables = {CONTENT: '', TEST_PORT: String(await freePort())};
  if (runIn(dir, command, variables)) return;
  throw new Error(`"${command}" failed after the changes of a year. --only finds the one that it fails with.`);
}

async function main(): Promise<void> {
  const {values} = parseArgs({options: OPTIONS});
  if (values.list) {
    for (const [name] of CHANGES) console.log(name);
    return;
  }
  const dir = cloneSite();
  let isDone = false;
  try {
    changeAll(new StaffSite(dir), chosen(values.only));
    await runAfterwards(dir, values.command);
    isDone = true;
  } finally {
    if (isDone && !values.keep) rmSync(dir, {recursive: true});
    else console.log(`The clone is in ${dir}`);
  }
  console.log(`"${values.command}" is green after the changes of a year.`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
