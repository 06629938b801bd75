/** Replaced because the stock one takes the focus at every change of address, even from a page's title. */
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import type {MouseEvent, ReactNode} from 'react';
import styles from './styles.module.css';

const LABEL = 'Skip to main content';

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
    <section aria-label={LABEL}>
      <a href={`#${SkipToContentFallbackId}`} className={styles.skip} onClick={skip}>
        {LABEL}
      </a>
    </section>
  );
}
