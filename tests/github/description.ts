/**
 * GitHub's own description of its REST API, against which every request and every answer of the model is checked: a
 * parameter or a field that GitHub doesn't know fails the test that used it.
 */
import {readFileSync} from 'node:fs';
import Ajv from 'ajv';

interface Schema {
  $ref?: string;
  type?: string;
  nullable?: boolean;
  enum?: unknown[];
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: boolean | Schema;
}

interface Operation {
  parameters?: ({$ref: string} | {name: string})[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
}

const NAME = 'github';
const JSON_SCHEMA = 'content/application~1json/schema';

/**
 * Prepares a schema for Ajv, and all that it contains. Answers may leave out what the editor doesn't look at; then several
 * alternatives may fit them.
 */
function prepare(node: unknown, isAnswer: boolean): void {
  if (typeof node !== 'object' || node === null) return;
  for (const one of Object.values(node)) prepare(one, isAnswer);
  const schema = node as Schema;
  if (isAnswer && Array.isArray(schema.required)) delete schema.required;
  if (isAnswer && schema.oneOf) schema.anyOf = schema.oneOf;
  if (isAnswer) delete schema.oneOf;
  // Beside `nullable` Ajv wants a type, which the description leaves out beside references.
  if (schema.nullable !== true || schema.type) return;
  const {nullable, ...rest} = schema;
  for (const key of Object.keys(schema)) delete schema[key as keyof Schema];
  schema.anyOf = [rest, {enum: [null]}];
}

const api = JSON.parse(readFileSync('node_modules/@octokit/openapi/generated/api.github.com.json', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, unknown>;
};
prepare(api.components, true);
for (const {responses, ...request} of Object.values(api.paths).flatMap((path) => Object.values(path))) {
  prepare(responses, true);
  prepare(request, false);
}
const ajv = new Ajv({strict: false, allErrors: true, validateFormats: false, logger: false}).addSchema(api, NAME);

const escapeKey = (key: string | number) => String(key).replaceAll('~', '~0').replaceAll('/', '~1');

/** Where a pointer leads, and what is there: a reference leads on. */
function follow(pointer: string): {pointer: string; node?: Schema} {
  const keys = pointer.split('/').map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  let [node, at]: [unknown, string] = [api, '#'];
  for (const key of keys.slice(1)) {
    node = (node as Record<string, unknown> | undefined)?.[key];
    at = `${at}/${escapeKey(key)}`;
    const {$ref} = (node ?? {}) as Schema;
    if ($ref) ({pointer: at, node} = follow($ref));
  }
  return {pointer: at, node: node as Schema | undefined};
}

/** Fields that no alternative of a schema declares. */
function undeclared(value: unknown, schemas: Schema[], place: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const known = (one: Schema): Schema => (one.$ref ? (follow(one.$ref).node ?? {}) : one);
  const all = schemas.map(known).flatMap((one) => {
    return [one, ...[...(one.oneOf ?? []), ...(one.anyOf ?? []), ...(one.allOf ?? [])].map(known)];
  });
  return Object.entries(value).flatMap(([key, one]) => {
    const inside = all.flatMap(({properties, items}) => (Array.isArray(value) ? items : properties?.[key]) ?? []);
    if (inside.length > 0) return undeclared(one, inside, `${place}.${key}`);
    return all.some(({additionalProperties}) => additionalProperties) ? [] : [`${place}.${key} isn’t described`];
  });
}

/** What is wrong with a value, by the schema that a pointer leads to. */
function problemsOf(value: unknown, {pointer, node}: ReturnType<typeof follow>, place: string): string[] {
  if (!node) return value === undefined ? [] : [`${place} takes no body`];
  const validate = ajv.getSchema(encodeURI(`${NAME}${pointer}`));
  if (!validate) throw new Error(`Ajv can’t find ${pointer}.`);
  const wrong = validate(value) ? [] : [`${place}: ${ajv.errorsText(validate.errors)}`];
  return [...wrong, ...undeclared(value, [node], place)];
}

/** What GitHub doesn't know of a request or its answer. `route` is as GitHub writes it: `GET /repos/{owner}/{repo}/pulls`. */
export function faultsOf(route: string, url: URL, sent: unknown, status: number, answer: unknown): string[] {
  const [method, path] = route.split(' ');
  const operation = api.paths[path]?.[method.toLowerCase()];
  if (!operation) return [`GitHub has no ${route}`];
  const at = `#/paths/${escapeKey(path)}/${method.toLowerCase()}`;
  const names = (operation.parameters ?? []).map((one) => {
    return '$ref' in one ? (follow(one.$ref).node as {name?: string}).name : one.name;
  });
  const query = [...url.searchParams.keys()].filter((name) => !names.includes(name));
  // Not every error that GitHub answers with is described for each route.
  const isDescribed = status in operation.responses || status < 300;
  return [
    ...query.map((name) => `${route}?${name} isn’t described`),
    ...problemsOf(sent, follow(`${at}/requestBody/${JSON_SCHEMA}`), route),
    ...(isDescribed
      ? problemsOf(answer, follow(`${at}/responses/${status}/${JSON_SCHEMA}`), `${route}: ${status}`)
      : []),
  ];
}
