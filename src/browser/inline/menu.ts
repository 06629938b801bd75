/**
 * The menu of a small screen: Docusaurus' drawer, as a modal dialog (`src/theme/Navbar/MobileSidebar`). The dialog takes
 * the focus, makes the rest of the page inert and closes with Escape. While it is open, the history has a step of its
 * own, so that Back closes the menu and the page stays.
 */

/** State of the step in the history. */
const STEP = 'menu';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const findMenu = () => find('.navbar-sidebar') as HTMLDialogElement | null;

/** Goes back if the history is at the step of a menu that is closed. */
function leaveStep(): void {
  if (history.state === STEP && !findMenu()?.open) history.back();
}

function openMenu(menu: HTMLDialogElement, button: Element): void {
  history.pushState(STEP, '');
  button.setAttribute('aria-expanded', 'true');
  document.body.style.overflow = 'hidden';
  menu.addEventListener('close', () => afterClosing(button), {once: true});
  menu.showModal();
  find('.navbar-sidebar__close')?.focus();
}

function afterClosing(button: Element): void {
  button.setAttribute('aria-expanded', 'false');
  document.body.style.overflow = '';
  // Focus the button, or the logo if the window is now too wide for the button. The navbar is sticky: browsers would
  // scroll to its place in the page.
  for (const selector of ['.navbar__inner a', '.navbar__toggle']) find(selector)?.focus({preventScroll: true});
  leaveStep();
}

/** Closes the menu and its step in the history, then follows the link: Back leads from there to this page. */
function followLink(menu: HTMLDialogElement, href: string): void {
  const follow = () => location.assign(href);
  const isAtStep = history.state === STEP;
  if (isAtStep) addEventListener('popstate', follow, {once: true});
  menu.close();
  if (!isAtStep) follow();
}

function handleClick(click: MouseEvent): void {
  const control = (click.target as Element).closest<HTMLAnchorElement>('a,button');
  const menu = findMenu();
  // The menu arrives after its button.
  if (!control || !menu) return;
  const isOpener = control.matches('.navbar__toggle');
  const isCloser = control.matches('.navbar-sidebar__close');
  // With a key or a target, the browser opens a link in another tab or window.
  const opensElsewhere = click.altKey || click.ctrlKey || click.metaKey || click.shiftKey || control.target;
  const isFollowed = menu.contains(control) && control.href && !opensElsewhere;
  if (isOpener) openMenu(menu, control);
  else if (isCloser) menu.close();
  else if (isFollowed) followLink(menu, control.href);
  else return;
  click.preventDefault();
  // On the staff site, React would handle the click too.
  click.stopPropagation();
}

function handleKey(press: KeyboardEvent): void {
  const {key, repeat} = press;
  const control = press.target as HTMLElement;
  if (key !== 'Enter' && key !== ' ') return;
  // The menu's button is a link, which Space doesn't press by itself.
  const isOpener = key === ' ' && control.matches('.navbar__toggle');
  // The key that opened the menu may still be held when the close button has the focus.
  const isHeld = repeat && control.matches('.navbar-sidebar__close');
  if (isOpener || isHeld) press.preventDefault();
  if (isOpener) control.click();
}

export function watchMenu(): void {
  addEventListener('click', handleClick, true);
  addEventListener('keydown', handleKey, true);
  // Runs on Back, on Forward to a closed menu's step, and after followLink.
  addEventListener('popstate', () => {
    findMenu()?.close();
    leaveStep();
  });
  // From this width on (--desktop in src/css/breakpoints.css) the navbar shows the links itself.
  matchMedia('(min-width:62.3rem)').addEventListener('change', () => findMenu()?.close());
  // A page that was reloaded with the menu open. WebKit would stop reading its HTML if the step were left earlier.
  addEventListener('DOMContentLoaded', leaveStep);
}
