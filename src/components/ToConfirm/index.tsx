import clsx from 'clsx';
import {type ReactNode, useId} from 'react';
import {type Awaited, isFilledIn} from '../../content/site/marks';
import type {ChildrenProps} from '../children';
import {useRecords} from '../context';
import styles from './styles.module.css';

interface FlagProps {
  label: string;
  reason: string;
  /** What a slot waits for. The editor reads it from the button that staff tap. */
  slot?: string;
}

/** A button, and the note that it opens. */
function Flag({label, reason, slot}: FlagProps): ReactNode {
  const id = useId();
  return (
    <span className={slot ? styles.slot : styles.frame}>
      <button type="button" className={styles.flag} popoverTarget={id} data-slot={slot}>
        {label}
      </button>
      <span id={id} popover="auto" role="note" className={styles.reason}>
        {reason}
      </span>
    </span>
  );
}

export interface Props extends ChildrenProps {
  /** Why somebody has to confirm it: what was given, and what we wrote ourselves. */
  reason: string;
  /**
   * Set by the build: the mark stands inside a sentence.
   * @internal
   */
  inline?: boolean;
}

/**
 * Marks a passage that somebody has to confirm. Staff see the mark on their site; the public build removes it before
 * anything is rendered (src/build/staff), so visitors get the passage alone. Sheets that style a part's own children name
 * .to-confirm, too, so that what is in a mark looks as it will without.
 * @inline
 * @around
 * @add Passage to confirm: Words to be confirmed. Only staff see the mark.
 */
export default function ToConfirm({reason, inline = false, children}: Props): ReactNode {
  const Tag = inline ? 'span' : 'div';
  return (
    <Tag className={clsx(styles.passage, 'to-confirm')}>
      <Flag label="To confirm" reason={reason} />
      {children}
    </Tag>
  );
}

export interface SlotProps {
  /** What is missing: the company's name, a telephone number. */
  what: string;
  /** Why it is missing, or who can give it. */
  reason: string;
  /**
   * The line of records/organisation.yml that is missing. Once the telephone or e-mail is filled in, its slot is gone.
   * @rare
   */
  until?: Awaited;
}

/**
 * A place that stays empty for visitors until somebody knows what belongs there. Staff see it on their site.
 * @called To fill in
 * @inline
 */
export function Slot({what, reason, until}: SlotProps): ReactNode {
  const {organisation} = useRecords();
  if (isFilledIn(organisation, until)) return null;
  return <Flag label={`To fill in: ${what}`} reason={reason} slot={what} />;
}
