import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {useEditor} from './context';
import styles from './styles.module.css';

/** Leads back to the list of files. */
export default function HomeLink(): ReactNode {
  return (
    <Link to={useEditor().home} className={styles.plainLink}>
      All files
    </Link>
  );
}
