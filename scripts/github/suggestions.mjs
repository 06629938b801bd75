// @ts-check
/** What becomes a suggestion on a line of a pull request, and how it is written. Nothing here talks to GitHub. */
import {createHash} from 'node:crypto';
import {fenced, hasUnseen, plain} from './markdown.mjs';

/** @typedef {import('./problems.mjs').Problem} Problem */

/** GitHub throttles whoever writes more at a time, and nobody reads more. */
const MOST = 30;

const MARK = /<!-- suggestion ([0-9a-f]{16}) -->/;

/**
 * The lines of the new file that a patch shows, hunk by hunk, as [first, last]. GitHub takes a comment on these alone.
 *
 * @param {string} patch
 * @returns {[number, number][]}
 */
export function shownLines(patch) {
  return [...patch.matchAll(/^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/gm)]
    .map(([, first, count = '1']) => [Number(first), Number(first) + Number(count) - 1])
    .filter(([first, last]) => last >= first)
    .map(([first, last]) => [first, last]);
}

/** @typedef {Problem & {suggestion: import('./problems.mjs').Suggestion}} Suggestible */

/**
 * The problems that can be suggested: the check knows what to write, and the lines are part of the proposal. Of those
 * that would change the same line only the first; the next push brings the others.
 *
 * @param {Problem[]} problems
 * @param {{filename: string, patch?: string, status?: string}[]} files The files of the pull request, as GitHub tells them.
 * @returns {Suggestible[]}
 */
export function suggestible(problems, files) {
  const shown = new Map(files.map(({filename, patch = ''}) => [filename, shownLines(patch)]));
  /** @type {Suggestible[]} */
  const chosen = [];
  for (const {suggestion, ...problem} of problems) {
    if (!suggestion || hasUnseen(suggestion.text) || chosen.length === MOST) continue;
    const {file} = problem;
    const {line, endLine} = suggestion;
    const isShown = shown.get(file)?.some(([first, last]) => first <= line && endLine <= last);
    const overlaps = chosen.some(
      ({file: other, suggestion: {line: first, endLine: last}}) => other === file && first <= endLine && line <= last,
    );
    if (isShown && !overlaps) chosen.push({...problem, suggestion});
  }
  return chosen;
}

/**
 * The body of the comment: the message, the lines as they should stand, and a mark by which it is known again.
 *
 * @param {Suggestible} problem
 */
export function suggestionBody({file, rule, message, suggestion: {text}}) {
  const key = createHash('sha256')
    .update(JSON.stringify([file, rule, message, text]))
    .digest('hex')
    .slice(0, 16);
  return `${plain(message)}\n\n${fenced(text, 'suggestion')}\n\n<!-- suggestion ${key} -->`;
}

/**
 * The comment as GitHub's API takes it.
 *
 * @param {Suggestible} problem
 */
export function reviewComment(problem) {
  const {line, endLine} = problem.suggestion;
  const range = endLine > line ? {start_line: line, start_side: 'RIGHT'} : {};
  return {path: problem.file, ...range, line: endLine, side: 'RIGHT', body: suggestionBody(problem)};
}

/**
 * Which comments to add to the pull request and which to remove.
 *
 * @param {ReturnType<typeof reviewComment>[]} wanted
 * @param {{id: number, user: {login: string} | null, path: string, line?: number | null, body: string}[]} standing
 */
export function difference(wanted, standing) {
  const ours = standing.filter(({user, body}) => user?.login === 'github-actions[bot]' && MARK.test(body));
  /** @param {{path: string, line?: number | null, body: string}} comment */
  const place = ({path, line, body}) => `${path}:${line}:${MARK.exec(body)?.[1]}`;
  const known = new Set(ours.map(place));
  const needed = new Set(wanted.map(place));
  return {
    // An outdated comment has no line any more, so it is never among those that are needed.
    remove: ours.filter((comment) => !needed.has(place(comment))),
    add: wanted.filter((comment) => !known.has(place(comment))),
  };
}
