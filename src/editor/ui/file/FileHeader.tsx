/** The line above an open file: its title, and what can be shown of it. */

import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useEditor} from '../context';
import Button from '../shared/Button';
import look from '../shared/look.module.css';
import {useHeading} from '../shared/View';
import styles from './page.module.css';

interface Props {
  file: string;
  title: string;
  /** Whether something in the file takes the focus when it opens. */
  isFocusTaken: boolean;
  isText: boolean;
  onToggleText: () => void;
  children?: ReactNode;
}

export default function FileHeader({file, title, isFocusTaken, isText, onToggleText, children}: Props): ReactNode {
  const {site, address} = useEditor();
  const heading = useHeading(isFocusTaken);
  return (
    <header className={clsx(look.row, styles.header)}>
      <Link to={address({kind: 'overview'})}>All pages</Link>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {!site.canSave && <Link to={address({kind: 'history', file})}>History</Link>}
      {children}
      <Button aria-pressed={isText} onClick={onToggleText}>
        Show as text
      </Button>
    </header>
  );
}
