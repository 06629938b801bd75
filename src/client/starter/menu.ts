/** The menu before React: the drawer stands in the page's HTML, and this opens and closes it. */
import {openDrawer} from './drawer';

let close: (() => void) | undefined;

function hide(): void {
  if (close) close();
  close = undefined;
}

/** Going back closes the drawer, so an open drawer is a step of its own in the history. */
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
  // A click that opens another tab or window is the browser's.
  if (!control.href || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  hide();
  // In place of the drawer's step in the history.
  location.replace(control.href);
  return true;
}

export function watchMenu(): void {
  addEventListener('popstate', hide);
  // From here on the bar holds the links itself. Docusaurus fixes this width.
  matchMedia('(min-width:997px)').addEventListener('change', goBack);
}
