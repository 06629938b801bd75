/** A record as a form, and its text after a change in that form. */
import {diff3Merge} from 'node-diff3';
import {
  type Document,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  visit,
} from 'yaml';
import * as z from 'zod';
import {fields, type RecordName, schemas} from '../../content/records';
import {fieldAt, type Path, schemaAt, unwrapped} from '../../content/records/schema';
import type {Selection} from './edits';
import {type FormChange, type FormField, type FormNode, fieldsOf, type Value} from './form';

export const recordName = (file: string) => file.replace(/^records\/|\.yml$/g, '') as RecordName;

/** What stands above a node. */
interface Above {
  commentBefore?: string | null;
  spaceBefore?: boolean;
}

function parse(text: string): Document.Parsed {
  const document = parseDocument(text, {stringKeys: true, logLevel: 'silent'});
  const {contents} = document;
  // Opening hours may be a list alone, without closed days.
  if (isSeq(contents)) document.contents = document.createNode({week: contents}) as never;
  // YAML takes a comment behind an empty value for that value's. Here it is about what comes next.
  let held: Above = {};
  const give = (node: Above) => {
    if (held.commentBefore) Object.assign(node, held);
    held = {};
  };
  visit(document, {
    Map: (at, map) => (typeof at === 'number' ? give(map) : undefined),
    Pair: (_at, {key, value}) => {
      give(key as Above);
      if (!isScalar(value) || value.value !== null || !value.comment) return;
      held = {commentBefore: value.comment, spaceBefore: value.spaceBefore};
      Object.assign(value, {comment: null, spaceBefore: false});
    },
  });
  return document;
}

const isAllowed = (schema: z.ZodType, value: null | undefined): boolean => schema.safeParse(value).success;

/** What stands below a node: its keys or indexes, each with the key's node and the value's. */
function stepsIn(node: unknown): [step: string | number, key: Node, value: unknown][] {
  if (!isCollection(node)) return [];
  return node.items.map((item, index) =>
    isPair<Node>(item) ? [String(item.key), item.key, item.value] : [index, item as Node, item],
  );
}

/** The whole lines from a key to the end of its value. */
function linesOf(text: string, key: Node, value: unknown): Selection {
  const [from, keyEnd] = key.range ?? [0, 0, 0];
  const end = Math.max(keyEnd, ((value as Node | null)?.range?.[1] ?? 0) - 1);
  return {start: text.lastIndexOf('\n', from - 1) + 1, end: `${text}\n`.indexOf('\n', end) + 1};
}

function nodeFor(text: string, schema: z.ZodType, path: Path, key?: Node, value?: unknown): FormNode {
  const inner = unwrapped(schema);
  const {title = String(path.at(-1)), description = '', form = 'text', example} = fields.get(inner) ?? {};
  // What isn't there has no place, and no problem can be its own.
  const place = key ? linesOf(text, key, value) : {start: -1, end: -1};
  const common = {
    path,
    title,
    hint: description,
    ...place,
    line: text.slice(0, Math.max(place.start, 0)).split('\n').length,
  };
  const steps = stepsIn(value);
  if (inner instanceof z.ZodObject) {
    const children = Object.entries(inner.shape).map(([name, child]) => {
      const [, own, below] = steps.find(([step]) => step === name) ?? [];
      return nodeFor(text, child as z.ZodType, [...path, name], own, below);
    });
    // A ticked field replaces others, which aren't asked for then.
    const replaced = children
      .filter((one) => one.kind === 'field' && one.value === true)
      .flatMap((one) => fields.get(unwrapped(inner.shape[String(one.path.at(-1))]))?.insteadOf ?? []);
    const isAsked = (one: FormNode) =>
      (one as FormField).value !== undefined || !replaced.includes(String(one.path.at(-1)));
    return {...common, kind: 'group', children: children.filter(isAsked)};
  }
  if (inner instanceof z.ZodArray) {
    const element = inner.element as z.ZodType;
    const entry = {title: fields.get(unwrapped(element))?.title ?? title, least: isAllowed(schema, undefined) ? 0 : 1};
    const children = steps.map(([step, own, below]) => {
      const child = nodeFor(text, element, [...path, step], own, below);
      // An entry is called by its first field.
      return {...child, title: String(fieldsOf(child)[0]?.value ?? `${entry.title} ${Number(step) + 1}`)};
    });
    return {...common, kind: 'list', entry, children};
  }
  if (inner instanceof z.ZodRecord) {
    const {title: called = 'Name', description: hint} = fields.get(unwrapped(inner.keyType as z.ZodType)) ?? {};
    const children = steps.map(([step, own, below]) => {
      // The first comment of a file is about the whole file, as far as an empty line in it.
      const heading = own.commentBefore?.split('\n\n').at(-1)?.replace(/^ /gm, '').replaceAll('\n', ' ');
      const isHeading = own.spaceBefore || own.commentBefore?.includes('\n\n');
      return {
        ...nodeFor(text, inner.valueType as z.ZodType, [...path, step], own, below),
        title: String(step),
        ...(isHeading && {heading}),
      };
    });
    return {...common, kind: 'named', entry: {title: called, hint, least: 0}, children};
  }
  const isOptional = isAllowed(schema, undefined) || isAllowed(schema, null);
  const hints = [
    description,
    example && form !== 'yes' && form !== 'date' && `For example: ${example.replace(/\.$/, '')}.`,
    isOptional && form !== 'time' && form !== 'yes' && 'May be left empty.',
  ];
  const content = isScalar(value) ? (value.value ?? undefined) : undefined;
  return {...common, hint: hints.filter(Boolean).join(' '), kind: 'field', form, value: content as Value, isOptional};
}

