/** A record as a form: its fields, with what a person needs to know of each, and where its value is in the file. */
import * as z from 'zod';
import {dayIn, dayInWords} from '../dates';
import {createSource, locate, type Source} from '../source';
import {type Field, type Format, fieldAt, fieldRegistry, type Path, pathKey, unwrapped} from './fields';
import {type Entry, recordEntries} from './yaml';

export type Value = string | number | boolean | undefined;

/** The format of a field's value. Settings of components have some that no record has. */
export type FieldFormat = Format | 'words' | 'choice' | 'background' | 'price' | 'silk';

interface Common {
  /**
   * The steps to it in the form. A record's form has the steps of the record itself; that of components begins with
   * the index of one of them, and goes on with the name of its setting.
   */
  path: Path;
  title: string;
  hint?: string;
  /** The comment above an entry of a record, where it begins a group of entries. */
  heading?: string;
}

export interface FormField extends Common {
  kind: 'field';
  format: FieldFormat;
  value: Value;
  isOptional: boolean;
  /** Whether it is seldom wanted, and asked for below all others. */
  isRare?: boolean;
  /** The values to choose from. */
  choices?: string[];
  /** Where the value is in the file; -1 while it isn't there, so that no problem is taken for its own. */
  start: number;
  end: number;
  /** The line in the record's file. */
  line?: number;
}

/**
 * Fields that belong together. `group`: fixed ones, such as those of an address. `list`: entries without names, of which
 * there can be any number. `named`: the same, each with a name that staff choose.
 */
export interface FormGroup extends Common {
  kind: 'group' | 'list' | 'named';
  /** Of a list or named entries: what one is called, and the least that there have to be. */
  entry?: {title: string; hint?: string; least: number};
  children: FormNode[];
}

export type FormNode = FormField | FormGroup;

export const fieldsOf = (node: FormNode): FormField[] =>
  node.kind === 'field' ? [node] : node.children.flatMap(fieldsOf);

/** The field on a line, or else the first one after it: a group's own line holds only its name. */
export const fieldAtLine = (form: FormNode, line: number): FormField | undefined =>
  fieldsOf(form).find((field) => field.line !== undefined && field.line >= line);

/** Whether a value may be missing (undefined) or empty (null). */
export const isAllowed = (schema: z.ZodType, value: null | undefined): boolean => schema.safeParse(value).success;

/** What an entry of a list is called: the value of its first field, a date in words. */
function entryTitle(first: FormField | undefined): string | undefined {
  if (first?.value === undefined) return undefined;
  const words = String(first.value);
  const day = first.format === 'date' ? dayIn(words) : undefined;
  return day ? dayInWords(day) : words;
}

/** The record that a form is made from. */
interface Context {
  schema: z.ZodType;
  source: Source;
  entries: Entry[];
}

/** Whether a value may be left out, or its line empty. */
const isOptional = (schema: z.ZodType): boolean => isAllowed(schema, undefined) || isAllowed(schema, null);

/** What is known of a schema; without a title, it is called by the last step of its path. */
const fieldFor = (schema: z.ZodType, path: Path): Field => fieldRegistry.get(schema) ?? {title: String(path.at(-1))};

/** What a person needs to know to fill in a field. */
function hintFor({description, example, format = 'text'}: Field, mayBeEmpty: boolean): string {
  const hints = [
    description,
    example && format !== 'flag' && format !== 'date' && `For example: ${example.replace(/\.$/, '')}.`,
    mayBeEmpty && format !== 'time' && format !== 'flag' && 'May be left empty.',
  ];
  return hints.filter(Boolean).join(' ');
}

function fieldNode(schema: z.ZodType, path: Path, {source, entries}: Context): FormField {
  const field = fieldFor(unwrapped(schema), path);
  const entry = entries.find((one) => pathKey(one.path) === pathKey(path));
  return {
    kind: 'field',
    path,
    title: field.title,
    hint: hintFor(field, isOptional(schema)),
    format: field.format ?? 'text',
    value: entry?.value,
    isOptional: isOptional(schema),
    start: entry?.start ?? -1,
    end: entry?.valueEnd ?? -1,
    ...(entry && {line: locate(source, entry.start).line}),
  };
}

/** Fields with names of their own, such as those of an address. */
function groupNode(schema: z.ZodObject, path: Path, context: Context): FormGroup {
  const {title, description: hint} = fieldFor(schema, path);
  const all = Object.entries(schema.shape).map(([key, child]) => nodeFor(child as z.ZodType, [...path, key], context));
  // A ticked field replaces others, which aren't asked for then.
  const ticked = all.filter((child) => child.kind === 'field' && child.value === true);
  const replaced = ticked.flatMap((child) => fieldAt(context.schema, child.path)?.insteadOf ?? []);
  const children = all.filter((child) => !replaced.includes(String(child.path.at(-1))));
  return {kind: 'group', path, title, hint, children};
}

/** Entries of which there can be any number: of a list, called by their first field, or each by its key. */
function entriesNode(schema: z.ZodArray | z.ZodRecord, path: Path, context: Context, least: number): FormGroup {
  const {title, description: hint} = fieldFor(schema, path);
  const isList = schema instanceof z.ZodArray;
  const entrySchema = (isList ? schema.element : schema.valueType) as z.ZodType;
  // An entry with a key is called by what is known of the key.
  const naming = fieldRegistry.get(unwrapped(isList ? entrySchema : (schema.keyType as z.ZodType)));
  const entryName = naming?.title ?? title;
  const below = context.entries.filter((entry) => pathKey(entry.path.slice(0, -1)) === pathKey(path));
  const children = below.map((entry, index): FormNode => {
    const child = nodeFor(entrySchema, entry.path, context);
    if (isList) return {...child, title: entryTitle(fieldsOf(child)[0]) ?? `${entryName} ${index + 1}`};
    return {...child, title: entry.key, heading: commentAbove(entry, context.source)};
  });
  const entry = {title: entryName, hint: naming?.description, least};
  return {kind: isList ? 'list' : 'named', path, title, hint, entry, children};
}

/** The comment above an entry, after an empty line: it is about a group of entries. */
function commentAbove({start}: Entry, {text}: Source): string | undefined {
  const [, comment] = /\n\n((?:#.*\n)+)$/.exec(text.slice(0, start)) ?? [];
  return comment?.replace(/(^|\n)#\s*/g, ' ').trim();
}

function nodeFor(schema: z.ZodType, path: Path, context: Context): FormNode {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodObject) return groupNode(inner, path, context);
  if (inner instanceof z.ZodArray || inner instanceof z.ZodRecord)
    return entriesNode(inner, path, context, isOptional(schema) ? 0 : 1);
  return fieldNode(schema, path, context);
}

/** The form of a record with this schema. */
export function formOf(schema: z.ZodType, text: string): FormGroup {
  const source = createSource('', text);
  return nodeFor(schema, [], {schema, source, entries: recordEntries(source)}) as FormGroup;
}
