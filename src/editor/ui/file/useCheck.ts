/** The check of an open file, and what is drawn and listed of it until the next one. */
import {useEffect, useMemo, useState} from 'react';
import type {Problem} from '../../engine/results';
import type {DrawnPage} from '../../engine/tree';
import {follow} from '../../text/edits';
import {useEditor, useWorkspace} from '../context';
import {useAnswer} from '../shared/useEngine';

export type Check = ReturnType<typeof useCheck>;

/** What the engine says of a file. `offset`: the place in it of which the parts are asked. */
function useChecked(file: string, offset: number) {
  const {engine} = useEditor();
  const [failed, setFailed] = useState<string>();
  const checked = useAnswer(async () => {
    try {
      const result = await engine.run('check', file, offset);
      setFailed(undefined);
      return {...result, offset};
    } catch (error) {
      setFailed(`The check stopped: ${(error as Error).message}`);
      return undefined;
    }
  });
  return {checked, failed};
}

type Checked = ReturnType<typeof useChecked>['checked'];

/** A page as it was drawn last: as built until the engine is loaded, and without its newest words while they have an error. */
function useDrawnPage(file: string, checked: Checked): DrawnPage | undefined {
  const {built} = useEditor();
  const [asBuilt, setAsBuilt] = useState<DrawnPage>();
  const [lastGood, setLastGood] = useState<DrawnPage>();
  // React's way to keep a value of an earlier drawing: it draws again at once, before anybody sees this.
  if (checked?.page && checked.page !== lastGood) setLastGood(checked.page);
  useEffect(() => void built[file]?.then((drawn) => setAsBuilt(drawn.default)), [built, file]);
  return lastGood ?? asBuilt;
}

const NO_PROBLEMS: Problem[] = [];

/** The problems of the file itself. While its text is newer than the check, they move along with their words. */
function useOwnProblems(file: string, checked: Checked, text: string): Problem[] {
  const {problems = NO_PROBLEMS, text: checkedText = ''} = checked ?? {};
  return useMemo(() => {
    const ownProblems = problems.filter((problem) => problem.file === file);
    return ownProblems.map((problem) => ({...problem, ...follow(problem, checkedText, text)}));
  }, [problems, file, checkedText, text]);
}

/** The check of an open file. `offset`: the place in it of which the parts are asked. */
export function useCheck(file: string, offset = 0) {
  const text = useWorkspace().read(file) ?? '';
  const {checked, failed} = useChecked(file, offset);
  return {
    /** The last result. It may be of a text a moment older. */
    checked,
    /** Why there is none, in a sentence. */
    failed,
    /** The page; while a problem keeps it from being drawn, as it was before. */
    page: useDrawnPage(file, checked),
    /** The problems of the file, at their places in its present text. */
    ownProblems: useOwnProblems(file, checked, text),
    otherProblems: (checked?.problems ?? NO_PROBLEMS).filter((problem) => problem.file !== file),
  };
}
