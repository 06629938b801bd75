// @ts-check
/**
 * Writes the one comment on a pull request that tells of its preview, or rewrites it. STATE says what of: see
 * `previewComment.mjs`, or `removed`. What the other jobs found is in the folder named on the command line; they ran
 * what the pull request brings, so nothing there is trusted.
 */
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {all, api} from './api.mjs';
import {previewComment} from './previewComment.mjs';
import {readProblems} from './problems.mjs';
import {runAsProgram} from './runner.mjs';

const MARK = '<!-- preview -->';
const MOST_BYTES = 5_000_000;

/** @param {string} file */
const textOf = (file) => (existsSync(file) && statSync(file).size < MOST_BYTES ? readFileSync(file, 'utf8') : '');

/**
 * The pages that look different, as the build's job wrote them down.
 *
 * @param {string} json
 */
export function parsePages(json) {
  try {
    const pages = JSON.parse(json);
    if (!Array.isArray(pages)) return undefined;
    return pages
      .filter((page) => typeof page?.path === 'string' && /^[\w-]{0,100}$/.test(page.path))
      .slice(0, 50)
      .map(({path, before, after}) => ({path, before: before === true, after: after === true}));
  } catch {
    return undefined;
  }
}

/**
 * Rewrites the comment, or writes it where there is none yet and `create` says so.
 *
 * @param {number} pull
 * @param {string} text
 * @param {boolean} create
 */
async function write(pull, text, create) {
  const comments = await all(`/issues/${pull}/comments`);
  const ours = comments.find(({user, body}) => user?.login === 'github-actions[bot]' && body?.startsWith(MARK));
  const body = `${MARK}\n${text}`;
  if (ours) await api('PATCH', `/issues/comments/${ours.id}`, {body});
  else if (create) await api('POST', `/issues/${pull}/comments`, {body});
}

runAsProgram('comment.mjs', async () => {
  const {PULL_REQUEST, COMMIT = '', STATE, HOME_PAGE = '', RUN = '', SUGGESTED} = process.env;
  const pull = Number(PULL_REQUEST);
  if (STATE === 'removed') {
    await write(pull, 'The pull request is closed, and its preview has been taken away.', false);
    return;
  }
  const [folder] = process.argv.slice(2);
  const text = previewComment({
    state: /** @type {any} */ (STATE),
    home: HOME_PAGE,
    commit: COMMIT,
    run: RUN,
    problems: readProblems(path.join(folder, 'problems.json')),
    suggested: Number(SUGGESTED) || 0,
    pages: parsePages(textOf(path.join(folder, 'pages.json'))),
    messages: textOf(path.join(folder, 'messages.txt')),
  });
  await write(pull, text, true);
});
