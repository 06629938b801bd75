/** What GitHub keeps of a repository: commits, branches, proposals, runs and keys; and what other people do there. */
import {createHash} from 'node:crypto';
import {TESTS_GITHUB} from '../../scripts/sites.mjs';
import {changedFiles, mergeTrees, type Tree} from './merge';

/** The repository of the tests' builds, their branch, and their commit: the first of every repository. */
export const {GITHUB_REPOSITORY: NAME, GITHUB_REF_NAME: MAIN, GITHUB_SHA: BUILT} = TESTS_GITHUB;

/** The first proposal's number: not 1, so that no count of something is taken for it. */
export const FIRST_PROPOSAL = 12;

/** Our workflows, by what starts them: a proposal, and a commit on main. */
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
  merged?: string;
  /** The newest commit, which stays when the branch goes. */
  head: string;
  /** Somebody's copy of the repository, if the branch is there: `owner/name`. */
  fork?: string;
  isDraft?: boolean;
}

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

/** How runs end that are in nobody's way. */
const PASSED: (Conclusion | undefined)[] = ['success', 'skipped', 'neutral'];

/** The name of a proposal's branch here. One in a copy of the repository isn't among the repository's own. */
export const nameOf = ({branch, fork}: Pick<Pull, 'branch' | 'fork'>): string => (fork ? `${fork}:${branch}` : branch);

/** A request that GitHub refuses, with its status. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** What was asked for; without it, GitHub answers 404. */
export function known<T>(one: T | undefined): T {
  if (one === undefined) throw new Refusal(404, 'Not Found');
  return one;
}

export const hash = (words: string | Buffer) => createHash('sha1').update(words).digest('hex');

export class RepositoryState {
  readonly commits = new Map<string, Commit>();
  readonly branches = new Map<string, string>();
  readonly pulls: Pull[] = [];
  /** All runs, in the order in which they were first started. A commit without one isn't listed yet. */
  runs: Run[] = [];
  /** What must be true of a proposal before GitHub merges it. */
  readonly rules = {isGreen: true, hasReview: false, isUpToDate: false};
  /** The newest commits that GitHub still shows of proposals, by their numbers, though there are newer ones. */
  readonly oldHeads = new Map<number, string>();
  /** Whether GitHub is still working out if proposals can be merged, as it does for a moment after each push. */
  isWorkingOut = false;
  /** How many files of a commit GitHub lists at once: it cuts longer lists short, and says so. */
  mostListed = 100_000;
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
    this.end(pull.head, 'success');
    return pull;
  }

  /**
   * Starts a workflow on a commit. As our workflows say, a check stops those of the same proposal that aren't done; a
   * publication waits for the one that is under way, and stops those that wait.
   */
  start(workflow: string, sha: string): Run {
    const others = this.runs.filter((one) => one.workflow === workflow && !one.conclusion);
    const pull = this.pulls.find(({head}) => head === sha);
    const stopped = others.filter((one) => (workflow === PUBLISH ? one.isQueued : pull && this.isOf(pull, one.sha)));
    for (const one of stopped) one.conclusion = 'cancelled';
    const isQueued = workflow === PUBLISH && others.length > stopped.length;
    const run: Run = {sha, workflow, number: 1000 + this.runs.length, isQueued};
    this.runs.push(run);
    return run;
  }

  /** Starts a run again that has ended, or that waited for somebody's approval. */
  startAgain(run: Run): void {
    Object.assign(run, {attempt: (run.attempt ?? 1) + 1, conclusion: undefined});
  }

  /** Ends a commit's publication, if it is on main, or else its check: the newest one, or one that is started for it. */
  end(sha: string, conclusion: Conclusion): void {
    const workflow = this.ancestors(this.head(MAIN)).has(sha) ? PUBLISH : CHECK;
    const run = this.newestRun(sha, workflow) ?? this.start(workflow, sha);
    if (run.conclusion) this.startAgain(run);
    Object.assign(run, {conclusion, isQueued: false});
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
  at(name: string): Commit {
    return known(this.commits.get(this.branches.get(name) ?? name));
  }

  /** Lets a branch end with another commit, and with it the proposal that is open there. */
  move(branch: string, sha: string): string {
    this.branches.set(branch, sha);
    for (const pull of this.pulls) if (nameOf(pull) === branch && pull.state === 'open') pull.head = sha;
    return sha;
  }

  /** A commit and all that came before it, the newest first. */
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

  /** What main would be with a commit merged into it; undefined for a conflict. */
  private merged(head: string): Tree | undefined {
    const base = this.mergeBase(this.head(MAIN), head);
    return mergeTrees(this.at(base).tree, this.at(MAIN).tree, this.at(head).tree);
  }

  pull(number: number | string): Pull {
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

  private newestRun(sha: string, workflow: string): Run | undefined {
    const runs = this.runs.filter((one) => one.sha === sha && one.workflow === workflow);
    return runs.sort((one, other) => one.number - other.number).at(-1);
  }

  /** Whether the newest run of a workflow on a commit has ended, and is in nobody's way. */
  private hasPassed(sha: string, workflow: string): boolean {
    return PASSED.includes(this.newestRun(sha, workflow)?.conclusion);
  }

  /**
   * Whether a proposal can be merged: GitHub doesn't know yet, there are conflicts, it is a draft, a rule keeps it from
   * being merged, it lacks what was published since, something that isn't required has failed, or nothing is in the way.
   */
  mergeableState({state, head, isDraft}: Pull): MergeableState {
    if (this.isWorkingOut || state === 'closed') return 'unknown';
    if (!this.merged(head)) return 'dirty';
    if (isDraft) return 'draft';
    const {isGreen, hasReview, isUpToDate} = this.rules;
    // Nobody reviews anything in this model.
    if (hasReview || (isGreen && !this.hasPassed(head, CHECK))) return 'blocked';
    if (isUpToDate && !this.ancestors(head).has(this.head(MAIN))) return 'behind';
    const workflows = this.runs.filter(({sha}) => sha === head).map(({workflow}) => workflow);
    return workflows.every((workflow) => this.hasPassed(head, workflow)) ? 'clean' : 'unstable';
  }

  blob(sha: string): Buffer {
    return known(this.blobs.get(sha));
  }

  keepBlob(bytes: Buffer): string {
    const sha = hash(Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]));
    this.blobs.set(sha, bytes);
    return sha;
  }

  tree(sha: string): Tree {
    return known(this.trees.get(sha));
  }

  keepTree(tree: Tree): string {
    const sha = hash(JSON.stringify(Object.entries(tree).map(([file, bytes]) => [file, this.keepBlob(bytes)])));
    this.trees.set(sha, tree);
    return sha;
  }
}
