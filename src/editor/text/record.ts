/** A record as a form, and its text after a change in that form. */
import {diff3Merge} from 'node-diff3';
import {isCollection, isMap, isPair, isScalar, isSeq, type Node, type Pair, parseDocument, type YAMLMap} from 'yaml';
import * as z from 'zod';
import {fields, type RecordName, schemas} from '../../content/records';
import {fieldAt, type Path, schemaAt, unwrapped} from '../../content/records/schema';
import {type FormChange, type FormField, type FormGroup, type FormNode, fieldsOf, type Value} from './form';

export const recordName = (file: string) => file.replace(/^records\/|\.yml$/g, '') as RecordName;

function parse(text: string) {
  const document = parseDocument(text, {stringKeys: true, logLevel: 'silent'});
  // Opening hours may be a list alone, without closed days.
  if (isSeq(document.contents)) document.contents = document.createNode({week: document.contents}) as never;
  return document;
}

const isAllowed = (schema: z.ZodType, value: null | undefined): boolean => schema.safeParse(value).success;

/** What stands below a node: its keys or indexes, each with the key's node and the value's. */
const stepsIn = (node: unknown): [step: string | number, key: Node, value: unknown][] =>
  (isCollection(node) ? node.items : []).map((item, index) =>
    isPair<Node>(item) ? [String(item.key), item.key, item.value] : [index, item as Node, item],
  );

/** The whole lines from a key to the end of its value. What isn't there has none, and no problem can be its own. */
function placeOf(text: string, key: Node | undefined, value: unknown) {
  if (!key?.range) return {start: -1, end: -1, line: 1};
  const start = text.lastIndexOf('\n', key.range[0] - 1) + 1;
  const end = Math.max(key.range[1], ((value as Node | null)?.range?.[1] ?? 0) - 1);
  return {start, end: `${text}\n`.indexOf('\n', end) + 1, line: text.slice(0, start).split('\n').length};
}

function nodeFor(text: string, schema: z.ZodType, path: Path, key?: Node, value?: unknown): FormNode {
  const inner = unwrapped(schema);
  const {title = String(path.at(-1)), description, form = 'text', example} = fields.get(inner) ?? {};
  const common = {path, title, hint: description, ...placeOf(text, key, value)};
  const steps = stepsIn(value);
  if (inner instanceof z.ZodObject) {
    const children = Object.entries(inner.shape).map(([name, child]) => {
      const [, own, below] = steps.find(([step]) => step === name) ?? [];
      return nodeFor(text, child as z.ZodType, [...path, name], own, below);
    });
    // A ticked field replaces others, which aren't asked for then.
    const ticked = children.find((one) => one.kind === 'field' && one.value === true)?.path.at(-1);
    const replaced = (ticked && fields.get(unwrapped(inner.shape[ticked]))?.insteadOf) || [];
    return {...common, kind: 'group', children: children.filter((one) => !replaced.includes(String(one.path.at(-1))))};
  }
  if (inner instanceof z.ZodArray) {
    const called = fields.get(unwrapped(inner.element as z.ZodType))?.title ?? title;
    const children = steps.map(([step, own, below]) => {
      const child = nodeFor(text, inner.element as z.ZodType, [...path, step], own, below);
      // An entry is called by its first field.
      return {...child, title: String(fieldsOf(child)[0]?.value ?? `${called} ${Number(step) + 1}`)};
    });
    return {...common, kind: 'list', entry: {title: called, least: isAllowed(schema, undefined) ? 0 : 1}, children};
  }
  if (inner instanceof z.ZodRecord) {
    const {title: called = 'Name', description: hint} = fields.get(unwrapped(inner.keyType as z.ZodType)) ?? {};
    const children = steps.map(([step, own, below]) => ({
      ...nodeFor(text, inner.valueType as z.ZodType, [...path, step], own, below),
      title: String(step),
    }));
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
export function formOf(name: RecordName, text: string): FormGroup {
  const {contents} = parse(text);
  return {...(nodeFor(text, schemas[name], [], undefined, contents) as FormGroup), start: 0, end: text.length};
}

/** The field on a line, or else the first one after it: a group's own line holds only its name. */
export const fieldAtLine = (form: FormNode, line: number): FormField | undefined =>
  fieldsOf(form).find((field) => field.start >= 0 && (field.line ?? 0) >= line);

/** A new entry: empty fields, those that are required, or else the first. */
function emptyEntry(schema: z.ZodType | undefined): Record<string, null> | null {
  const inner = schema && unwrapped(schema);
  if (!(inner instanceof z.ZodObject)) return null;
  const names = Object.keys(inner.shape);
  const needed = names.filter((name) => !isAllowed(inner.shape[name] as z.ZodType, undefined));
  return Object.fromEntries((needed.length > 0 ? needed : names.slice(0, 1)).map((name) => [name, null]));
}

function edit(document: ReturnType<typeof parse>, name: RecordName, change: FormChange): void {
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
  const write = () => document.toString({lineWidth: 0, nullStr: ''}).replace(/: ~?$/gm, ':').split('\n');
  const before = write();
  edit(document, name, change);
  return diff3Merge(text.split('\n'), before, write())
    .flatMap(({ok, conflict}) => ok ?? conflict?.b ?? [])
    .join('\n');
}
