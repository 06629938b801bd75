import type {ReactNode} from 'react';
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
 * Marks a passage that somebody has to confirm. Staff see the mark in the preview; the public build takes it out
 * before anything is rendered (src/plugins/staff), so visitors get the passage alone.
 */
export default function ToConfirm({reason, inline = false, children}: Props): ReactNode {
  const Tag = inline ? 'span' : 'div';
  return (
    <Tag className={styles.mark} title={`To confirm: ${reason}`}>
      {children}
    </Tag>
  );
}

export interface SlotProps {
  /** What is missing: the company's name, a telephone number. */
  what: string;
  /** Why it is missing, or who can give it. */
  reason: string;
}

/** A place that stays empty for visitors until somebody knows what belongs there. Staff see it in the preview. */
export function Slot({what, reason}: SlotProps): ReactNode {
  return (
    <span className={styles.slot}>
      To fill in: {what}. {reason}
    </span>
  );
}
