/** The only place that calls GitHub. */
import type {Endpoints} from '@octokit/types';
import {normalize} from '../../content/source';
import {type Content, type Files, fromBase64, isText, toBase64} from '../contents';
import {Failure, FOREIGN, failureFor, OFFLINE, TOO_MANY_FILES} from './failure';

type GitHubPull = Endpoints['GET /repos/{owner}/{repo}/pulls/{pull_number}']['response']['data'];

/** One end of a proposal. The repository of a copy may have been deleted since. */
type End = Pick<GitHubPull['head'], 'ref' | 'sha'> & {repo: Pick<GitHubPull['base']['repo'], 'full_name'> | null};

/** A proposal, which GitHub calls a pull request: what the editor reads of it, as GitHub describes that. */
export interface Pull
  extends Pick<
    GitHubPull,
    'number' | 'title' | 'state' | 'html_url' | 'created_at' | 'merged_at' | 'merge_commit_sha' | 'mergeable_state'
  > {
  user: Pick<GitHubPull['user'], 'login'>;
  /** Its newest commit, and the branch that it is on. */
  head: End;
  /** What it is to be merged into. */
  base: End & {repo: Pick<GitHubPull['base']['repo'], 'full_name'>};
}

/** What one of GitHub's machines does with a commit: checks it, or publishes it. */
export type Run = Endpoints['GET /repos/{owner}/{repo}/actions/runs']['response']['data']['workflow_runs'][number];

/** The version of GitHub's API that these requests are written for. Without it GitHub would one day answer in another. */
const VERSION = '2022-11-28';

/** How long an answer may take on a bad connection, in milliseconds. */
export const TIMEOUT = 60_000;

const PLACEHOLDER = /\{(\w+)\}/g;

/** The path of a route such as `/repos/{owner}/pulls/{number}`. */
const pathOf = (template: string, values: Record<string, unknown>): string =>
  template.replace(PLACEHOLDER, (_placeholder, name: string) => encodeURIComponent(String(values[name])));

/** The parameters that aren't in the path. */
function parametersBeside(template: string, parameters: object): Record<string, unknown> {
  const inPath = Array.from(template.matchAll(PLACEHOLDER), ([, name]) => name);
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => !inPath.includes(name)));
}

/** What comes of a request, or of its answer. Either can be lost on the way. */
async function overNetwork<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch {
    throw new Failure(OFFLINE);
  }
}

/** The answer as GitHub writes it. What isn't JSON comes from something else, such as the sign-in page of a network. */
function parseAnswer(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure(FOREIGN);
  }
}

/** How many entries of a list GitHub sends at once. */
const PAGE_SIZE = 100;

/** The entries of a list, which GitHub sends page by page. No page is read that the caller doesn't need. */
export async function* entriesOf<Entry>(
  readPage: (page: {per_page: number; page: number}) => Promise<Entry[]>,
): AsyncGenerator<Entry> {
  for (let page = 1; ; page += 1) {
    const entries = await readPage({per_page: PAGE_SIZE, page});
    yield* entries;
    if (entries.length < PAGE_SIZE) return;
  }
}

/** A commit that is still to be made. */
interface NewCommit {
  branch: string;
  /** The newest commit of the branch; undefined if the branch is to be made. */
  tip: string | undefined;
  /** The published commit on which the files are put. */
  base: string;
  message: string;
  files: Files;
}

/** A repository on GitHub, with or without somebody's key. Every method throws a `Failure` if it can't be done. */
export class GitHub {
  /** GitHub's hashes of pictures already uploaded: none is sent twice. */
  private readonly uploaded = new Map<Uint8Array, string>();
  private readonly trees = new Map<string, Promise<ReadonlyMap<string, string>>>();

  /** `repository` is `owner/name`. Without a key only what everybody may see can be read. */
  constructor(
    readonly repository: string,
    readonly key?: string,
  ) {}

  /** Any request of the REST API, as GitHub describes it. */
  async rest<Route extends keyof Endpoints>(
    route: Route,
    parameters: Omit<Endpoints[Route]['parameters'], 'owner' | 'repo'>,
  ): Promise<Endpoints[Route]['response']['data']> {
    const [method, template] = route.split(' ');
    const [owner, repo] = this.repository.split('/');
    const path = pathOf(template, {owner, repo, ...parameters});
    const values = parametersBeside(template, parameters);
    const isRead = method === 'GET';
    const query = isRead ? `?${new URLSearchParams(values as Record<string, string>)}` : '';
    const body = isRead ? undefined : JSON.stringify(values);
    const response = await overNetwork(this.send(method, path + query, body));
    if (response.status >= 500) throw failureFor(route, response);
    // GitHub may answer without words where it only takes note of something, such as a key that is revoked.
    const data = response.status === 202 ? {} : parseAnswer(await overNetwork(response.text()));
    if (!response.ok) throw failureFor(route, response, data.message);
    return data;
  }

