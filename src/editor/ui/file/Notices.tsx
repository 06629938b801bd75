import type {ReactNode} from 'react';
import type {Kept} from '../../store/drafts';
import {useEditor} from '../shared/context';
import Outdated from '../shared/Outdated';
import Status from '../shared/Status';
import shared from '../shared/styles.module.css';
import OtherTab from './OtherTab';
import UpstreamChanged from './UpstreamChanged';
import type {OpenFile} from './useFile';

/** Why something is lost with the tab. `what` begins in the middle of a sentence. */
function NotKept({kept, what}: {kept: Kept; what: string}): ReactNode {
  if (kept === 'kept') return null;
  return (
    <p className={shared.notice} role="alert">
      {kept === 'full'
        ? `This browser’s storage is full, so ${what} is only in this tab. Hand it over before you close the tab, or throw away other drafts.`
        : `This browser keeps nothing, so ${what} is only in this tab. Hand it over before you close the tab.`}
    </p>
  );
}

interface Props {
  open: OpenFile;
  /** What came of the last Save. */
  status: string;
}

/** What a person has to know about the file besides its problems. */
export default function Notices({open, status}: Props): ReactNode {
  const {kept, otherTab, upstream, base, isChanged, isOutdated} = open;
  const {pictures} = useEditor();
  return (
    <>
      <Status>{status}</Status>
      <NotKept kept={kept} what="your draft" />
      <NotKept kept={pictures.kept} what="the picture you put in" />
      {otherTab && <OtherTab open={open} other={otherTab} />}
      {isOutdated && <Outdated />}
      {isChanged && upstream !== undefined && upstream !== base && <UpstreamChanged open={open} theirs={upstream} />}
    </>
  );
}
