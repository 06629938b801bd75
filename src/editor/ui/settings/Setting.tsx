import type {ReactNode} from 'react';
import type {Names} from '../../engine/results';
import type {SettingField} from '../../text/settings';
import Check from '../shared/Check';
import Field from '../shared/Field';
import SilkChoice from '../shared/SilkChoice';
import Choice from './Choice';
import styles from './styles.module.css';

export type Value = string | number | boolean | undefined;

interface Props {
  field: SettingField;
  /** Names that a setting may refer to, once they are known. */
  names?: Names;
  onChange: (value: Value) => void;
}

/** The choices of a setting; undefined for one that takes any words. */
function choicesOf({kind, choices, tags}: SettingField, names: Names | undefined): string[] | undefined {
  if (kind === 'choice') return choices.map(String);
  if (tags.record === 'figures') return names?.figures ?? [];
  if (tags.form === 'picture') return names?.pictures ?? [];
  return tags.record === 'buttons' ? (names?.buttons ?? []) : undefined;
}

/** One setting of a component, with the control that fits its values. */
export default function Setting({field, names, onChange}: Props): ReactNode {
  const {name, label, kind, description, value} = field;
  const choices = choicesOf(field, names);
  if (kind === 'boolean') {
    return <Check label={label} hint={description} isChecked={value === true} onChange={onChange} />;
  }
  if (name === 'silk' && choices) {
    return (
      <details className={styles.folded}>
        <summary>
          {label}: {value === undefined ? 'none' : String(value)}
        </summary>
        <SilkChoice label={label} hint={description} silks={choices} value={value} onChange={onChange} />
      </details>
    );
  }
  if (choices) return <Choice field={field} choices={choices} onChange={onChange} />;
  return (
    <Field
      label={label}
      hint={description}
      value={value === undefined ? '' : String(value)}
      onChange={(words) => onChange(kind === 'number' && /^\d+(\.\d+)?$/.test(words) ? Number(words) : words)}
    />
  );
}
