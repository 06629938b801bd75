/**
 * A small model of a repository behind GitHub's REST API: commits, branches, proposals, runs and keys. Every request and
 * every answer is checked against GitHub's own description. `faults` collects what doesn't fit.
 */
import {createHash} from 'node:crypto';
import type {Endpoints} from '@octokit/types';
import {TESTS_GITHUB} from '../../scripts/builds.mjs';
import {faultsOf} from './description';

type Tree = Record<string, Buffer>;

/** What GitHub's comparison says of `head` against `base`, which parted at a commit. */
function compared(base: string, head: string, parting: string): string {
  if (base === head) return 'identical';
  if (parting === base) return 'ahead';
  return parting === head ? 'behind' : 'diverged';
}

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
  /** Somebody's copy of the repository, if the branch is there: `owner/name`. */
  fork?: string;
  isDraft?: boolean;
}

/** The first proposal's number: not 1, so that no count of something is taken for it. */
export const FIRST_PROPOSAL = 12;

/** Our workflows, by what starts them: a proposal, and a commit on main. */
export const [CHECK, PUBLISH] = ['pull-request', 'publish'].map((name) => `.github/workflows/${name}.yml`);

/** How a run ended, as GitHub says it. */
type Conclusion = 'success' | 'failure' | 'cancelled' | 'skipped' | 'neutral' | 'timed_out' | 'action_required';

/**
 * A run of a workflow. Later ones have higher numbers; one that is started again keeps its own, at a later attempt, and
 * GitHub lists only that one.
 */
export interface Run {
  sha: string;
  workflow: string;
  number: number;
  attempt?: number;
  /** Whether it waits for another run of its workflow to end. */
  isQueued?: boolean;
  /** Without, it is still running. */
  conclusion?: Conclusion;
  /** When it ended, in ISO 8601. */
  ended?: string;
}

/** What GitHub says of whether a proposal can be merged. */
type MergeableState = 'unknown' | 'dirty' | 'blocked' | 'behind' | 'draft' | 'unstable' | 'clean';

export interface Key {
  login: string;
  permission: 'WRITE' | 'READ';
  contents: boolean;
  pulls: boolean;
}

/** What goes wrong with a request. `lost`: it is done, and the answer doesn't arrive. */
export type Trouble = 'dropped' | 'lost' | 'page' | 'limited' | 401 | 403 | 404 | 405 | 409 | 422 | 502;

/** An answer: its status, and what it holds. */
type Answer = [status: number, data: unknown];

/** How runs end that are in nobody's way. */
const PASSED: (Conclusion | undefined)[] = ['success', 'skipped', 'neutral'];

/** The name of a proposal's branch here. One in a copy of the repository isn't among the repository's own. */
const nameOf = ({branch, fork}: Pick<Pull, 'branch' | 'fork'>): string => (fork ? `${fork}:${branch}` : branch);

const refusal = (status: number, message: string) => Object.assign(new Error(message), {status});

function known<T>(one: T | undefined): T {
  if (one === undefined) throw refusal(404, 'Not Found');
  return one;
}

/** Answers to the requests that the editor makes. */
type Routes = {[Route in keyof Endpoints]?: (given: Endpoints[Route]['parameters'], key?: Key) => Answer};

/** The repository of the tests' builds, their branch, and their commit: the first of every repository. */
export const {GITHUB_REPOSITORY: NAME, GITHUB_REF_NAME: MAIN, GITHUB_SHA: BUILT} = TESTS_GITHUB;

const hash = (words: string | Buffer) => createHash('sha1').update(words).digest('hex');
const same = (one?: Buffer, other?: Buffer) => (one && other ? one.equals(other) : one === other);

