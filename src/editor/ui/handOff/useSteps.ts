import {useState} from 'react';
import {browserStorage} from '../../store/drafts';
import {FOLDER, proposalName, type Step, stepsFor} from '../../store/handOff';
import {readProgress, writeProgress} from '../../store/progress';
import {useEditor} from '../shared/context';
import type {MergedDraft} from './useMergedDrafts';

const MAIN = 'main';

export interface TrackedStep extends Step {
  /** Whether the proposal begins with it. */
  begins: boolean;
  /** The name that the proposal needs, if this begins it; without one, GitHub’s own will do. */
  name?: string;
  isDone: boolean;
  setDone: (isDone: boolean) => void;
}

interface Steps {
  steps: TrackedStep[];
  /** The branch that everything goes to but the step that begins it. */
  proposal: string;
}

/** The steps of a hand-over, and which of them have been done. */
export function useSteps(ready: MergedDraft[], pictures: string[]): Steps {
  const {site} = useEditor();
  const {repository, branch} = site;
  const texts = ready.map(({file}) => file);
  const files = pictures.length > 0 ? [FOLDER, ...texts] : texts;
  const versions = new Map(ready.map(({file, changed}) => [file, String(changed)]));
  versions.set(FOLDER, pictures.join(' '));
  const [storage] = useState(browserStorage);
  const [progress, setProgress] = useState(() => readProgress(storage, site, files));

  const isDone = (file: string) => progress.done[file]?.version === versions.get(file);
  const open = files.filter((file) => !isDone(file));
  const isNamed = progress.name !== undefined;
  const proposal = branch === MAIN ? (progress.name ?? proposalName(texts, new Date(), progress.used)) : branch;
  const begins = (file: string): boolean => {
    if (branch !== MAIN) return false;
    return isDone(file) ? progress.done[file].began : !isNamed && file === open[0];
  };
  const mark = (file: string, done: boolean) => {
    const {[file]: _, ...others} = progress.done;
    const began = begins(file);
    const needsName = began && (done ? open.length > 1 || isNamed : Object.keys(others).length > 0);
    const next = {
      ...progress,
      name: began ? (needsName ? proposal : undefined) : progress.name,
      done: done ? {...others, [file]: {version: versions.get(file) ?? '', began}} : others,
    };
    setProgress(next);
    writeProgress(storage, site, next);
  };

  if (!repository) return {steps: [], proposal};
  const steps = stepsFor(
    ready.map(({file, text, base}) => ({file, text, isNew: base === undefined})),
    {repository, branch, proposal, begins, pictures: pictures.length > 0},
  ).map((step) => ({
    ...step,
    begins: begins(step.file),
    name: begins(step.file) && (isNamed || open.length > 1) ? proposal : undefined,
    isDone: isDone(step.file),
    setDone: (done: boolean) => mark(step.file, done),
  }));
  return {steps, proposal};
}
