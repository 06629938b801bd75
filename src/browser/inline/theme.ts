/** The theme: the device's, unless the visitor has chosen the other one. The choice is stored where Docusaurus stores it. */

/** The key in the browser's storage. The build fills it in. */
declare const THEME_KEY: string;

type Theme = 'light' | 'dark';

const {dataset} = document.documentElement;
const darkDevice = matchMedia('(prefers-color-scheme:dark)');

const deviceTheme = (): Theme => (darkDevice.matches ? 'dark' : 'light');

/** A choice that couldn't be stored. It applies to this page only. */
let unstoredChoice: Theme | 'system' | undefined;

function storedChoice(): string | null {
  try {
    return localStorage.getItem(THEME_KEY);
  } catch {
    return null;
  }
}

function showTheme(): void {
  const choice = unstoredChoice ?? storedChoice();
  const isChosen = choice === 'light' || choice === 'dark';
  dataset.themeChoice = isChosen ? choice : 'system';
  dataset.theme = isChosen ? choice : deviceTheme();
}

/** Switches to the other theme. Forgets a choice that equals the device's theme: the page then follows the device again. */
function switchTheme(): void {
  const theme = dataset.theme === 'dark' ? 'light' : 'dark';
  const isDevices = theme === deviceTheme();
  unstoredChoice = undefined;
  try {
    if (isDevices) localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    unstoredChoice = isDevices ? 'system' : theme;
  }
  showTheme();
}

/** Shows the theme, and follows the device, the switch, other tabs, and a choice made while the page was in the back/forward cache. */
export function watchTheme(): void {
  showTheme();
  darkDevice.addEventListener('change', showTheme);
  addEventListener('storage', showTheme);
  addEventListener('pageshow', showTheme);
  addEventListener('click', ({target}) => (target as Element).closest('[data-theme-switch]') && switchTheme(), true);
}