export class Repository {
  readonly commits = new Map<string, Commit>();
  readonly branches = new Map<string, string>();
  readonly pulls: Pull[] = [];
  /** How the only check or publication of a commit ended; without, it isn't listed yet. */
  readonly runs = new Map<string, Conclusion>();
  /** Runs of commits that have several, or of other workflows. */
  readonly moreRuns: Run[] = [];
  /** What must be true of a proposal before GitHub merges it. */
  readonly rules = {isGreen: true, hasReview: false, isUpToDate: false};
  /** The newest commits that GitHub still shows of proposals, by their numbers, though there are newer ones. */
  readonly oldHeads = new Map<number, string>();
  /** Whether GitHub is still working out if proposals can be merged, as it does for a moment after each push. */
  isWorkingOut = false;
  readonly keys = new Map<string, Key>();
  readonly revoked: string[] = [];
  /** The versions of its API that were asked for. */
  readonly versions = new Set<string | null>();
  /** What isn't as GitHub describes it. */
  readonly faults: string[] = [];
  /** Every request, as "POST /repos/{owner}/{repo}/pulls". */
  readonly log: string[] = [];
  /** Decides which request goes wrong, by its name in the log and its number from 0. */
  trouble: (name: string, index: number) => Trouble | undefined = () => undefined;
  private meanwhiles: {route: string; action: () => void}[] = [];
  private readonly trees = new Map<string, Tree>();
  private readonly blobs = new Map<string, Buffer>();

  /** `files` are those of the first commit. */
  constructor(files: Record<string, string | Uint8Array>) {
    const tree = Object.fromEntries(Object.entries(files).map(([file, content]) => [file, Buffer.from(content)]));
    this.branches.set(MAIN, this.commit([], tree, 'Begin'));
  }

  private commit(parents: string[], tree: Tree, message: string, name = 'Grace'): string {
    const count = this.commits.size + 1;
    const sha = count === 1 ? BUILT : hash(`${count} ${message} ${parents}`);
    this.commits.set(sha, {
      sha,
      parents,
      tree,
      message,
      name,
      date: `2026-11-01T06:${String(count % 60).padStart(2, '0')}:00Z`,
    });
    return sha;
  }

  /** What somebody else changes on a branch; null deletes a file. */
  push(files: Record<string, string | null>, branch = MAIN, name = 'Moses'): string {
    const all = Object.entries({...this.at(branch).tree, ...files}).filter(([, content]) => content !== null);
    const tree = Object.fromEntries(all.map(([file, content]) => [file, Buffer.from(content ?? '')]));
    return this.move(branch, this.commit([this.head(branch)], tree, 'Somebody else’s change', name));
  }

  /** What somebody else proposes, perhaps from a copy of the repository: files of their own, whose check has passed. */
  propose(title: string, files: Record<string, string | null>, login = 'moses', fork?: string): Pull {
    const number = FIRST_PROPOSAL + this.pulls.length;
    const branch = `edit/${login}-261122T06${number}`;
    const pull: Pull = {number, title, body: '', branch, login, state: 'open', head: '', fork};
    this.branches.set(nameOf(pull), this.head(MAIN));
    pull.head = this.push(files, nameOf(pull), login);
    this.pulls.push(pull);
    this.runs.set(pull.head, 'success');
    return pull;
  }

  /** What somebody else does just before a request is answered, once. */
  meanwhile(route: string, action: () => void): void {
    this.meanwhiles.push({route, action});
  }

  /**
   * Starts a workflow on a commit, in place of the runs that the model would make up for it. As our workflows say, a check
   * stops those of the same proposal that aren't done; a publication waits for the one that is under way, and stops those
   * that wait.
   */
  start(workflow: string, sha: string): Run {
    this.runs.delete(sha);
    const others = this.moreRuns.filter((one) => one.workflow === workflow && !one.conclusion);
    const pull = this.pulls.find(({head}) => head === sha);
    const stopped = others.filter((one) => (workflow === PUBLISH ? one.isQueued : pull && this.isOf(pull, one.sha)));
    for (const one of stopped) one.conclusion = 'cancelled';
    const isQueued = workflow === PUBLISH && others.length > stopped.length;
    const run: Run = {sha, workflow, number: 1000 + this.moreRuns.length, isQueued};
    this.moreRuns.push(run);
    return run;
  }

  /** Starts a run again that has ended, or that waited for somebody's approval. */
  startAgain(run: Run): void {
    Object.assign(run, {attempt: (run.attempt ?? 1) + 1, conclusion: undefined});
  }

