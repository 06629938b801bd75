// @ts-check
/**
 * Sets the output `content` to whether nothing but content has changed: what staff edit can't break what only code can
 * break, so that need not be tested again. On a pull request the change is the proposal; on main it is everything since
 * the commit that is live, so that code which was never published is tested with the next correction.
 */
import {execFileSync} from 'node:child_process';
import {find} from './api.mjs';
import {runAsProgram, setOutputs} from './runner.mjs';

const CONTENT =
  /^((pages|handbook)\/.+\.mdx?|records\/.+\.yml|(pictures|static\/img)\/.+\.(jpe?g|png|webp|gif|avif))$/i;

/**
 * Whether only content is among the files.
 *
 * @param {string[]} files
 */
export const onlyContent = (files) => files.length > 0 && files.every((file) => CONTENT.test(file));

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, {encoding: 'utf8'});

/** The commit that is live, if it is known and part of this history. */
async function liveCommit() {
  const file = await find('/contents/commit.txt?ref=gh-pages');
  const commit = Buffer.from(file?.content ?? '', 'base64')
    .toString()
    .trim();
  if (!/^[0-9a-f]{40}$/.test(commit)) return undefined;
  try {
    git('merge-base', '--is-ancestor', commit, 'HEAD');
    return commit;
  } catch {
    return undefined; // History was rewritten, or the live commit is newer: test everything.
  }
}

runAsProgram('changes.mjs', async () => {
  // On a pull request, HEAD is its merge into main.
  const since = process.env.GITHUB_EVENT_NAME === 'pull_request' ? 'HEAD^1' : await liveCommit();
  const files = since ? git('diff', '--name-only', '-z', since, 'HEAD').split('\0').filter(Boolean) : [];
  console.log(since ? `Since ${since}: ${files.join(', ') || 'nothing'}` : 'Nothing to compare with.');
  setOutputs({content: onlyContent(files)});
});