  private send(method: string, address: string, body: string | undefined): Promise<Response> {
    const headers: Record<string, string> = {
      accept: 'application/vnd.github+json',
      'x-github-api-version': VERSION,
    };
    if (this.key) headers.authorization = `token ${this.key}`;
    return fetch(`https://api.github.com${address}`, {
      method,
      headers,
      body,
      // GitHub lets answers be kept for a minute. Here only the newest counts, and no cookie is sent.
      cache: 'no-cache',
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT),
    });
  }

  /** GitHub's hashes of all files at a commit, by their names. A commit never changes, so each is asked for once. */
  private readTree(commit: string): Promise<ReadonlyMap<string, string>> {
    const knownTree = this.trees.get(commit);
    if (knownTree) return knownTree;
    const route = 'GET /repos/{owner}/{repo}/git/trees/{tree_sha}';
    const hashes = this.rest(route, {tree_sha: commit, recursive: '1'}).then(({tree, truncated}) => {
      // A file that is missing in a list cut short would look deleted.
      if (truncated) throw new Failure(TOO_MANY_FILES);
      const files = tree.filter(({type}) => type !== 'tree');
      return new Map(files.map(({path, sha}) => [path, sha]));
    });
    this.trees.set(commit, hashes);
    // After a failure it is asked for again.
    hashes.catch(() => this.trees.delete(commit));
    return hashes;
  }

  /** These files at a commit. */
  async readFiles(commit: string, files: string[]): Promise<Files> {
    if (files.length === 0) return {};
    const tree = await this.readTree(commit);
    const contents = files.map(async (file): Promise<[string, Content]> => {
      const file_sha = tree.get(file);
      if (!file_sha) return [file, null];
      const {content} = await this.rest('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', {file_sha});
      const bytes = fromBase64(content);
      return [file, isText(file) ? normalize(new TextDecoder().decode(bytes)) : bytes];
    });
    return Object.fromEntries(await Promise.all(contents));
  }

  /** The files that differ between two commits, whichever of them is the older one, or if neither is. */
  async readChanged(from: string, to: string): Promise<string[]> {
    if (from === to) return [];
    const [before, after] = await Promise.all([this.readTree(from), this.readTree(to)]);
    return [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));
  }

  /** The commit at which two parted: the older one of them, if the newer one came from it. */
  async readParting(one: string, other: string): Promise<string> {
    if (one === other) return one;
    const comparison = {basehead: `${one}...${other}`, per_page: 1};
    const {merge_base_commit} = await this.rest('GET /repos/{owner}/{repo}/compare/{basehead}', comparison);
    return merge_base_commit.sha;
  }

  /** The newest commit of a branch; its `Failure` has status 404 if there is no such branch. */
  async readHead(branch: string): Promise<string> {
    return (await this.rest('GET /repos/{owner}/{repo}/git/ref/{ref}', {ref: `heads/${branch}`})).object.sha;
  }

  /** The newest proposal of a branch, in whatever state. */
  async findPull(branch: string) {
    const query = {head: `${this.repository.split('/')[0]}:${branch}`, state: 'all'} as const;
    return (await this.rest('GET /repos/{owner}/{repo}/pulls', query)).at(0);
  }

  /**
   * Makes one commit, and returns it: the next one of a branch, or its first. If somebody else was faster, its `Failure`
   * has status 409.
   */
  async commit({branch, tip, base, message, files}: NewCommit): Promise<string> {
    const tree = await this.makeTree(base, files);
    const parents = tip ? [tip, base] : [base];
    const {sha} = await this.rest('POST /repos/{owner}/{repo}/git/commits', {message, tree, parents});
    // Until now, nobody can see anything of it. A branch is never overwritten by force.
    const ref = `heads/${branch}`;
    if (tip) await this.rest('PATCH /repos/{owner}/{repo}/git/refs/{ref}', {ref, sha, force: false});
    else await this.rest('POST /repos/{owner}/{repo}/git/refs', {ref: `refs/${ref}`, sha});
    return sha;
  }

  /** The hash of a commit's files with others in their place. */
  private async makeTree(commit: string, files: Files): Promise<string> {
    const {tree} = await this.rest('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', {commit_sha: commit});
    const entries = Object.entries(files).map(async ([path, content]) => {
      const entry = {path, mode: '100644', type: 'blob'} as const;
      if (typeof content === 'string') return {...entry, content};
      return {...entry, sha: content && (await this.upload(content))};
    });
    if (entries.length === 0) return tree.sha;
    const changed = {base_tree: tree.sha, tree: await Promise.all(entries)};
    return (await this.rest('POST /repos/{owner}/{repo}/git/trees', changed)).sha;
  }

  /** Uploads a picture or a document, once. Returns its hash. */
  private async upload(bytes: Uint8Array): Promise<string> {
    const known = this.uploaded.get(bytes);
    if (known) return known;
    const blob = {content: toBase64(bytes), encoding: 'base64'};
    const {sha} = await this.rest('POST /repos/{owner}/{repo}/git/blobs', blob);
    this.uploaded.set(bytes, sha);
    return sha;
  }
}
