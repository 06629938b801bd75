import {type ReactNode, useLayoutEffect, useState} from 'react';
import styles from './styles.module.css';

/** Drawing thousands of items at once would freeze the tab. */
const PAGE_SIZE = 100;

const pageStart = (index: number) => Math.floor(Math.max(index, 0) / PAGE_SIZE) * PAGE_SIZE;

interface Props<Item> {
  items: Item[];
  /** The item to turn to. Another object turns to it again. */
  target?: {index: number};
  /** Whether to turn to the end when an item is added. */
  followsEnd?: boolean;
  /** Draws one page of the items. `first` is the index of its first item. */
  children: (page: Item[], first: number) => ReactNode;
}

/** Draws a long list one page at a time. */
export default function Paged<Item>({items, target, followsEnd, children}: Props<Item>): ReactNode {
  const {length} = items;
  const [first, setFirst] = useState(0);
  const [lastLength, setLastLength] = useState(length);

  useLayoutEffect(() => {
    if (target) setFirst(pageStart(target.index));
  }, [target]);

  if (length !== lastLength) {
    setLastLength(length);
    if (first >= length || (followsEnd && length > lastLength)) setFirst(pageStart(length - 1));
  }

  const end = Math.min(first + PAGE_SIZE, length);
  return (
    <>
      {length > PAGE_SIZE && (
        <div className={styles.row}>
          <button type="button" disabled={first === 0} onClick={() => setFirst(first - PAGE_SIZE)}>
            Earlier
          </button>
          <button type="button" disabled={end === length} onClick={() => setFirst(first + PAGE_SIZE)}>
            Later
          </button>
          <p role="status">
            {first + 1} to {end} of {length}
          </p>
        </div>
      )}
      {children(items.slice(first, end), first)}
    </>
  );
}
