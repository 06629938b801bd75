/** The steps of a hand-over, and which of them have been done. */
import {useState} from 'react';
import {browserStorage} from '../../store/drafts';
import {FOLDER, proposalName, type Step, stepsFor} from '../../store/handOff';
import {readProgress, writeProgress} from '../../store/progress';
import {useEditor} from '../shared/context';
import type {Standing} from './useMergedDrafts';

const MAIN = 'main';

export interface TrackedStep {
  step: Step;
  /** Whether the proposal begins with it. */
  begins: boolean;
  /** The name that the proposal needs, if this begins it; without one, GitHub’s own will do. */
  name?: string;
  isDone: boolean;
  setDone: (isDone: boolean) => void;
}

/** `proposal` is the branch that all goes to but the step that begins it. */
export function useSteps(ready: Standing[], pictures: string[]): {steps: TrackedStep[]; proposal: string} {
  const {site} = useEditor();
  const {repository, branch} = site;
  const versions = new Map(ready.map(({file, changed}) => [file, String(changed)]));
  if (pictures.length > 0) versions.set(FOLDER, pictures.join(' '));
  const files = pictures.length > 0 ? [FOLDER, ...ready.map(({file}) => file)] : ready.map(({file}) => file);
  const [storage] = useState(browserStorage);
  const [progress, setProgress] = useState(() => readProgress(storage, site, files));
  const isDone = (file: string) => progress.done[file]?.version === versions.get(file);
  const open = files.filter((file) => !isDone(file));
  const isNamed = progress.name !== undefined;
  const proposal =
    branch === MAIN
      ? (progress.name ??
        proposalName(
          ready.map(({file}) => file),
          new Date(),
          progress.used,
        ))
      : branch;
  const begins = (file: string): boolean => {
    if (branch !== MAIN) return false;
    return isDone(file) ? progress.done[file].began : !isNamed && file === open[0];
  };
  const mark = (file: string, done: boolean) => {
    const {[file]: _, ...others} = progress.done;
    const began = begins(file);
    const named = began && (done ? open.length > 1 || isNamed : Object.keys(others).length > 0);
    const next = {
      ...progress,
      name: began ? (named ? proposal : undefined) : progress.name,
      done: done ? {...others, [file]: {version: versions.get(file) ?? '', began}} : others,
    };
    setProgress(next);
    writeProgress(storage, site, next);
  };
  if (!repository) return {steps: [], proposal};
  const all = stepsFor(
    ready.map(({file, text, base}) => ({file, text, isNew: base === undefined})),
    {repository, branch, proposal, begins, pictures: pictures.length > 0},
  );
  const steps = all.map((step) => ({
    step,
    begins: begins(step.file),
    name: begins(step.file) && (isNamed || open.length > 1) ? proposal : undefined,
    isDone: isDone(step.file),
    setDone: (done: boolean) => mark(step.file, done),
  }));
  return {steps, proposal};
}
