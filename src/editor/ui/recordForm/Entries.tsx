import {type ReactNode, useMemo} from 'react';
import type {RecordChange} from '../../text/recordForm/change';
import {type FormGroup, type FormNode, keyOf} from '../../text/recordForm/form';
import Paged from '../shared/Paged';
import EntryTools from './EntryTools';
import NewEntry from './NewEntry';
import styles from './styles.module.css';
import {useEntryFocus} from './useEntryFocus';

interface Props {
  list: FormGroup;
  /** Path of the field that gets the focus. */
  target?: FormNode['path'];
  change: (change: RecordChange) => void;
  /** Draws an entry. */
  children: (entry: FormNode) => ReactNode;
}

/** The entries of a list or of a record, with what adds, moves and removes them. */
export default function Entries({list, target, change, children: draw}: Props): ReactNode {
  const {path, children, entry = {title: list.title}} = list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each target.
  const shown = useMemo(() => {
    const index = children.findIndex((child) => child.path.every((step, at) => target?.[at] === step));
    return index < 0 ? undefined : {index};
  }, [target]);
  const {entries, awaitNew, awaitRemoved} = useEntryFocus(children.length);
  const add = (key?: string) => {
    awaitNew();
    change({kind: 'add', path, key});
  };
  return (
    <div ref={entries}>
      <Paged items={children} target={shown} followsEnd>
        {(page, first) =>
          page.map((child, at) => {
            const index = first + at;
            const title = list.kind === 'named' ? child.title : `${entry.title} ${index + 1}`;
            return (
              <div key={keyOf(child.path)} data-entry className={styles.entry}>
                {draw({...child, title})}
                <EntryTools list={list} index={index} name={title} change={change} onRemove={() => awaitRemoved(at)} />
              </div>
            );
          })
        }
      </Paged>
      {list.kind === 'named' ? (
        <NewEntry title={entry.title} add={add} />
      ) : (
        <button type="button" onClick={() => add()}>
          Add: {entry.title}
        </button>
      )}
    </div>
  );
}
