/** What outlives the tab of one person’s proposals, in this browser. */
import {stores} from '../github/key';

export interface Kept {
  /** Whose it is, once that is known. */
  login?: string;
  /** The proposal that was sent last, until somebody has seen it live, or it is closed. */
  sent?: number;
  /** The last one that was seen live. */
  seenLive?: number;
  /** The proposal that is changed: what is proposed is added to it. */
  continued?: number;
  /** The branch of one that was begun, by which it is found if the answer is lost. */
  begun?: string;
  /** The newest commit of one that is added to, once the changes hold all of it. */
  joined?: string;
  /** Proposals that are published once their check is green, with the commit that was seen. */
  waiting: Readonly<Record<number, string>>;
  /** The newest commit of a proposal before something was added: GitHub may show it for a moment longer. */
  before: Readonly<Record<number, string>>;
  /** The commit that published a proposal. */
  published: Readonly<Record<number, string>>;
}

/** What is kept for somebody who has sent nothing. */
export const NOTHING: Kept = {
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

export const readKept = (repository = ''): Kept => ({
  ...NOTHING,
  ...JSON.parse(stores()[1]?.getItem(nameOf(repository)) ?? '{}'),
});

export const writeKept = (repository = '', kept: Kept): void =>
  stores()[1]?.setItem(nameOf(repository), JSON.stringify(kept));

/** A record without one of its entries. */
export function without<Value>(record: Readonly<Record<number, Value>>, number: number): Record<number, Value> {
  const {[number]: _, ...rest} = record;
  return rest;
}
