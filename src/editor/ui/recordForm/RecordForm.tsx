import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Diagnostic} from '../../../content';
import type {Changed} from '../../text/edits';
import shared from '../shared/styles.module.css';
import FormNode from './FormNode';
import styles from './styles.module.css';
import {useFieldTarget} from './useFieldTarget';
import {useRecordForm} from './useRecordForm';

interface Props {
  file: string;
  text: string;
  diagnostics: Diagnostic[];
  /** The line whose field gets the focus. Another object focuses it again. */
  target?: {line: number};
  /** The text as it is now. */
  read: () => string;
  apply: (changed: Changed) => void;
}

/** A record as a form. Whatever is wrong is said beside its field, as soon as it is typed. */
export default function RecordForm({file, text, diagnostics, target, read, apply}: Props): ReactNode {
  const {form, change} = useRecordForm(file, text, read, apply);
  const {root, path} = useFieldTarget(form, target);
  return (
    <div ref={root} className={clsx(shared.form, styles.record)}>
      {form && <FormNode node={form} diagnostics={diagnostics} target={path} change={change} />}
    </div>
  );
}
