import clsx from 'clsx';
import {type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {useRecords} from '../records';
import styles from './styles.module.css';

/** The height of a row of marks, in pixels. */
const ROW = 30;

/** Where a mark goes on the page: around its passage, or, for empty slots, one below the other under what comes before. */
function boxOf(place: HTMLElement, page: HTMLElement) {
  const {left, top, width} = page.getBoundingClientRect();
  let marked: Element = place;
  let row = 0;
  for (; marked.matches('[data-slot]') && marked.previousElementSibling; marked = marked.previousElementSibling)
    row += 1;
  const range = document.createRange();
  range.selectNodeContents(marked);
  const box = range.getBoundingClientRect();
  const x = box.left - left;
  if ('slot' in place.dataset) return {left: x, top: box.bottom - top + 8 + (row - 1) * ROW, 'max-width': width - x};
  return {left: x, top: box.top - top, width: Math.min(box.width, width - x), height: box.height};
}

/**
 * A mark lies over the page and takes no room in it, so the staff's build has the very lines and sizes that visitors get.
 * It is measured, because no wrapper can draw a frame without being in the layout.
 */
function Mark({what, reason, inline, children}: Partial<Props> & Partial<SlotProps>): ReactNode {
  const id = useId();
  const place = useRef<HTMLDivElement>(null as never);
  const frame = useRef<HTMLSpanElement>(null);
  const [page, setPage] = useState<HTMLElement | null>(null);
  const Tag = (inline ? 'span' : 'div') as 'div';

  useEffect(() => setPage(place.current?.closest<HTMLElement>('main, .markdown') ?? null), []);
  // A layout effect ends together with the mark: other effects end later, and the editor takes marks away.
  useLayoutEffect(() => {
    if (!page) return undefined;
    page.style.position = 'relative';
    const put = () => {
      for (const [side, value] of Object.entries(boxOf(place.current, page))) {
        frame.current?.style.setProperty(side, `${value}px`);
      }
    };
    const observer = new ResizeObserver(put);
    observer.observe(page);
    put();
    return () => observer.disconnect();
  }, [page]);

  const mark = (
    <span ref={frame} className={clsx(styles.frame, what && styles.empty)}>
      <button type="button" className={styles.flag} aria-describedby={id}>
        {what ? `To fill in: ${what}` : 'To confirm'}
      </button>
      <span id={id} role="tooltip" className={styles.reason}>
        {reason}
      </span>
    </span>
  );
  return (
    <>
      <Tag ref={place} data-slot={what && ''} className={what ? styles.slot : styles.passage}>
        {children}
      </Tag>
      {page && createPortal(mark, page)}
    </>
  );
}

export interface Props {
  /** Why somebody has to confirm it: what was given, and what we wrote ourselves. */
  reason: string;
  /** Set by the build: the mark stands inside a sentence. @internal */
  inline?: boolean;
  /** The passage, as visitors see it. */
  children: ReactNode;
}

/**
 * Marks a passage that somebody has to confirm. Staff see the mark on their site; the public build removes it before
 * anything is rendered (src/build/staff), so visitors get the passage alone.
 * @inline
 */
export default function ToConfirm(props: Props): ReactNode {
  return <Mark {...props} />;
}

export interface SlotProps {
  /** What is missing: the company's name, a telephone number. */
  what: string;
  /** Why it is missing, or who can give it. */
  reason: string;
  /** The line of records/organisation.yml that is missing: once it is filled in, the slot is gone. */
  until?: 'telephone' | 'email';
}

/**
 * A place that stays empty for visitors until somebody knows what belongs there. Staff see it on their site.
 * @inline
 */
export function Slot({what, reason, until}: SlotProps): ReactNode {
  const {organisation} = useRecords();
  if (until && organisation[until]) return null;
  return <Mark what={what} reason={reason} inline />;
}
