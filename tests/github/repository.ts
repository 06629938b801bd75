/**
 * A small model of a repository behind GitHub's REST and GraphQL APIs: commits, branches, proposals, runs and keys. Every
 * request and every answer is held to GitHub's own description, and queries are executed on its own schema. `faults`
 * collects what didn't fit.
 */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {buildSchema, type GraphQLError, graphql} from 'graphql';
import {diff3Merge} from 'node-diff3';
import {answerFor, describe, requestFaults} from './description';

type Tree = Record<string, Buffer>;

interface Commit {
  sha: string;
  parents: string[];
  tree: Tree;
  message: string;
  name: string;
  date: string;
}

interface Pull {
  number: number;
  title: string;
  body: string;
  branch: string;
  login: string;
  state: 'open' | 'closed';
  merged?: string;
  /** The newest commit, which stays when the branch goes. */
  head: string;
}

export interface Key {
  login: string;
  permission: 'WRITE' | 'READ';
  contents: boolean;
  pulls: boolean;
}

/** What goes wrong with a request. `lost`: it is done, and the answer doesn't arrive. */
export type Trouble = 'dropped' | 'lost' | 'page' | 'stale' | 'limited' | 401 | 403 | 404 | 409 | 422 | 502;

export interface Asked {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
}

/** Undefined: the line dropped. */
export type Answer = {status: number; headers: Record<string, string>; body: string} | undefined;

/** Whatever a request's body may hold. */
interface Sent {
  ref: string;
  sha: string;
  force: boolean;
  credentials: string[];
  base_tree: string;
  tree: string;
  parents: string[];
  message: string;
  head: string;
  title: string;
  body?: string;
  query: string;
  variables: Record<string, unknown>;
}

interface TreeEntry {
  path: string;
  content?: string;
  sha?: string | null;
}

class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly type = 'UNPROCESSABLE',
  ) {
    super(message);
  }
}

/** The commit of the tests' builds: the first of every repository. */
const BUILT = 'a'.repeat(40);

const schemaFile = 'node_modules/@octokit/graphql-schema/schema.graphql';
let built: ReturnType<typeof buildSchema> | undefined;
const schema = () => {
  built ??= buildSchema(readFileSync(schemaFile, 'utf8'), {assumeValid: true});
  return built;
};

const hash = (kind: string, bytes: Buffer) =>
  createHash('sha1').update(`${kind} ${bytes.length}\0`).update(bytes).digest('hex');
const blobOf = (bytes: Buffer) => hash('blob', bytes);
const isText = (bytes: Buffer) => !bytes.includes(0);
const same = (one: Buffer | undefined, other: Buffer | undefined) =>
  one === undefined || other === undefined ? one === other : one.equals(other);

export class Repository {
  readonly commits = new Map<string, Commit>();
  readonly branches = new Map<string, string>();
  readonly pulls: Pull[] = [];
  /** How the check of a commit ended; without, it isn't listed yet. */
  readonly runs = new Map<string, 'running' | 'success' | 'failure'>();
  readonly keys = new Map<string, Key>();
  readonly revoked: string[] = [];
  /** What isn't as GitHub describes it. */
  readonly faults: string[] = [];
  /** Every request, as "POST /repos/{owner}/{repo}/pulls" or "graphql createCommitOnBranch". */
  readonly log: string[] = [];
  /** Decides which request goes wrong, by its name in the log and its number from 0. */
  trouble: (name: string, index: number) => Trouble | undefined = () => undefined;
  private count = 0;
  private readonly trees = new Map<string, Tree>();
  private readonly blobs = new Map<string, Buffer>();

