import {type ReactNode, useSyncExternalStore} from 'react';
import type {Kept} from '../../store/drafts';
import {useEditor} from '../shared/context';
import shared from '../shared/styles.module.css';
import {useLeaveWarning} from '../shared/useLeaveWarning';

/** Why something is lost with the tab. `what` begins in the middle of a sentence. */
function Reason({kept, what}: {kept: Kept; what: string}): ReactNode {
  if (kept === 'kept') return null;
  return (
    <p className={shared.notice} role="alert">
      {kept === 'full'
        ? `This browser’s storage is full, so ${what} is only in this tab. Hand it over before you close the tab, or throw away other drafts.`
        : `This browser keeps nothing, so ${what} is only in this tab. Hand it over before you close the tab.`}
    </p>
  );
}

/** What only this tab has: says so in every view, and asks before it is lost. */
export default function NotKept(): ReactNode {
  const {drafts, pictures} = useEditor();
  const kept = useSyncExternalStore(drafts.subscribe, () => drafts.kept);
  useLeaveWarning(kept !== 'kept' || pictures.kept !== 'kept');
  return (
    <>
      <Reason kept={kept} what="your draft" />
      <Reason kept={pictures.kept} what="the picture you put in" />
    </>
  );
}
