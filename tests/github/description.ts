/**
 * GitHub's own description of its REST API, against which every request and every answer of the model is checked: a
 * parameter or a field that GitHub doesn't know fails the test that used it.
 *
 * A request must have every field that GitHub requires. Of the fields that GitHub always sends, an answer must have those
 * that the editor reads (`READ`). It may leave out the rest: GitHub sends hundreds with each pull request.
 */
import type {Endpoints} from '@octokit/types';
import Ajv, {type ValidateFunction} from 'ajv/dist/2019';
import {answerSchema, requestSchema, routes, type Schema} from './schema';

/** A field of an answer, or of a part of it: `user.login`. */
type Field<Data> = Data extends readonly (infer One)[]
  ? Field<One>
  : Data extends object
    ? {[Name in keyof Data & string]: Name | `${Name}.${Field<NonNullable<Data[Name]>>}`}[keyof Data & string]
    : never;

/** The fields that the editor reads of GitHub's answers. Code that reads another one adds it here. */
const READ: {[Name in keyof Endpoints]?: Field<Endpoints[Name]['response']['data']>[]} = {
  'GET /user': ['login'],
  'GET /repos/{owner}/{repo}': ['permissions.push'],
  'GET /repos/{owner}/{repo}/commits': [
    'sha',
    'parents.sha',
    'commit.message',
    'commit.author.name',
    'commit.committer.date',
  ],
  'GET /repos/{owner}/{repo}/compare/{basehead}': ['merge_base_commit.sha'],
  'POST /repos/{owner}/{repo}/git/blobs': ['sha'],
  'GET /repos/{owner}/{repo}/git/blobs/{file_sha}': ['content'],
  'POST /repos/{owner}/{repo}/git/commits': ['sha'],
  'GET /repos/{owner}/{repo}/git/commits/{commit_sha}': ['tree.sha', 'parents.sha'],
  'GET /repos/{owner}/{repo}/git/ref/{ref}': ['object.sha'],
  'POST /repos/{owner}/{repo}/git/trees': ['sha'],
  'GET /repos/{owner}/{repo}/git/trees/{tree_sha}': ['tree.path', 'tree.sha', 'tree.type'],
  'GET /repos/{owner}/{repo}/pulls': ['number', 'title', 'state', 'created_at', 'merged_at', 'user.login'],
  'POST /repos/{owner}/{repo}/pulls': ['number'],
  'GET /repos/{owner}/{repo}/pulls/{pull_number}': [
    'number',
    'title',
    'state',
    'html_url',
    'user.login',
    'head.ref',
    'head.sha',
    'head.repo.full_name',
    'base.ref',
    'base.repo.full_name',
    'created_at',
    'mergeable_state',
    'merged_at',
    'merge_commit_sha',
  ],
  'PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge': ['sha'],
  'GET /repos/{owner}/{repo}/actions/runs': [
    'workflow_runs.path',
    'workflow_runs.head_sha',
    'workflow_runs.run_number',
    'workflow_runs.updated_at',
    'workflow_runs.status',
    'workflow_runs.conclusion',
    'workflow_runs.html_url',
  ],
};

const ajv = new Ajv({strict: false, allErrors: true, validateFormats: false, logger: false, unevaluated: true});
const validators = new Map<string, ValidateFunction>();

/** What is wrong with a body. Its schema is made once, and kept under `name`. */
function problemsOf(value: unknown, name: string, schema?: () => Schema): string[] {
  if (!schema) return value === undefined ? [] : [`${name} takes no body`];
  const validate = validators.get(name) ?? ajv.compile(schema());
  validators.set(name, validate);
  validate(value);
  return (validate.errors ?? []).map(({instancePath, message, params}) => {
    return `${name}${instancePath}: ${message} ${JSON.stringify(params)}`;
  });
}

/** What GitHub doesn't know of a request or its answer. `route` is as GitHub writes it: `GET /repos/{owner}/{repo}/pulls`. */
export function faultsOf(route: string, url: URL, sent: unknown, status: number, answer: unknown): string[] {
  if (!routes[route]) return [`${route} isn’t described: add it to ROUTES in scripts/githubDescription.ts.`];
  const {query, body, answers} = routes[route];
  const unknown = [...url.searchParams.keys()].filter((name) => !query.includes(name));
  const described = answers[status];
  // Not every error that GitHub answers with is described for each route.
  const isDescribed = status in answers || status < 300;
  const answerFor = described ? () => answerSchema(described, READ[route as keyof Endpoints] ?? []) : undefined;
  return [
    ...unknown.map((name) => `${route}?${name} isn’t described`),
    ...problemsOf(sent, route, body && (() => requestSchema(body))),
    ...(isDescribed ? problemsOf(answer, `${route}: ${status}`, answerFor) : []),
  ];
}
