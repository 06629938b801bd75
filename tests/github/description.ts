/**
 * GitHub's own description of its REST API, against which every request and every answer of the model is checked: a
 * parameter or a field that GitHub doesn't know fails the test that used it.
 */
import {readFileSync} from 'node:fs';
import Ajv, {type ValidateFunction} from 'ajv/dist/2019';

interface Body {
  content?: {'application/json'?: {schema: object}};
}

interface Operation {
  parameters?: {name: string}[];
  requestBody?: Body;
  responses: Record<string, Body>;
}

// Here nothing refers to anything: each operation is whole.
const FILE = 'node_modules/@octokit/openapi/generated/api.github.com.deref.json';
const api = JSON.parse(readFileSync(FILE, 'utf8')) as {paths: Record<string, Record<string, Operation>>};
const ajv = new Ajv({strict: false, allErrors: true, validateFormats: false, logger: false, unevaluated: true});

/**
 * A schema as Ajv takes it, without fields that it doesn't declare. Answers may leave out what the editor doesn't look at;
 * then several alternatives may fit them.
 */
function prepared(described: object, isAnswer: boolean): object {
  return JSON.parse(JSON.stringify(described), (key, node) => {
    if (isAnswer && key === 'required' && Array.isArray(node)) return undefined;
    if (isAnswer && Array.isArray(node?.oneOf)) {
      node.anyOf = node.oneOf;
      delete node.oneOf;
    }
    for (const part of Array.isArray(node?.allOf) ? node.allOf : []) delete part.unevaluatedProperties;
    if (node?.type === 'object' && !node.additionalProperties) node.unevaluatedProperties = false;
    const {nullable, ...rest} = node ?? {};
    return nullable === true ? {anyOf: [rest, {enum: [null]}]} : node;
  });
}

const validators = new Map<string, ValidateFunction>();

/** What is wrong with what was sent, or with an answer, by its description. */
function problemsOf(value: unknown, body: Body | undefined, place: string, isAnswer = false): string[] {
  const schema = body?.content?.['application/json']?.schema;
  if (!schema) return value === undefined ? [] : [`${place} takes no body`];
  const validate = validators.get(place) ?? ajv.compile(prepared(schema, isAnswer));
  validators.set(place, validate);
  validate(value);
  return (validate.errors ?? []).map(({instancePath, message, params}) => {
    return `${place}${instancePath}: ${message} ${JSON.stringify(params)}`;
  });
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
