/** What this browser keeps about one person's proposals when the tab is closed. */
import {stores} from '../github/key';

/** Changes will be sent as a proposal of their own. */
interface NewProposal {
  kind: 'new';
  /**
   * The branch of an attempt that may have got as far as GitHub. If its answer was lost, the next attempt finds what is
   * there by this, and makes no second proposal.
   */
  begun?: string;
}

/** Changes will be added to an open proposal, whose files are shown below them. */
interface ContinuedProposal {
  kind: 'continued';
  number: number;
  /** Where they go again once somebody stops changing it. */
  instead: NewProposal;
}

/** Where changes go when they are sent. */
export type SendTarget = NewProposal | ContinuedProposal;

/** Only `Session` changes these: search there for the name of a field. `forget` clears all of them. */
export interface KeptProgress {
  /** Whose it is, once that is known. */
  login?: string;
  /** The proposal that was sent last, until it was seen live or is closed. */
  sent?: number;
  /** The last one that was seen live. */
  seenLive?: number;
  /** After something was sent, the next changes are a new proposal again. */
  destination: SendTarget;
  /**
   * The newest commit of a proposal, once the changes contain all of it: it isn't shown below them any more. That is the
   * continued one after a conflict, or any one that is being withdrawn while its words stay. It goes with the continuing, and
   * once the changes are sent.
   */
  joined?: string;
  /**
   * Proposals that are published once their check is green, with the commit that was seen: until somebody changes their
   * mind, it is published, or it has another commit.
   */
  waiting: Readonly<Record<number, string>>;
  /** The newest commit of a proposal before something was added, as long as GitHub may still show that one. */
  before: Readonly<Record<number, string>>;
  /** The commit that published a proposal, until that is live. */
  published: Readonly<Record<number, string>>;
}

/** What is kept for somebody who has sent nothing. */
export const NOTHING_KEPT: KeptProgress = {
  login: undefined,
  sent: undefined,
  seenLive: undefined,
  destination: {kind: 'new'},
  joined: undefined,
  waiting: {},
  before: {},
  published: {},
};

/** The number of the proposal that is continued; undefined if changes become a new one. */
export const continuedNumber = ({destination}: Pick<KeptProgress, 'destination'>): number | undefined =>
  destination.kind === 'continued' ? destination.number : undefined;

/** Where changes go if no proposal is continued, now or any more. */
export const newProposalOf = ({destination}: Pick<KeptProgress, 'destination'>): NewProposal =>
  destination.kind === 'continued' ? destination.instead : destination;

/** The name of the entry in the browser's storage. */
const storageName = (repository: string) => `editor proposal ${repository}`;

export function readProgress(repository = ''): KeptProgress {
  const {device} = stores();
  const kept = device?.getItem(storageName(repository)) ?? '{}';
  try {
    return {...NOTHING_KEPT, ...JSON.parse(kept)};
  } catch {
    // A damaged entry is as good as none: GitHub knows what was proposed.
    return NOTHING_KEPT;
  }
}

export function writeProgress(repository = '', progress: KeptProgress): void {
  const {device} = stores();
  try {
    device?.setItem(storageName(repository), JSON.stringify(progress));
  } catch {
    // A full store stops no proposal: its progress is then known in this tab alone.
  }
}

/** A record without one of its entries. */
export function without<Value>(record: Readonly<Record<number, Value>>, number: number): Record<number, Value> {
  const {[number]: _, ...rest} = record;
  return rest;
}
