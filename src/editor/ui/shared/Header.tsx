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
  /** The link behind the title. */
  link: ReactNode;
  /** Buttons at the end of the bar; on a phone, below the title. */
  children?: ReactNode;
}

/** The bar at the top of each view. Its title is the document's, too. */
export default function Header({title, titleRef, tile, path, link, children}: Props): ReactNode {
  return (
    <header className={styles.header}>
      <PageMetadata title={`${title} | Editor`} />
      {tile}
      <div className={styles.title}>
        <h1 tabIndex={-1} ref={titleRef}>
          {title}
        </h1>
        {path && <span className={styles.path}>{path}</span>}
      </div>
      {link}
      {children && <div className={styles.actions}>{children}</div>}
    </header>
  );
}
