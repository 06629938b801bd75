/** The schemas of a record's parts. */
import * as z from 'zod';
import {type RecordName, schemas} from '../../../content/records';
import {type Path, unwrapped} from '../../../content/records/schema';

/** Whether an empty value is allowed. */
export const mayBeEmpty = (schema: z.ZodType): boolean => schema.safeParse(null).success;

function childOf(schema: z.ZodType | undefined, step: string | number): z.ZodType | undefined {
  const inner = schema && unwrapped(schema);
  if (inner instanceof z.ZodObject) return inner.shape[step] as z.ZodType | undefined;
  if (inner instanceof z.ZodArray) return inner.element as z.ZodType;
  return inner instanceof z.ZodRecord ? (inner.valueType as z.ZodType) : undefined;
}

/** The schema of the value at a path. */
export const schemaAt = (name: RecordName, path: Path): z.ZodType | undefined =>
  path.reduce<z.ZodType | undefined>(childOf, schemas[name]);
