/**
 * Replaced because public pages have no React: the inline script switches the theme, and the styles show one of two icons.
 * Docusaurus' own is disabled until React runs, and has a third state.
 */
import type {Props} from '@theme/ColorModeToggle';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A sun and a moon. */
const ICONS = {
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm0-6v2m0 16v2M2 12h2m16 0h2M5 5l1.5 1.5m11 11L19 19M5 19l1.5-1.5m11-11L19 5',
  dark: 'M21 14A9 9 0 1 1 10 3a7 7 0 0 0 11 11z',
};

const NAMES = {light: 'Theme: light. Switch to dark', dark: 'Theme: dark. Switch to light'};

/** The visitor's choice, which the inline script has just stored (src/browser/inline/theme.ts); null for the device's theme. */
function currentChoice(): 'light' | 'dark' | null {
  const {themeChoice} = document.documentElement.dataset;
  return themeChoice === 'light' || themeChoice === 'dark' ? themeChoice : null;
}

export default function ColorModeToggle({className, onChange}: Props): ReactNode {
  return (
    <button
      type="button"
      data-theme-switch
      className={clsx('clean-btn', styles.toggle, className)}
      // On the staff site, where React runs, Docusaurus' state follows.
      onClick={() => onChange(currentChoice())}
    >
      {(['light', 'dark'] as const).map((theme) => (
        <svg
          key={theme}
          role="img"
          aria-label={NAMES[theme]}
          viewBox="0 0 24 24"
          width={24}
          fill="currentColor"
          fillRule="evenodd"
          className={styles[theme]}
        >
          <path d={ICONS[theme]} stroke={theme === 'light' ? 'currentColor' : 'none'} strokeWidth={2} />
        </svg>
      ))}
    </button>
  );
}
