/**
 * GitHub's own description of its REST API, against which every request and every answer of the model is checked: a
 * parameter or a field that GitHub doesn't know fails the test that used it.
 */
import {readFileSync} from 'node:fs';
import Ajv, {type ValidateFunction} from 'ajv';

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: boolean | Schema;
}

interface Body {
  content?: {'application/json'?: {schema: Schema}};
}

interface Operation {
  parameters?: {name: string}[];
  requestBody?: Body;
  responses: Record<string, Body>;
}

// Here nothing refers to anything: each operation is whole.
const FILE = 'node_modules/@octokit/openapi/generated/api.github.com.deref.json';
const api = JSON.parse(readFileSync(FILE, 'utf8')) as {paths: Record<string, Record<string, Operation>>};
const ajv = new Ajv({strict: false, allErrors: true, validateFormats: false, logger: false});

/**
 * A schema as Ajv takes it. Answers may leave out what the editor doesn't look at; then several alternatives may fit them.
 */
function prepared(described: Schema, isAnswer: boolean): Schema {
  return JSON.parse(JSON.stringify(described), (key, node) => {
    if (isAnswer && key === 'required' && Array.isArray(node)) return undefined;
    if (isAnswer && Array.isArray(node?.oneOf)) {
      node.anyOf = node.oneOf;
      delete node.oneOf;
    }
    const {nullable, ...rest} = node ?? {};
    return nullable === true ? {anyOf: [rest, {enum: [null]}]} : node;
  });
}

const validators = new Map<string, ValidateFunction>();

/** Fields that no alternative of a schema declares. */
function undeclared(value: unknown, schemas: Schema[], place: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const all = schemas.flatMap((one) => [one, ...(one.oneOf ?? []), ...(one.anyOf ?? []), ...(one.allOf ?? [])]);
  return Object.entries(value).flatMap(([key, one]) => {
    const inside = all.flatMap(({properties, items}) => (Array.isArray(value) ? items : properties?.[key]) ?? []);
    if (inside.length > 0) return undeclared(one, inside, `${place}.${key}`);
    return all.some(({additionalProperties}) => additionalProperties) ? [] : [`${place}.${key} isn’t described`];
  });
}

/** What is wrong with what was sent, or with an answer, by its description. */
function problemsOf(value: unknown, body: Body | undefined, place: string, isAnswer = false): string[] {
  const schema = body?.content?.['application/json']?.schema;
  if (!schema) return value === undefined ? [] : [`${place} takes no body`];
  const validate = validators.get(place) ?? ajv.compile(prepared(schema, isAnswer));
  validators.set(place, validate);
  const wrong = validate(value) ? [] : [`${place}: ${ajv.errorsText(validate.errors)}`];
  return [...wrong, ...undeclared(value, [schema], place)];
}

/** What GitHub doesn't know of a request or its answer. `route` is as GitHub writes it: `GET /repos/{owner}/{repo}/pulls`. */
export function faultsOf(route: string, url: URL, sent: unknown, status: number, answer: unknown): string[] {
  const [method, path] = route.split(' ');
  const operation = api.paths[path]?.[method.toLowerCase()];
  if (!operation) return [`GitHub has no ${route}`];
  const {parameters = [], requestBody, responses} = operation;
  const query = [...url.searchParams.keys()].filter((name) => !parameters.some((one) => one.name === name));
  // Not every error that GitHub answers with is described for each route.
  const isDescribed = status in responses || status < 300;
  return [
    ...query.map((name) => `${route}?${name} isn’t described`),
    ...problemsOf(sent, requestBody, route),
    ...(isDescribed ? problemsOf(answer, responses[status], `${route}: ${status}`, true) : []),
  ];
}
