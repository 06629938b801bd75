/** The states of a proposal, the table of transitions between them, and what GitHub’s answers say about them. */
import {isContent} from '../../content/folders';
import type {Pull, Run} from '../github/api';

export type State =
  /** Sent, but GitHub still shows the proposal as it was before. */
  | 'sent'
  | 'checking'
  | 'ready'
  /** It can’t be published as it is: `Reason` says why. */
  | 'blocked'
  /** GitHub has been asked to publish it, and doesn’t say yet that it has. */
  | 'merging'
  /** Part of the published version, which is being built. */
  | 'publishing'
  | 'live'
  /** Part of the published version, from which the site couldn’t be built. */
  | 'failed'
  | 'closed';

const OPEN: readonly State[] = ['sent', 'checking', 'ready', 'blocked'];
/** A colleague may publish or close a proposal at any moment, and it may have been live before anybody looked. */
const ENDS: readonly State[] = ['publishing', 'live', 'failed', 'closed'];

/**
 * The states that can follow each state. An answer of GitHub with any other state is outdated and ignored: nothing that is
 * being published can be published again.
 */
const TRANSITIONS: Record<State, readonly State[]> = {
  sent: [...OPEN, ...ENDS],
  checking: [...OPEN, ...ENDS],
  ready: [...OPEN, 'merging', ...ENDS],
  blocked: [...OPEN, ...ENDS],
  // Back to "checking" where GitHub has refused.
  merging: ['checking', ...ENDS],
  publishing: ['live', 'failed'],
  failed: ['publishing', 'live'],
  live: [],
  // Reopened, and perhaps published since.
  closed: [...OPEN, ...ENDS],
};

/** Whether a proposal may be in a state now that was in another before. */
export const canBecome = (from: State, to: State): boolean => from === to || TRANSITIONS[from].includes(to);

/** The next state, or the same one if it can’t follow. */
export const nextState = (from: State | undefined, to: State): State =>
  from === undefined || canBecome(from, to) ? to : from;

/** Why a proposal can’t be published as it is. */
export type Reason =
  /** It comes from a copy of the repository: only GitHub can publish it. */
  | 'fork'
  /** It changes files that aren’t content. */
  | 'code'
  /** GitHub checks a newcomer’s proposal only once a member allows it. */
  | 'approval'
  | 'red'
  | 'cancelled'
  /** What was published since has other changes on the same lines. */
  | 'conflict'
  /** What was published since must be in it first. */
  | 'behind'
  | 'draft'
  /** A rule of the repository that the editor doesn’t know, such as a review. */
  | 'rules';

/** What is known of a proposal. */
export interface Proposal {
  pull: Pull;
  state: State;
  reason?: Reason;
  /** Where GitHub says why a check or a publication failed. */
  report?: string;
  /** Since when visitors see it. */
  liveSince?: Date;
  /** The files that it changes; none once it is published or closed. */
  files: readonly string[];
}

export const isOpen = ({state}: Proposal): boolean => OPEN.includes(state) || state === 'merging';

/** Whether it can be withdrawn: GitHub hasn’t been asked to publish it yet. */
export const isWithdrawable = ({state}: Proposal): boolean => OPEN.includes(state);

/** Whether nothing more happens to it by itself. */
export const isSettled = ({state}: Proposal): boolean => ['live', 'closed'].includes(state);

/** Its files that staff don’t publish on their own. */
export const codeFilesOf = ({files}: Pick<Proposal, 'files'>): string[] => files.filter((file) => !isContent(file));

export const isFork = ({head, base}: Pull): boolean => head.repo?.full_name !== base.repo.full_name;

/** Whether it is one that the editor can publish: content alone, on a branch of this repository. */
export const isOurs = (proposal: Proposal): boolean => !isFork(proposal.pull) && codeFilesOf(proposal).length === 0;

