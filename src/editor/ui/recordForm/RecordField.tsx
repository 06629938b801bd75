import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import type {Diagnostic} from '../../../content';
import type {RecordChange} from '../../text/recordForm/change';
import {type FormField, keyOf} from '../../text/recordForm/form';
import Check from '../shared/Check';
import Field from '../shared/Field';
import {hintFor} from './hint';
import styles from './styles.module.css';

interface Props {
  field: FormField;
  diagnostics: Diagnostic[];
  /** Id of its hint, where that stands once for many fields. */
  hints?: string;
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

/** How many characters a field has room for beside others: those of its example, or of any address. */
const roomFor = ({form = 'text', example = ''}: FormField) =>
  /^(page|link|destination)$/.test(form) ? 16 : example.length;
/** A field with room for more has a row of its own on a phone. */
const SHORT = 8;

/** One value of a record. */
export default function RecordField({field, diagnostics, hints, change}: Props): ReactNode {
  const {path, title, description, form, value, line, endLine} = field;
  const set = (next: string | number | boolean | undefined) => change({kind: 'set', path, value: next});
  if (form === 'yes') {
    return (
      <div className={styles.tick}>
        <Check
          label={title}
          path={keyOf(path)}
          hint={hints ? undefined : description}
          describedBy={hints}
          isChecked={value === true}
          onChange={(isChecked) => set(isChecked || undefined)}
        />
      </div>
    );
  }
  const room = roomFor(field);
  return (
    <div className={clsx(styles.cell, room > SHORT && styles.long)} style={{'--room': room} as CSSProperties}>
      <Field
        label={title}
        path={keyOf(path)}
        hint={hints ? undefined : hintFor(field)}
        describedBy={hints}
        value={value === undefined ? '' : String(value)}
        problems={diagnostics
          .filter((one) => one.start.line >= line && one.start.line <= endLine)
          .map(({message}) => message)}
        inputMode={form && KEYBOARDS[form]}
        onChange={(words) => set(valueFor(field, words))}
      />
    </div>
  );
}
