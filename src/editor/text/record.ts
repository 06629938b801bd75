/** The text of a record after a change in its form. */
import {diff3Merge} from 'node-diff3';
import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type Scalar,
  visit,
  type YAMLMap,
} from 'yaml';
import * as z from 'zod';
import {fieldAt, type Path, schemaAt, unwrapped} from '../../content/records/fields';
import {isAllowed, type Value} from '../../content/records/form';
import {definitionOf, type RecordName} from '../../content/records/registry';
import {parseYaml} from '../../content/records/yaml';
import type {ArrangeKind} from './parts';

/** What a form changes: one value, or the entries of a list or a record. */
export type FormChange =
  | {kind: 'set'; path: Path; value: Value}
  | {kind: 'add'; path: Path; key?: string; entry?: Record<string, Value>}
  | {kind: ArrangeKind; path: Path};

/** A new entry: those of its fields that are required, all empty. */
function emptyEntry(schema: z.ZodType): Record<string, null> | null {
  const inner = unwrapped(schema);
  if (!(inner instanceof z.ZodObject)) return null;
  const names = Object.keys(inner.shape).filter((name) => !isAllowed(inner.shape[name] as z.ZodType, undefined));
  return Object.fromEntries(names.map((name) => [name, null]));
}

function setValue(document: Document, name: RecordName, path: Path, value: Value): void {
  const schema = schemaAt(definitionOf(name).schema, path) as z.ZodType;
  // A value that isn't known yet keeps its line, which shows that it is missing.
  const isLineKept = isAllowed(schema, null) || !isAllowed(schema, undefined);
  if (value !== undefined || (isLineKept && document.hasIn(path))) document.setIn(path, value ?? null);
  else document.deleteIn(path);
  if (value !== true) return;
  // A tick removes the lines that it replaces.
  for (const step of fieldAt(definitionOf(name).schema, path)?.insteadOf ?? [])
    document.deleteIn([...path.slice(0, -1), step]);
}

/** Adds an entry to a record by its key, or to the end of a list without one. */
function addEntry(document: Document, path: Path, entry: unknown, key: string | undefined): void {
  const node = document.createNode(entry);
  if (key !== undefined) {
    const pair = document.createPair(key, node) as Pair<Node, Node>;
    // An empty line goes before an entry of several lines.
    pair.key.spaceBefore = isMap(node);
    document.addIn(path, pair);
    return;
  }
  const list = document.getIn(path);
  // The first entry doesn't go between the brackets of an empty list.
  if (isCollection(list) && list.items.length > 0) document.addIn(path, node);
  else document.setIn(path, document.createNode([node]));
}

/** Moves the comment and the empty line above an entry, which is deleted, to the next one: they are about a group. */
function handOn({key: deleted}: Pair<Node>, {key: next}: Pair<Node>): void {
  next.commentBefore = [deleted.commentBefore, next.commentBefore].filter(Boolean).join('\n\n');
  next.spaceBefore ||= deleted.spaceBefore;
}

function arrangeEntry(document: Document, path: Path, kind: ArrangeKind): void {
  const {items} = document.getIn(path.slice(0, -1), true) as YAMLMap<Node>;
  const index = items.findIndex((item, at) => (isPair(item) ? String(item.key) : at) === path.at(-1));
  if (index < 0) throw new Error('This entry isn’t there any more.');
  const [entry] = items.splice(index, 1);
  if (kind === 'duplicate') items.splice(index, 0, entry, entry.clone() as typeof entry);
  if (kind === 'up') items.splice(Math.max(index - 1, 0), 0, entry);
  if (kind === 'down') items.splice(index + 1, 0, entry);
  if (kind === 'delete' && isPair(entry) && items[index]) handOn(entry, items[index]);
}

function edit(document: Document, name: RecordName, change: FormChange): void {
  const {kind, path} = change;
  if (kind === 'set') {
    setValue(document, name, path, change.value);
  } else if (kind === 'add') {
    const {key, entry = emptyEntry(schemaAt(definitionOf(name).schema, [...path, key ?? 0]) as z.ZodType)} = change;
    addEntry(document, path, entry, key);
  } else {
    arrangeEntry(document, path, kind);
  }
}

/**
 * YAML takes a comment below an empty value for that value's, if the value is the last of its entry. In a record it is about
 * what comes next.
 */
function passCommentsOn(document: Document): void {
  let left: Scalar | undefined;
  const passTo = (node: unknown) => {
    if (!left || !isNode(node)) return;
    node.commentBefore = left.comment;
    node.spaceBefore = true;
    left.comment = undefined;
    left.spaceBefore = false;
    left = undefined;
  };
  visit(document, {
    Map: (_, map, ancestors) => {
      if (isSeq(ancestors.at(-1))) passTo(map);
    },
    Pair: (_, {key, value}) => {
      passTo(key);
      if (isScalar(value) && value.value === null && value.comment && value.spaceBefore) left = value;
    },
  });
}

/**
 * The text of a record after a change in its form. Only the lines that the change concerns are written anew: comments,
 * quotation marks and spacing elsewhere stay as they are.
 */
export function changeRecord(name: RecordName, text: string, change: FormChange): string {
  const document: Document = parseYaml(text);
  if (document.errors.length > 0) throw new Error('Correct this record under “Show as text” first.');
  passCommentsOn(document);
  const write = () => document.toString({lineWidth: 0, nullStr: ''}).split('\n');
  const before = write();
  edit(document, name, change);
  return diff3Merge(text.split('\n'), before, write())
    .flatMap(({ok, conflict}) => ok ?? conflict?.b ?? [])
    .join('\n');
}
