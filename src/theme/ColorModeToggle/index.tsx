/**
 * Replaced so that the switch works before React: the starter finds it by its attribute, it is never disabled, and
 * the current mode is shown and named by styles alone.
 */
import type {Props} from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const NEXT = {system: 'light', light: 'dark', dark: null} as const;

const ICONS = {light: IconLightMode, dark: IconDarkMode, system: IconSystemColorMode};

export default function ColorModeToggle({className, value, onChange}: Props): ReactNode {
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        data-theme-switch
        className={clsx('clean-btn', styles.button)}
        onClick={() => onChange(NEXT[value ?? 'system'])}
      >
        {Object.entries(ICONS).map(([mode, Icon]) => (
          <Icon key={mode} aria-hidden className={clsx(styles.mode, styles[mode])} />
        ))}
        <span className="sr-only">
          Switch between dark and light mode, currently{' '}
          {Object.keys(ICONS).map((mode) => (
            <span key={mode} className={clsx(styles.mode, styles[mode])}>
              {mode}
            </span>
          ))}
        </span>
      </button>
    </div>
  );
}
