/** Forms, of a component's settings and of a record alike: what a field is, and what its hint says. */
import type {Path, Form as RecordForm} from '../../content/records/schema';
import type {Selection} from './edits';

export type Value = string | number | boolean | undefined;

/** How a value is asked for. Component settings have a few kinds of their own; `lines` is a list, an entry a line. */
export type FieldForm = RecordForm | 'words' | 'lines' | 'choice' | 'silk' | 'picture' | 'date' | 'price';

export interface FormField extends Selection {
  kind: 'field';
  /** The way to it; of a setting, which of the form's components it belongs to, and its name. */
  path: Path;
  /** The line that it begins in. */
  line: number;
  title: string;
  description?: string;
  example?: string;
  form: FieldForm;
  value: Value;
  isOptional: boolean;
  /** The values to choose from, or to be offered. */
  choices?: string[];
}

export interface FormGroup extends Selection {
  kind: 'group' | 'list' | 'named';
  path: Path;
  line: number;
  title: string;
  description?: string;
  /** What an entry is called, and how many there have to be. */
  entry?: {title: string; description?: string; least: number};
  children: FormEntry[];
}

export type FormNode = FormField | FormGroup;

/** An entry of a list or of a record; `heading` is the comment above it, where that begins a group of entries. */
export type FormEntry = FormNode & {heading?: string};

/** A path as a key of maps and as it stands in addresses. */
export const keyOf = (path: Path): string => JSON.stringify(path);

export const fieldsOf = (node: FormNode): FormField[] =>
  node.kind === 'field' ? [node] : node.children.flatMap(fieldsOf);

/** What a field is for, in one line. */
export function hintFor({description, example, isOptional, form}: FormField): string {
  const hints = [
    description,
    example && form !== 'yes' && form !== 'date' && `For example: ${example.replace(/\.$/, '')}.`,
    isOptional && form !== 'time' && form !== 'yes' && form !== 'choice' && 'May be left empty.',
  ];
  return hints.filter(Boolean).join(' ');
}

/** A value as the file holds it: numbers are numbers, everything else is text, and nothing typed is nothing. */
export function valueFor({form}: Pick<FormField, 'form'>, words: string): Value {
  if (words.trim() === '') return undefined;
  const isNumeric = form === 'number' || form === 'whole' || form === 'year';
  return isNumeric && /^-?\d+(\.\d+)?$/.test(words.trim()) ? Number(words) : words;
}
