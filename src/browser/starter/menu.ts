/** The menu before React: opens and closes the drawer in the page's HTML. */
import {closeDrawer, isDrawerOpen, isForBrowser, leaveStep, openDrawer, pushStep} from '../drawer';

/** Closes the drawer if it is open, and leaves its step in the history, if it is still there. */
function closeMenu(): void {
  if (isDrawerOpen()) closeDrawer();
  leaveStep();
}

/** A link, or a button, which has no address. */
export type Control = HTMLElement & {href?: string};

/** Opens the menu if the control is its button. Returns whether it is. */
export function openMenu(control: Control): boolean {
  const isButton = control.matches('.navbar__toggle');
  if (isButton && !isDrawerOpen()) {
    pushStep();
    openDrawer(closeMenu);
  }
  return isButton;
}

/** Closes the menu, or leaves it for another page, if a click on the control does that. Returns whether it did. */
export function leaveMenu(control: Control, click: MouseEvent): boolean {
  // Nothing but the drawer can be clicked while it is open.
  if (!isDrawerOpen()) return false;
  if (control.matches('.navbar-sidebar__close')) {
    closeMenu();
    return true;
  }
  if (!control.href || isForBrowser(click)) return false;
  closeMenu();
  // Only once the step is left: it would stay where no page takes its place, as for a telephone number or a file to save.
  window.onpopstate = () => {
    window.onpopstate = closeMenu;
    location.href = control.href as string;
  };
  return true;
}

/**
 * Opens it again when the page is complete: what it covers, or part of it, may have come after the touch. A page that was
 * reloaded with the menu open leaves the step only now: going back while WebKit reads the HTML would cut the page off.
 */
export function completeMenu(): void {
  if (isDrawerOpen()) openDrawer(closeMenu);
  else leaveStep();
}

export function watchMenu(): void {
  // From this width on (--full-bar in src/css/breakpoints.css) the bar shows the links itself.
  window.onpopstate = matchMedia('(min-width:62.3rem)').onchange = closeMenu;
}
