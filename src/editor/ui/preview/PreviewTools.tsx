import type {ReactNode} from 'react';
import Jump, {TO_TEXT} from './Jump';
import styles from './styles.module.css';

/** Widths of the page, in pixels. */
export const WIDTHS = {phone: 360, desktop: 1280};

export type Width = keyof typeof WIDTHS;
export type Theme = 'light' | 'dark';

interface Props {
  width: Width;
  setWidth: (width: Width) => void;
  theme: Theme;
  setTheme: (theme: Theme) => void;
}

/** How the page is shown: as on a phone or a desktop, light or dark. */
export default function PreviewTools({width, setWidth, theme, setTheme}: Props): ReactNode {
  const isDark = theme === 'dark';
  return (
    <div className={styles.tools}>
      <Jump {...TO_TEXT} />
      <button type="button" aria-pressed={width === 'phone'} onClick={() => setWidth('phone')}>
        Phone
      </button>
      <button type="button" aria-pressed={width === 'desktop'} onClick={() => setWidth('desktop')}>
        Desktop
      </button>
      <button type="button" aria-pressed={isDark} onClick={() => setTheme(isDark ? 'light' : 'dark')}>
        Dark
      </button>
    </div>
  );
}
