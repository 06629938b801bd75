/** The theme: the device's, unless the visitor has chosen the other one. The choice is stored where Docusaurus stores it. */

/** The key in the browser's storage. The build fills it in. */
declare const THEME_KEY: string;

type Theme = 'light' | 'dark';

const {dataset} = document.documentElement;
const darkDevice = matchMedia('(prefers-color-scheme:dark)');

const deviceTheme = (): Theme => (darkDevice.matches ? 'dark' : 'light');

function storedChoice(): string | null | undefined {
  try {
    return localStorage.getItem(THEME_KEY);
  } catch {
    // Without storage, a choice applies to this page only.
    return dataset.themeChoice;
  }
}

function showTheme(): void {
  const choice = storedChoice();
  const isChosen = choice === 'light' || choice === 'dark';
  dataset.themeChoice = isChosen ? choice : 'system';
  dataset.theme = isChosen ? choice : deviceTheme();
}

/** Switches to the other theme. Forgets a choice that equals the device's theme: the page then follows the device again. */
function switchTheme(): void {
  const theme = dataset.theme === 'dark' ? 'light' : 'dark';
  const isChoice = theme !== deviceTheme();
  dataset.theme = theme;
  dataset.themeChoice = isChoice ? theme : 'system';
  try {
    if (isChoice) localStorage.setItem(THEME_KEY, theme);
    else localStorage.removeItem(THEME_KEY);
  } catch {
    // See storedChoice.
  }
}

/** Shows the theme, and follows the device, the switch, other tabs, and a choice made while the page was in the back/forward cache. */
export function watchTheme(): void {
  showTheme();
  darkDevice.addEventListener('change', showTheme);
  addEventListener('storage', showTheme);
  addEventListener('pageshow', showTheme);
  addEventListener('click', ({target}) => (target as Element).closest('[data-theme-switch]') && switchTheme(), true);
}
