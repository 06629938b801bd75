import type {RecordName} from '../../../content/records';
import type {Path} from '../../../content/records/schema';
import {createSource} from '../../../content/source';
import {applyEdits, type Edit} from '../edits';
import {addEntry, moveEntryUp, removeEntry} from './entries';
import {setField, type Value} from './setField';

/** What somebody does in a record's form. */
export type RecordChange =
  | {kind: 'set'; path: Path; value: Value}
  | {kind: 'add'; path: Path; key?: string}
  | {kind: 'remove' | 'up'; path: Path};

function editsFor(name: RecordName, file: string, text: string, change: RecordChange): Edit[] {
  const {path} = change;
  if (change.kind === 'set') return setField(name, file, text, path, change.value);
  if (change.kind === 'add') return addEntry(name, file, text, path, change.key);
  return change.kind === 'up' ? moveEntryUp(file, text, path) : removeEntry(file, text, path);
}

/** The text of a record after a change in its form. */
export function changeRecord(name: RecordName, file: string, text: string, change: RecordChange): string {
  const source = createSource(file, text);
  return applyEdits(source.text, editsFor(name, file, source.text, change));
}
