import type {ReactNode} from 'react';
import type {OpenItem} from '../../../content';
import Paged from '../shared/Paged';
import styles from '../styles.module.css';

interface Props {
  file: string;
  items: OpenItem[];
  show: (line: number) => void;
  confirm: (line: number) => void;
}

/** Whether it is a passage to confirm: an empty place has to be filled in, and a button to be given an address. */
const isMark = (file: string, {what}: OpenItem) =>
  !/^To fill in:|^Button "/.test(what) || (file.startsWith('records/') && !what.startsWith('Button'));

/** What somebody still has to confirm or fill in here. */
export default function ToConfirmList({file, items, show, confirm}: Props): ReactNode {
  if (items.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby="to-confirm">
      <h2 id="to-confirm">To confirm</h2>
      <Paged items={items}>
        {(page) => (
          // biome-ignore lint/a11y/noRedundantRoles: a list without marks is none to Safari unless it says so.
          <ul role="list" className={styles.problems}>
            {page.map((item) => (
              <li key={`${item.line} ${item.what}`}>
                <button type="button" className={styles.quiet} onClick={() => show(item.line)}>
                  Line {item.line}
                </button>
                <p>
                  <strong>{item.what}</strong>
                </p>
                <p>{item.reason}</p>
                {isMark(file, item) && (
                  <button type="button" onClick={() => confirm(item.line)} aria-label={`This is right: ${item.what}`}>
                    This is right
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </section>
  );
}