  /** What somebody does on GitHub itself: a proposal that is opened again is checked anew. */
  close(pull: Pull): void {
    pull.state = 'closed';
  }

  reopen(pull: Pull): Run {
    pull.state = 'open';
    return this.start(CHECK, pull.head);
  }

  /** Whether a commit belongs to a proposal, and not to what is published. */
  private isOf({head}: Pull, sha: string): boolean {
    return this.ancestors(head).has(sha) && !this.ancestors(this.head(MAIN)).has(sha);
  }

  head(branch: string): string {
    return known(this.branches.get(branch));
  }

  text(file: string, branch = MAIN): string | undefined {
    return this.at(branch).tree[file]?.toString();
  }

  /** The commit of a branch or a sha. */
  private at(name: string): Commit {
    return known(this.commits.get(this.branches.get(name) ?? name));
  }

  private move(branch: string, sha: string): string {
    this.branches.set(branch, sha);
    for (const pull of this.pulls) if (nameOf(pull) === branch && pull.state === 'open') pull.head = sha;
    return sha;
  }

  private ancestors(sha: string): Set<string> {
    return new Set([sha, ...this.at(sha).parents.flatMap((parent) => [...this.ancestors(parent)])]);
  }

  /** The newest commit that two have in common. */
  private mergeBase(one: string, other: string): string {
    const [ours, theirs] = [this.ancestors(one), this.ancestors(other)];
    return [...this.commits.keys()].filter((sha) => ours.has(sha) && theirs.has(sha)).slice(-1)[0];
  }

  private changedFiles(from: string, to: string): string[] {
    const [before, after] = [this.at(from).tree, this.at(to).tree];
    return Object.keys({...before, ...after}).filter((file) => !same(before[file], after[file]));
  }

  /** What main would be with a commit merged into it; undefined for a conflict: a file that both changed, on any line. */
  private merged(head: string): Tree | undefined {
    const base = this.mergeBase(this.head(MAIN), head);
    const tree = {...this.at(MAIN).tree};
    for (const file of this.changedFiles(base, head)) {
      const [mine, before, theirs] = [head, base, MAIN].map((name) => this.at(name).tree[file]);
      if (!same(theirs, mine) && !same(theirs, before)) return undefined;
      if (mine) tree[file] = mine;
      else delete tree[file];
    }
    return tree;
  }

  private pull(number: number | string): Pull {
    return known(this.pulls.find((one) => one.number === Number(number)));
  }

  /** What somebody else publishes of a proposal, on GitHub itself. */
  merge(pull: Pull, login = 'moses'): string {
    const tree = known(this.merged(pull.head));
    pull.merged = this.commit([this.head(MAIN)], tree, `${pull.title} (#${pull.number})`, login);
    pull.state = 'closed';
    this.branches.set(MAIN, pull.merged);
    // PUBLISHING.md has GitHub do this.
    if (!pull.fork) this.branches.delete(pull.branch);
    return pull.merged;
  }

  /** All runs, the newest last. */
  private allRuns(): Run[] {
    const order = [...this.commits.keys()];
    const main = this.ancestors(this.head(MAIN));
    const simple = [...this.runs].map(([sha, conclusion]) => {
      return {sha, conclusion, workflow: main.has(sha) ? PUBLISH : CHECK, number: order.indexOf(sha)};
    });
    return [...simple, ...this.moreRuns];
  }

  private describeRun({sha, workflow, number, attempt = 1, isQueued, conclusion, ended}: Run) {
    const waiting = isQueued ? 'queued' : 'in_progress';
    return {
      head_sha: sha,
      path: workflow,
      run_number: number,
      run_attempt: attempt,
      status: conclusion ? 'completed' : waiting,
      conclusion: conclusion ?? null,
      html_url: `https://github.com/${NAME}/actions/runs/${number}`,
      updated_at: ended ?? this.at(sha).date,
    };
  }

  /** How the newest run of a workflow on a commit ended. */
  private endOf(head: string, workflow: string): Conclusion | undefined {
    const runs = this.allRuns().filter((one) => one.sha === head && one.workflow === workflow);
    return runs.sort((one, other) => one.number - other.number).at(-1)?.conclusion;
  }

