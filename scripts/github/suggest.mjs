// @ts-check
/**
 * Puts what the check would write instead on the lines of a pull request, as suggestions that one click commits. Those
 * of an earlier push go, unless they still hold. The problems come from the file named on the command line.
 * Output: `suggested`, how many now stand on the pull request.
 */
import {all, api} from './api.mjs';
import {readProblems} from './problems.mjs';
import {annotate, runAsProgram, setOutputs} from './runner.mjs';
import {difference, reviewComment, suggestible} from './suggestions.mjs';

runAsProgram('suggest.mjs', async () => {
  const {PULL_REQUEST, COMMIT} = process.env;
  const problems = readProblems(process.argv[2]);
  if (!problems) {
    annotate('notice', 'The check left no report, so the suggestions stay as they are.');
    return;
  }
  const pull = `/pulls/${Number(PULL_REQUEST)}`;
  if ((await api('GET', pull)).head.sha !== COMMIT) {
    annotate('notice', 'There is a newer push. Its own run makes the suggestions.');
    return;
  }
  const wanted = suggestible(problems, await all(`${pull}/files`)).map(reviewComment);
  const {add, remove} = difference(wanted, await all(`${pull}/comments`));
  for (const {id} of remove) await api('DELETE', `/pulls/comments/${id}`);
  if (add.length > 0) await api('POST', `${pull}/reviews`, {commit_id: COMMIT, event: 'COMMENT', comments: add});
  console.log(`${add.length} added, ${remove.length} removed.`);
  setOutputs({suggested: wanted.length});
});
