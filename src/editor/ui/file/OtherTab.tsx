import {type ReactNode, useMemo} from 'react';
import type {Version} from '../../store/drafts';
import {merge, resolve} from '../../text/merge';
import shared from '../shared/styles.module.css';
import type {OpenFile} from './useFile';

interface Props {
  open: OpenFile;
  /** The other tab's version. */
  other: Version;
}

/** Another tab has a draft of this file, too. */
export default function OtherTab({open, other}: Props): ReactNode {
  const {text, base, chooseVersion} = open;
  const merged = useMemo(
    () => (other.base === base ? merge(text, base ?? '', other.text) : undefined),
    [text, base, other],
  );
  return (
    <div className={shared.notice} role="status">
      <p>You changed this file in another tab, too. Both versions are kept until you choose.</p>
      {merged?.conflicts.length === 0 && (
        <>
          <button type="button" onClick={() => chooseVersion({...other, text: resolve(merged)})}>
            Bring both together
          </button>{' '}
        </>
      )}
      <button type="button" onClick={() => chooseVersion(other)}>
        Use the other tab’s text
      </button>{' '}
      <button type="button" onClick={() => chooseVersion()}>
        Keep this text
      </button>
    </div>
  );
}
