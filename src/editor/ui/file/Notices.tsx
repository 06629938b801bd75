import {type ReactNode, useMemo, useState} from 'react';
import type {Version} from '../../store/drafts';
import {type Conflict, merge, resolve} from '../../text/merge';
import {useEditor} from '../shared/context';
import styles from '../styles.module.css';
import type {OpenFile} from './useFile';

type Choice = 'mine' | 'theirs';

const Lines = ({lines}: {lines: string[]}) => <pre>{lines.join('\n') || '(nothing)'}</pre>;

/** One place that both sides changed: both are shown, and one is chosen. */
function Meeting({
  conflict,
  index,
  choice,
  choose,
}: {
  conflict: Conflict;
  index: number;
  choice: Choice;
  choose: (choice: Choice) => void;
}): ReactNode {
  const sides: [Choice, string][] = [
    ['mine', 'Yours'],
    ['theirs', 'The other'],
  ];
  return (
    <fieldset className={styles.meeting}>
      <legend>Place {index + 1}</legend>
      {sides.map(([side, label]) => (
        <label key={side}>
          <input type="radio" name={`place-${index}`} checked={choice === side} onChange={() => choose(side)} /> {label}
          <Lines lines={conflict[side]} />
        </label>
      ))}
    </fieldset>
  );
}

/** The file has changed elsewhere since the draft began: brings both together. */
function Moved({open, theirs}: {open: OpenFile; theirs: string}): ReactNode {
  const {text, base = ''} = open;
  const merged = useMemo(() => merge(text, base, theirs), [text, base, theirs]);
  const {conflicts} = merged;
  const [choices, setChoices] = useState<Choice[]>([]);
  const all = conflicts.map((_, index) => choices[index] ?? 'mine');
  return (
    <div className={styles.notice} role="status">
      <p>
        This file has changed since you began.{' '}
        {conflicts.length > 0
          ? `In ${conflicts.length === 1 ? 'one place' : `${conflicts.length} places`} both of you changed the same lines. Choose which to keep.`
          : 'Your changes are in other places, so both can be kept.'}
      </p>
      {conflicts.map((conflict, index) => (
        <Meeting
          // biome-ignore lint/suspicious/noArrayIndexKey: the places have no other name.
          key={index}
          conflict={conflict}
          index={index}
          choice={all[index]}
          choose={(choice) => setChoices(all.map((one, at) => (at === index ? choice : one)))}
        />
      ))}
      <button type="button" onClick={() => open.rebase(resolve(merged, all), theirs)}>
        Bring both together
      </button>
    </div>
  );
}

/** GitHub can't be asked, and there is a newer build than the one that is open. */
export function Outdated(): ReactNode {
  return (
    <div className={styles.notice} role="status">
      <p>
        There is a newer build of the site than the one you have open. Load it, and your drafts are compared with it.
        They stay in this browser.
      </p>
      <button type="button" onClick={() => location.reload()}>
        Load the newest build
      </button>
    </div>
  );
}

const NOT_KEPT = {
  full: 'This browser’s storage is full, so your draft is only in this tab. Hand it over before you close the tab, or throw away other drafts.',
  none: 'This browser keeps nothing, so your draft is only in this tab. Hand it over before you close the tab.',
};

const PICTURES_NOT_KEPT = {
  full: 'This browser’s storage is full, so the picture you put in is only in this tab. Hand it over before you close the tab, or throw away other drafts.',
  none: 'This browser keeps nothing, so the picture you put in is only in this tab. Hand it over before you close the tab.',
};

/** Another tab has a draft of this file, too. */
function OtherTab({open, other}: {open: OpenFile; other: Version}): ReactNode {
  const {text, base} = open;
  const merged = useMemo(
    () => (other.base === base ? merge(text, base ?? '', other.text) : undefined),
    [text, base, other],
  );
  return (
    <div className={styles.notice} role="status">
      <p>You changed this file in another tab, too. Both versions are kept until you choose.</p>
      {merged?.conflicts.length === 0 && (
        <>
          <button type="button" onClick={() => open.settleElsewhere({...other, text: resolve(merged)})}>
            Bring both together
          </button>{' '}
        </>
      )}
      <button type="button" onClick={() => open.settleElsewhere(other)}>
        Use the other tab’s text
      </button>{' '}
      <button type="button" onClick={() => open.settleElsewhere()}>
        Keep this text
      </button>
    </div>
  );
}

/** What a person has to know of the file besides its problems. */
export default function Notices({open, told}: {open: OpenFile; told: string}): ReactNode {
  const {kept, elsewhere, upstream, base, changed, outdated} = open;
  const {pictures} = useEditor();
  return (
    <>
      <p role="status" className={styles.told}>
        {told}
      </p>
      {kept !== 'kept' && (
        <p className={styles.notice} role="alert">
          {NOT_KEPT[kept]}
        </p>
      )}
      {pictures.kept !== 'kept' && (
        <p className={styles.notice} role="alert">
          {PICTURES_NOT_KEPT[pictures.kept]}
        </p>
      )}
      {elsewhere && <OtherTab open={open} other={elsewhere} />}
      {outdated && <Outdated />}
      {changed && upstream !== undefined && upstream !== base && <Moved open={open} theirs={upstream} />}
    </>
  );
}
