/** The menu before React: opens and closes the drawer in the page's HTML. */
import {closeDrawer, isDrawerOpen, openDrawer, STEP} from '../drawer';

/** Closes the drawer by going back, as the visitor can, too; and takes the drawer's step back where no drawer is open. */
function closeMenu(): void {
  if (isDrawerOpen()) closeDrawer();
  if (history.state === STEP) history.back();
}

/** A link or a button, which has no address. */
export type Control = HTMLElement & {href?: string};

/** Opens or closes the menu if the control does that. Returns whether it did. */
export function menuTouch(control: Control, event: MouseEvent & Partial<KeyboardEvent>, isClick: boolean): boolean {
  if (control.matches('.navbar__toggle') && (isClick || event.key === ' ')) {
    if (!isDrawerOpen()) {
      history.pushState(STEP, '');
      openDrawer(closeMenu);
    }
    return true;
  }
  // Nothing but the drawer can be clicked while it is open.
  if (!isDrawerOpen() || !isClick) return false;
  if (control.matches('.navbar-sidebar__close')) {
    closeMenu();
    return true;
  }
  // The browser handles a click that opens another tab or window, or saves.
  if (!control.href || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  closeDrawer();
  // Takes the place of the drawer's step in the history.
  location.replace(control.href);
  return true;
}

/** Opens it again when the page is complete: what it covers, or part of it, may have come after the touch. */
export function completeMenu(): void {
  if (isDrawerOpen()) openDrawer(closeMenu);
}

export function watchMenu(): void {
  onpopstate = closeMenu;
  // The page may have been loaded again with the drawer open.
  closeMenu();
  // From this width on (--full-bar in src/css/breakpoints.css) the bar shows the links itself.
  matchMedia('(min-width:62.3rem)').onchange = closeMenu;
}
