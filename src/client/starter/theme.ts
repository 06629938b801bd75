/** The theme switch before React. It keeps the same state in the same places as Docusaurus does. */
import {dataset} from './root';

/** Where Docusaurus stores the choice. The build fills it in. */
declare const THEME_KEY: string;

const dark = matchMedia('(prefers-color-scheme:dark)');

function followDevice(): void {
  if (dataset.themeChoice === 'system') dataset.theme = dark.matches ? 'dark' : 'light';
}

/** Switches the theme if the control does that: to light, to dark, to the device's own. Returns whether it did. */
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
      // Storage is forbidden or full. The choice holds for this page.
    }
  }
  return isSwitch;
}

/** Sets the theme before the first paint. It takes the place of Docusaurus' own script, which says the same at length. */
export function readTheme(): void {
  let choice: string | undefined;
  try {
    choice = localStorage[THEME_KEY];
  } catch {
    // Storage is forbidden: the device decides.
  }
  dataset.theme = dataset.themeChoice = choice || 'system';
  followDevice();
}

export function watchTheme(): void {
  dark.addEventListener('change', followDevice);
}
