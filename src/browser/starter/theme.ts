/** The theme switch before React. It keeps its state where Docusaurus does. */
import {nextTheme} from '../../shared';

/** The page's state in attributes of <html>: the theme, and whether React is there. */
export const {dataset} = document.documentElement;

/** Where Docusaurus stores the choice. The build fills it in. */
declare const THEME_KEY: string;

const dark = matchMedia('(prefers-color-scheme:dark)');

/** What was chosen on this page, where no storage takes it. */
let unstored: string | undefined;

/** Shows light or dark; anything else follows the device. */
function show(choice: string | undefined): void {
  const isKnown = choice === 'light' || choice === 'dark';
  dataset.themeChoice = isKnown ? choice : 'system';
  dataset.theme = isKnown ? choice : dark.matches ? 'dark' : 'light';
}

/** Switches the theme if the control does that: the device's own, light, dark, and back. Returns whether it did. */
export function switchTheme(control: Element): boolean {
  const isSwitch = control.matches('[data-theme-switch]');
  if (isSwitch) {
    // `readTheme` has made a choice before anybody can press the switch.
    show(nextTheme(dataset.themeChoice as string));
    unstored = dataset.themeChoice;
    try {
      localStorage[THEME_KEY] = unstored;
      unstored = '';
    } catch {
      // No storage, or no room in it: the choice holds for this page.
    }
  }
  return isSwitch;
}

/** Shows the theme that was chosen last, before the first paint too. Replaces Docusaurus' own script, which is longer. */
export function readTheme(): void {
  let choice = unstored;
  try {
    choice = choice || localStorage[THEME_KEY];
  } catch {
    // No storage: the device decides, or what was chosen on this page.
  }
  show(choice);
}

/** Follows the device, and a choice that was made on another page while this one was out of sight. */
export function watchTheme(): void {
  // Chained, as the starter pays for every byte.
  dark.onchange = window.onstorage = window.onpageshow = readTheme;
}
