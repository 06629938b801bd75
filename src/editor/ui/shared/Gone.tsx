import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Files of the build that GitHub no longer has. */
export default function Gone({files}: {files: string[]}): ReactNode {
  if (files.length === 0) return null;
  const isOne = files.length === 1;
  return (
    <p className={styles.notice} role="alert">
      {files.join(', ')} {isOne ? 'is' : 'are'} no longer on GitHub: somebody has renamed or deleted{' '}
      {isOne ? 'it' : 'them'}. Your draft stays in this browser, but there is nowhere to hand it to. If the file has
      another name now, copy your words there, and throw this draft away.
    </p>
  );
}
