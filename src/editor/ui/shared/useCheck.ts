/** The check of an open file, and what is drawn and listed of it until the next one. */
import {useEffect, useMemo, useState} from 'react';
import type {FileCheck, ShownProblem} from '../../engine/answers';
import type {DrawnPage} from '../../engine/tree';
import {followEdits} from '../../text/edits';
import {useEditor, useWorkspace} from '../context';
import {useQuestion} from './useEngine';

/** What the editor knows of an open file. */
export interface Check {
  /** The last result. It may be of a text a moment older. Undefined until there is one. */
  checked?: FileCheck;
  /** Why the last check failed, in a sentence. */
  failed?: string;
  /** The page; while a problem keeps it from being drawn, as it was before. */
  page?: DrawnPage;
  /** The problems of the file, at their places in its present text. */
  ownProblems: ShownProblem[];
  /** The problems of all other files. */
  otherProblems: ShownProblem[];
}

/** A page as it was drawn last: as built until the engine is loaded, and without its newest words while they have an error. */
function useDrawnPage(file: string, checked?: FileCheck): DrawnPage | undefined {
  const {built} = useEditor();
  const [asBuilt, setAsBuilt] = useState<DrawnPage>();
  const [lastGood, setLastGood] = useState<DrawnPage>();
  // React's way to keep a value of an earlier drawing: it draws again at once, before anybody sees this.
  if (checked?.page && checked.page !== lastGood) setLastGood(checked.page);
  useEffect(() => void built[file]?.then((drawn) => setAsBuilt(drawn.default)), [built, file]);
  return lastGood ?? asBuilt;
}

const NO_PROBLEMS: ShownProblem[] = [];

/** The problems of the file itself. While its text is newer than the check, they move along with their words. */
function useOwnProblems(file: string, text: string, checked?: FileCheck): ShownProblem[] {
  const {problems = NO_PROBLEMS, text: checkedText = ''} = checked ?? {};
  return useMemo(() => {
    const ownProblems = problems.filter((problem) => problem.file === file);
    const follow = followEdits(checkedText, text);
    return ownProblems.map((problem) => ({...problem, ...follow(problem)}));
  }, [problems, file, checkedText, text]);
}

/** The check of an open file. `offset`: the place in it of which the parts are asked. */
export function useCheck(file: string, offset = 0): Check {
  const text = useWorkspace().read(file) ?? '';
  const {answer, failure} = useQuestion('check', file, offset);
  const checked = failure ? undefined : answer;
  return {
    checked,
    failed: failure && `The check stopped: ${failure.message}`,
    page: useDrawnPage(file, checked),
    ownProblems: useOwnProblems(file, text, checked),
    otherProblems: (checked?.problems ?? NO_PROBLEMS).filter((problem) => problem.file !== file),
  };
}
