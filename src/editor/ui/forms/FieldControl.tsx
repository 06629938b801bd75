/** What a field is filled in with: a text box, a list to choose from, a tick, or a row of looks. */

import Silk, {fillOf} from '@site/src/components/Silk';
import {type Color, type SilkName, silks} from '@site/src/components/Silk/silks';
import clsx from 'clsx';
import {type ChangeEvent, type FocusEvent, type ReactNode, useEffect, useRef, useState} from 'react';
import {kindOf, pageAddress} from '../../../content/pageFiles';
import type {FieldFormat, FormField, Value} from '../../../content/records/form';
import {isExample} from '../../text/signs';
import {fileTitle, useEditor} from '../context';
import styles from './field.module.css';

type Control = HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement;

export type AskedField = Pick<FormField, 'title' | 'format'> & Partial<FormField>;

/** Whether a field shows its choices as they look: silks, and the colors of a section. */
export const isOfLooks = ({format}: AskedField): boolean => format === 'silk' || format === 'background';

/** The keyboard that a phone shows for a field. */
function keyboardFor(format: FieldFormat): 'decimal' | 'tel' | 'text' {
  if (format === 'number') return 'decimal';
  return format === 'telephone' ? 'tel' : 'text';
}

/** A value as the file has it: a number, a text, or undefined if nothing was typed. */
function valueIn({value, checked}: Control, format: FieldFormat): Value {
  if (format === 'flag') return checked || undefined;
  if (value.trim() === '') return undefined;
  const isNumber = format === 'number' && /^-?\d+(\.\d+)?$/.test(value.trim());
  return isNumber ? Number(value) : value;
}

/** The values that a field offers, each with what a person calls it. */
function useOptions({format, choices = []}: AskedField): [value: string, label: string][] {
  const {site, workspace} = useEditor();
  if (format !== 'destination' && format !== 'page') return choices.map((choice) => [choice, choice]);
  return [...new Set([...Object.keys(site.titles), ...workspace.files])].flatMap((file) => {
    const isDeleted = workspace.files.includes(file) && workspace.read(file) === undefined;
    if (isDeleted || kindOf(file) !== 'page') return [];
    return [[pageAddress(file), fileTitle(site, file)]];
  });
}

/**
 * What a tick or a row of looks shows. What somebody has tapped shows at once: the value itself follows through the queue
 * of changes and the engine, which takes a while on a slow phone. Once the value has changed, it shows instead.
 */
function useChosen(value: Value): [chosen: Value, choose: (choice: Value) => void] {
  const [chosen, choose] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    choose(value);
  }
  return [chosen, choose];
}

/** Looks, side by side, each with a sample. */
function Looks({field, id, onChange}: {field: AskedField; id: string; onChange: (value: Value) => void}): ReactNode {
  const {format, value, choices = [], isOptional} = field;
  const offered = isOptional ? [undefined, ...choices] : choices;
  return offered.map((choice = '') => {
    const isChosen = (value ?? '') === choice;
    const hasColor = format === 'background' && choice !== '';
    return (
      <label key={choice} className={clsx(styles.sample, isChosen && styles.chosen)}>
        <input type="radio" name={id} checked={isChosen} onChange={() => onChange(choice || undefined)} />
        <span className={styles.swatch} style={hasColor ? {background: fillOf(choice as Color)} : undefined}>
          {choice in silks && <Silk name={choice as SilkName} />}
        </span>
        {choice.replaceAll('-', ' ') || 'as usual'}
      </label>
    );
  });
}

export interface ControlProps {
  field: AskedField;
  id: string;
  /** What its value is called in the answers to `Questions`. */
  name?: string;
  isInvalid: boolean;
  autoFocus?: boolean;
  onChange?: (value: Value) => void;
}

export default function FieldControl({field, id, name, isInvalid, autoFocus, onChange}: ControlProps): ReactNode {
  const {format, value, isOptional} = field;
  const control = useRef<Control>(null);
  const [chosen, choose] = useChosen(value);
  const change = (newValue: Value) => {
    choose(newValue);
    onChange?.(newValue);
  };
  const words = String(value ?? '');
  const options = useOptions(field).map(([address, label]) => <option key={address} value={address} label={label} />);

  // While somebody types in a field, it keeps what they have typed. Each new field is looked at, also one with the same words:
  // what was typed may have been undone before the form was drawn with it. An answer to a question isn't in the file yet: it
  // always stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the form has changed.
  useEffect(() => {
    if (!name && control.current && document.activeElement !== control.current) control.current.value = words;
  }, [field, words]);

  if (isOfLooks(field)) return <Looks field={{...field, value: chosen}} id={id} onChange={change} />;
  const common = {
    id,
    name,
    ref: control,
    autoFocus,
    required: Boolean(name),
    defaultValue: words,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': `${id}-hint ${id}-problems`,
    onChange: ({currentTarget}: ChangeEvent<Control>) => change(valueIn(currentTarget, format)),
    // The first key replaces an example.
    onFocus: ({currentTarget}: FocusEvent<Control>) => isExample(currentTarget.value) && currentTarget.select?.(),
  };
  if (format === 'flag')
    return <input {...common} type="checkbox" defaultValue={undefined} checked={chosen === true} />;
  if (format === 'words') return <textarea {...common} rows={Math.min(12, words.split('\n').length + 2)} />;
  if (format === 'choice') {
    return (
      <select {...common}>
        {(isOptional || !words) && <option value="">As usual</option>}
        {options}
      </select>
    );
  }
  // A calendar can't show what isn't a day.
  const isDay = format === 'date' && /^(\d{4}-\d\d-\d\d)?$/.test(words);
  return (
    <>
      <input
        {...common}
        type={isDay ? 'date' : 'text'}
        inputMode={keyboardFor(format)}
        list={options.length > 0 ? `${id}-offered` : undefined}
        autoComplete="off"
      />
      <datalist id={`${id}-offered`}>{options}</datalist>
    </>
  );
}
