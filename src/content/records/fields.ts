/** What a schema says of each field: found by the way to it. */
import * as z from 'zod';
import {type Field, fields, type RecordName, schemas} from './schema';

export type Path = (string | number)[];

/** The schema below what says that a value may be missing or empty. */
export function unwrapped(schema: z.ZodType): z.ZodType {
  let inner = schema;
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodNullable) inner = inner.unwrap() as z.ZodType;
  return inner;
}

/** The schema of what stands at a path. */
export function schemaAt(name: RecordName, path: Path): z.ZodType | undefined {
  let schema: z.ZodType | undefined = schemas[name];
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
export function fieldAt(name: RecordName, path: Path): Field | undefined {
  const schema = schemaAt(name, path);
  return schema && fields.get(unwrapped(schema));
}

/** The keys that may stand at a path; undefined where staff choose them. */
export function keysAt(name: RecordName, path: Path): string[] | undefined {
  const schema = schemaAt(name, path);
  const inner = schema && unwrapped(schema);
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : undefined;
}

/** Whether an empty value is allowed. */
export const mayBeEmpty = (schema: z.ZodType): boolean => schema.safeParse(null).success;
