// @ts-check
/**
 * Waits until the site answers with a commit: HOME_PAGE is the address, COMMIT the commit. Asks GitHub Pages to build where
 * it has not begun by itself: whether a push with a workflow's token starts it is documented as no and seen as yes.
 */
import {setTimeout as sleep} from 'node:timers/promises';
import {ApiError, api, find} from './api.mjs';
import {annotate, runAsProgram, summarize} from './runner.mjs';

const PATIENCE_MS = 8 * 60_000;
const LONGEST_PAUSE_MS = 10_000;

const SWITCH_ON =
  'Choose Settings, Pages. Under "Source" choose "Deploy from a branch", as branch "gh-pages", as folder "/ (root)", and "Save".';

/**
 * Whether the site answers with the commit.
 *
 * @param {string} home
 * @param {string} commit
 */
async function answers(home, commit) {
  try {
    // The query keeps a content network from answering with what it has stored.
    const response = await fetch(`${home}commit.txt?${Date.now()}`, {cache: 'no-store'});
    return response.ok && (await response.text()).trim() === commit;
  } catch {
    return false; // A new domain may not resolve yet. That is what the waiting is for.
  }
}

/** Throws where GitHub Pages can't show what is on gh-pages. */
async function checkPages() {
  const pages = await find('/pages');
  if (!pages) throw new Error(`GitHub Pages is off, so nobody can see the site. ${SWITCH_ON}`);
  if (pages.build_type === 'workflow' || pages.source?.branch !== 'gh-pages') {
    const shown = pages.build_type === 'workflow' ? '"GitHub Actions"' : `the branch "${pages.source?.branch}"`;
    throw new Error(`GitHub Pages shows ${shown} instead of the site. ${SWITCH_ON}`);
  }
}

/** Asks GitHub Pages to build what is on gh-pages, unless it does so already. Throws when it tried and failed. */
async function ensureBuild() {
  const [{object}, latest] = await Promise.all([api('GET', '/git/ref/heads/gh-pages'), find('/pages/builds/latest')]);
  const isLatest = latest?.commit === object.sha;
  if (isLatest && latest.status !== 'errored') return;
  try {
    await api('POST', '/pages/builds');
    console.log('GitHub Pages has been asked to build.');
  } catch (error) {
    // It refuses while a build of the same commit waits. The site's own answer decides.
    if (!(error instanceof ApiError)) throw error;
    console.log(error.message);
  }
}

/** Throws where GitHub Pages has tried and failed. */
async function checkBuild() {
  const latest = await find('/pages/builds/latest');
  if (latest?.status === 'errored') {
    throw new Error(
      `GitHub Pages could not build the site ("${latest.error?.message || 'it does not say why'}"). Re-run this job. If that does not help, look at www.githubstatus.com.`,
    );
  }
}

/**
 * Waits until the site answers with the commit. Throws when it does not.
 *
 * @param {{home: string, commit: string, patience?: number}} options
 */
export async function waitUntilLive({home, commit, patience = PATIENCE_MS}) {
  const start = Date.now();
  await checkPages();
  for (let round = 0; !(await answers(home, commit)); round += 1) {
    // The first rounds leave Pages time to begin by itself.
    if (round === 2) await ensureBuild();
    if (round > 2) await checkBuild();
    if (Date.now() - start > patience) {
      throw new Error(
        `${home} still does not answer with this change after ${Math.round(patience / 60_000)} minutes. Re-run this job: it asks GitHub Pages once more.`,
      );
    }
    await sleep(Math.min(LONGEST_PAUSE_MS, 500 * 2 ** round));
  }
  return Math.round((Date.now() - start) / 1000);
}

runAsProgram('waitUntilLive.mjs', async () => {
  const {HOME_PAGE = '', COMMIT = '', FIRST} = process.env;
  if (FIRST === 'true' && !(await find('/pages'))) {
    annotate('warning', `The site is ready, and GitHub Pages is still off. ${SWITCH_ON}`);
    summarize(`The site is ready in the branch gh-pages. **GitHub Pages is still off.** ${SWITCH_ON}`);
    return;
  }
  const seconds = await waitUntilLive({home: HOME_PAGE, commit: COMMIT});
  summarize(`Live at ${HOME_PAGE} (commit ${COMMIT.slice(0, 7)}, seen after ${seconds} s).`);
});
