/** The menu before React: opens and closes the drawer in the page's HTML. */
import {openDrawer} from './drawer';

let close: (() => void) | undefined;

function hide(): void {
  if (close) close();
  close = undefined;
}

/** Closes the drawer by going back: it has its own step in the history, so that the visitor can do the same. */
function goBack(): void {
  if (!close) return;
  hide();
  history.back();
}

/** Opens or closes the menu if the control does that. Returns whether it did. */
export function menuTouch(
  control: HTMLAnchorElement,
  event: MouseEvent & Partial<KeyboardEvent>,
  isClick: boolean,
): boolean {
  if (control.matches('.navbar__toggle') && (isClick || event.key === ' ')) {
    if (!close) {
      history.pushState(null, '');
      close = openDrawer(goBack);
    }
    return true;
  }
  if (!close || !isClick || !control.closest('.navbar-sidebar')) return false;
  if (control.matches('.navbar-sidebar__close')) {
    goBack();
    return true;
  }
  // The browser handles a click that opens another tab or window.
  if (!control.href || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  hide();
  // Takes the place of the drawer's step in the history.
  location.replace(control.href);
  return true;
}

export function watchMenu(): void {
  addEventListener('popstate', hide);
  // From this width on, which Docusaurus sets, the bar shows the links itself.
  matchMedia('(min-width:997px)').addEventListener('change', goBack);
}