  /**
   * Whether a proposal can be merged: GitHub doesn't know yet, there are conflicts, it is a draft, a rule keeps it from
   * being merged, it lacks what was published since, something that isn't required has failed, or nothing is in the way.
   */
  private mergeableState({state, head, isDraft}: Pull): MergeableState {
    if (this.isWorkingOut || state === 'closed') return 'unknown';
    if (!this.merged(head)) return 'dirty';
    if (isDraft) return 'draft';
    const {isGreen, hasReview, isUpToDate} = this.rules;
    // Nobody reviews anything in this model.
    if (hasReview || (isGreen && !PASSED.includes(this.endOf(head, CHECK)))) return 'blocked';
    if (isUpToDate && !this.ancestors(head).has(this.head(MAIN))) return 'behind';
    const workflows = new Set(this.allRuns().flatMap(({sha, workflow}) => (sha === head ? [workflow] : [])));
    const isRed = [...workflows].some((workflow) => !PASSED.includes(this.endOf(head, workflow)));
    return isRed ? 'unstable' : 'clean';
  }

  private describePull({merged, branch, head, login, fork, isDraft = false, ...pull}: Pull) {
    return {
      ...pull,
      draft: isDraft,
      user: {login},
      created_at: this.at(head).date,
      head: {ref: branch, sha: this.oldHeads.get(pull.number) ?? head, repo: {full_name: fork ?? NAME}},
      base: {ref: MAIN, sha: this.head(MAIN), repo: {full_name: NAME}},
      merged_at: merged ? this.at(merged).date : null,
      // Before a proposal is merged, this is a commit that only tries it.
      merge_commit_sha: merged ?? hash(`${head} on a trial`),
      html_url: `https://github.com/${NAME}/pull/${pull.number}`,
    };
  }

