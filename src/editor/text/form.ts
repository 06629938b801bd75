/** Forms, of a component on a page and of a record alike: what a field is, and where its value stands in the file. */
import type {Path, Form as RecordForm} from '../../content/records/schema';
import type {Selection} from './edits';

export type Value = string | number | boolean | undefined;

/** How a value is asked for. */
export type FieldForm = RecordForm | 'words' | 'choice' | 'silk' | 'picture' | 'price';

/** What a form changes: one value, or the entries of a list or a record. */
export type FormChange =
  | {kind: 'set'; path: Path; value: Value}
  | {kind: 'add'; path: Path; key?: string; entry?: Record<string, Value>}
  | {kind: 'delete' | 'double' | 'up' | 'down'; path: Path};

interface Common extends Selection {
  /** The way to it; of a component's setting, which of the form's components it belongs to, and its name. */
  path: Path;
  /** The line of a record that it begins on. */
  line?: number;
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
  /** The values to choose from. */
  choices?: string[];
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
