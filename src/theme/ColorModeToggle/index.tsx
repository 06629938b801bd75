/**
 * Replaced so that the switch works before React: it has an attribute for the starter and is never disabled, and styles
 * alone show and name the current mode: the icons of the other two are display: none, so no screen reader reads them. A
 * name that the starter sets would cost every page bytes, and hidden words would be among those that a page says only with
 * a script. The three icons also take a third of the bytes of Docusaurus' own.
 */
import type {Props} from '@theme/ColorModeToggle';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {nextTheme} from '../../shared';
import styles from './styles.module.css';

/** The mode that the page shows. The starter may know a newer choice than React, from another page. */
const shownMode = () => document.documentElement.dataset.themeChoice ?? 'system';

/** A sun, a moon, and a disc that is half of each. */
const ICONS = {
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm0-6v2m0 16v2M2 12h2m16 0h2M5 5l1.5 1.5m11 11L19 19M5 19l1.5-1.5m11-11L19 5',
  dark: 'M21 14A9 9 0 1 1 10 3a7 7 0 0 0 11 11z',
  system: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 2a7 7 0 0 1 0 14z',
};

export default function ColorModeToggle({className, onChange}: Props): ReactNode {
  return (
    <button
      type="button"
      data-theme-switch
      className={clsx('clean-btn', styles.toggle, className)}
      // Null is the device's own.
      onClick={() => onChange(nextTheme(shownMode()) ?? null)}
    >
      {Object.entries(ICONS).map(([mode, path]) => (
        <svg
          key={mode}
          role="img"
          aria-label={`Theme: ${mode}. Switch to ${nextTheme(mode) ?? 'system'}`}
          viewBox="0 0 24 24"
          width={24}
          fill="currentColor"
          fillRule="evenodd"
          className={clsx(styles.mode, styles[mode])}
        >
          <path d={path} stroke={mode === 'light' ? 'currentColor' : 'none'} strokeWidth={2} />
        </svg>
      ))}
    </button>
  );
}
