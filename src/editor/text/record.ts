/** The text of a record after a change in its form. */
import {diff3Merge} from 'node-diff3';
import {type Document, isCollection, isMap, isPair, isSeq, type Node, type Pair, type YAMLMap} from 'yaml';
import * as z from 'zod';
import type {ContentFiles} from '../../content/files';
import {type RecordName, recordEntries} from '../../content/records';
import {isAllowed, type Value} from '../../content/records/form';
import {fieldAt, type Path, schemaAt, unwrapped} from '../../content/records/schema';
import {parse} from '../../content/records/yaml';
import {createSource} from '../../content/source';

export const recordName = (file: string) => file.replace(/^records\/|\.yml$/g, '') as RecordName;

/** The keys of a record, which pages use as names. They hold %name% as the record does. */
export function keysOf(files: ContentFiles, record = ''): string[] {
  const file = `records/${record}.yml`;
  const entries = files.has(file) ? recordEntries(createSource(file, files.text(file))) : [];
  return entries.flatMap(({path, key}) => (path.length === 1 ? [key] : []));
}

/** What a form changes: one value, or the entries of a list or a record. */
export type FormChange =
  | {kind: 'set'; path: Path; value: Value}
  | {kind: 'add'; path: Path; key?: string; entry?: Record<string, Value>}
  | {kind: 'delete' | 'double' | 'up' | 'down'; path: Path};

/** A new entry: empty fields, those that are required, or else the first. */
function emptyEntry(schema: z.ZodType | undefined): Record<string, null> | null {
  const inner = schema && unwrapped(schema);
  if (!(inner instanceof z.ZodObject)) return null;
  const names = Object.keys(inner.shape);
  const needed = names.filter((name) => !isAllowed(inner.shape[name] as z.ZodType, undefined));
  return Object.fromEntries((needed.length > 0 ? needed : names.slice(0, 1)).map((name) => [name, null]));
}

function edit(document: Document, name: RecordName, change: FormChange): void {
  const {kind, path} = change;
  const above = path.slice(0, -1);
  const schema = schemaAt(name, path);
  if (kind === 'set') {
    const {value} = change;
    // A value that isn't known yet keeps its line, which shows that it is missing.
    const isLineKept = !schema || isAllowed(schema, null) || !isAllowed(schema, undefined);
    if (value === undefined && !isLineKept) document.deleteIn(path);
    else if (value !== undefined || document.hasIn(path)) document.setIn(path, value ?? null);
    // A tick removes the lines that it replaces.
    for (const step of (value === true && fieldAt(name, path)?.insteadOf) || []) document.deleteIn([...above, step]);
    return;
  }
  if (kind === 'add') {
    const entry = document.createNode(change.entry ?? emptyEntry(schemaAt(name, [...path, change.key ?? 0])));
    const pair = document.createPair(change.key, entry) as Pair<Node, Node>;
    // An empty line goes before an entry of several lines.
    pair.key.spaceBefore = isMap(entry);
    if (change.key !== undefined) document.addIn(path, pair);
    else if (isCollection(document.getIn(path))) document.addIn(path, entry);
    else document.setIn(path, document.createNode([entry]));
    return;
  }
  const {items} = document.getIn(above, true) as YAMLMap<Node>;
  const index = items.findIndex((item, at) => (isPair(item) ? String(item.key) : at) === path.at(-1));
  const [entry] = items.splice(index, 1);
  if (kind === 'double') items.splice(index, 0, entry, entry.clone() as typeof entry);
  else if (kind !== 'delete') items.splice(index + (kind === 'up' ? -1 : 1), 0, entry);
  else if (isPair(entry) && items[index]) {
    // What stood above a group of entries stands above the next.
    const {key} = items[index];
    key.commentBefore = [entry.key.commentBefore, key.commentBefore].filter(Boolean).join('\n\n');
    key.spaceBefore ||= entry.key.spaceBefore;
  }
}

/**
 * The text of a record after a change in its form. Only the lines that the change concerns are written anew: comments,
 * quotation marks and spacing elsewhere stay as they are.
 */
export function changeRecord(name: RecordName, text: string, change: FormChange): string {
  // YAML would take a comment below an empty value for that value's, and not for what comes next.
  const document = parse(text.replace(/:(?=\n\n#)/g, ': ~'));
  if (document.errors.length > 0) throw new Error('Correct this record under “Show as text” first.');
  // Opening hours may be a list alone, without closed days.
  if (isSeq(document.contents)) document.contents = document.createNode({week: document.contents}) as never;
  const write = () => document.toString({lineWidth: 0, nullStr: ''}).replace(/: ~?$/gm, ':').split('\n');
  const before = write();
  edit(document, name, change);
  return diff3Merge(text.split('\n'), before, write())
    .flatMap(({ok, conflict}) => ok ?? conflict?.b ?? [])
    .join('\n');
}
