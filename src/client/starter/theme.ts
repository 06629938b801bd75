/** The theme switch before React. It keeps its state where Docusaurus does. */
import {dataset} from './root';

/** Where Docusaurus stores the choice. The build fills it in. */
declare const THEME_KEY: string;

const dark = matchMedia('(prefers-color-scheme:dark)');

function followDevice(): void {
  if (dataset.themeChoice === 'system') dataset.theme = dark.matches ? 'dark' : 'light';
}

/** Switches the theme if the control does that: the device's own, light, dark, and back. Returns whether it did. */
export function switchTheme(control: Element): boolean {
  const isSwitch = control.matches('[data-theme-switch]');
  if (isSwitch) {
    const choice = {system: 'light', light: 'dark'}[dataset.themeChoice as 'light'];
    dataset.theme = dataset.themeChoice = choice || 'system';
    followDevice();
    try {
      if (choice) localStorage[THEME_KEY] = choice;
      else delete localStorage[THEME_KEY];
    } catch {
      // No storage, or no room in it: the choice holds for this page.
    }
  }
  return isSwitch;
}

/** Sets the theme before the first paint. Replaces Docusaurus' own script, which is longer. */
export function readTheme(): void {
  let choice: string | undefined;
  try {
    choice = localStorage[THEME_KEY];
  } catch {
    // No storage: the device decides.
  }
  dataset.theme = dataset.themeChoice = choice || 'system';
  followDevice();
}

export function watchTheme(): void {
  dark.addEventListener('change', followDevice);
}
