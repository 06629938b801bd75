import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import styles from './styles.module.css';

interface Props {
  label: string;
  /** The path in a record that it fills in. */
  path?: string;
  hint?: string;
  /** Id of a hint that stands elsewhere. */
  describedBy?: string;
  value: string;
  required?: boolean;
  /** What is wrong with the value. */
  problems?: string[];
  inputMode?: 'text' | 'decimal' | 'numeric' | 'tel' | 'email' | 'url';
  onChange: (words: string) => void;
}

/** A text field. Its words stay as they are typed until it loses the focus. */
export default function Field({
  label,
  path,
  hint,
  describedBy,
  value,
  required,
  problems = [],
  inputMode,
  onChange,
}: Props): ReactNode {
  const id = useId();
  const [words, setWords] = useState(value);
  const typing = useRef(false);

  useEffect(() => {
    if (!typing.current) setWords(value);
  }, [value]);

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      <input
        id={id}
        data-path={path}
        value={words}
        required={required}
        inputMode={inputMode}
        aria-describedby={
          [describedBy, hint && `${id}-hint`, problems.length > 0 && `${id}-problem`].filter(Boolean).join(' ') ||
          undefined
        }
        aria-invalid={problems.length > 0 || undefined}
        onFocus={({currentTarget}) => {
          typing.current = true;
          // A tap focuses without scrolling, and something may stand in front of the field.
          currentTarget.scrollIntoView({block: 'nearest'});
        }}
        onBlur={() => {
          typing.current = false;
          setWords(value);
        }}
        onChange={({currentTarget}) => {
          setWords(currentTarget.value);
          onChange(currentTarget.value);
        }}
      />
      {problems.length > 0 && (
        <span id={`${id}-problem`} className={styles.wrong} role="status">
          {problems.join(' ')}
        </span>
      )}
    </div>
  );
}
