/** A record as a form: its fields, with what the schema knows of them. */
import * as z from 'zod';
import {type Field, fields, type RecordName, schemas} from '../../../content/records';
import {type Path, unwrapped} from '../../../content/records/fields';
import {childrenOf, keyOf, linesOf, type Opened, open} from './open';
import {mayBeEmpty} from './schema';

export {keyOf};

export interface FormField extends Field {
  kind: 'field';
  path: Path;
  value: string | number | boolean | undefined;
  /** Whether it may be left empty. */
  isOptional: boolean;
  /** Its lines in the file. A field that isn't there has its parent's first line, and no last one. */
  line: number;
  endLine: number;
}

export interface FormGroup {
  kind: 'group' | 'list' | 'named';
  path: Path;
  title: string;
  description?: string;
  /** What an entry is called, and how many there have to be. */
  entry?: {title: string; least: number};
  line: number;
  endLine: number;
  children: FormNode[];
}

export type FormNode = FormField | FormGroup;

function nodeFor(opened: Opened, schema: z.ZodType, path: Path): FormNode {
  const inner = unwrapped(schema);
  const known = fields.get(inner) ?? {title: String(path.at(-1) ?? '')};
  const lines = linesOf(opened, path);
  const below = (child: z.ZodType, step: string | number) => nodeFor(opened, child, [...path, step]);
  const steps = childrenOf(opened, path).map((entry) => entry.path[path.length]);
  if (inner instanceof z.ZodObject) {
    const all = Object.entries(inner.shape).map(([name, child]) => below(child as z.ZodType, name));
    // A ticked field replaces others, which aren't asked for then.
    const replaced = all.flatMap((node) => (node.kind === 'field' && node.value === true && node.insteadOf) || []);
    const children = all.filter(
      (node) => node.kind !== 'field' || node.value !== undefined || !replaced.includes(String(node.path.at(-1))),
    );
    return {kind: 'group', path, ...known, ...lines, children};
  }
  if (inner instanceof z.ZodArray) {
    const element = inner.element as z.ZodType;
    const entry = {title: fields.get(unwrapped(element))?.title ?? known.title, least: 1};
    return {kind: 'list', path, ...known, ...lines, entry, children: steps.map((step) => below(element, step))};
  }
  if (inner instanceof z.ZodRecord) {
    const entry = {title: fields.get(unwrapped(inner.keyType as z.ZodType))?.title ?? 'Name', least: 0};
    const children = [...new Set(steps)].map((step) => ({
      ...below(inner.valueType as z.ZodType, step),
      title: String(step),
    }));
    return {kind: 'named', path, ...known, ...lines, entry, children};
  }
  const isOptional = schema.safeParse(undefined).success || mayBeEmpty(schema);
  return {kind: 'field', path, ...known, value: opened.at.get(keyOf(path))?.value, isOptional, ...lines};
}

/** The form of a record. A text that YAML can't read has fields without values. */
export const formOf = (name: RecordName, file: string, text: string): FormNode =>
  nodeFor(open(file, text), schemas[name], []);

const fieldsOf = (node: FormNode): FormField[] => (node.kind === 'field' ? [node] : node.children.flatMap(fieldsOf));

/** The field on a line, or else the first one after it: a group's own line holds only its name. */
export function fieldAtLine(form: FormNode, line: number): FormField | undefined {
  const present = fieldsOf(form).filter((field) => field.endLine >= field.line);
  return (
    present.find((field) => field.line <= line && field.endLine >= line) ?? present.find((field) => field.line > line)
  );
}
