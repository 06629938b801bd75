import {type ReactNode, useId, useMemo} from 'react';
import type {RecordChange} from '../../text/recordForm/change';
import {type FormEntry, type FormGroup, type FormNode, keyOf} from '../../text/recordForm/form';
import Paged from '../shared/Paged';
import EntryTools from './EntryTools';
import Hints from './Hints';
import NewEntry from './NewEntry';
import styles from './styles.module.css';
import {useEntryFocus} from './useEntryFocus';

interface Props {
  list: FormGroup;
  /** Path of the field that gets the focus. */
  target?: FormNode['path'];
  change: (change: RecordChange) => void;
  /** Draws an entry. The hints of its fields stand in the elements whose ids begin like this. */
  children: (entry: FormNode, hints: string) => ReactNode;
}

/** The entry that has most fields: a day that is closed has no times. */
const fullest = (entries: FormEntry[]): FormEntry | undefined =>
  entries.reduce<FormEntry | undefined>((best, entry) => {
    const count = (node?: FormNode) => (node?.kind === 'group' ? node.children.length : 0);
    return best && count(best) >= count(entry) ? best : entry;
  }, undefined);

/** The entries of a list or of a record, with what adds, moves and removes them. */
export default function Entries({list, target, change, children: draw}: Props): ReactNode {
  const hints = useId();
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
      <Hints id={hints} entry={fullest(children)} />
      <Paged items={children} target={shown} followsEnd>
        {(page, first) =>
          page.map((child, at) => (
            <div key={keyOf(child.path)} data-entry>
              {child.heading && <h3 className={styles.heading}>{child.heading}</h3>}
              <div className={child.kind === 'field' ? styles.line : styles.entry}>
                {draw(child, hints)}
                <EntryTools
                  list={list}
                  index={first + at}
                  name={child.title}
                  change={change}
                  onRemove={() => awaitRemoved(at)}
                />
              </div>
            </div>
          ))
        }
      </Paged>
      {list.kind === 'named' ? (
        <NewEntry {...entry} taken={children.map(({title}) => title)} add={add} />
      ) : (
        <button type="button" onClick={() => add()}>
          Add: {entry.title}
        </button>
      )}
    </div>
  );
}
