/** The check of an open file: its problems, as they are at this moment, and how they are corrected. */
import {useCallback, useEffect, useMemo, useState} from 'react';
import {normalize} from '../../content/source';
import {TooLong} from '../engine/client';
import type {Checked, Problem} from '../engine/results';
import {applyEdits, follow} from '../text/edits';
import {useEditor, useWorkspace} from './context';

/** How long a pause in typing is, in milliseconds. */
const PAUSE = 50;

export interface Check {
  /** The last result. It may be of a text a moment older. */
  checked?: Checked;
  /** The problems of the file, at their places in its text of this moment. */
  own: Problem[];
  /** Problems of other files. */
  others: Problem[];
  /** Whether a correction leads to fewer problems: only then is it offered. */
  isOffered: (problem: Problem) => boolean;
  /** Corrects a problem, as one step of undo. */
  fix: (problem: Problem) => Promise<void>;
  /** Whether the text takes too long to check. */
  isTooLong: boolean;
}

/** Checks a file after each pause in typing. */
export function useCheck(file: string): Check {
  const {engine, announce} = useEditor();
  const workspace = useWorkspace();
  const text = workspace.read(file) ?? '';
  const {version} = workspace;
  const [checked, setChecked] = useState<Checked>();
  const [isTooLong, setTooLong] = useState(false);
  const [offered, setOffered] = useState<ReadonlySet<string>>(new Set());

  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change, of whichever file.
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      try {
        const result = await engine.run('check', file);
        if (!isCurrent) return;
        setChecked(result);
        setTooLong(false);
        const keys = new Set<string>();
        for (const problem of result.problems) {
          const before = problem.fix && workspace.read(problem.file);
          // One after another: what is typed meanwhile is checked first.
          if (before !== undefined && (await engine.run('improves', problem, before))) keys.add(problem.key);
          if (!isCurrent) return;
        }
        setOffered(keys);
      } catch (error) {
        if (!(error instanceof TooLong)) throw error;
        if (isCurrent) setTooLong(true);
      }
    };
    const timer = setTimeout(() => void look(), PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [engine, file, version]);

  const fix = useCallback(
    async (problem: Problem) => {
      const {problems} = await engine.run('check', file);
      const same = problems.filter(
        ({rule, message, file: name}) => rule === problem.rule && message === problem.message && name === problem.file,
      );
      const now = same.sort((a, b) => Math.abs(a.start - problem.start) - Math.abs(b.start - problem.start))[0];
      const before = workspace.read(problem.file);
      if (!now?.fix || before === undefined) return announce('This problem is gone already.');
      workspace.apply({label: 'Correct', files: {[problem.file]: applyEdits(normalize(before), now.fix.edits)}});
      announce('Corrected.');
    },
    [engine, file, workspace, announce],
  );

  const problems = useMemo(() => {
    const all = checked?.problems ?? [];
    const isOwn = (one: Problem) => one.file === file;
    return {
      own: all.filter(isOwn).map((one) => ({...one, ...follow(one, checked?.text ?? '', text)})),
      others: all.filter((one) => !isOwn(one)),
    };
  }, [checked, file, text]);

  return {checked, ...problems, isOffered: ({key}) => offered.has(key), fix, isTooLong};
}
