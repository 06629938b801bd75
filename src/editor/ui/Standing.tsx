/** How far a proposal has come, in words, and what can be done with it then. */
import type {ReactNode} from 'react';
import type {Proposal, Reason, State} from '../workspace/proposal';
import {Button, usePublishing} from './context';

const WORDS: Record<Exclude<State, 'blocked'>, string> = {
  editing: 'Not sent yet',
  sent: 'Being checked…',
  checking: 'Being checked…',
  ready: 'The check is green',
  merging: 'Publishing…',
  publishing: 'Publishing…',
  live: 'Live since',
  failed: 'The site couldn’t be built from it, and is as it was',
  closed: 'Closed without being published',
};

const REASONS: Record<Reason, string> = {
  fork: 'It comes from somebody’s own copy of the site, so it can only be published on GitHub',
  code: 'It changes more than pages, facts and pictures, so it can only be published on GitHub',
  approval: 'It will be checked once somebody who looks after the site allows that on GitHub',
  red: 'The check found a problem',
  cancelled: 'The check was stopped before it had ended',
  conflict: 'Somebody has published other changes to the same lines',
  behind: 'Something else was published meanwhile, and has to be brought in first',
  draft: 'It is still a draft on GitHub',
  rules: 'A rule on GitHub keeps it from being published, such as a review',
};

const STOPPED = 'GitHub stopped before it was published';

const onDay = (time: Date): string => {
  const isToday = time.toDateString() === new Date().toDateString();
  return time.toLocaleString('en-GB', {timeStyle: 'short', dateStyle: isToday ? undefined : 'long'});
};

/** What is said of a proposal. `waits`: it is published as soon as its check is green. */
export function wordsFor({state, reason, liveSince}: Proposal, waits: boolean): string {
  if (state === 'blocked') return REASONS[reason ?? 'rules'];
  if (state === 'failed' && reason === 'cancelled') return STOPPED;
  if (waits && (state === 'sent' || state === 'checking')) return 'Published as soon as the check is green';
  return liveSince ? `${WORDS.live} ${onDay(liveSince)}` : WORDS[state];
}

/** What takes a blocked proposal on. Where nothing here does, GitHub has the rest. */
const MENDS: Partial<Record<Reason, string>> = {
  red: 'Try again',
  cancelled: 'Try again',
  conflict: 'Bring both together',
  behind: 'Bring both together',
};

/** The next step of a proposal. */
export function Next({proposal}: {proposal: Proposal}): ReactNode {
  const {publishing, busy, isSignedIn} = usePublishing();
  const {pull, state, reason, report} = proposal;
  const step = (label: string, action: () => Promise<void>, pressed?: boolean) => (
    <Button isMain aria-pressed={pressed} disabled={Boolean(busy)} onClick={action}>
      {label}
    </Button>
  );
  const publish = () => publishing.publish(pull.number);
  const mend = reason && MENDS[reason];
  if (!isSignedIn) return null;
  if (state === 'ready') return step('Publish', publish);
  if (state === 'sent' || state === 'checking')
    return step('Publish when the check is green', publish, publishing.waits(proposal));
  if (state === 'blocked' && mend) return step(mend, () => publishing.join(pull.number));
  if (state === 'blocked' || state === 'failed') return <a href={report ?? pull.html_url}>On GitHub</a>;
  return null;
}
