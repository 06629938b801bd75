import Silk from '@site/src/components/Silk';
import type {SilkName} from '@site/src/components/Silk/silks';
import {type ReactNode, useEffect, useState} from 'react';
import {applyEdits} from '../../../content/source';
import {whenAnswered} from '../../engine/client';
import type {Checked, Names} from '../../engine/engine';
import type {Changed} from '../../text/edits';
import type {ComponentSettings, SettingField} from '../../text/settings';
import {useEditor} from '../shared/context';
import Field from '../shared/Field';
import styles from '../styles.module.css';

interface Props {
  file: string;
  text: string;
  cursor: number;
  checked?: Checked;
  apply: (changed: Changed) => void;
}

type Value = string | number | boolean | undefined;

interface ControlProps {
  field: SettingField;
  names: Names;
  set: (value: Value) => void;
}

/** The choices of a setting, or nothing for one that takes any words. */
function choicesOf({kind, choices, tags}: SettingField, names: ControlProps['names']): string[] | undefined {
  if (kind === 'choice') return choices.map(String);
  if (tags.record === 'figures') return names.figures;
  if (tags.form === 'picture') return names.pictures;
  return tags.record === 'buttons' ? names.buttons : undefined;
}

function Control({field, names, set}: ControlProps): ReactNode {
  const {name, label, kind, description, required, value} = field;
  const choices = choicesOf(field, names);
  const numeric = typeof field.choices[0] === 'number';
  if (kind === 'boolean') {
    return (
      <label className={styles.check}>
        <input type="checkbox" checked={value === true} onChange={({currentTarget}) => set(currentTarget.checked)} />{' '}
        {label}
        <span className={styles.hint}>{description}</span>
      </label>
    );
  }
  if (name === 'silk' && choices) {
    return (
      <details className={styles.folded}>
        <summary>
          {label}: {value === undefined ? 'none' : String(value)}
        </summary>
        <fieldset className={styles.silks}>
          <legend>{label}</legend>
          <p className={styles.hint}>{description}</p>
          {choices.map((choice) => (
            <label key={choice}>
              <input type="radio" name={name} checked={value === choice} onChange={() => set(choice)} />
              <span className={styles.silk}>
                <Silk name={choice as SilkName} />
              </span>
              {choice}
            </label>
          ))}
        </fieldset>
      </details>
    );
  }
  if (choices) {
    return (
      <label className={styles.field}>
        {label}
        <span className={styles.hint}>{description}</span>
        <select
          value={value === undefined ? '' : String(value)}
          onChange={({currentTarget}) => {
            const chosen = currentTarget.value;
            set(chosen === '' ? undefined : numeric ? Number(chosen) : chosen);
          }}
        >
          {(!required || value === undefined) && <option value="">(as usual)</option>}
          {[...new Set([...choices, ...(value === undefined ? [] : [String(value)])])].map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      </label>
    );
  }
  return (
    <Field
      label={label}
      hint={description}
      value={value === undefined ? '' : String(value)}
      onChange={(words) => set(kind === 'number' && /^\d+(\.\d+)?$/.test(words) ? Number(words) : words)}
    />
  );
}

/** The settings of the component that somebody writes in. */
export default function SettingsForm({file, text, cursor, checked, apply}: Props): ReactNode {
  const {engine} = useEditor();
  const [settings, setSettings] = useState<ComponentSettings>();
  const [names, setNames] = useState<Names>({figures: [], buttons: [], pictures: []});

  useEffect(() => {
    if (!checked) return undefined;
    let current = true;
    whenAnswered(engine.run('settings', file, cursor), (found) => current && setSettings(found));
    whenAnswered(engine.run('names'), (found) => current && setNames(found));
    return () => {
      current = false;
    };
  }, [engine, file, cursor, checked]);

  if (!settings) return null;
  const set = async (name: string, value: Value) => {
    engine.put(file, text);
    const edits = await engine.run('set', file, settings.start, name, value);
    apply({text: applyEdits(text, edits)});
  };
  return (
    <section className={styles.panel} aria-labelledby="settings">
      <h2 id="settings">
        {settings.name} in line {settings.line}
      </h2>
      {settings.fields.map((field) => (
        <Control
          key={`${settings.start} ${field.name}`}
          field={field}
          names={names}
          set={(value) => void set(field.name, value)}
        />
      ))}
    </section>
  );
}
