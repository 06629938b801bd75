/** What a schema says about its fields, apart from their values: what staff call each, and an example. */
import * as z from 'zod';

// Stops Zod from testing whether it may use eval: the editor's policy forbids it, and Firefox reports the attempt.
z.config({jitless: true});

/** How a value is written. The editor's form has a control for each. */
export type Format =
  | 'text'
  | 'key'
  | 'number'
  | 'flag'
  | 'time'
  | 'days'
  | 'date'
  | 'destination'
  | 'page'
  | 'link'
  | 'telephone'
  | 'email';

export interface Field {
  /** What staff call it. */
  title: string;
  /** What it is for, in a sentence. */
  description?: string;
  /** How its value is written; records and lists have none. */
  format?: Format;
  /** A value that shows the format. Messages show it; no edit writes it, as only staff know their own facts. */
  example?: string;
  /** The right value for one that is written another way; undefined if that isn't certain. */
  correction?: (written: string) => string | number | undefined;
  /**
   * Where its value is shown by itself, so that a tap on it opens the field: only in the bar or the footer, or nowhere.
   * Default: wherever its record is shown.
   */
  tappableIn?: 'barOrFooter' | 'nowhere';
  /** The fields next to it that are left out once it is ticked. */
  insteadOf?: string[];
}

export const fieldRegistry = z.registry<Field>();

/** The way to a field: `['students', 'number']`, `['week', 0, 'days']`. */
export type Path = (string | number)[];

/** A path as a key of maps, and as the editor's forms have it in the page. */
export const pathKey = (path: readonly PropertyKey[]): string => JSON.stringify(path);

/** A schema without the wrappers that let its value be missing or empty. */
export function unwrapped(schema: z.ZodType): z.ZodType {
  let inner = schema;
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodNullable) inner = inner.unwrap() as z.ZodType;
  return inner;
}

/** The schema at a path below another one. */
export function schemaAt(schema: z.ZodType, path: Path): z.ZodType | undefined {
  let found: z.ZodType | undefined = schema;
  for (const step of path) {
    const inner: z.ZodType | undefined = found && unwrapped(found);
    if (inner instanceof z.ZodObject)
      found = Object.hasOwn(inner.shape, step) ? (inner.shape[step] as z.ZodType) : undefined;
    else if (inner instanceof z.ZodArray) found = inner.element as z.ZodType;
    else if (inner instanceof z.ZodRecord) found = inner.valueType as z.ZodType;
    else return undefined;
  }
  return found;
}

export function fieldAt(schema: z.ZodType, path: Path): Field | undefined {
  const found = schemaAt(schema, path);
  return found && fieldRegistry.get(unwrapped(found));
}
