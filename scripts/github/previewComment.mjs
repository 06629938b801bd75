// @ts-check
/** The comment on a pull request: what the check says, where the preview is, and which pages look different. */
import {plain, printed} from './markdown.mjs';

/**
 * @typedef {object} Page
 * @property {string} path Path below the home page; empty for the home page.
 * @property {boolean} before Whether there is a picture of it as it was.
 * @property {boolean} after Whether there is a picture of it as it is.
 */

/**
 * @typedef {object} Result
 * @property {'waiting' | 'ready' | 'slow' | 'failed'} state Whether there is a preview: not yet; yes; built, but not seen yet; no.
 * @property {string} home The preview's home page.
 * @property {string} commit The commit that it shows.
 * @property {string} run Address of the run.
 * @property {import('./problems.mjs').Problem[]} [problems] What the check found; undefined if it left no report.
 * @property {number} suggested How many of these stand on the lines as suggestions.
 * @property {Page[]} [pages] Pages that look different; undefined if nobody looked.
 * @property {string} messages What the build printed.
 */

/** A comment holds 65,536 characters. */
const MOST_CHARACTERS = 40_000;
const MOST_PROBLEMS = 50;

/** @param {Result} result */
function verdict({problems, suggested, run}) {
  if (!problems) return `**Check:** it could not finish. [Why](${run})`;
  if (problems.length === 0) return '**Check:** no problems.';
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  if (suggested === 0) return `**Check:** ${count} found.`;
  return `**Check:** ${count} found. For ${suggested}, choose _Commit suggestion_ under _Files changed_.`;
}

/** @param {Result} result */
function problemList({problems = []}) {
  if (problems.length === 0) return [];
  let left = MOST_CHARACTERS;
  const lines = problems
    .slice(0, MOST_PROBLEMS)
    .map(({file, line, message}) => `- \`${file}\`, line ${line}: ${plain(message)}`)
    .filter((text) => {
      left -= text.length;
      return left > 0;
    });
  const more = problems.length - lines.length;
  if (more > 0) lines.push(`- … and ${more} more. Fix these first.`);
  const note = problems.length > 10 ? ['GitHub marks only ten of them on their lines. This list is complete.'] : [];
  return [lines.join('\n'), ...(more > 0 ? [] : note)];
}

/** @param {Result} result */
function pageList({home, commit, pages}) {
  if (!pages) return [];
  if (pages.length === 0) return ['No page looks different.'];
  // With the commit behind it, an address is new to the browser, which otherwise shows what it kept for ten minutes.
  const fresh = `?${commit.slice(0, 7)}`;
  const rows = pages.map(({path, before, after}) => {
    /** @type {(when: string, exists: boolean) => string} */
    const picture = (when, exists) =>
      exists ? `<img width="180" alt="${when}" src="${home}changes/${path || 'index'}-${when}.jpg${fresh}">` : '–';
    return `| [${path ? `/${path}` : 'Home'}](${home}${path}${fresh}) | ${picture('before', before)} | ${picture('after', after)} |`;
  });
  return [`| Page | Before | After |\n|---|---|---|\n${rows.join('\n')}`];
}

/** @type {Record<Result['state'], (result: Result) => string[]>} */
const PREVIEW = {
  waiting: () => ['### The preview is being built', 'This comment says when it is there, in a few minutes.'],
  ready: (result) => [
    `### Preview: ${result.home}?${result.commit.slice(0, 7)}`,
    `It shows commit ${result.commit.slice(0, 7)}. Marks show what somebody still has to confirm; visitors never see them.`,
    ...pageList(result),
  ],
  slow: (result) => [
    `### Preview: ${result.home}`,
    `It is built, and GitHub Pages does not show commit ${result.commit.slice(0, 7)} yet. Open it in a few minutes, or [re-run the job](${result.run}).`,
    ...pageList({...result, pages: result.pages?.map((page) => ({...page, before: false, after: false}))}),
  ],
  failed: ({problems = [], messages, run}) => [
    '### No preview of this change',
    ...(problems.length > 0
      ? ['The preview comes once the problems below are fixed. The live site stays as it is.']
      : [
          `The preview could not be built, and the check doesn't know why. Ask a developer to look at [the run](${run}). The live site stays as it is.`,
          ...(messages ? [printed(messages, 10_000)] : []),
        ]),
  ],
};

/**
 * The comment, in Markdown.
 *
 * @param {Result} result
 */
export function previewComment(result) {
  return [...PREVIEW[result.state](result), verdict(result), ...problemList(result)].join('\n\n');
}
