import Silk from '@site/src/components/Silk';
import type {SilkName} from '@site/src/components/Silk/silks';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  label: string;
  hint: string;
  silks: string[];
  value: unknown;
  required?: boolean;
  onChange: (silk: string) => void;
}

/** Choosing a silk by its look. */
export default function SilkChoice({label, hint, silks, value, required, onChange}: Props): ReactNode {
  return (
    <fieldset className={styles.silks}>
      <legend>{label}</legend>
      <p className={styles.hint}>{hint}</p>
      {silks.map((silk) => (
        <label key={silk}>
          <input
            type="radio"
            name="silk"
            required={required}
            checked={value === silk}
            onChange={() => onChange(silk)}
          />
          <span className={styles.silk}>
            <Silk name={silk as SilkName} />
          </span>
          {silk}
        </label>
      ))}
    </fieldset>
  );
}
