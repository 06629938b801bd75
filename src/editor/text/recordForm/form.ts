/** A record as a form: its fields, with what the schema knows of them. */
import * as z from 'zod';
import {type Field, fields, type RecordName, schemas} from '../../../content/records';
import {type Path, unwrapped} from '../../../content/records/schema';
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
  entry?: {title: string; description?: string; least: number};
  line: number;
  endLine: number;
  children: FormEntry[];
}

/** One of the entries of a list or of a record. */
export type FormEntry = FormNode & {
  /** What the comment above it says, where it begins a group of entries. */
  heading?: string;
};

export type FormNode = FormField | FormGroup;

/** The comment right above a line: not the file's own, at its top. */
function headingAbove(lines: string[], line: number): string | undefined {
  let first = line - 1;
  while (lines[first - 1]?.startsWith('#')) first -= 1;
  if (first === 0 || first === line - 1) return undefined;
  const words = lines.slice(first, line - 1).map((row) => row.replace(/^#+\s*/, ''));
  return words.join(' ');
}

/** The name of a list's entry: its first field. */
function nameOf(entry: FormNode): string | undefined {
  const [first] = entry.kind === 'group' ? entry.children : [];
  return first?.kind === 'field' && first.value ? String(first.value) : undefined;
}

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
    const children = steps.map((step, index) => {
      const child = below(element, step);
      return {...child, title: nameOf(child) ?? `${entry.title} ${index + 1}`};
    });
    return {kind: 'list', path, ...known, ...lines, entry, children};
  }
  if (inner instanceof z.ZodRecord) {
    const {title = 'Name', description} = fields.get(unwrapped(inner.keyType as z.ZodType)) ?? {};
    const entry = {title, description, least: 0};
    const rows = opened.source.text.split('\n');
    const children = [...new Set(steps)].map((step): FormEntry => {
      const child = below(inner.valueType as z.ZodType, step);
      return {...child, title: String(step), heading: headingAbove(rows, child.line)};
    });
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
