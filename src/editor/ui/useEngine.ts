/** What views ask of the engine about the files as they are, and how they change files through it. */
import {useEffect, useMemo, useState} from 'react';
import {follow} from '../text/edits';
import type {Content} from '../workspace/workspace';
import {useEditor, useWorkspace} from './context';

/** How long a pause in typing is, in milliseconds. */
const PAUSE = 50;

/** The engine's newest answer, asked for after each pause in changing files; the last one until then. */
export function useAnswer<Result>(ask: () => Promise<Result>, keys: readonly unknown[] = [], pause = PAUSE) {
  const {announce} = useEditor();
  const {version} = useWorkspace();
  const [answer, setAnswer] = useState<Result>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys stand for what is asked.
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
      return setFailed(`The check stopped: ${(error as Error).message}`) ?? undefined;
    }
  });
  const {problems = [], text: before = ''} = checked ?? {};
  const [page, setPage] = useState(checked?.page);
  if (checked?.page && checked.page !== page) setPage(checked.page);
  // As built, until the engine is loaded.
  useEffect(() => void built[file]?.then((drawn) => setPage((last) => last ?? drawn.default)), [built, file]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: of a result or a text that is new.
  const own = useMemo(
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
    own,
    others: problems.filter((one) => one.file !== file),
  };
}

interface Task<Answer> {
  label: string;
  /** Tasks with the same key are one step of undo, and of those that wait only the last is done. */
  join?: string;
  /** What the engine says, with the files that change; undefined if it can't be done. */
  ask: () => Promise<Answer | undefined>;
}

let newest: Task<unknown> | undefined;
let last: Promise<unknown> = Promise.resolve();

/** Changes files as the engine answers, in order, even if the form has been closed by then. Returns the answer. */
export function useChange() {
  const {workspace, announce} = useEditor();
  return <Answer extends {files: Record<string, Content>}>(task: Task<Answer>): Promise<Answer | undefined> => {
    const {label, join, ask} = task;
    const change = async (): Promise<Answer | undefined> => {
      if (join && newest !== task && newest?.join === join) return undefined;
      const before = workspace.version;
      const answer = await ask();
      // Somebody undid a step or published in the meantime, so ask again.
      if (workspace.version !== before) return change();
      if (answer) workspace.apply({label, files: answer.files, join});
      return answer;
    };
    newest = task;
    const done = last.then(change).catch(({message}: Error) => void announce(`This could not be done. ${message}`));
    last = done;
    return done;
  };
}
