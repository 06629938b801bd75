import type {ReactNode} from 'react';
import type {Diagnostic} from '../../../content';
import type {RecordChange} from '../../text/recordForm/change';
import {type FormField, keyOf} from '../../text/recordForm/form';
import Check from '../shared/Check';
import Field from '../shared/Field';

interface Props {
  field: FormField;
  diagnostics: Diagnostic[];
  change: (change: RecordChange) => void;
}

const KEYBOARDS: Partial<Record<NonNullable<FormField['form']>, 'decimal' | 'numeric' | 'tel' | 'email'>> = {
  number: 'decimal',
  whole: 'numeric',
  year: 'numeric',
  telephone: 'tel',
  email: 'email',
};

/** A value as the record holds it: numbers are numbers, everything else is text. */
function valueFor({form}: FormField, words: string): string | number | undefined {
  if (words.trim() === '') return undefined;
  const isNumeric = form === 'number' || form === 'whole' || form === 'year';
  return isNumeric && /^-?\d+(\.\d+)?$/.test(words.trim()) ? Number(words) : words;
}

function hintFor({description, example, isOptional, form}: FormField): string {
  const hints = [
    description,
    example && `For example: ${example}.`,
    isOptional && form !== 'time' && 'May be left empty.',
  ];
  return hints.filter(Boolean).join(' ');
}

/** One value of a record. */
export default function RecordField({field, diagnostics, change}: Props): ReactNode {
  const {path, title, description, form, value, line, endLine} = field;
  const set = (next: string | number | boolean | undefined) => change({kind: 'set', path, value: next});
  if (form === 'yes') {
    return (
      <Check
        label={title}
        path={keyOf(path)}
        hint={description}
        isChecked={value === true}
        onChange={(isChecked) => set(isChecked || undefined)}
      />
    );
  }
  return (
    <Field
      label={title}
      path={keyOf(path)}
      hint={hintFor(field)}
      value={value === undefined ? '' : String(value)}
      problems={diagnostics.filter((one) => one.line >= line && one.line <= endLine).map(({message}) => message)}
      inputMode={form && KEYBOARDS[form]}
      onChange={(words) => set(valueFor(field, words))}
    />
  );
}
