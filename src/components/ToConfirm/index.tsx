import type {ReactNode} from 'react';
import {useRecords} from '../records';
import Mark from './Mark';
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

/**
 * Marks a passage that somebody has to confirm. Staff see the mark on their site; the public build removes it before
 * anything is rendered (src/build/staff), so visitors get the passage alone.
 * @inline
 */
export default function ToConfirm({reason, inline = false, children}: Props): ReactNode {
  const Tag = inline ? 'span' : 'div';
  return (
    <Mark words="To confirm" reason={reason}>
      {(ref) => (
        <Tag ref={ref as never} className={styles.passage}>
          {children}
        </Tag>
      )}
    </Mark>
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
 * A place that stays empty for visitors until somebody knows what belongs there. Staff see it on their site.
 * @inline
 */
export function Slot({what, reason, until}: SlotProps): ReactNode {
  const {organisation} = useRecords();
  if (until && organisation[until]) return null;
  return (
    <Mark words="To fill in" what={what} reason={reason}>
      {(ref) => <span ref={ref} data-slot className={styles.slot} />}
    </Mark>
  );
}
