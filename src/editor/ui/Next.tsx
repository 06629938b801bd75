/** What can be done with a proposal, as far as it has come. */
import type {ReactNode} from 'react';
import type {Proposal, Reason} from '../workspace/proposal';
import {Button, usePublishing} from './context';

/** What takes a blocked proposal on. Where nothing here does, GitHub has the rest. */
const MENDS: Partial<Record<Reason, string>> = {
  red: 'Try again',
  cancelled: 'Try again',
  conflict: 'Bring both together',
  behind: 'Bring both together',
};

/** The next step of a proposal. */
export default function Next({proposal}: {proposal: Proposal}): ReactNode {
  const {publishing, busy, isSignedIn} = usePublishing();
  const {pull, state, reason, report} = proposal;
  const step = (label: string, action: () => Promise<void>, isMain = true) => (
    <Button isMain={isMain} disabled={Boolean(busy)} onClick={action}>
      {label}
    </Button>
  );
  const publish = () => publishing.publish(pull.number);
  const mend = reason && MENDS[reason];
  if (!isSignedIn) return null;
  if (state === 'ready') return step('Publish', publish);
  if (state === 'sent' || state === 'checking')
    return publishing.waits(proposal)
      ? step('Don’t publish it yet', publish, false)
      : step('Publish when the check is green', publish);
  // What the check found has to be corrected first.
  if (state === 'blocked' && mend) return step(mend, () => publishing.join(pull.number), reason !== 'red');
  if (state === 'blocked' || state === 'failed') return <a href={report ?? pull.html_url}>On GitHub</a>;
  return null;
}
