/** GitHub's schemas, as Ajv takes them: whole, and without fields that GitHub doesn't know. */
import {readFileSync} from 'node:fs';

export type Schema = Record<string, unknown>;

interface Route {
  /** The parameters that may follow the `?` of an address. */
  query: string[];
  body?: Schema;
  /** By status; null for an answer without a body in JSON. */
  answers: Record<string, Schema | null>;
}

interface Description {
  routes: Record<string, Route>;
  schemas: Record<string, Schema>;
}

/** `npm run github-description` cuts this out of GitHub's whole description. */
const {routes, schemas}: Description = JSON.parse(readFileSync('tests/github/description.json', 'utf8'));

export {routes};

/** A schema together with those that it refers to. */
const whole = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema), (_key, node) => {
    const [, name] = /^#\/components\/schemas\/(.+)$/.exec(node?.$ref) ?? [];
    return name ? whole(schemas[name]) : node;
  });

/**
 * An answer's schema that requires only these fields, such as `user.login`. Several of its alternatives may then fit:
 * `anyOf` in place of `oneOf`.
 */
function loosened(schema: Schema, fields: string[]): Schema {
  const {oneOf, anyOf = oneOf, allOf, items, properties, required, ...rest} = schema;
  const each = (parts: unknown) => (parts as Schema[]).map((part) => loosened(part, fields));
  const fieldsOf = (name: string) =>
    fields.flatMap((field) => (field.startsWith(`${name}.`) ? field.slice(name.length + 1) : []));
  const isAmong = (name: string) => fields.includes(name) || fieldsOf(name).length > 0;
  const entries = Object.entries((properties ?? {}) as Record<string, Schema>);
  return {
    ...rest,
    ...(anyOf !== undefined && {anyOf: each(anyOf)}),
    ...(allOf !== undefined && {allOf: each(allOf)}),
    ...(items !== undefined && {items: loosened(items as Schema, fields)}),
    ...(properties !== undefined && {
      properties: Object.fromEntries(entries.map(([name, part]) => [name, loosened(part, fieldsOf(name))])),
    }),
    ...(required !== undefined && {required: (required as string[]).filter(isAmong)}),
  };
}

/** A schema without fields that it doesn't declare, and with JSON Schema's way to say that null will do. */
function prepared(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (_key, node) => {
    for (const part of Array.isArray(node?.allOf) ? node.allOf : []) delete part.unevaluatedProperties;
    if (node?.type === 'object' && !node.additionalProperties) node.unevaluatedProperties = false;
    const {nullable, ...rest} = node ?? {};
    return nullable === true ? {anyOf: [rest, {enum: [null]}]} : node;
  });
}

export const requestSchema = (schema: Schema): Schema => prepared(whole(schema));

/** `fields` are those that an answer must have if GitHub always sends them. */
export const answerSchema = (schema: Schema, fields: string[]): Schema => prepared(loosened(whole(schema), fields));
