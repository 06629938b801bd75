/** The check of an open file: its problems and how it looks, as they are at this moment. */
import {useEffect, useMemo, useState} from 'react';
import {normalize} from '../../content/source';
import type {Engine} from '../engine/engine';
import type {Problem} from '../engine/results';
import {applyEdits, follow} from '../text/edits';
import {useEditor, useWorkspace} from './context';

/** How long a pause in typing is, in milliseconds. */
const PAUSE = 50;

export type Check = ReturnType<typeof useCheck>;

/** Checks a file after each pause in typing. `offset`: the place in it of which the parts are asked. */
export function useCheck(file: string, offset?: number) {
  const {engine, announce} = useEditor();
  const workspace = useWorkspace();
  const text = workspace.read(file) ?? '';
  const {version} = workspace;
  const [checked, setChecked] = useState<ReturnType<Engine['check']>>();
  const [page, setPage] = useState(checked?.page);
  const [offered, setOffered] = useState<string[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change, of whichever file.
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      const result = await engine.run('check', file, offset);
      if (!isCurrent) return;
      setChecked(result);
      setPage((last) => result.page ?? last);
      const keys: string[] = [];
      for (const problem of result.problems) {
        // One after another: what is typed meanwhile is checked first.
        if (problem.fix && (await engine.run('improves', problem, result.problems.length))) keys.push(problem.key);
        if (!isCurrent) return;
      }
      setOffered(keys);
    };
    const fail = ({message}: Error) => announce(`The check stopped: ${message}`);
    const timer = setTimeout(() => void look().catch(fail), PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [engine, file, version]);

  const fix = async ({key, file: name}: Problem) => {
    const {problems} = await engine.run('check', file);
    const now = problems.find((one) => one.key === key);
    if (!now?.fix) return announce('This problem is gone already.');
    const files = {[name]: applyEdits(normalize(workspace.read(name) ?? ''), now.fix.edits)};
    workspace.apply({label: 'Correct', files});
    announce('Corrected.');
  };

  const {problems = [], text: before = ''} = checked ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: of a result or a text that is new.
  const own = useMemo(
    () => problems.filter((one) => one.file === file).map((one) => ({...one, ...follow(one, before, text)})),
    [checked, file, text],
  );
  return {
    /** The last result. It may be of a text a moment older. */
    checked,
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