/** The form of a record. */
export function formOf(name: RecordName, text: string): FormNode {
  const {contents} = parse(text);
  return {...nodeFor(text, schemas[name], [], contents ?? undefined, contents), start: 0, end: text.length};
}

/** The field on a line, or else the first one after it: a group's own line holds only its name. */
export const fieldAtLine = (form: FormNode, line: number): FormField | undefined =>
  fieldsOf(form).find((field) => field.start >= 0 && field.line >= line);

/** The fields of a new entry: those that are required, or else the first. */
function emptyEntry(schema: z.ZodType): Record<string, null> | null {
  const inner = unwrapped(schema);
  if (!(inner instanceof z.ZodObject)) return null;
  const names = Object.keys(inner.shape);
  const needed = names.filter((name) => !isAllowed(inner.shape[name] as z.ZodType, undefined));
  return Object.fromEntries((needed.length > 0 ? needed : names.slice(0, 1)).map((name) => [name, null]));
}

function setValue(document: Document, name: RecordName, path: Path, value: Value): void {
  const schema = schemaAt(name, path);
  // A value that isn't known yet keeps its line, which shows that it is missing.
  const isLineKept = !schema || isAllowed(schema, null) || !isAllowed(schema, undefined);
  if (value !== undefined) document.setIn(path, value);
  else if (isLineKept && document.hasIn(path)) document.setIn(path, null);
  else document.deleteIn(path);
  // A tick removes the lines that it replaces.
  const replaced = (value === true && fieldAt(name, path)?.insteadOf) || [];
  for (const step of replaced) document.deleteIn([...path.slice(0, -1), step]);
}

function addEntry(document: Document, name: RecordName, path: Path, key?: string): void {
  const schema = schemaAt(name, [...path, key ?? 0]);
  const entry = document.createNode(schema ? emptyEntry(schema) : null);
  if (key !== undefined) {
    const pair = document.createPair(key, entry) as Pair<Node, Node>;
    // An empty line goes before an entry of several lines.
    pair.key.spaceBefore = isMap(entry);
    document.addIn(path, pair);
  } else if (isCollection(document.getIn(path))) document.addIn(path, entry);
  else document.setIn(path, document.createNode([entry]));
}

/** Removes, doubles or moves an entry. The comments above it stay where they are. */
function arrange(document: Document, path: Path, kind: 'remove' | 'double' | 'up' | 'down'): void {
  const parent = document.getIn(path.slice(0, -1), true);
  if (!isCollection(parent)) return;
  const items = parent.items as (Node | Pair<Node>)[];
  const index = stepsIn(parent).findIndex(([step]) => step === path.at(-1));
  const above = items.map((item): Above => {
    const {commentBefore, spaceBefore} = isPair(item) ? item.key : item;
    return {commentBefore, spaceBefore};
  });
  const [item] = items.splice(index, 1);
  if (kind === 'remove') {
    const [{commentBefore, spaceBefore}] = above.splice(index, 1);
    const next = above[index] ?? {};
    next.commentBefore = [commentBefore, next.commentBefore].filter(Boolean).join('\n\n');
    next.spaceBefore ||= spaceBefore;
  } else if (kind === 'double') {
    items.splice(index, 0, item, item.clone() as Node);
    above.splice(index + 1, 0, {...above[index], commentBefore: null});
  } else items.splice(index + (kind === 'up' ? -1 : 1), 0, item);
  for (const [at, one] of items.entries()) Object.assign(isPair(one) ? one.key : one, above[at]);
}

/**
 * The text of a record after a change in its form. Only the lines that the change concerns are written anew: comments,
 * quotation marks and spacing elsewhere stay as they are.
 */
export function changeRecord(name: RecordName, text: string, change: FormChange): string {
  const document = parse(text);
  if (document.errors.length > 0) throw new Error('Correct this record under “Show as text” first.');
  const write = () =>
    document
      .toString({lineWidth: 0, nullStr: ''})
      .replace(/[ \t]+$/gm, '')
      .split('\n');
  const before = write();
  if (change.kind === 'set') setValue(document, name, change.path, change.value);
  else if (change.kind === 'add') addEntry(document, name, change.path, change.key);
  else arrange(document, change.path, change.kind);
  return diff3Merge(text.split('\n'), before, write())
    .flatMap(({ok, conflict}) => ok ?? conflict?.b ?? [])
    .join('\n');
}
