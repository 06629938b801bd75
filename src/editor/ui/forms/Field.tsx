/** One field of a form: its title, its hint, what it is filled in with, and its problems. */

import clsx from 'clsx';
import {type ReactNode, useId} from 'react';
import type {ShownProblem} from '../../engine/answers';
import look from '../shared/look.module.css';
import ProblemItem from '../shared/ProblemItem';
import FieldControl, {type ControlProps, isOfLooks} from './FieldControl';
import styles from './field.module.css';

interface Props extends Pick<ControlProps, 'field' | 'name' | 'autoFocus' | 'onChange'> {
  problems?: ShownProblem[];
  onFocus?: () => void;
  /** What else belongs to the field, such as the button for a document. */
  children?: ReactNode;
}

export default function Field({problems = [], onFocus, children, ...control}: Props): ReactNode {
  const {title, hint} = control.field;
  const id = useId();
  // Looks are several controls, so they are a group with a legend.
  const isGroup = isOfLooks(control.field);
  const Box = isGroup ? 'fieldset' : 'div';
  return (
    <Box className={clsx(look.stack, look.tight)} onFocus={onFocus}>
      {isGroup ? (
        <legend className={look.label}>{title}</legend>
      ) : (
        <label htmlFor={id} className={look.label}>
          {title}
        </label>
      )}
      <span id={`${id}-hint`} className={clsx(look.hint, styles.hint)}>
        {hint}
      </span>
      <div className={isGroup ? styles.samples : look.stack}>
        <FieldControl {...control} id={id} isInvalid={problems.length > 0} />
      </div>
      <ul id={`${id}-problems`} role="list" className={look.list}>
        {problems.map((problem) => (
          <ProblemItem key={problem.key} problem={problem} />
        ))}
      </ul>
      {children}
    </Box>
  );
}
