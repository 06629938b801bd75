import clsx from 'clsx';
import {type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import styles from './styles.module.css';

interface Props {
  /** What the flag says. */
  words: string;
  /** What is missing, for a place that visitors do not see. */
  what?: string;
  /** Shown when the flag is pointed at or has the focus. */
  reason: string;
  /** Draws what is marked. It gets the ref that tells where that is. */
  children: (ref: RefObject<HTMLElement & HTMLSpanElement>) => ReactNode;
}

/** The box around everything in an element, which may have none of its own. */
function contentsOf(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

/** The height of a row of marks, in pixels. */
const ROW = 30;

/** Where a mark goes on the page: around its passage, or, for empty slots, one below the other under what comes before. */
function boxOf(place: HTMLElement, page: HTMLElement) {
  const {left, top, width} = page.getBoundingClientRect();
  if (!('slot' in place.dataset)) {
    const box = contentsOf(place);
    const x = box.left - left;
    return {left: x, top: box.top - top, width: Math.min(box.width, width - x), height: box.height};
  }
  let before = place.previousElementSibling;
  let row = 0;
  for (; before instanceof HTMLElement && 'slot' in before.dataset; before = before.previousElementSibling) row += 1;
  const box = contentsOf(before ?? place);
  const x = box.left - left;
  return {left: x, top: box.bottom - top + 8 + row * ROW, 'max-width': width - x};
}

/**
 * A mark lies over the page and takes no room in it, so the staff's build has the very lines and sizes that visitors get.
 * It is measured, because no wrapper can draw a frame without being in the layout.
 */
export default function Mark({words, what, reason, children}: Props): ReactNode {
  const id = useId();
  const place = useRef<HTMLElement & HTMLSpanElement>(null as never);
  const frame = useRef<HTMLSpanElement>(null);
  const [page, setPage] = useState<HTMLElement | null>(null);

  useEffect(() => setPage(place.current?.closest<HTMLElement>('main, .markdown') ?? null), []);
  // A layout effect ends together with the mark: other effects end later, and the editor takes marks away.
  useLayoutEffect(() => {
    if (!page) return undefined;
    page.style.position = 'relative';
    const put = () => {
      if (!frame.current) return;
      for (const [side, value] of Object.entries(boxOf(place.current, page))) {
        frame.current.style.setProperty(side, `${value}px`);
      }
    };
    const observer = new ResizeObserver(put);
    observer.observe(page);
    put();
    return () => observer.disconnect();
  }, [page]);

  return (
    <>
      {children(place)}
      {page &&
        createPortal(
          <span ref={frame} className={clsx(styles.frame, what && styles.empty)}>
            <button type="button" className={styles.flag} aria-describedby={id}>
              {what ? <span className={styles.kind}>{words}: </span> : words}
              {what}
            </button>
            <span id={id} role="tooltip" className={styles.reason}>
              {reason}
            </span>
          </span>,
          page,
        )}
    </>
  );
}
