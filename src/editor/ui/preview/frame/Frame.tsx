import {type ReactNode, useEffect, useRef, useState} from 'react';
import type {DrawnNode} from '../../../preview/tree';
import type {FromFrame, ShownPage, ToFrame} from '../messages';
import {clickOn} from './clicks';
import LastGood from './LastGood';
import {mark, scrollTo} from './place';
import SentPage from './SentPage';
import styles from './styles.module.css';

const send = (message: FromFrame) => parent.postMessage(message, location.origin);

/** Takes links and buttons out of the tab order: they lead nowhere here, and are there to be read. */
function skipWithTab(): void {
  const selector = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  for (const element of Array.from(document.querySelectorAll<HTMLElement>(selector))) element.tabIndex = -1;
}

function sendClick(event: MouseEvent): void {
  const target = event.target as Element;
  // The preview shows one page, and leads nowhere.
  if (target.closest('a, button, form')) event.preventDefault();
  if (!target.closest('main')) return;
  event.stopPropagation();
  send({type: 'click', click: clickOn(target, event)});
}

/** The page inside the preview's frame. */
export default function Frame(): ReactNode {
  const [sent, setSent] = useState<ShownPage>();
  const cursor = useRef<number>(undefined);
  const nodes = useRef<DrawnNode[]>([]);

  useEffect(() => {
    const receive = ({origin, source, data}: MessageEvent<ToFrame>) => {
      if (origin !== location.origin || source !== parent) return;
      if (data.type === 'page') setSent(data);
      if (data.type === 'scroll') {
        cursor.current = data.offset;
        scrollTo(data.offset, nodes.current);
      }
      if (data.type === 'mark') mark(data.offset);
      if (data.type === 'theme') document.documentElement.dataset.theme = data.theme;
    };
    addEventListener('message', receive);
    document.addEventListener('click', sendClick, true);
    send({type: 'ready'});
    return () => {
      removeEventListener('message', receive);
      document.removeEventListener('click', sendClick, true);
    };
  }, []);

  // Only now does new text stand where it belongs.
  useEffect(() => {
    nodes.current = sent?.page.nodes ?? [];
    if (cursor.current !== undefined) scrollTo(cursor.current, nodes.current);
    skipWithTab();
  }, [sent]);

  return (
    sent && (
      <div className={styles.frame}>
        <LastGood page={sent} show={(page) => <SentPage sent={page} />} />
      </div>
    )
  );
}
