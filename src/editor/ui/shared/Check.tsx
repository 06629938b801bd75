import {type ReactNode, useId} from 'react';
import styles from './styles.module.css';

interface Props {
  label: string;
  /** What is ticked, in a record. */
  path?: string;
  hint?: string;
  /** Id of a hint that stands elsewhere. */
  describedBy?: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** Something to tick. */
export default function Check({label, path, hint, describedBy, isChecked, onChange}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.check}>
      <label>
        <input
          type="checkbox"
          data-path={path}
          checked={isChecked}
          aria-describedby={hint ? id : describedBy}
          onChange={({currentTarget}) => onChange(currentTarget.checked)}
        />{' '}
        {label}
      </label>
      {hint && (
        <span id={id} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}