  constructor(
    readonly name: string,
    texts: Record<string, string>,
  ) {
    const tree = Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, Buffer.from(text)]));
    this.branches.set('main', this.commit([], tree, 'Begin'));
  }

  private commit(parents: string[], tree: Tree, message: string, name = 'Grace'): string {
    this.count += 1;
    const sha =
      this.count === 1 ? BUILT : createHash('sha1').update(`${this.count} ${message} ${parents}`).digest('hex');
    const date = new Date(Date.UTC(2026, 10, 1, 6, this.count)).toISOString();
    this.commits.set(sha, {sha, parents, tree, message, name, date});
    return sha;
  }

  /** What somebody else changes on a branch. */
  push(files: Record<string, string | null>, branch = 'main', name = 'Moses'): string {
    const head = this.head(branch);
    const tree = {...this.at(head).tree};
    for (const [file, text] of Object.entries(files)) {
      if (text === null) delete tree[file];
      else tree[file] = Buffer.from(text);
    }
    const sha = this.commit([head], tree, 'Somebody else’s change', name);
    this.move(branch, sha);
    return sha;
  }

  head(branch: string): string {
    const sha = this.branches.get(branch);
    if (!sha) throw new Refused(404, 'Not Found', 'NOT_FOUND');
    return sha;
  }

  text(file: string, branch = 'main'): string | undefined {
    return this.at(this.head(branch)).tree[file]?.toString();
  }

  private at(sha: string): Commit {
    const commit = this.commits.get(sha);
    if (!commit) throw new Refused(404, 'Not Found', 'NOT_FOUND');
    return commit;
  }

  private move(branch: string, sha: string): void {
    this.branches.set(branch, sha);
    for (const pull of this.pulls) if (pull.branch === branch && pull.state === 'open') pull.head = sha;
  }

  private ancestors(sha: string): string[] {
    return [sha, ...this.at(sha).parents.flatMap((parent) => this.ancestors(parent))];
  }

  private mergeBase(one: string, other: string): string {
    const known = new Set(this.ancestors(one));
    const common = this.ancestors(other).filter((sha) => known.has(sha));
    return common.sort((a, b) => new Set(this.ancestors(b)).size - new Set(this.ancestors(a)).size)[0];
  }

  private changedFiles(from: string, to: string): string[] {
    const [before, after] = [this.at(from).tree, this.at(to).tree];
    return [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter((file) => !same(before[file], after[file]))
      .sort();
  }

  /** What main would be with a commit merged into it; undefined for a conflict. */
  private merged(head: string): Tree | undefined {
    const main = this.head('main');
    const base = this.mergeBase(main, head);
    const tree = {...this.at(main).tree};
    for (const file of this.changedFiles(base, head)) {
      const [mine, before, theirs] = [head, base, main].map((sha) => this.at(sha).tree[file]);
      if (same(theirs, before) || same(theirs, mine)) {
        if (mine) tree[file] = mine;
        else delete tree[file];
        continue;
      }
      if (!mine || !before || !theirs) return undefined;
      const lines = [mine, before, theirs].map((bytes) => bytes.toString().split('\n'));
      const parts = diff3Merge(lines[0], lines[1], lines[2]);
      if (parts.some(({conflict}) => conflict)) return undefined;
      tree[file] = Buffer.from(parts.flatMap(({ok}) => ok ?? []).join('\n'));
    }
    return tree;
  }

  private describePull(pull: Pull): Record<string, unknown> {
    const [owner, repo] = this.name.split('/');
    const state = !this.merged(pull.head) ? 'dirty' : this.runs.get(pull.head) === 'success' ? 'clean' : 'blocked';
    return {
      number: pull.number,
      title: pull.title,
      body: pull.body,
      user: {login: pull.login},
      state: pull.state,
      head: {ref: pull.branch, sha: pull.head, repo: {full_name: this.name, name: repo, owner: {login: owner}}},
      base: {ref: 'main', sha: this.head('main')},
      merged_at: pull.merged ? this.at(pull.merged).date : null,
      merge_commit_sha: pull.merged ?? null,
      html_url: `https://github.com/${this.name}/pull/${pull.number}`,
      ...{mergeable_state: state},
    };
  }

  /** REST: what a route answers, as far as the editor looks at it. */
  private rest(route: string, values: Record<string, string>, body: Sent, key?: Key): [number, unknown] {
    const writes = (right: 'contents' | 'pulls') => {
      if (!key) throw new Refused(401, 'Requires authentication');
      if (!key[right] || key.permission !== 'WRITE') {
        throw new Refused(403, 'Resource not accessible by personal access token');
      }
    };
    const pull = () => {
      const found = this.pulls.find(({number}) => String(number) === values.pull_number);
      if (!found) throw new Refused(404, 'Not Found');
      return found;
    };
    switch (route) {
      case 'POST /credentials/revoke': {
        const {credentials} = body;
        this.revoked.push(...credentials);
        for (const one of credentials) this.keys.delete(one);
        return [202, {}];
      }
      case 'POST /repos/{owner}/{repo}/git/refs': {
        writes('contents');
        const {ref, sha} = body;
        if (!this.commits.has(sha)) throw new Refused(422, 'Object does not exist');
        const branch = ref.replace('refs/heads/', '');
        if (this.branches.has(branch)) throw new Refused(422, 'Reference already exists');
        this.branches.set(branch, sha);
        return [201, {ref, object: {sha, type: 'commit'}}];
      }
      case 'GET /repos/{owner}/{repo}/git/ref/{ref}':
        return [200, {ref: `refs/${values.ref}`, object: {sha: this.head(values.ref.replace('heads/', ''))}}];
      case 'PATCH /repos/{owner}/{repo}/git/refs/{ref}': {
        writes('contents');
        const branch = values.ref.replace('heads/', '');
        const {sha, force} = body;
        if (!force && !this.ancestors(sha).includes(this.head(branch))) throw new Refused(422, 'Not a fast forward');
        this.move(branch, sha);
        return [200, {object: {sha}}];
      }
      case 'GET /repos/{owner}/{repo}/git/commits/{commit_sha}': {
        const {sha, parents, tree, message} = this.at(values.commit_sha);
        const treeSha = createHash('sha1').update(sha).digest('hex');
        this.trees.set(treeSha, tree);
        return [200, {sha, message, tree: {sha: treeSha}, parents: parents.map((one) => ({sha: one}))}];
      }
      case 'POST /repos/{owner}/{repo}/git/blobs': {
        writes('contents');
        const bytes = Buffer.from((body as unknown as {content: string}).content, 'base64');
        this.blobs.set(blobOf(bytes), bytes);
        return [201, {sha: blobOf(bytes), url: `https://api.github.com/repos/${this.name}/git/blobs/${blobOf(bytes)}`}];
      }
      case 'POST /repos/{owner}/{repo}/git/trees': {
        writes('contents');
        const {base_tree, tree: entries} = body as unknown as {base_tree: string; tree: TreeEntry[]};
        const tree = {...this.trees.get(base_tree)};
        for (const {path: file, content, sha} of entries) {
          if (content !== undefined) tree[file] = Buffer.from(content);
          else if (sha === null) delete tree[file];
          else tree[file] = this.blob(sha as string);
        }
        const sha = createHash('sha1').update(JSON.stringify(body)).digest('hex');
        this.trees.set(sha, tree);
        return [201, {sha, tree: []}];
      }
      case 'POST /repos/{owner}/{repo}/git/commits': {
        writes('contents');
        const {message, tree, parents} = body;
        return [201, {sha: this.commit(parents, this.trees.get(tree) as Tree, message, key?.login), message}];
      }
      case 'GET /repos/{owner}/{repo}/git/blobs/{file_sha}': {
        const bytes = this.blob(values.file_sha);
        return [200, {sha: values.file_sha, content: bytes.toString('base64'), encoding: 'base64', size: bytes.length}];
      }
      case 'GET /repos/{owner}/{repo}/git/trees/{tree_sha}': {
        const entries = Object.entries(this.at(values.tree_sha).tree);
        const tree = entries.map(([file, bytes]) => ({path: file, mode: '100644', type: 'blob', sha: blobOf(bytes)}));
        return [200, {sha: values.tree_sha, tree, truncated: false}];
      }
      case 'GET /repos/{owner}/{repo}/commits': {
        const found = this.ancestors(this.branches.get(values.sha) ?? values.sha)
          .map((sha) => this.at(sha))
          .filter(
            ({tree, parents: [parent]}) =>
              !same(tree[values.path], parent ? this.at(parent).tree[values.path] : undefined),
          );
        const people = ({name, date}: Commit) => ({author: {name, date}, committer: {name, date}});
        return [
          200,
          found.map((one) => ({sha: one.sha, commit: {message: one.message, ...people(one)}, author: null})),
        ];
      }
      case 'GET /repos/{owner}/{repo}/compare/{basehead}': {
        const [base, head] = values.basehead.split('...').map((one) => this.branches.get(one) ?? one);
        const began = this.mergeBase(base, head);
        const status = base === head ? 'identical' : began === base ? 'ahead' : began === head ? 'behind' : 'diverged';
        const files = this.changedFiles(began, head).map((filename) => ({filename, sha: null, status: 'modified'}));
        const commit = (sha: string) => ({sha, parents: [], commit: {message: ''}});
        return [200, {status, files, merge_base_commit: commit(began), base_commit: commit(base), commits: []}];
      }
      case 'GET /repos/{owner}/{repo}/actions/runs': {
        const state = this.runs.get(values.head_sha);
        const run = {
          head_sha: values.head_sha,
          status: state === 'running' ? 'in_progress' : 'completed',
          conclusion: state === 'running' ? null : state,
          html_url: `https://github.com/${this.name}/actions/runs/1`,
        };
        return [200, {total_count: state ? 1 : 0, workflow_runs: state ? [run] : []}];
      }
      case 'GET /repos/{owner}/{repo}/pulls': {
        const found = this.pulls.filter(
          ({branch, state}) =>
            (!values.head || values.head === `${values.owner}:${branch}`) &&
            (values.state === 'all' || state === 'open'),
        );
        const describeOne = (one: Pull) => {
          // A list doesn't say it.
          const {mergeable_state: _, ...rest} = this.describePull(one);
          return rest;
        };
        return [200, found.map(describeOne).reverse()];
      }
      case 'POST /repos/{owner}/{repo}/pulls': {
        writes('pulls');
        const {head, title, body: text = ''} = body;
        const isOpen = this.pulls.some(({branch, state}) => branch === head && state === 'open');
        if (isOpen || !this.branches.has(head) || this.head(head) === this.head('main')) {
          throw new Refused(422, 'Validation Failed');
        }
        const number = 12 + this.pulls.length;
        const made: Pull = {
          number,
          title,
          body: text,
          branch: head,
          login: key?.login ?? '',
          state: 'open',
          head: this.head(head),
        };
        this.pulls.push(made);
        return [201, this.describePull(made)];
      }
      case 'GET /repos/{owner}/{repo}/pulls/{pull_number}':
        return [200, this.describePull(pull())];
      case 'PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge': {
        writes('contents');
        const found = pull();
        const {sha} = body;
        if (found.head !== sha) throw new Refused(409, 'Head branch was modified. Review and try the merge again.');
        const tree = this.merged(sha);
        if (!tree || found.state !== 'open' || this.runs.get(sha) !== 'success') {
          throw new Refused(405, 'Pull Request is not mergeable');
        }
        found.merged = this.commit([this.head('main')], tree, `${found.title} (#${found.number})`, key?.login);
        found.state = 'closed';
        this.branches.set('main', found.merged);
        return [200, {sha: found.merged, merged: true, message: 'Pull Request successfully merged'}];
      }
    }
    throw new Error(`The model doesn’t know ${route}.`);
  }

  private blob(sha: string): Buffer {
    const all = [...this.commits.values()].flatMap(({tree}) => Object.values(tree));
    const found = this.blobs.get(sha) ?? all.find((bytes) => blobOf(bytes) === sha);
    if (!found) throw new Refused(404, 'Not Found');
    return found;
  }

  /** GraphQL: what the schema's root fields give. */
  private root(key: Key) {
    const object = ({expression}: {expression: string}) => {
      const [sha, name] = expression.split(':');
      const tree = this.at(sha).tree;
      const blob = (file: string) => ({
        __typename: 'Blob',
        oid: blobOf(tree[file]),
        text: isText(tree[file]) ? tree[file].toString() : null,
      });
      if (tree[name]) return blob(name);
      const inside = Object.keys(tree).filter((file) => path.dirname(file) === name);
      if (inside.length === 0) return null;
      return {__typename: 'Tree', entries: inside.map((file) => ({path: file, object: blob(file)}))};
    };
    interface Input {
      branch: {branchName: string; repositoryNameWithOwner: string};
      expectedHeadOid: string;
      message: {headline: string};
      fileChanges: {additions: {path: string; contents: string}[]; deletions: {path: string}[]};
    }
    return {
      viewer: {login: key.login},
      repository: ({owner, name}: {owner: string; name: string}) => {
        if (`${owner}/${name}` !== this.name) throw new Refused(200, 'Could not resolve to a Repository', 'NOT_FOUND');
        const target = {__typename: 'Commit', oid: this.head('main')};
        return {viewerPermission: key.permission, defaultBranchRef: {name: 'main', target}, object};
      },
      createCommitOnBranch: ({input}: {input: Input}) => {
        if (!key.contents || key.permission !== 'WRITE') {
          throw new Refused(200, 'Resource not accessible by personal access token', 'FORBIDDEN');
        }
        const {branchName} = input.branch;
        const head = this.head(branchName);
        if (head !== input.expectedHeadOid) {
          throw new Refused(
            200,
            `Expected branch to point to "${input.expectedHeadOid}" but it did not.`,
            'STALE_DATA',
          );
        }
        const tree = {...this.at(head).tree};
        for (const {path: file, contents} of input.fileChanges.additions) tree[file] = Buffer.from(contents, 'base64');
        for (const {path: file} of input.fileChanges.deletions) delete tree[file];
        const oid = this.commit([head], tree, input.message.headline, key.login);
        this.move(branchName, oid);
        return {commit: {__typename: 'Commit', oid}};
      },
    };
  }

  private async query(body: Sent, key: Key): Promise<unknown> {
    const {data, errors} = await graphql({
      schema: schema(),
      source: body.query,
      variableValues: body.variables,
      rootValue: this.root(key),
    });
    const say = ({message, path: at, originalError}: GraphQLError) => {
      // A query that doesn't fit the schema has no error of the model's own.
      if (!(originalError instanceof Refused)) this.faults.push(`GraphQL: ${message}`);
      return {type: (originalError as Refused | undefined)?.type, path: at, message};
    };
    return {data, ...(errors && {errors: errors.map(say)})};
  }

  /** Answers one request. */
  async answer({method, url, headers, body}: Asked): Promise<Answer> {
    const address = new URL(url);
    const isQuery = address.pathname === '/graphql';
    const sent = body === undefined ? undefined : (JSON.parse(body) as Sent);
    const described = isQuery ? undefined : describe(method, address);
    const mutation = isQuery && /mutation.*?\{\s*(\w+)/.exec(String(sent?.query))?.[1];
    const name = isQuery ? `graphql ${mutation || 'query'}` : `${method} ${described?.route ?? address.pathname}`;
    const trouble = this.trouble(name, this.log.length);
    this.log.push(name);
    const reply = (status: number, data: unknown, more: Record<string, string> = {}): Answer => ({
      status,
      headers: {'content-type': 'application/json; charset=utf-8', ...more},
      body: JSON.stringify(data),
    });
    if (trouble === 'dropped') return undefined;
    if (trouble === 'page')
      return {status: 200, headers: {'content-type': 'text/html'}, body: '<html>Welcome to the Wi-Fi'};
    if (trouble === 'limited')
      return reply(403, {message: 'You have exceeded a secondary rate limit'}, {'retry-after': '120'});
    if (trouble === 'stale' && isQuery)
      return reply(200, {data: null, errors: [{type: 'STALE_DATA', message: 'Expected branch to point'}]});
    if (typeof trouble === 'number') return reply(trouble, {message: 'Trouble'});
    const token = headers.authorization?.replace(/^(token|bearer) /i, '');
    const key = token ? this.keys.get(token) : undefined;
    if (token && !key) return reply(401, {message: 'Bad credentials'});
    if (isQuery) {
      if (!key || !sent) return reply(401, {message: 'Requires authentication'});
      const result = await this.query(sent, key);
      return trouble === 'lost' ? undefined : reply(200, result);
    }
    if (!described) {
      this.faults.push(`GitHub has no ${name}`);
      return reply(404, {message: 'Not Found'});
    }
    this.faults.push(...requestFaults(described, address, sent));
    let [status, known]: [number, unknown] = [200, undefined];
    try {
      [status, known] = this.rest(`${method} ${described.route}`, described.values, sent ?? ({} as Sent), key);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      [status, known] = [error.status, {message: error.message, documentation_url: 'https://docs.github.com'}];
    }
    const {data, faults} = answerFor(described, status, known);
    this.faults.push(...faults);
    return trouble === 'lost' ? undefined : reply(status, data);
  }

  /** Stands in for the browser's `fetch`. */
  readonly fetch = async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const headers: Asked['headers'] = {};
    new Headers(init.headers).forEach((value, name) => {
      headers[name] = value;
    });
    const asked = {method: init.method ?? 'GET', url: String(url), headers, body: init.body as string | undefined};
    const answer = await this.answer(asked).catch((error: Error) => {
      // A mistake of the model would look like a line that drops.
      this.faults.push(String(error.stack));
      return undefined;
    });
    if (!answer) throw new TypeError('Failed to fetch');
    return new Response(answer.body, answer);
  };
}
