/** The check of an open file: its problems and how it looks, as they are at this moment. */
import {useEffect, useMemo, useState} from 'react';
import {normalize} from '../../content/source';
import type {Engine} from '../engine/engine';
import type {Problem} from '../engine/results';
import type {DrawnPage} from '../preview/tree';
import {applyEdits, follow} from '../text/edits';
import {useEditor, useWorkspace} from './context';

/** How long a pause in typing is, in milliseconds. */
const PAUSE = 50;

type Checked = ReturnType<Engine['check']>;

export interface Check {
  /** The last result. It may be of a text a moment older. */
  checked?: Checked;
  /** The page; while a problem keeps it from being drawn, as it was before. */
  page?: DrawnPage;
  /** The problems of the file, at their places in its text of this moment. */
  own: Problem[];
  /** Problems of other files. */
  others: Problem[];
  /** Whether a correction leads to fewer problems: only then is it offered. */
  isOffered: (problem: Problem) => boolean;
  /** Corrects a problem, as one step of undo. */
  fix: (problem: Problem) => Promise<void>;
  /** Whether the text is too much for the check. */
  isTooMuch: boolean;
}

/** Checks a file after each pause in typing. `offset`: the place in it of which the parts are asked. */
export function useCheck(file: string, offset?: number): Check {
  const {engine, announce} = useEditor();
  const workspace = useWorkspace();
  const text = workspace.read(file) ?? '';
  const {version} = workspace;
  const [checked, setChecked] = useState<Checked>();
  const [page, setPage] = useState<DrawnPage>();
  const [isTooMuch, setTooMuch] = useState(false);
  const [offered, setOffered] = useState<ReadonlySet<string>>(new Set());

  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change, of whichever file.
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      const result = await engine.run('check', file, offset);
      if (!isCurrent) return;
      setChecked(result);
      setPage((last) => result.page ?? last);
      setTooMuch(false);
      const keys = new Set<string>();
      for (const problem of result.problems) {
        const before = problem.fix && workspace.read(problem.file);
        // One after another: what is typed meanwhile is checked first.
        if (before !== undefined && (await engine.run('improves', problem, before))) keys.add(problem.key);
        if (!isCurrent) return;
      }
      setOffered(keys);
    };
    const timer = setTimeout(() => void look().catch(() => isCurrent && setTooMuch(true)), PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [engine, file, version]);

  const fix = async ({key, file: name}: Problem) => {
    const {problems} = await engine.run('check', file);
    const now = problems.find((one) => one.key === key);
    const before = workspace.read(name);
    if (!now?.fix || before === undefined) return announce('This problem is gone already.');
    workspace.apply({label: 'Correct', files: {[name]: applyEdits(normalize(before), now.fix.edits)}});
    announce('Corrected.');
  };

  const {problems = [], text: before = ''} = checked ?? {};
  const others = problems.filter((one) => one.file !== file);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of a result or a text that is new.
  const own = useMemo(
    () => problems.filter((one) => one.file === file).map((one) => ({...one, ...follow(one, before, text)})),
    [checked, file, text],
  );
  return {checked, page, own, others, isOffered: ({key}) => offered.has(key), fix, isTooMuch};
}
