import {useState} from 'react';
import {browserStorage} from '../../store/drafts';
import type {Proposal} from '../../store/findProposal';
import {FOLDER} from '../../store/handOff';
import {type Remembered, readRemembered, writeRemembered} from '../../store/rememberedProposal';
import {useEditor} from '../shared/context';
import type {MergedDraft} from './useMergedDrafts';

export interface HandedOver {
  /** What was handed to GitHub last, by file: its text, or the names of the pictures. */
  handed: Record<string, string | undefined>;
  /** The proposal that it belongs to, once that is known. */
  proposal?: Proposal;
  mark: (file: string, content: string | undefined) => void;
  remember: (proposal: Proposal) => void;
  /** Forgets all of it: another proposal begins. */
  forget: () => void;
}

/** What a person has handed to GitHub, and where it went. It is kept in this browser. */
export function useHanded(ready: MergedDraft[]): HandedOver {
  const {site, drafts} = useEditor();
  const [storage] = useState(browserStorage);
  const [remembered, setRemembered] = useState(() => readRemembered(storage, site));
  const [texts, setTexts] = useState<Record<string, string | undefined>>(() =>
    Object.fromEntries(ready.map(({file, handed}) => [file, handed])),
  );
  /** Changes what is kept, which another tab or an answer of GitHub may have changed meanwhile. */
  const update = (change: (before: Remembered) => Remembered) => {
    const next = change(readRemembered(storage, site));
    writeRemembered(storage, site, next);
    setRemembered(next);
  };
  return {
    handed: {...texts, [FOLDER]: remembered.pictures},
    proposal: remembered.proposal,
    mark: (file, content) => {
      if (file === FOLDER) return update((before) => ({...before, pictures: content}));
      drafts.setHanded(file, content);
      setTexts((before) => ({...before, [file]: content}));
    },
    remember: (proposal) => update((before) => ({...before, proposal})),
    forget: () => {
      for (const file of Object.keys(texts)) drafts.setHanded(file, undefined);
      setTexts({});
      update(() => ({}));
    },
  };
}
