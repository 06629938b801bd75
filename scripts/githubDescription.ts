/**
 * `npm run github-description [version]` renews `tests/github/description.json`: the part of GitHub's own description of
 * its REST API that the tests need, out of the package `@octokit/openapi`, which takes 391 MB. Without a version it takes
 * the newest one.
 */
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {unpackFrom} from './onDemand.mjs';
import {runProgram} from './run';

const PACKAGE = '@octokit/openapi';
const FILE = 'tests/github/description.json';

/** What the editor asks for. The tests' model of GitHub can answer no other route: a new one is added here first. */
const ROUTES = [
  'GET /user',
  'POST /credentials/revoke',
  'GET /repos/{owner}/{repo}',
  'GET /repos/{owner}/{repo}/commits',
  'GET /repos/{owner}/{repo}/compare/{basehead}',
  'POST /repos/{owner}/{repo}/git/blobs',
  'GET /repos/{owner}/{repo}/git/blobs/{file_sha}',
  'POST /repos/{owner}/{repo}/git/commits',
  'GET /repos/{owner}/{repo}/git/commits/{commit_sha}',
  'GET /repos/{owner}/{repo}/git/ref/{ref}',
  'POST /repos/{owner}/{repo}/git/refs',
  'PATCH /repos/{owner}/{repo}/git/refs/{ref}',
  'POST /repos/{owner}/{repo}/git/trees',
  'GET /repos/{owner}/{repo}/git/trees/{tree_sha}',
  'GET /repos/{owner}/{repo}/pulls',
  'POST /repos/{owner}/{repo}/pulls',
  'GET /repos/{owner}/{repo}/pulls/{pull_number}',
  'PATCH /repos/{owner}/{repo}/pulls/{pull_number}',
  'PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge',
  'GET /repos/{owner}/{repo}/actions/runs',
];

type Json = Record<string, unknown>;

interface Body {
  content?: Record<string, {schema?: Json}>;
}

interface Operation {
  parameters?: {name: string; in: string}[];
  requestBody?: Body;
  responses: Record<string, Body>;
}

/** GitHub's whole description, in which a part may refer to another: `{"$ref": "#/components/…"}`. */
interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
}

/** What JSON Schema says for people, or for checks that the tests don't make. */
const NOT_CHECKED = /^(x-|(title|description|summary|example|examples|default|format|deprecated|externalDocs)$)/;
/** Keywords whose value has a schema under each name, so the names are GitHub's fields. */
const NAMED = ['properties', 'patternProperties'];

/** A schema without what isn't checked. */
function trimmed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(trimmed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const kept = Object.entries(schema).filter(([keyword]) => !NOT_CHECKED.test(keyword));
  const parts = kept.map(([keyword, value]) => {
    if (!NAMED.includes(keyword)) return [keyword, trimmed(value)];
    return [keyword, Object.fromEntries(Object.entries(value).map(([name, one]) => [name, trimmed(one)]))];
  });
  return Object.fromEntries(parts);
}

/** The part of the description that another one refers to by its `$ref`, or that one itself. */
function resolved<T>(part: T, {components}: Description): T {
  const [, kind, name] = /^#\/components\/(\w+)\/(.+)$/.exec(String((part as Json).$ref)) ?? [];
  return kind ? (components[kind][name] as T) : part;
}

/** The schema of a body in JSON. */
function schemaOf(body: Body | undefined, description: Description): unknown {
  const schema = body && resolved(body, description).content?.['application/json']?.schema;
  return schema && trimmed(schema);
}

/** What the tests check of a route: names of its query, and the schemas of its body and its answers. */
function trimmedRoute(route: string, description: Description): Json {
  const [method, address] = route.split(' ');
  const operation = description.paths[address]?.[method.toLowerCase()];
  if (!operation) throw new Error(`GitHub has no ${route}: change ROUTES in scripts/githubDescription.ts.`);
  const parameters = (operation.parameters ?? []).map((one) => resolved(one, description));
  const answers = Object.entries(operation.responses).map(([status, body]) => [status, schemaOf(body, description)]);
  return {
    query: parameters.filter((one) => one.in === 'query').map(({name}) => name),
    body: schemaOf(operation.requestBody, description),
    answers: Object.fromEntries(answers.map(([status, schema]) => [status, schema ?? null])),
  };
}

/** The schemas that these parts refer to, by name, and those that they refer to in turn. */
function schemasIn(parts: unknown[], {components}: Description): Map<string, unknown> {
  const schemas = new Map<string, unknown>();
  const collect = (part: unknown): void => {
    for (const [, name] of JSON.stringify(part).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)) {
      if (schemas.has(name)) continue;
      const schema = trimmed(components.schemas[name]);
      schemas.set(name, schema);
      collect(schema);
    }
  };
  parts.forEach(collect);
  return schemas;
}

/** JSON with one line for each entry, so that a change of GitHub's is a change of a few lines. */
function linesOf(entries: Iterable<[string, unknown]>): string {
  const lines = [...entries].map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  return `{\n${lines.join(',\n')}\n  }`;
}

/** Fetches a version of the package into a folder, and unpacks only the two files that are needed. */
function fetchDescription(version: string, folder: string): {description: Description; from: string} {
  const files = ['package/package.json', 'package/generated/api.github.com.json'];
  unpackFrom(`${PACKAGE}@${version}`, files, folder);
  const [about, description] = files.map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
  return {description, from: `${PACKAGE}@${about.version}`};
}

function main(version = 'latest'): void {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'github-description-'));
  try {
    const {description, from} = fetchDescription(version, folder);
    const routes = ROUTES.map((route): [string, Json] => [route, trimmedRoute(route, description)]);
    const schemas = [...schemasIn(routes, description)].sort(([one], [other]) => (one < other ? -1 : 1));
    const parts = [`"from": ${JSON.stringify(from)}`, `"routes": ${linesOf(routes)}`, `"schemas": ${linesOf(schemas)}`];
    writeFileSync(FILE, `{\n  ${parts.join(',\n  ')}\n}\n`);
    console.log(`${FILE} now holds ${routes.length} routes and ${schemas.length} schemas of ${from}.`);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

runProgram(() => main(process.argv[2]));
