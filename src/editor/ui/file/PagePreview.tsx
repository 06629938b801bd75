/** The page as visitors see it, in the page editor. */
import type {ReactNode, Ref} from 'react';
import type {Span} from '../../text/edits';
import type {Tap} from '../../text/tap';
import Frame, {type FrameHandle} from '../shared/Frame';
import look from '../shared/look.module.css';
import type {Check} from '../shared/useCheck';
import styles from './page.module.css';

interface Props {
  check: Check;
  /** The open part. */
  selected?: Span;
  isHidden: boolean;
  /** Whether it is as narrow as on a phone. */
  isPhone: boolean;
  onTap: (tap: Tap) => void;
  /** Called with the place in its text that is in the middle of the window. */
  onSeen: (start: number) => void;
  handle: Ref<FrameHandle>;
}

export default function PagePreview({check, selected, isHidden, isPhone, ...frame}: Props): ReactNode {
  const {checked, page, ownProblems} = check;
  return (
    <div className={styles.main} data-phone={isPhone || undefined} hidden={isHidden}>
      {checked && !checked.page && (
        <p className={look.notice} role="status">
          The page is shown again once its error is fixed.
        </p>
      )}
      <Frame page={page} records={checked?.records} selected={selected} problems={ownProblems} {...frame} />
    </div>
  );
}
