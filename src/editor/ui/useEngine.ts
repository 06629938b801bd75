/** What views ask of the engine about the files as they are, and how they change files through it. */
import {useEffect, useMemo, useState} from 'react';
import {follow} from '../text/edits';
import type {Task} from '../workspace/changeQueue';
import type {Content} from '../workspace/workspace';
import {useEditor, useWorkspace} from './context';

/** How long a pause in typing is, in milliseconds. */
const PAUSE = 50;

/** The engine's newest answer, asked for after each pause in changing files; the last one until then. */
export function useAnswer<Result>(ask: () => Promise<Result>, keys: readonly unknown[] = [], pause = PAUSE) {
  const {announce} = useEditor();
  const {version} = useWorkspace();
  const [answer, setAnswer] = useState<Result>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys say what is asked.
  useEffect(() => {
    let isCurrent = true;
    const fail = ({message}: Error) => announce(`This could not be looked up. ${message}`);
    const look = () => void ask().then((result) => isCurrent && setAnswer(result), fail);
    const timer = setTimeout(look, answer === undefined ? 0 : pause);
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
  const {problems = [], text: before = ''} = checked ?? {};
  const [page, setPage] = useState(checked?.page);
  if (checked?.page && checked.page !== page) setPage(checked.page);
  // As built, until the engine is loaded.
  useEffect(() => void built[file]?.then((drawn) => setPage((last) => last ?? drawn.default)), [built, file]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: of a result or a text that is new.
  const ownProblems = useMemo(
    () => problems.filter((one) => one.file === file).map((one) => ({...one, ...follow(one, before, text)})),
    [checked, text],
  );
  return {
    /** The last result. It may be of a text a moment older. */
    checked,
    /** Why there is none, in a sentence. */
    failed,
    /** The page; while a problem keeps it from being drawn, as it was before. */
    page,
    /** The problems of the file, at their places in its text of this moment. */
    ownProblems,
    otherProblems: problems.filter((one) => one.file !== file),
  };
}

/** Changes files as the engine answers, one after another. Returns the answer. */
export function useChange() {
  const {changes, announce} = useEditor();
  return async <Answer extends {files: Record<string, Content>}>(task: Task<Answer>): Promise<Answer | undefined> => {
    try {
      return await changes.add(task);
    } catch (error) {
      announce(`This could not be done. ${(error as Error).message}`);
      return undefined;
    }
  };
}
