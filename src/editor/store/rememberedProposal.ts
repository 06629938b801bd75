/** The proposal that a person's files go to, kept in this browser as long as it is open. */
import type {DraftStorage} from './drafts';
import type {Proposal} from './findProposal';

export interface Remembered {
  proposal?: Proposal;
  /** The pictures that were handed over, as one line of names. Texts are remembered with their drafts. */
  pictures?: string;
}

interface Site {
  repository?: string;
  branch: string;
}

const keyOf = ({repository = '', branch}: Site) => `hand-over ${repository} ${branch}`;

export function readRemembered(storage: DraftStorage | undefined, site: Site): Remembered {
  try {
    const {proposal, pictures} = JSON.parse(storage?.getItem(keyOf(site)) ?? '') as Remembered;
    const isWhole = typeof proposal?.repository === 'string' && typeof proposal.branch === 'string';
    return {...(isWhole && {proposal}), ...(typeof pictures === 'string' && {pictures})};
  } catch {
    return {}; // There is none, or another version wrote it.
  }
}

export function writeRemembered(storage: DraftStorage | undefined, site: Site, remembered: Remembered): void {
  try {
    storage?.setItem(keyOf(site), JSON.stringify(remembered));
  } catch {
    // The drafts' own notice says that the storage is full. This stays in the tab.
  }
}
