import {type ReactNode, useId} from 'react';
import styles from './styles.module.css';

interface Props {
  label: string;
  /** What is ticked, in a record. */
  path?: string;
  hint?: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** Something to tick. */
export default function Check({label, path, hint, isChecked, onChange}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.check}>
      <label>
        <input
          type="checkbox"
          data-path={path}
          checked={isChecked}
          aria-describedby={hint && id}
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
