/** What this browser keeps about one person's proposals when the tab is closed. */
import {stores} from '../github/key';

export interface KeptProgress {
  /** Whose it is, once that is known. */
  login?: string;
  /** The proposal that was sent last, until somebody has seen it live, or it is closed. */
  sent?: number;
  /** The last one that was seen live. */
  seenLive?: number;
  /** The proposal that is continued: what is proposed is added to it. */
  continued?: number;
  /** The branch of a proposal that isn't made yet. If GitHub's answer is lost, the next attempt finds it by this. */
  begun?: string;
  /** The newest commit of the continued proposal, once the changes contain all of it. */
  joined?: string;
  /** Proposals that are published once their check is green, with the commit that was seen. */
  waiting: Readonly<Record<number, string>>;
  /** The newest commit of a proposal before something was added. GitHub may show it for a moment longer. */
  before: Readonly<Record<number, string>>;
  /** The commit that published a proposal. */
  published: Readonly<Record<number, string>>;
}

/** What is kept for somebody who has sent nothing. */
export const NOTHING_KEPT: KeptProgress = {
  login: undefined,
  sent: undefined,
  seenLive: undefined,
  continued: undefined,
  begun: undefined,
  joined: undefined,
  waiting: {},
  before: {},
  published: {},
};

const nameOf = (repository: string) => `editor proposal ${repository}`;

export function readProgress(repository = ''): KeptProgress {
  const {device} = stores();
  const kept = device?.getItem(nameOf(repository)) ?? '{}';
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
    device?.setItem(nameOf(repository), JSON.stringify(progress));
  } catch {
    // A full store stops no proposal: its progress is then known in this tab alone.
  }
}

/** A record without one of its entries. */
export function without<Value>(record: Readonly<Record<number, Value>>, number: number): Record<number, Value> {
  const {[number]: _, ...rest} = record;
  return rest;
}
