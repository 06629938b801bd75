// @ts-check
/**
 * Removes the suggestions for files that main has changed too. The check reads the merge, but GitHub puts suggestions on
 * the branch's lines, which are the same only if the file is.
 * From standard input to standard output.
 */
import {execFileSync} from 'node:child_process';
import {text} from 'node:stream/consumers';
import {runAsProgram} from './runner.mjs';

/**
 * The id of a file's content in a commit, if it is there.
 *
 * @param {string} commit
 * @param {string} file
 */
function blob(commit, file) {
  try {
    return execFileSync('git', ['rev-parse', '--verify', '--quiet', `${commit}:${file}`], {encoding: 'utf8'});
  } catch {
    return undefined;
  }
}

runAsProgram('suggestibleHere.mjs', async () => {
  /** @type {{file: string, suggestion?: string}[]} */
  const problems = JSON.parse(await text(process.stdin));
  const checked = problems.map(({suggestion, ...problem}) => {
    const isSame = blob('HEAD', problem.file) === blob('HEAD^2', problem.file);
    return isSame ? {...problem, suggestion} : problem;
  });
  console.log(JSON.stringify(checked));
});
