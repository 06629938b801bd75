import Silk from '@site/src/components/Silk';
import {silkOfPage} from '@site/src/components/Silk/silks';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The silk that visitors know a page by. A record has none. */
export default function FileTile({file}: {file: string}): ReactNode {
  const [, page] = /^pages\/([\w-]+)\.mdx$/.exec(file) ?? [];
  if (!page) return null;
  return (
    <span className={styles.tile}>
      <Silk name={silkOfPage(page === 'index' ? '/' : `/${page}`)} />
    </span>
  );
}
