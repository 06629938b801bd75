import {PageMetadata} from '@docusaurus/theme-common';
import type {ReactNode, Ref} from 'react';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** The heading, which takes the focus when the button that had it is gone. */
  titleRef: Ref<HTMLHeadingElement>;
  /** The silk before the title. */
  tile?: ReactNode;
  /** Path of the file that is open. */
  path?: string;
  /** Links and buttons at the end of the bar. */
  children: ReactNode;
}

/** The bar at the top of each view. Its title is the document's, too. */
export default function Header({title, titleRef, tile, path, children}: Props): ReactNode {
  return (
    <header className={styles.header}>
      <PageMetadata title={`${title} | Editor`} />
      {tile}
      <div>
        <h1 tabIndex={-1} ref={titleRef}>
          {title}
        </h1>
        {path && <span className={styles.path}>{path}</span>}
      </div>
      <div className={styles.actions}>{children}</div>
    </header>
  );
}