  private keepBlob(bytes: Buffer): string {
    const sha = hash(Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]));
    this.blobs.set(sha, bytes);
    return sha;
  }

  private keepTree(tree: Tree): string {
    const sha = hash(JSON.stringify(Object.entries(tree).map(([file, bytes]) => [file, this.keepBlob(bytes)])));
    this.trees.set(sha, tree);
    return sha;
  }

  private readonly routes: Routes = {
    'GET /user': (_given, key) => {
      if (!key) throw refusal(401, 'Requires authentication');
      return [200, {login: key.login}];
    },
    'GET /repos/{owner}/{repo}': (_given, key) => {
      return [200, {full_name: NAME, permissions: {admin: false, push: key?.permission === 'WRITE', pull: true}}];
    },
    'POST /credentials/revoke': ({credentials}) => {
      this.revoked.push(...credentials);
      for (const one of credentials) this.keys.delete(one);
      return [202, {}];
    },
    'POST /repos/{owner}/{repo}/git/refs': ({ref, sha}) => {
      const branch = ref.replace('refs/heads/', '');
      if (!this.commits.has(sha)) throw refusal(422, 'Object does not exist');
      if (this.branches.has(branch)) throw refusal(422, 'Reference already exists');
      this.branches.set(branch, sha);
      return [201, {ref, object: {sha, type: 'commit'}}];
    },
    'GET /repos/{owner}/{repo}/git/ref/{ref}': ({ref}) => {
      return [200, {ref: `refs/${ref}`, object: {sha: this.head(ref.replace('heads/', ''))}}];
    },
    'PATCH /repos/{owner}/{repo}/git/refs/{ref}': ({ref, sha, force}) => {
      const branch = ref.replace('heads/', '');
      if (!force && !this.ancestors(sha).has(this.head(branch))) throw refusal(422, 'Not a fast forward');
      return [200, {object: {sha: this.move(branch, sha)}}];
    },
    'GET /repos/{owner}/{repo}/git/commits/{commit_sha}': ({commit_sha}) => {
      const {sha, parents, tree, message} = this.at(commit_sha);
      return [200, {sha, message, tree: {sha: this.keepTree(tree)}, parents: parents.map((one) => ({sha: one}))}];
    },
    'GET /repos/{owner}/{repo}/git/trees/{tree_sha}': ({tree_sha}) => {
      const entries = Object.entries(this.at(tree_sha).tree);
      return [200, {tree: entries.map(([path, bytes]) => ({path, type: 'blob', sha: this.keepBlob(bytes)}))}];
    },
    'POST /repos/{owner}/{repo}/git/blobs': ({content}) => {
      return [201, {sha: this.keepBlob(Buffer.from(content, 'base64'))}];
    },
    'POST /repos/{owner}/{repo}/git/trees': ({base_tree = '', tree: entries}) => {
      const tree = {...this.trees.get(base_tree)};
      for (const {path = '', content, sha} of entries) {
        if (sha === null) delete tree[path];
        else tree[path] = content === undefined ? known(this.blobs.get(sha ?? '')) : Buffer.from(content);
      }
      return [201, {sha: this.keepTree(tree), tree: []}];
    },
    'POST /repos/{owner}/{repo}/git/commits': ({message, tree, parents = []}, key) => {
      return [201, {sha: this.commit(parents, this.trees.get(tree) ?? {}, message, key?.login), message}];
    },
    'GET /repos/{owner}/{repo}/git/blobs/{file_sha}': ({file_sha: sha}) => {
      return [200, {sha, content: known(this.blobs.get(sha)).toString('base64'), encoding: 'base64'}];
    },
    'GET /repos/{owner}/{repo}/commits': ({sha = MAIN, path = '', per_page = 30, page = 1}) => {
      const isChange = ({sha: one, parents: [parent]}: Commit) =>
        parent ? this.changedFiles(parent, one).includes(path) : path in this.at(one).tree;
      const commits = [...this.ancestors(this.at(sha).sha)].map((one) => this.at(one)).filter(isChange);
      const person = ({name, date}: Pick<Commit, 'name' | 'date'>) => ({author: {name, date}, committer: {name, date}});
      const listed = commits.slice((page - 1) * per_page, page * per_page).map(({parents, ...one}) => {
        const commit = {message: one.message, ...person(one)};
        return {sha: one.sha, parents: parents.map((parent) => ({sha: parent})), commit, author: null};
      });
      return [200, listed];
    },
    'GET /repos/{owner}/{repo}/compare/{basehead}': ({basehead}) => {
      const [base, head] = basehead.split('...').map((one) => this.at(one).sha);
      const began = this.mergeBase(base, head);
      const status = compared(base, head, began);
      const files = this.changedFiles(began, head).map((filename) => ({filename, status: 'modified'}));
      return [200, {status, files, merge_base_commit: {sha: began}}];
    },
    'GET /repos/{owner}/{repo}/actions/runs': ({head_sha, branch}) => {
      const main = this.ancestors(this.head(MAIN));
      const isAsked = ({sha}: Run) => (head_sha ? sha === head_sha : branch === MAIN && main.has(sha));
      const asked = this.allRuns().filter(isAsked).reverse();
      return [200, {total_count: asked.length, workflow_runs: asked.map((one) => this.describeRun(one))}];
    },
    'GET /repos/{owner}/{repo}/pulls': ({owner, head, state = 'open'}) => {
      const ofState = this.pulls.filter((one) => state === 'all' || state === one.state);
      const pulls = ofState.filter((one) => !head || head === `${one.fork?.split('/')[0] ?? owner}:${one.branch}`);
      return [200, pulls.map((one) => this.describePull(one)).reverse()];
    },
    'PATCH /repos/{owner}/{repo}/pulls/{pull_number}': ({pull_number, state}) => {
      const pull = this.pull(pull_number);
      if (pull.merged) throw refusal(422, 'Validation Failed');
      if (state === 'closed') this.close(pull);
      if (state === 'open') this.reopen(pull);
      return [200, this.describePull(pull)];
    },
    'POST /repos/{owner}/{repo}/pulls': ({head: branch, title = '', body = ''}, key) => {
      const isOpen = this.pulls.some((one) => nameOf(one) === branch && one.state === 'open');
      const head = this.branches.get(branch);
      if (isOpen || !head || head === this.head(MAIN)) throw refusal(422, 'Validation Failed');
      const login = key?.login ?? '';
      const pull: Pull = {number: FIRST_PROPOSAL + this.pulls.length, title, body, branch, login, state: 'open', head};
      this.pulls.push(pull);
      return [201, this.describePull(pull)];
    },
    'GET /repos/{owner}/{repo}/pulls/{pull_number}': ({pull_number}) => {
      const pull = this.pull(pull_number);
      return [200, {...this.describePull(pull), mergeable_state: this.mergeableState(pull)}];
    },
    'PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge': ({pull_number, sha}, key) => {
      const pull = this.pull(pull_number);
      if (sha && pull.head !== sha) throw refusal(409, 'Head branch was modified. Review and try the merge again.');
      const isMergeable = ['clean', 'unstable'].includes(this.mergeableState(pull));
      if (pull.state !== 'open' || !isMergeable) throw refusal(405, 'Pull Request is not mergeable');
      this.merge(pull, key?.login);
      return [200, {sha: pull.merged, merged: true, message: 'Pull Request successfully merged'}];
    },
  };

  /** The route that an address belongs to, and what its path and its query give. */
  private routeOf(method: string, {pathname, searchParams}: URL) {
    for (const route of Object.keys(this.routes)) {
      const match = new RegExp(`^${route.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(`${method} ${pathname}`);
      const inPath = Object.entries(match?.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]);
      if (match) return {route, given: {...Object.fromEntries(inPath), ...Object.fromEntries(searchParams)}};
    }
    this.faults.push(`GitHub’s model has no ${method} ${pathname}`);
    throw refusal(404, 'Not Found');
  }

  private answer(route: string, given: object, key?: Key): Answer {
    if (!route.startsWith('GET') && route.includes('{repo}')) {
      if (!key) throw refusal(401, 'Requires authentication');
      const isAllowed =
        key.permission === 'WRITE' && key[/\/pulls(\/\{pull_number\})?$/.test(route) ? 'pulls' : 'contents'];
      if (!isAllowed) throw refusal(403, 'Resource not accessible by personal access token');
    }
    return (this.routes[route as keyof Endpoints] as (given: object, key?: Key) => Answer)(given, key);
  }

  /** Stands in for the browser's `fetch`. It throws where the line drops. */
  readonly fetch = async (url: string | URL | Request, {method = 'GET', headers, body}: RequestInit = {}) => {
    const address = new URL(String(url));
    const sent = typeof body === 'string' ? JSON.parse(body) : undefined;
    const {route, given} = this.routeOf(method, address);
    const trouble = this.trouble(route, this.log.length);
    const meanwhile = this.meanwhiles.find((one) => one.route === route);
    this.meanwhiles = this.meanwhiles.filter((one) => one !== meanwhile);
    meanwhile?.action();
    this.log.push(route);
    this.versions.add(new Headers(headers).get('x-github-api-version'));
    const reply = (status: number, data: unknown, more: Record<string, string> = {}) =>
      new Response(JSON.stringify(data), {status, headers: {'content-type': 'application/json', ...more}});
    if (trouble === 'dropped') throw new TypeError('Failed to fetch');
    if (trouble === 'page') return new Response('<html>Welcome', {headers: {'content-type': 'text/html'}});
    if (trouble === 'limited') return reply(403, {message: 'Secondary rate limit'}, {'retry-after': '300'});
    if (typeof trouble === 'number') return reply(trouble, {message: 'Trouble'});
    const token = new Headers(headers).get('authorization')?.replace(/^(token|bearer) /i, '');
    const key = token ? this.keys.get(token) : undefined;
    if (token && !key) return reply(401, {message: 'Bad credentials'});
    let [status, data]: Answer = [0, {}];
    try {
      [status, data] = this.answer(route, {...given, ...sent}, key);
    } catch (error) {
      const {status: refused, message, stack} = error as ReturnType<typeof refusal>;
      // A mistake of the model would look like a line that drops.
      if (!refused) this.faults.push(String(stack));
      [status, data] = [refused ?? 500, {message}];
    }
    this.faults.push(...faultsOf(route, address, sent, status, data));
    if (trouble === 'lost') throw new TypeError('Failed to fetch');
    return reply(status, data);
  };
}
