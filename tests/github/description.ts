/**
 * GitHub's own description of its REST API, to which both sides of every request are held: a parameter or a field that
 * GitHub doesn't know fails the test that used it.
 */
import {readFileSync} from 'node:fs';
import Ajv, {type ValidateFunction} from 'ajv';

interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  nullable?: boolean;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: boolean | Schema;
}

interface Operation {
  parameters?: ({$ref: string} | {name: string; in: string; required?: boolean})[];
  requestBody?: {content: {'application/json': {schema: Schema}}};
  responses: Record<string, {$ref?: string; content?: {'application/json': {schema: Schema}}}>;
}

const api = JSON.parse(readFileSync('node_modules/@octokit/openapi/generated/api.github.com.json', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};
/** Ajv wants a type beside `nullable`, which the description leaves out beside references. */
function nameNull(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  const schema = node as Schema;
  if (schema.nullable === true && !schema.type) {
    const {nullable, ...rest} = schema;
    for (const key of Object.keys(rest)) delete schema[key as keyof Schema];
    delete schema.nullable;
    schema.anyOf = [rest, {enum: [null]}];
  }
  for (const one of Object.values(node)) nameNull(one);
}
nameNull(api.paths);
nameNull((api as unknown as {components: {schemas: unknown}}).components.schemas);
const ajv = new Ajv({strict: false, validateFormats: false, logger: false});
ajv.addSchema(api, 'github');
const compiled = new Map<Schema, ValidateFunction>();

/** What a reference within the description leads to. */
function follow<Node extends {$ref?: string}>(node: Node): Node {
  if (!node.$ref) return node;
  const steps = node.$ref.slice(2).split('/');
  return steps.reduce((at: unknown, step) => (at as Record<string, unknown>)[step], api) as Node;
}

/** The same schema with references that can be followed from anywhere. */
const absolute = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"github#/components')) as Schema;

/** Fields that no alternative of a schema declares. */
function undeclared(value: unknown, schemas: Schema[], place: string): string[] {
  const all = schemas
    .map(follow)
    .flatMap((one) => [one, ...[...(one.oneOf ?? []), ...(one.anyOf ?? []), ...(one.allOf ?? [])].map(follow)]);
  if (Array.isArray(value)) {
    const items = all.flatMap(({items}) => items ?? []);
    return value.flatMap((one, index) => undeclared(one, items, `${place}[${index}]`));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => {
    const known = all.flatMap(({properties}) => properties?.[key] ?? []);
    const isOpen = all.some(({additionalProperties}) => additionalProperties);
    if (known.length === 0) return isOpen ? [] : [`${place}.${key} isn’t described`];
    return undeclared(one, known, `${place}.${key}`);
  });
}

function hold(value: unknown, schema: Schema, place: string): string[] {
  const validate = compiled.get(schema) ?? ajv.compile(absolute(schema));
  compiled.set(schema, validate);
  const wrong = validate(value) ? [] : [`${place}: ${ajv.errorsText(validate.errors)}`];
  return [...wrong, ...undeclared(value, [schema], place)];
}

/** A value that fits a schema: what is known of it, and anything for what else is required. */
function fill(schema: Schema, known: unknown): unknown {
  const one = follow(schema);
  const [first] = one.oneOf ?? one.anyOf ?? one.allOf ?? [];
  if (known === null || (known !== undefined && typeof known !== 'object')) return known;
  if (Array.isArray(known)) return known.map((item) => fill(one.items ?? {}, item));
  if (known === undefined && (one.nullable || one.anyOf?.some(({enum: only}) => only?.[0] === null))) return null;
  if (first && !one.properties) return fill(first, known);
  if (known === undefined && one.enum) return one.enum[0];
  if (one.properties || known !== undefined) {
    const fields = {...(known as Record<string, unknown>)};
    for (const name of new Set([...(one.required ?? []), ...Object.keys(fields)])) {
      fields[name] = fill(one.properties?.[name] ?? {}, fields[name]);
    }
    return fields;
  }
  return {array: [], object: {}, integer: 0, number: 0, boolean: false}[one.type ?? ''] ?? 'https://example.org';
}

export interface Described {
  /** The address as it is described: `/repos/{owner}/{repo}/pulls`. */
  route: string;
  /** What stands in its place in braces, and its query. */
  values: Record<string, string>;
  operation: Operation;
}

const routes = Object.keys(api.paths).map((route) => {
  const names = [...route.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const words = route.split(/\{\w+\}/).map((word) => word.replace(/[.+]/g, '\\$&'));
  // Only a path and a branch may hold slashes.
  const holes = names.map((name) => (['path', 'ref', 'basehead'].includes(name) ? '(.+)' : '([^/]+)'));
  return {route, names, pattern: new RegExp(`^${words.map((word, index) => word + (holes[index] ?? '')).join('')}$`)};
});

/** What is described of a request; undefined for an address that GitHub doesn't have. */
export function describe(method: string, url: URL): Described | undefined {
  const found = routes
    .filter(({route, pattern}) => pattern.test(url.pathname) && api.paths[route][method.toLowerCase()])
    .sort((one, other) => one.names.length - other.names.length || other.route.length - one.route.length)[0];
  if (!found) return undefined;
  const values = found.pattern.exec(url.pathname)?.slice(1).map(decodeURIComponent) ?? [];
  const inPath = found.names.map((name, index) => [name, values[index]]);
  return {
    route: found.route,
    values: {...Object.fromEntries(inPath), ...Object.fromEntries(url.searchParams)},
    operation: api.paths[found.route][method.toLowerCase()],
  };
}

/** What a request has that GitHub doesn't know. */
export function requestFaults({operation, route}: Described, url: URL, body: unknown): string[] {
  const known = (operation.parameters ?? [])
    .map((one) => follow(one as Schema) as {name?: string})
    .map(({name}) => name);
  const query = [...url.searchParams.keys()].filter((name) => !known.includes(name));
  const schema = operation.requestBody?.content['application/json'].schema;
  return [
    ...query.map((name) => `${route}?${name} isn’t described`),
    ...(schema ? hold(body ?? {}, schema, route) : []),
    ...(!schema && body !== undefined ? [`${route} takes nothing`] : []),
  ];
}

/** An answer as GitHub describes it, from what is known of it; and what in it isn't described. */
export function answerFor(
  {operation, route}: Described,
  status: number,
  known: unknown,
): {data: unknown; faults: string[]} {
  const answer = operation.responses[status];
  if (!answer) return {data: known, faults: status < 300 ? [`${route} never answers ${status}`] : []};
  const schema = follow(answer).content?.['application/json']?.schema;
  if (!schema) return {data: known, faults: []};
  const data = fill(schema, known);
  return {data, faults: hold(data, schema, `${route} → ${status}`)};
}
