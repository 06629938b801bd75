/**
 * Replaced because the public pages have no React. The inline script works the switch; it contains both icons, and style sheets
 * show the one for the current theme.
 */
import type {Props} from '@theme/ColorModeToggle';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Moon from './moon.svg';
import styles from './styles.module.css';
import Sun from './sun.svg';

/** The visitor's choice, which the inline script has just stored (src/browser/inline/theme.ts), or null for the device's theme. */
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
      // On the staff site, this updates Docusaurus' state.
      onClick={() => onChange(currentChoice())}
    >
      {/* The build's SVG optimizer removes the role. */}
      <Sun role="img" className={styles.light} />
      <Moon role="img" className={styles.dark} />
    </button>
  );
}
