/** What this browser keeps about one person's proposals when the tab is closed. */
import {stores} from '../github/key';

/**
 * Only `Session` changes these: after each field are its methods that set it, and those that clear it. `forget` clears all
 * of them.
 */
export interface KeptProgress {
  /** Whose it is, once that is known. Set by `recognize`. */
  login?: string;
  /** The proposal that was sent last. Set by `noteSent`, cleared by `forgetSent`: once it was seen live, or is closed. */
  sent?: number;
  /** The last one that was seen live. Set by `noteSeenLive`. */
  seenLive?: number;
  /** The proposal that is continued: what is proposed is added to it. Set by `continue`, cleared by `stopContinuing` and `noteSent`. */
  continued?: number;
  /**
   * The branch of a proposal that isn't made yet. If GitHub's answer is lost, the next attempt finds it by this. Set by
   * `begin`, cleared by `noteSent`.
   */
  begun?: string;
  /**
   * The newest commit of a proposal, once the changes contain all of it. Set by `join`, cleared by `forgetJoined`, `continue`,
   * `stopContinuing` and `noteSent`.
   */
  joined?: string;
  /**
   * Proposals that are published once their check is green, with the commit that was seen. Set by `waitFor`, cleared by
   * `stopWaiting`: when somebody changes their mind, when it is published, or when it has another commit.
   */
  waiting: Readonly<Record<number, string>>;
  /**
   * The newest commit of a proposal before something was added: GitHub may show it for a moment longer. Set by `noteSent`,
   * cleared by `noteShown`.
   */
  before: Readonly<Record<number, string>>;
  /** The commit that published a proposal. Set by `notePublished`, cleared by `forgetPublished`: once it is live. */
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
