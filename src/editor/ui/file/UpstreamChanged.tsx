import {type ReactNode, useMemo, useState} from 'react';
import {merge, resolve, type Side} from '../../text/merge';
import shared from '../shared/styles.module.css';
import ConflictChoice from './ConflictChoice';
import type {OpenFile} from './useFile';

interface Props {
  open: OpenFile;
  /** The newest version of the file. */
  theirs: string;
}

/** The file has changed elsewhere since the draft began: offers to merge both versions. */
export default function UpstreamChanged({open, theirs}: Props): ReactNode {
  const {text, base = ''} = open;
  const merged = useMemo(() => merge(text, base, theirs), [text, base, theirs]);
  const {conflicts} = merged;
  const [choices, setChoices] = useState<Side[]>([]);
  const all = conflicts.map((_, index) => choices[index] ?? 'mine');
  return (
    <div className={shared.notice} role="status">
      <p>
        This file has changed since you began.{' '}
        {conflicts.length > 0
          ? `In ${conflicts.length === 1 ? 'one place' : `${conflicts.length} places`} both of you changed the same lines. Choose which to keep.`
          : 'Your changes are in other places, so both can be kept.'}
      </p>
      {conflicts.map((conflict, index) => (
        <ConflictChoice
          // biome-ignore lint/suspicious/noArrayIndexKey: the places have no other name.
          key={index}
          conflict={conflict}
          index={index}
          side={all[index]}
          onChange={(side) => setChoices(all.map((one, at) => (at === index ? side : one)))}
        />
      ))}
      <button type="button" onClick={() => open.rebase(resolve(merged, all), theirs)}>
        {conflicts.length > 0 ? 'Use what is chosen' : 'Bring both together'}
      </button>
    </div>
  );
}
