import {useState} from 'react';
import {sizeInProposal, textInProposal} from '../../store/findProposal';
import {FOLDER} from '../../store/handOff';
import {type Standing, standingIn} from '../../text/inProposal';
import {useEditor} from '../shared/context';
import type {HandedOver} from './useHanded';
import type {MergedDraft} from './useMergedDrafts';

/** How a file stands in the proposal; `missing` if it isn't there. */
export type State = Standing['state'] | 'missing';
export type States = Record<string, State | undefined>;

interface Comparison {
  /** The texts that have changes of the proposal, too. */
  merged: Record<string, string>;
  /** Compares every file with a commit of a proposal, and brings both together where that can be done. */
  compare: (repository: string, commit: string) => Promise<States>;
}

/** How drafts and pictures stand in a proposal. `sizes`: the pictures with their bytes' number. */
export function useComparison(
  ready: MergedDraft[],
  sizes: {file: string; size: number}[],
  {handed, mark}: Pick<HandedOver, 'handed' | 'mark'>,
): Comparison {
  const {drafts, engine} = useEditor();
  const [merged, setMerged] = useState<Record<string, string>>({});

  const comparePictures = async (repository: string, commit: string): Promise<State> => {
    const found = await Promise.all(sizes.map(({file}) => sizeInProposal(repository, commit, file)));
    return found.every((size, index) => size === sizes[index].size) ? 'there' : 'missing';
  };
  const compareText = async (draft: MergedDraft, repository: string, commit: string): Promise<State | undefined> => {
    const {file} = draft;
    const proposed = await textInProposal(repository, commit, file);
    if (proposed === null) return 'missing';
    if (proposed === undefined) return undefined;
    const text = merged[file] ?? draft.text;
    const standing = standingIn({text, base: draft.base, handed: handed[file]}, proposed);
    if (standing.state === 'there') mark(file, text);
    if (standing.state === 'merged') {
      // Another tab has written meanwhile.
      if (drafts.get(file)?.text !== text) return 'conflict';
      drafts.put(file, {...draft, text: standing.text, changed: Date.now()});
      engine.put(file, standing.text);
      mark(file, proposed);
      setMerged((before) => ({...before, [file]: standing.text}));
    }
    return standing.state;
  };

  const compare = async (repository: string, commit: string): Promise<States> => {
    const texts = ready.map(async (draft) => [draft.file, await compareText(draft, repository, commit)] as const);
    const pictures = sizes.length > 0 ? [[FOLDER, await comparePictures(repository, commit)] as const] : [];
    return Object.fromEntries([...pictures, ...(await Promise.all(texts))]);
  };
  return {merged, compare};
}
