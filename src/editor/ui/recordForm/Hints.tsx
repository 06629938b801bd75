import type {ReactNode} from 'react';
import type {FormNode} from '../../text/recordForm/form';
import shared from '../shared/styles.module.css';
import {hintFor} from './hint';
import styles from './styles.module.css';

/** Id of the hint that all fields of a name share; of the only one if the entries are fields themselves. */
export const hintId = (list: string, name?: string) => (name ? `${list}-${name}` : list);

interface Props {
  id: string;
  /** One of the entries: the others have the same fields. */
  entry?: FormNode;
}

/** What each field of a list's entries is for: said once, and described so to screen readers at each of the fields. */
export default function Hints({id, entry}: Props): ReactNode {
  if (!entry) return null;
  if (entry.kind === 'field') {
    return (
      <p id={hintId(id)} className={shared.hint}>
        {hintFor(entry)}
      </p>
    );
  }
  return (
    <dl className={styles.hints}>
      {entry.children.map(
        (field) =>
          field.kind === 'field' && (
            <div key={field.path.at(-1)}>
              <dt>{field.title}</dt>
              <dd id={hintId(id, String(field.path.at(-1)))}>{hintFor(field)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
