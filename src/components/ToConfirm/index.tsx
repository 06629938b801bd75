import clsx from 'clsx';
import {type ReactNode, useId} from 'react';
import {useRecords} from '../records';
import styles from './styles.module.css';

export interface Props {
  /** Why somebody has to confirm it: what was given, and what we wrote ourselves. */
  reason: string;
  /**
   * Set by the build: the mark stands inside a sentence.
   * @internal
   */
  inline?: boolean;
  /** The passage, as visitors see it. */
  children: ReactNode;
}

/** The flag of a mark: a button, so that it can be reached with the keyboard and with a finger. */
function Flag({words, reason}: {words: string; reason: string}): ReactNode {
  const id = useId();
  return (
    <>
      <button type="button" className={styles.flag} aria-describedby={id}>
        {words}
      </button>
      <span id={id} role="tooltip" className={styles.reason}>
        {reason}
      </span>
    </>
  );
}

/**
 * Marks a passage that somebody has to confirm. Staff see the mark in the preview; the public build takes it out
 * before anything is rendered (src/plugins/staff), so visitors get the passage alone.
 * @inline
 */
export default function ToConfirm({reason, inline = false, children}: Props): ReactNode {
  const Tag = inline ? 'span' : 'div';
  return (
    <Tag className={styles.mark}>
      {children}
      <Flag words="To confirm" reason={reason} />
    </Tag>
  );
}

export interface SlotProps {
  /** What is missing: the company's name, a telephone number. */
  what: string;
  /** Why it is missing, or who can give it. */
  reason: string;
  /** The line of records/organisation.yml that is missing: once it is filled in, the slot is gone. */
  until?: 'telephone' | 'email';
}

/**
 * A place that stays empty for visitors until somebody knows what belongs there. Staff see it in the preview.
 * @inline
 */
export function Slot({what, reason, until}: SlotProps): ReactNode {
  const {organisation} = useRecords();
  if (until && organisation[until]) return null;
  return (
    <span className={clsx(styles.mark, styles.slot)}>
      {what}
      <Flag words="To fill in" reason={reason} />
    </span>
  );
}
