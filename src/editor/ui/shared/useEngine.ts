/** What views ask of the engine about the files as they are, and how they change files through it. */
import {useEffect, useMemo, useState} from 'react';
import type {Problem} from '../../engine/results';
import type {Files} from '../../github/content';
import {follow} from '../../text/edits';
import type {Task} from '../../workspace/changeQueue';
import {useEditor, useWorkspace} from '../context';

/** How long a pause in typing is, in milliseconds. */
const PAUSE = 50;

/** The engine's newest answer, asked for after each pause in changing files; the last one until then. */
export function useAnswer<Result>(question: () => Promise<Result>, keys: readonly unknown[] = [], pause = PAUSE) {
  const {announce} = useEditor();
  const {version} = useWorkspace();
  const [answer, setAnswer] = useState<Result>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys say what is asked.
  useEffect(() => {
    let isCurrent = true;
    const ask = async () => {
      try {
        const result = await question();
        if (isCurrent) setAnswer(result);
      } catch (error) {
        announce(`This could not be looked up. ${(error as Error).message}`);
      }
    };
    const timer = setTimeout(ask, answer === undefined ? 0 : pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [version, ...keys]);
  return answer;
}

export type Check = ReturnType<typeof useCheck>;

/** The check of an open file. `offset`: the place in it of which the parts are asked. */
export function useCheck(file: string, offset = 0) {
  const {engine, built} = useEditor();
  const text = useWorkspace().read(file) ?? '';
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
  const {problems = [], text: checkedText = ''} = checked ?? {};
  const isOwn = (problem: Problem) => problem.file === file;
  const [page, setPage] = useState(checked?.page);
  if (checked?.page && checked.page !== page) setPage(checked.page);
  // As built, until the engine is loaded.
  useEffect(() => void built[file]?.then((drawn) => setPage((last) => last ?? drawn.default)), [built, file]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: of a result or a text that is new.
  const ownProblems = useMemo(
    () => problems.filter(isOwn).map((problem) => ({...problem, ...follow(problem, checkedText, text)})),
    [checked, text],
  );
  return {
    /** The last result. It may be of a text a moment older. */
    checked,
    /** Why there is none, in a sentence. */
    failed,
    /** The page; while a problem keeps it from being drawn, as it was before. */
    page,
    /** The problems of the file, at their places in its present text. */
    ownProblems,
    otherProblems: problems.filter((problem) => !isOwn(problem)),
  };
}

/** Changes files as the engine answers, one after another. Returns the answer. */
export function useChange() {
  const {changes, announce} = useEditor();
  return async <Answer extends {files: Files}>(task: Task<Answer>): Promise<Answer | undefined> => {
    try {
      return await changes.add(task);
    } catch (error) {
      announce(`This could not be done. ${(error as Error).message}`);
      return undefined;
    }
  };
}
