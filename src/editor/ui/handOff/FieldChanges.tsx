import type {ReactNode} from 'react';
import type {FieldChange} from '../../text/recordChanges';

interface Props {
  fields: FieldChange[];
  /** The same changes as text. */
  children: ReactNode;
}

/** What has changed in a record. */
export default function FieldChanges({fields, children}: Props): ReactNode {
  return (
    <>
      <ul>
        {fields.map((field) => (
          <li key={field.name}>
            {field.name}: <del>{field.old || '(nothing)'}</del> → <ins>{field.new || '(nothing)'}</ins>
          </li>
        ))}
      </ul>
      <details>
        <summary>Show as text</summary>
        {children}
      </details>
    </>
  );
}
