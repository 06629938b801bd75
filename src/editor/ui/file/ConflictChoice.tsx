import type {ReactNode} from 'react';
import type {Conflict, Side} from '../../text/merge';
import styles from './styles.module.css';

interface Props {
  conflict: Conflict;
  /** Which conflict of the file this is, from 0. */
  index: number;
  /** The side that is chosen. */
  side: Side;
  onChange: (side: Side) => void;
}

const SIDES: [Side, string][] = [
  ['mine', 'Yours'],
  ['theirs', 'The other'],
];

/** Lines that both sides changed: shows both, of which one is chosen. */
export default function ConflictChoice({conflict, index, side, onChange}: Props): ReactNode {
  return (
    <fieldset className={styles.conflict}>
      <legend>Place {index + 1}</legend>
      {SIDES.map(([name, label]) => (
        <label key={name}>
          <input type="radio" name={`place-${index}`} checked={side === name} onChange={() => onChange(name)} /> {label}
          <pre>{conflict[name].join('\n') || '(nothing)'}</pre>
        </label>
      ))}
    </fieldset>
  );
}
