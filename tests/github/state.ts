/** The data of the model of GitHub: commits, branches, pull requests, runs and keys, and what other people do there. */
import {createHash} from 'node:crypto';
import {TESTS_GITHUB} from '../../scripts/sites.mjs';
import {changedFiles, mergeTrees, type Tree} from './merge';

/** The repository of the test site's builds, its main branch, and the commit that they were made from: the first one. */
export const {GITHUB_REPOSITORY: NAME, GITHUB_REF_NAME: MAIN, GITHUB_SHA: BUILT} = TESTS_GITHUB;

/** The number of the first pull request. Not 1, so that a test can't take a count for it. */
export const FIRST_PROPOSAL = 12;

/** The workflow that checks a pull request, and the one that publishes main. */
export const [CHECK, PUBLISH] = ['pull-request', 'publish'].map((name) => `.github/workflows/${name}.yml`);

export interface Commit {
  sha: string;
  parents: string[];
  tree: Tree;
  message: string;
  name: string;
  date: string;
}

export interface Pull {
  number: number;
  title: string;
  body: string;
  branch: string;
  login: string;
  state: 'open' | 'closed';
  /** The commit that merged it. */
  merged?: string;
  /** The newest commit. It stays when the branch is deleted. */
  head: string;
  /** The fork that the branch is in: `owner/name`. */
  fork?: string;
}

type Conclusion = 'success' | 'failure' | 'cancelled' | 'action_required';

/** A run of a workflow. Later runs have higher numbers. */
export interface Run {
  sha: string;
  workflow: string;
  number: number;
  /** Undefined while it is running. */
  conclusion?: Conclusion;
}

export interface Key {
  login: string;
  permission: 'WRITE' | 'READ';
  contents: boolean;
  pulls: boolean;
}

/** The name of a pull request's branch in `branches`, which also contains those of forks. */
const branchName = ({branch, fork}: Pick<Pull, 'branch' | 'fork'>): string => (fork ? `${fork}:${branch}` : branch);

/** A request that GitHub refuses. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Returns a value, or refuses the request with 404 if there is none. */
function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Refusal(404, 'Not Found');
  return value;
}

export const hash = (content: string | Buffer) => createHash('sha1').update(content).digest('hex');

export class RepositoryState {
  readonly commits = new Map<string, Commit>();
  readonly branches = new Map<string, string>();
  readonly pulls: Pull[] = [];
  /** All runs, the oldest first. */
  runs: Run[] = [];
  /** Outdated head commits that GitHub still shows, by the numbers of their pull requests. */
  readonly oldHeads = new Map<number, string>();
  /** How many files GitHub lists of a tree. It truncates longer lists. */
  maxListed = 100_000;
  readonly keys = new Map<string, Key>();
  readonly revoked: string[] = [];
  private readonly trees = new Map<string, Tree>();
  private readonly blobs = new Map<string, Buffer>();

  /** `files` are those of the first commit. */
  constructor(files: Record<string, string | Uint8Array>) {
    const tree = Object.fromEntries(Object.entries(files).map(([file, content]) => [file, Buffer.from(content)]));
    this.branches.set(MAIN, this.commit([], tree, 'Begin'));
  }

  commit(parents: string[], tree: Tree, message: string, name = 'Grace'): string {
    const count = this.commits.size + 1;
    const sha = count === 1 ? BUILT : hash(`${count} ${message} ${parents}`);
    const date = `2026-11-01T06:${String(count % 60).padStart(2, '0')}:00Z`;
    this.commits.set(sha, {sha, parents, tree, message, name, date});
    return sha;
  }

  /** A colleague's commit on a branch. Null deletes a file. */
  push(files: Record<string, string | null>, branch = MAIN, name = 'Moses'): string {
    const all = Object.entries({...this.at(branch).tree, ...files}).filter(([, content]) => content !== null);
    const tree = Object.fromEntries(all.map(([file, content]) => [file, Buffer.from(content ?? '')]));
    return this.move(branch, this.commit([this.head(branch)], tree, 'Somebody else’s change', name));
  }

  /** A colleague's pull request whose check has passed. */
  propose(title: string, files: Record<string, string | null>, login = 'moses', fork?: string): Pull {
    const number = FIRST_PROPOSAL + this.pulls.length;
    const branch = `edit/${login}-261122T06${number}`;
    const pull: Pull = {number, title, body: '', branch, login, state: 'open', head: '', fork};
    this.branches.set(branchName(pull), this.head(MAIN));
    pull.head = this.push(files, branchName(pull), login);
    this.pulls.push(pull);
    this.end(pull.head, 'success');
    return pull;
  }

