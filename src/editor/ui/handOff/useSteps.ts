import {type Branch, FOLDER, type Step, stepFor, uploadTo} from '../../store/handOff';
import {useEditor} from '../shared/context';
import type {State} from './useComparison';
import type {MergedDraft} from './useMergedDrafts';
import {type ProposalState, useProposal} from './useProposal';

export interface TrackedStep extends Step {
  /** Where the file goes: it begins a proposal, joins one, or waits until it is known which. */
  place: 'begins' | 'joins' | 'waits';
  /** The branch that it joins. */
  branch: string;
  /** How the file stands in the proposal. */
  state?: State;
  isDone: boolean;
  setDone: (isDone: boolean) => void;
}

interface Steps {
  steps: TrackedStep[];
  proposal: ProposalState;
}

/** The steps of a hand-over: one for all pictures, one for each file. */
export function useSteps(ready: MergedDraft[], pictures: string[]): Steps {
  const {site} = useEditor();
  const {repository = '', branch} = site;
  const state = useProposal(ready, pictures);
  const {proposal, begun, states, merged, handed, mark} = state;
  const first = begun ?? (pictures.length > 0 ? FOLDER : ready[0].file);
  const target: Branch = proposal ?? {repository, branch};

  const track = (step: Step, content: string): TrackedStep => ({
    ...step,
    place: proposal ? 'joins' : step.file === first ? 'begins' : 'waits',
    branch: target.branch,
    state: states[step.file],
    isDone: handed[step.file] === content,
    setDone: (isDone) => mark(step.file, isDone ? content : undefined),
  });
  const upload = pictures.length > 0 ? [track(uploadTo(target), pictures.join(' '))] : [];
  const texts = ready.map(({file, base, ...draft}) => {
    const text = merged[file] ?? draft.text;
    // Once a proposal was asked, it says itself whether it has the file.
    const isNew = states[file] ? states[file] === 'missing' : base === undefined && handed[file] === undefined;
    return track(stepFor({file, text, isNew: proposal ? isNew : base === undefined}, target), text);
  });
  return {steps: [...upload, ...texts], proposal: state};
}
