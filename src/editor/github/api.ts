/** The only place that calls GitHub, and that turns failures into sentences for staff. */
import type {Endpoints} from '@octokit/types';
import {normalize} from '../../content/checker/source';

/** A proposal, which GitHub calls a pull request, as GitHub describes it. */
export type Pull = Endpoints['GET /repos/{owner}/{repo}/pulls/{pull_number}']['response']['data'];

/** What one of GitHub's machines does with a commit: checks it, or publishes it. */
export type Run = Endpoints['GET /repos/{owner}/{repo}/actions/runs']['response']['data']['workflow_runs'][number];

/** What a file holds: a text, a picture's bytes, or null for no file. */
export type Content = string | Uint8Array<ArrayBuffer> | null;

/** Whether a file is read as a text. Pictures and documents are bytes. */
export const isText = (file: string): boolean => /\.(mdx?|ya?ml|txt)$/.test(file);

export type Files = Readonly<Record<string, Content>>;

export const isSame = (one: Content, other: Content): boolean =>
  one === other || (one instanceof Uint8Array && other instanceof Uint8Array && one.join() === other.join());

export const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** The version of GitHub's API that these requests are written for. Without it GitHub would one day answer in another. */
const VERSION = '2022-11-28';

/** How long an answer may take on a bad connection, in milliseconds. */
const TIMEOUT = 60_000;

const OFFLINE = 'GitHub didn’t answer. Check your connection, then try again.';
const FOREIGN =
  'Something else answered in GitHub’s place, such as the sign-in page of a Wi-Fi network. Try again soon.';

/** An error whose message is a sentence for staff. It never holds the request, and so never the key. */
export class Failure extends Error {
  /** 0 if GitHub didn't answer, 409 also for a branch that has moved, and 429 for every limit. */
  status = 0;
}

/** The status that says what has happened: GitHub has several for one thing, and one for several. */
function statusOf({status, headers}: Response, said: string): number {
  const isLimited = headers.has('retry-after') || headers.get('x-ratelimit-remaining') === '0';
  if (status === 403 && isLimited) return 429;
  if (status >= 500) return 500;
  return /not a fast forward/i.test(said) ? 409 : status;
}

/** How many minutes GitHub asks to wait, and never less than two. */
function minutesToWait({headers}: Response): number {
  const seconds = Number(headers.get('retry-after')) || Number(headers.get('x-ratelimit-reset')) - Date.now() / 1000;
  return Math.ceil(Math.max(seconds, 120) / 60);
}

/** `route` is what was asked for, `said` GitHub's own message. */
function failureFor(route: string, response: Response, said = ''): Failure {
  const status = statusOf(response, said);
  const permission = /\/pulls(\/\{pull_number\})?$/.test(route) ? 'Pull requests' : 'Contents';
  const sentences: Record<number, string> = {
    401: 'GitHub doesn’t accept this key: it isn’t complete, has expired or was deleted. Sign in with a new one.',
    403: `Your key may not do this: it needs “${permission}” set to “Read and write”, or an owner’s approval.`,
    404: 'GitHub can’t find this, or your key doesn’t reach it.',
    405: `GitHub doesn’t let this be published yet. It says: “${said}”`,
    409: 'Somebody else changed this at the same moment. Try again.',
    429: `GitHub asks you to slow down. Try again in ${minutesToWait(response)} minutes.`,
    500: 'GitHub has a problem of its own. Try again in a few minutes.',
  };
  return Object.assign(new Failure(sentences[status] ?? `GitHub didn’t take this. It says: “${said}”`), {status});
}

/** A repository on GitHub, with or without somebody's key. Every method throws a `Failure` if it can't be done. */
export class GitHub {
  /** GitHub's hashes of pictures already uploaded: none is sent twice. */
  private readonly sent = new Map<Content, string>();
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
    const values: Record<string, unknown> = {...parameters};
    const path = template.replace(/\{(\w+)\}/g, (_place, name: string) => {
      const value = {owner, repo, ...values}[name];
      delete values[name];
      return encodeURIComponent(String(value));
    });
    const isRead = method === 'GET';
    const query = isRead ? `?${new URLSearchParams(values as Record<string, string>)}` : '';
    try {
      const answer = await fetch(`https://api.github.com${path}${query}`, {
        method,
        headers: {
          accept: 'application/vnd.github+json',
          'x-github-api-version': VERSION,
          ...(this.key && {authorization: `token ${this.key}`}),
        },
        body: isRead ? undefined : JSON.stringify(values),
        // GitHub lets answers be kept for a minute. Here only the newest counts, and no cookie is sent.
        cache: 'no-cache',
        credentials: 'omit',
        signal: AbortSignal.timeout(TIMEOUT),
      });
      if (answer.status >= 500) throw failureFor(route, answer);
      // What GitHub only takes note of, such as a key that is given up, it may leave without words.
      const data = answer.status === 202 ? {} : await answer.json();
      if (!answer.ok) throw failureFor(route, answer, data.message);
      return data;
    } catch (error) {
      if (error instanceof Failure) throw error;
      throw new Failure(error instanceof SyntaxError ? FOREIGN : OFFLINE);
    }
  }

  /** GitHub's hashes of all files at a commit, by their names. A commit never changes, so each is asked for once. */
  private readTree(commit: string): Promise<ReadonlyMap<string, string>> {
    const asked = this.trees.get(commit);
    if (asked) return asked;
    const route = 'GET /repos/{owner}/{repo}/git/trees/{tree_sha}';
    const hashes = this.rest(route, {tree_sha: commit, recursive: '1'}).then(({tree}) => {
      const files = tree.filter(({type}) => type !== 'tree');
      return new Map(files.map(({path, sha}) => [path, sha]));
    });
    this.trees.set(commit, hashes);
    // What wasn't answered is asked for again.
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
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
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
   * Makes one commit of what is published at `base` with these files, and returns it: the next one of a branch after its
   * `tip`, or its first. If somebody else was faster, its `Failure` has status 409.
   */
  async commit(branch: string, tip: string | undefined, base: string, message: string, files: Files): Promise<string> {
    const before = await this.rest('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', {commit_sha: base});
    const entries = Object.entries(files).map(async ([path, content]) => {
      const entry = {path, mode: '100644', type: 'blob'} as const;
      if (typeof content === 'string') return {...entry, content};
      if (content && !this.sent.has(content)) {
        const blob = {content: toBase64(content), encoding: 'base64'};
        this.sent.set(content, (await this.rest('POST /repos/{owner}/{repo}/git/blobs', blob)).sha);
      }
      return {...entry, sha: this.sent.get(content) ?? null};
    });
    const changed = {base_tree: before.tree.sha, tree: await Promise.all(entries)};
    const {sha: tree} = entries.length ? await this.rest('POST /repos/{owner}/{repo}/git/trees', changed) : before.tree;
    const parents = tip ? [tip, base] : [base];
    const {sha} = await this.rest('POST /repos/{owner}/{repo}/git/commits', {message, tree, parents});
    // Only now anything can be seen of it. Nothing is overwritten by force.
    const ref = `heads/${branch}`;
    if (tip) await this.rest('PATCH /repos/{owner}/{repo}/git/refs/{ref}', {ref, sha, force: false});
    else await this.rest('POST /repos/{owner}/{repo}/git/refs', {ref: `refs/${ref}`, sha});
    return sha;
  }
}
