import type {ReactNode} from 'react';
import Gone from '../shared/Gone';
import Outdated from '../shared/Outdated';
import Status from '../shared/Status';
import OtherTab from './OtherTab';
import UpstreamChanged from './UpstreamChanged';
import type {OpenFile} from './useFile';

interface Props {
  file: string;
  open: OpenFile;
  /** What came of the last Save. */
  status: string;
}

/** What a person has to know about the file besides its problems. */
export default function Notices({file, open, status}: Props): ReactNode {
  const {otherTab, upstream, base, isChanged, isOutdated, isGone} = open;
  return (
    <>
      <Status>{status}</Status>
      {otherTab && <OtherTab open={open} other={otherTab} />}
      {isOutdated && <Outdated />}
      <Gone files={isGone ? [file] : []} />
      {isChanged && upstream !== undefined && upstream !== base && <UpstreamChanged open={open} theirs={upstream} />}
    </>
  );
}