/** Whether the editor can add to it. */
export const isChangeable = (proposal: Proposal): boolean => isWithdrawable(proposal) && isOurs(proposal);

/** Our workflows: the file in which each is written. */
const CHECK = '.github/workflows/pull-request.yml';
const PUBLISH = '.github/workflows/publish.yml';

/** Runs of one workflow, the newest first. Of one that was started again GitHub lists the last attempt. */
function runsOf(workflow: string, runs: readonly Run[]): Run[] {
  return runs.filter(({path}) => path.split('@')[0] === workflow).sort((a, b) => b.run_number - a.run_number);
}

const PASSED = ['success', 'skipped', 'neutral'];

type Seen = Pick<Proposal, 'state' | 'reason' | 'report'>;

/** What the newest check of a commit says; checks of other workflows and older runs don’t count. */
function checkedBy(runs: readonly Run[]): Seen {
  const run = runsOf(CHECK, runs).at(0);
  // GitHub lists a run a little after its commit.
  if (!run) return {state: 'checking'};
  const {status, conclusion, html_url: report} = run;
  if (conclusion === 'action_required' || status === 'action_required')
    return {state: 'blocked', reason: 'approval', report};
  if (status !== 'completed') return {state: 'checking'};
  if (PASSED.includes(conclusion ?? '')) return {state: 'ready'};
  return {state: 'blocked', reason: conclusion === 'cancelled' ? 'cancelled' : 'red', report};
}

/** What GitHub calls the obstacles to merging a proposal. Whatever isn’t listed here doesn’t stand in the way. */
const OBSTACLES: Record<string, Seen | undefined> = {
  // GitHub works this out again after each push, and refuses to publish until then.
  unknown: {state: 'checking'},
  behind: {state: 'blocked', reason: 'behind'},
  draft: {state: 'blocked', reason: 'draft'},
  blocked: {state: 'blocked', reason: 'rules'},
};

/** What GitHub says of an open proposal, with the runs of its newest commit. */
export function stateOfOpen(pull: Pull, runs: readonly Run[], files: readonly string[]): Seen {
  const checked = checkedBy(runs);
  const report = pull.html_url;
  if (checked.reason === 'approval') return checked;
  if (isFork(pull)) return {state: 'blocked', reason: 'fork', report};
  if (codeFilesOf({files}).length > 0) return {state: 'blocked', reason: 'code', report};
  if (pull.mergeable_state === 'dirty') return {state: 'blocked', reason: 'conflict'};
  if (checked.state !== 'ready') return checked;
  const obstacle = OBSTACLES[pull.mergeable_state];
  return obstacle ? {...obstacle, report} : checked;
}

/** The commit that visitors get. */
export interface Live {
  commit: string;
  /** Whether the published commit is in it. */
  has: boolean;
  since: Date;
}

/**
 * What the publications of main say of one commit. One that waits is cancelled for the next, which brings its commit
 * along; so does the next one after a failure.
 */
export function stateOfPublished(
  commit: string,
  mergedAt: string,
  runs: readonly Run[],
  live?: Live,
): Seen & Pick<Proposal, 'liveSince'> {
  const publications = runsOf(PUBLISH, runs);
  const first = publications.find(({head_sha}) => head_sha === commit);
  const since = first ? publications.filter(({run_number}) => run_number >= first.run_number) : [];
  const successful = since.filter(({conclusion}) => conclusion === 'success').at(-1);
  if (live?.has) {
    // Without a publication in GitHub's list, the site's own time is known of the newest commit alone.
    const approximateTime = live.commit === commit ? live.since : new Date(mergedAt);
    return {state: 'live', liveSince: successful ? new Date(successful.updated_at) : approximateTime};
  }
  const newest = since.at(0);
  if (!newest || successful || newest.status !== 'completed') return {state: 'publishing'};
  const reason = newest.conclusion === 'cancelled' ? 'cancelled' : undefined;
  return {state: 'failed', reason, report: newest.html_url};
}
