/** The button for the next step of a proposal. */
import type {ReactNode} from 'react';
import type {Proposal, Reason} from '../../workspace/proposal';
import {usePublishing} from '../context';
import Button from '../shared/Button';

interface Remedy {
  label: string;
  action: 'checkAgain' | 'bringTogether';
}

const TRY_AGAIN: Remedy = {label: 'Try again', action: 'checkAgain'};
const BRING_TOGETHER: Remedy = {label: 'Bring both together', action: 'bringTogether'};

/** What the editor can do for a blocked proposal. For all other reasons, GitHub knows more. */
const REMEDIES: Partial<Record<Reason, Remedy>> = {
  red: TRY_AGAIN,
  cancelled: TRY_AGAIN,
  conflict: BRING_TOGETHER,
  behind: BRING_TOGETHER,
};

interface Props {
  proposal: Proposal;
  /** The look of the link to GitHub, where there is no button. */
  linkClass?: string;
}

export default function NextStep({proposal, linkClass}: Props): ReactNode {
  const {publishing, busy, isSignedIn} = usePublishing();
  const {pull, state, reason, report} = proposal;
  const remedy = reason && REMEDIES[reason];
  const step = (label: string, action: () => Promise<void>, isMain = true) => (
    <Button isMain={isMain} disabled={Boolean(busy)} onClick={action}>
      {label}
    </Button>
  );
  const publish = () => publishing.publish(pull.number);
  if (!isSignedIn) return null;
  if (state === 'ready') return step('Publish', publish);
  if (state === 'sent' || state === 'checking') {
    if (publishing.waits(proposal))
      return step('Don’t publish it yet', () => publishing.stopWaiting(pull.number), false);
    return step('Publish when the check is green', publish);
  }
  // What the check found has to be corrected first, so its button isn't the main one.
  if (state === 'blocked' && remedy)
    return step(remedy.label, () => publishing[remedy.action](pull.number), reason !== 'red');
  if (state === 'blocked' || state === 'failed') {
    return (
      <a href={report ?? pull.html_url} className={linkClass}>
        On GitHub
      </a>
    );
  }
  return null;
}
