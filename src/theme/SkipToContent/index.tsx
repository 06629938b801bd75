/**
 * Replaced because the stock one takes the focus at every change of address, even from a page's title, which has it where the
 * router opened the page (src/browser/router.ts).
 */
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import type {MouseEvent, ReactNode} from 'react';
import styles from './styles.module.css';

/** Where React is in charge, the address stays as it is. Visitors have the link itself, which the browser follows. */
function skip(event: MouseEvent): void {
  const main = document.querySelector('main');
  if (!main) return;
  event.preventDefault();
  main.tabIndex = -1;
  main.focus();
}

export default function SkipToContent(): ReactNode {
  return (
    <a href={`#${SkipToContentFallbackId}`} className={styles.skip} onClick={skip}>
      Skip to main content
    </a>
  );
}
