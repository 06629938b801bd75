/**
 * Replaced because the stock one takes the focus at every change of address, even from a page's title, which has it where the
 * router opened the page (src/browser/router.ts).
 */
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import type {MouseEvent, ReactNode} from 'react';
import styles from './styles.module.css';

/** With a script the address stays as it is; without one, the browser follows the link. */
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
