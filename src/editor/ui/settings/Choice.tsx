import {type ReactNode, useId} from 'react';
import type {SettingField} from '../../text/settings';
import shared from '../shared/styles.module.css';

interface Props {
  field: SettingField;
  choices: string[];
  onChange: (value: string | number | undefined) => void;
}

/** A setting with a few values. One that isn't among them stays as it is until another is chosen. */
export default function Choice({field, choices, onChange}: Props): ReactNode {
  const {label, description, required, value} = field;
  const id = useId();
  const isNumeric = typeof field.choices[0] === 'number';
  const current = value === undefined ? [] : [String(value)];
  return (
    <div className={shared.field}>
      <label htmlFor={id}>{label}</label>
      <span id={`${id}-hint`} className={shared.hint}>
        {description}
      </span>
      <select
        id={id}
        aria-describedby={`${id}-hint`}
        value={value === undefined ? '' : String(value)}
        onChange={({currentTarget: {value: chosen}}) =>
          onChange(chosen === '' ? undefined : isNumeric ? Number(chosen) : chosen)
        }
      >
        {(!required || value === undefined) && <option value="">(as usual)</option>}
        {[...new Set([...choices, ...current])].map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </div>
  );
}