  /** Opens a pull request of a branch. */
  open(branch: string, title: string, body: string, login: string): Pull {
    const isOpen = this.pulls.some((pull) => branchName(pull) === branch && pull.state === 'open');
    const head = this.branches.get(branch);
    if (isOpen || !head || head === this.head(MAIN)) throw new Refusal(422, 'Validation Failed');
    const number = FIRST_PROPOSAL + this.pulls.length;
    const pull: Pull = {number, title, body, branch, login, state: 'open', head};
    this.pulls.push(pull);
    return pull;
  }

  /** Starts a workflow on a commit. */
  start(workflow: string, sha: string): Run {
    const run: Run = {sha, workflow, number: 1000 + this.runs.length};
    this.runs.push(run);
    return run;
  }

  /** Ends the newest run for a commit: its publication if it is on main, otherwise its check. Starts one if there is none. */
  end(sha: string, conclusion: Conclusion): void {
    const workflow = this.ancestors(this.head(MAIN)).has(sha) ? PUBLISH : CHECK;
    const run = this.newestRun(sha, workflow) ?? this.start(workflow, sha);
    run.conclusion = conclusion;
  }

  close(pull: Pull): void {
    pull.state = 'closed';
  }

  head(branch: string): string {
    return found(this.branches.get(branch));
  }

  /** The text of a file at a branch or a commit. */
  text(file: string, name = MAIN): string | undefined {
    return this.at(name).tree[file]?.toString();
  }

  /** The commit of a branch, or with a hash. */
  at(name: string): Commit {
    return found(this.commits.get(this.branches.get(name) ?? name));
  }

  /** Moves a branch to a commit, and its open pull request with it. */
  move(branch: string, sha: string): string {
    this.branches.set(branch, sha);
    for (const pull of this.pulls) if (branchName(pull) === branch && pull.state === 'open') pull.head = sha;
    return sha;
  }

  /** A commit and all commits before it, the newest first. */
  ancestors(sha: string): Set<string> {
    return new Set([sha, ...this.at(sha).parents.flatMap((parent) => [...this.ancestors(parent)])]);
  }

  /** The newest commit that two have in common. */
  mergeBase(one: string, other: string): string {
    const [ours, theirs] = [this.ancestors(one), this.ancestors(other)];
    return [...this.commits.keys()].filter((sha) => ours.has(sha) && theirs.has(sha)).slice(-1)[0];
  }

  /** The paths of the files that differ between two commits. */
  changedFiles(from: string, to: string): string[] {
    return changedFiles(this.at(from).tree, this.at(to).tree);
  }

  /** The files of main with a commit merged into it. Undefined if they conflict. */
  private merged(head: string): Tree | undefined {
    const base = this.mergeBase(this.head(MAIN), head);
    return mergeTrees(this.at(base).tree, this.at(MAIN).tree, this.at(head).tree);
  }

  pull(number: number | string): Pull {
    return found(this.pulls.find((pull) => pull.number === Number(number)));
  }

  /** Squashes a pull request into main, and deletes its branch. */
  merge(pull: Pull, login = 'moses'): string {
    const tree = found(this.merged(pull.head));
    pull.merged = this.commit([this.head(MAIN)], tree, `${pull.title} (#${pull.number})`, login);
    pull.state = 'closed';
    this.branches.set(MAIN, pull.merged);
    this.branches.delete(branchName(pull));
    return pull.merged;
  }

  private newestRun(sha: string, workflow: string): Run | undefined {
    return this.runs.filter((run) => run.sha === sha && run.workflow === workflow).at(-1);
  }

  /** Whether a pull request can be merged. GitHub hasn't worked that out for a closed one. */
  mergeableState({state, head}: Pull): 'unknown' | 'dirty' | 'blocked' | 'clean' {
    if (state === 'closed') return 'unknown';
    if (!this.merged(head)) return 'dirty';
    return this.newestRun(head, CHECK)?.conclusion === 'success' ? 'clean' : 'blocked';
  }

  blob(sha: string): Buffer {
    return found(this.blobs.get(sha));
  }

  addBlob(bytes: Buffer): string {
    const sha = hash(Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]));
    this.blobs.set(sha, bytes);
    return sha;
  }

  tree(sha: string): Tree {
    return found(this.trees.get(sha));
  }

  addTree(tree: Tree): string {
    const sha = hash(JSON.stringify(Object.entries(tree).map(([file, bytes]) => [file, this.addBlob(bytes)])));
    this.trees.set(sha, tree);
    return sha;
  }
}
