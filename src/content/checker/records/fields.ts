/** What a schema of a record says of its fields: what a person calls each, how it is written, and an example. */
import * as z from 'zod';

// Zod would try whether it may evaluate code, which the editor's policy forbids and Firefox reports.
z.config({jitless: true});

/** How a value is written. Which values a format takes, and what a message says of others, each site decides. */
export type Format =
  | 'text'
  | 'key'
  | 'number'
  | 'whole'
  | 'year'
  | 'yes'
  | 'time'
  | 'days'
  | 'date'
  | 'destination'
  | 'page'
  | 'link'
  | 'telephone'
  | 'email';

/** What a site knows of a format. */
export interface ValueFormat {
  /**
   * What is wrong with a value that isn't in it: the rest of a sentence that begins with “This”. Of numbers with limits, a
   * function of these, without the example and the full stop.
   */
  message: string | ((limits: Pick<z.ZodNumber, 'minValue' | 'maxValue'>) => string);
  /** The value that was meant, if it can be worked out. Whether the field takes it is for its schema to say. */
  correct(written: string, pages: string[]): string | number | boolean | undefined;
  /** Whether that is the same value, written another way: its correction is `safe`, and without this only `likely`. */
  isSafe?(written: string, meant: string): boolean;
}

export interface Field {
  /** What a person calls it. */
  title: string;
  /** What it is for, in a sentence. */
  description?: string;
  /** How its value is written; records and lists have none. */
  format?: Format;
  /** A value that shows the format. Messages show it; no edit writes it, as only staff know their own words. */
  example?: string;
  /** The example belongs to nobody, so a rule refuses it as a value. */
  placeholder?: boolean;
  /**
   * Where its value stands by itself, so that a tap on it leads to the field: only in the bar or the footer, or nowhere.
   * Default: wherever its record is shown.
   */
  tappableIn?: 'barOrFooter' | 'nowhere';
  /** The fields beside it that are left out once it is ticked. */
  insteadOf?: string[];
  /** The field beside it that takes the plus sign behind its number: 1750+ is 1750, with + there. */
  plusIn?: string;
}

/** What is known about each field. */
export const fields = z.registry<Field>();

/** What a failed condition says beside its message: the rule that it breaks. */
export type ConditionParams = {rule: string};

/**
 * A condition on several fields together, for `superRefine`.
 * @param problemOf What is wrong with a value, in a sentence; undefined where nothing is.
 */
export const condition =
  <Value>(rule: string, problemOf: (value: Value) => string | undefined) =>
  (value: Value, context: z.RefinementCtx): void => {
    const message = problemOf(value);
    if (message) context.addIssue({code: 'custom', message, params: {rule} satisfies ConditionParams});
  };

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

/** The schema at a path below the schema of a record. */
export function schemaAt(record: z.ZodType, path: Path): z.ZodType | undefined {
  let schema: z.ZodType | undefined = record;
  for (const step of path) {
    const inner: z.ZodType | undefined = schema && unwrapped(schema);
    if (inner instanceof z.ZodObject)
      schema = Object.hasOwn(inner.shape, step) ? (inner.shape[step] as z.ZodType) : undefined;
    else if (inner instanceof z.ZodArray) schema = inner.element as z.ZodType;
    else if (inner instanceof z.ZodRecord) schema = inner.valueType as z.ZodType;
    else return undefined;
  }
  return schema;
}

/** What is known of the field at a path. */
export function fieldAt(record: z.ZodType, path: Path): Field | undefined {
  const schema = schemaAt(record, path);
  return schema && fields.get(unwrapped(schema));
}

/** The keys that a record may have at a path; undefined where staff choose them. */
export function keysAt(record: z.ZodType, path: Path): string[] | undefined {
  const schema = schemaAt(record, path);
  const inner = schema && unwrapped(schema);
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : undefined;
}
