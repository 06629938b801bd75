import {useEffect, useRef, useState} from 'react';
import {findProposal, type Handed, type Proposal, type Search} from '../../store/findProposal';
import {FOLDER, MAIN} from '../../store/handOff';
import {useEditor} from '../shared/context';
import {type States, useComparison} from './useComparison';
import {type HandedOver, useHanded} from './useHanded';
import type {MergedDraft} from './useMergedDrafts';
import {useReturn} from './useReturn';

export interface ProposalState extends Pick<HandedOver, 'handed' | 'mark'> {
  /** The proposal that files go to; undefined until one was begun and found. */
  proposal?: Proposal;
  /** The file that was handed over first, as long as its proposal is not known. */
  begun?: string;
  /** What came of the last search. */
  search?: Search['kind'];
  isLooking: boolean;
  /** Whether it has to be known first where files go. */
  mustWait: boolean;
  /** How each file stands in the proposal, as far as that is known. */
  states: States;
  /** The texts that have changes of the proposal, too. */
  merged: Record<string, string>;
  look: () => void;
  /** Takes the branch that somebody has typed. */
  choose: (proposal: Proposal) => void;
  startOver: () => void;
}

/** Finds the proposal that files were handed to, when the view opens and each time somebody comes back to it. */
export function useProposal(ready: MergedDraft[], pictures: string[]): ProposalState {
  const {site, pictures: all} = useEditor();
  const {repository = '', branch} = site;
  const {handed, proposal: remembered, mark, remember, forget} = useHanded(ready);
  const sizes = all.drafts
    .filter(({file}) => pictures.includes(file))
    .map(({file, bytes}) => ({file, size: bytes.length}));
  const {merged, compare} = useComparison(ready, sizes, {handed, mark});
  const [search, setSearch] = useState<Search['kind']>();
  const [isLooking, setLooking] = useState(false);
  const [states, setStates] = useState<States>({});
  const isBusy = useRef(false);

  const isMain = branch === MAIN;
  const proposal = isMain ? remembered : {repository, branch, number: remembered?.number};
  const texts = ready.map(({file}) => file);
  const files = pictures.length > 0 ? [FOLDER, ...texts] : texts;
  // Other pictures than these went to another proposal.
  const sent = files.filter((file) =>
    file === FOLDER ? handed[FOLDER] === pictures.join(' ') : handed[file] !== undefined,
  );
  const isWorthLooking = Boolean(repository) && (sent.length > 0 || Boolean(isMain && proposal));
  const [mustWait, setMustWait] = useState(isWorthLooking);

  const startOver = () => {
    forget();
    setStates({});
    setSearch(undefined);
  };
  const look = async (known = proposal) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setLooking(true);
    const contents = sent.flatMap((file): Handed[] => (file === FOLDER ? sizes : [{file, text: handed[file] ?? ''}]));
    const result = await findProposal({repository, branch}, known, contents);
    if (result.kind === 'open') {
      const found = await compare(result.proposal.repository, result.commit);
      // Both at once: a link to the proposal has to carry what is merged with it.
      remember(result.proposal);
      setStates(found);
    }
    if (result.kind === 'closed') startOver();
    isBusy.current = false;
    setSearch(result.kind);
    setLooking(false);
    setMustWait(false);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the view opens.
  useEffect(() => {
    if (isWorthLooking) void look();
  }, []);
  useReturn(() => {
    const isFound = files.every((file) => states[file] === 'there');
    // Whoever was refused is asked again by the button alone.
    if (isWorthLooking && !isFound && search !== 'refused') void look();
  });

  return {
    proposal,
    begun: proposal ? undefined : sent[0],
    search,
    isLooking,
    mustWait,
    states,
    merged,
    handed,
    mark,
    look: () => void look(),
    choose: (typed) => {
      remember(typed);
      void look(typed);
    },
    startOver,
  };
}
