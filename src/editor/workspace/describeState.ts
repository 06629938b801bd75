/** How far a proposal has come, in words. */
import type {Proposal, Reason, State} from './proposal';

const SENTENCES: Record<Exclude<State, 'blocked'>, string> = {
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

/** How far a proposal has come. `waits`: it is published as soon as its check is green. */
export function describeState({state, reason, liveSince}: Proposal, waits: boolean): string {
  if (state === 'blocked') return REASONS[reason ?? 'rules'];
  if (state === 'failed' && reason === 'cancelled') return STOPPED;
  if (waits && (state === 'sent' || state === 'checking')) return 'Published as soon as the check is green';
  return liveSince ? `${SENTENCES.live} ${onDay(liveSince)}` : SENTENCES[state];
}
