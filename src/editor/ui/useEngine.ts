/** What views ask of the engine about the files as they are, and how they change files through it. */
import {useEffect, useMemo, useState} from 'react';
import {normalize} from '../../content/source';
import type {Engine} from '../engine/engine';
import type {Problem} from '../engine/results';
import {applyEdits, follow} from '../text/edits';
import type {Content} from '../workspace/workspace';
import {useEditor, useWorkspace} from './context';

/** How long a pause in typing is, in milliseconds. */
const PAUSE = 50;

/** The engine's newest answer, asked for after each pause in changing files; the last one until then. */
export function useAnswer<Result>(
  ask: () => Promise<Result>,
  keys: readonly unknown[],
  pause = PAUSE,
): Result | undefined {
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
  const {engine, announce, built} = useEditor();
  const workspace = useWorkspace();
  const text = workspace.read(file) ?? '';
  const [failed, setFailed] = useState<string>();
  const [page, setPage] = useState<ReturnType<Engine['check']>['page']>();
  const [offered, setOffered] = useState<string[]>([]);

  // As the build drew it, until the engine has come.
  useEffect(() => {
    void built[file]?.then((drawn) => setPage((last) => last ?? drawn.default));
  }, [built, file]);
  const checked = useAnswer(async () => {
    try {
      const result = await engine.run('check', file, offset);
      setPage((last) => result.page ?? last);
      setFailed(undefined);
      return result;
    } catch (error) {
      setFailed(`The check stopped: ${(error as Error).message}`);
      return undefined;
    }
  }, [file]);
  const {problems = [], text: before = ''} = checked ?? {};

  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      const keys: string[] = [];
      for (const problem of checked?.problems ?? []) {
        // One after another: what is typed meanwhile is checked first.
        if (problem.fix && (await engine.run('improves', problem))) keys.push(problem.key);
        if (!isCurrent) return;
      }
      setOffered(keys);
    };
    void look();
    return () => {
      isCurrent = false;
    };
  }, [engine, checked]);

  const change = useChange();
  const fix = async ({key, file: name}: Problem) => {
    const ask = async () => {
      const {fix: now} = (await engine.run('problems')).find((one) => one.key === key) ?? {};
      return now && {files: {[name]: applyEdits(normalize(workspace.read(name) ?? ''), now.edits)}};
    };
    announce((await change({label: 'Correct', ask})) ? 'Corrected.' : 'This problem is gone already.');
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: of a result or a text that is new.
  const own = useMemo(
    () => problems.filter((one) => one.file === file).map((one) => ({...one, ...follow(one, before, text)})),
    [checked, file, text],
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
    isOffered: ({key}: Problem) => offered.includes(key),
    /** Corrects a problem, as one step of undo. */
    fix,
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

/** Changes files as the engine answers, in order, also when the form is closed by then. Returns the answer. */
export function useChange() {
  const {workspace, announce} = useEditor();
  return <Answer extends {files: Record<string, Content>}>(task: Task<Answer>): Promise<Answer | undefined> => {
    newest = task;
    const {label, join, ask} = task;
    const done = last.then(async () => {
      if (newest !== task && join !== undefined && newest?.join === join) return undefined;
      for (;;) {
        const before = workspace.version;
        const answer = await ask();
        // Somebody undid a step meanwhile, or published: it is asked again.
        if (workspace.version !== before) continue;
        if (answer) workspace.apply({label, files: answer.files, join});
        return answer;
      }
    });
    const told = done.catch(({message}: Error) => void announce(`This could not be done. ${message}`));
    last = told;
    return told as typeof done;
  };
}
