/** A record as a form: its fields with what a person needs to know of each, and where their values stand in the file. */
import * as z from 'zod';
import {dayIn, inWords} from '../dates';
import {createSource, locate} from '../source';
import {type Form, fieldAt, fields, type Path, unwrapped} from './fields';
import {entriesOfRecord, type RecordKind} from './read';

export type Value = string | number | boolean | undefined;

/** How a value is asked for; the settings of components have some ways of their own. */
export type FieldForm = Form | 'words' | 'choice' | 'silk' | 'picture' | 'price';

interface Common {
  /** The way to it; of a component's setting, which of the form's components it belongs to, and its name. */
  path: Path;
  title: string;
  hint?: string;
  /** The comment above an entry of a record, where it begins a group of entries. */
  heading?: string;
}

export interface FormField extends Common {
  kind: 'field';
  form: FieldForm;
  value: Value;
  isOptional: boolean;
  /** Whether it is seldom wanted, and asked for below all others. */
  isRare?: boolean;
  /** The values to choose from. */
  choices?: string[];
  /** Where it stands; no problem can be its own while it isn't there. */
  start: number;
  end: number;
  /** The line of a record. */
  line?: number;
}

export interface FormGroup extends Common {
  kind: 'group' | 'list' | 'named';
  /** What an entry is called, and how many there have to be. */
  entry?: {title: string; hint?: string; least: number};
  children: FormNode[];
}

export type FormNode = FormField | FormGroup;

/** A path as a key of maps, and as it stands in the page. */
export const keyOf = (path: Path): string => JSON.stringify(path);

export const fieldsOf = (node: FormNode): FormField[] =>
  node.kind === 'field' ? [node] : node.children.flatMap(fieldsOf);

/** The field on a line, or else the first one after it: a group's own line holds only its name. */
export const fieldAtLine = (form: FormNode, line: number): FormField | undefined =>
  fieldsOf(form).find((field) => field.line !== undefined && field.line >= line);

/** Whether a value may be missing (undefined) or empty (null). */
export const isAllowed = (schema: z.ZodType, value: null | undefined): boolean => schema.safeParse(value).success;

/** What an entry of a list is called: as its first field says, a day in words. */
function entryTitle(first: FormField | undefined): string | undefined {
  const day = first?.form === 'date' ? dayIn(String(first.value)) : undefined;
  return day ? inWords(day) : first?.value === undefined ? undefined : String(first.value);
}

/** The form of a record. */
export function formOf(kind: RecordKind, text: string): FormGroup {
  const source = createSource('', text);
  const entries = entriesOfRecord(kind, text);
  const nodeFor = (schema: z.ZodType, path: Path): FormNode => {
    const inner = unwrapped(schema);
    const {title = String(path.at(-1)), description: hint, form = 'text', example} = fields.get(inner) ?? {};
    const isOptional = isAllowed(schema, undefined) || isAllowed(schema, null);
    if (inner instanceof z.ZodObject) {
      const children = Object.entries(inner.shape).map(([key, child]) => nodeFor(child as z.ZodType, [...path, key]));
      // A ticked field replaces others, which aren't asked for then.
      const ticked = children.filter((child) => child.kind === 'field' && child.value === true);
      const replaced = ticked.flatMap((child) => fieldAt(kind.schema, child.path)?.insteadOf ?? []);
      const asked = children.filter((child) => !replaced.includes(String(child.path.at(-1))));
      return {kind: 'group', path, title, hint, children: asked};
    }
    if (inner instanceof z.ZodArray || inner instanceof z.ZodRecord) {
      const isList = inner instanceof z.ZodArray;
      const of = (isList ? inner.element : inner.valueType) as z.ZodType;
      const naming = unwrapped(isList ? of : (inner.keyType as z.ZodType));
      const {title: called = title, description} = fields.get(naming) ?? {};
      const below = entries.filter((one) => keyOf(one.path.slice(0, -1)) === keyOf(path));
      const children = below.map((one, index): FormNode => {
        const child = nodeFor(of, one.path);
        if (isList) return {...child, title: entryTitle(fieldsOf(child)[0]) ?? `${called} ${index + 1}`};
        const [, comment] = /\n\n((?:#.*\n)+)$/.exec(text.slice(0, one.start)) ?? [];
        return {...child, title: one.key, heading: comment?.replace(/(^|\n)#\s*/g, ' ').trim()};
      });
      const entry = {title: called, hint: description, least: isOptional ? 0 : 1};
      return {kind: isList ? 'list' : 'named', path, title, hint, entry, children};
    }
    const hints = [
      hint,
      example && form !== 'yes' && form !== 'date' && `For example: ${example.replace(/\.$/, '')}.`,
      isOptional && form !== 'time' && form !== 'yes' && 'May be left empty.',
    ];
    const entry = entries.find((one) => keyOf(one.path) === keyOf(path));
    const place = entry && {line: locate(source, entry.start).line, start: entry.start, end: entry.valueEnd};
    const words = hints.filter(Boolean).join(' ');
    return {
      kind: 'field',
      path,
      title,
      hint: words,
      form,
      value: entry?.value,
      isOptional,
      start: -1,
      end: -1,
      ...place,
    };
  };
  return nodeFor(kind.schema, []) as FormGroup;
}
