import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** GitHub can't be asked, and a newer build than this one is published. */
export default function Outdated(): ReactNode {
  return (
    <div className={styles.notice} role="status">
      <p>
        There is a newer build of the site than the one you have open. Load it, and your drafts are compared with it.
        They stay in this browser.
      </p>
      <button type="button" onClick={() => location.reload()}>
        Load the newest build
      </button>
    </div>
  );
}
