import type {ReactNode} from 'react';
import type {RecordChange} from '../../text/recordForm/change';
import type {FormGroup} from '../../text/recordForm/form';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

interface Props {
  list: FormGroup;
  /** Which entry it is, from 0. */
  index: number;
  /** What the entry is called. */
  name: string;
  change: (change: RecordChange) => void;
  /** Called before it is removed. */
  onRemove: () => void;
}

/** Moves or removes an entry. */
export default function EntryTools({list, index, name, change, onRemove}: Props): ReactNode {
  const {path} = list.children[index];
  const remove = () => {
    onRemove();
    change({kind: 'remove', path});
  };
  return (
    <div className={styles.tools}>
      {list.kind === 'list' && index > 0 && (
        <button
          type="button"
          className={shared.quiet}
          onClick={() => change({kind: 'up', path})}
          aria-label={`Move ${name} up`}
        >
          Move up
        </button>
      )}
      {list.children.length > (list.entry?.least ?? 0) && (
        <button type="button" className={shared.quiet} onClick={remove} aria-label={`Remove ${name}`}>
          Remove
        </button>
      )}
    </div>
  );
}
