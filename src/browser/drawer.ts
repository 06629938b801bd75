/**
 * Opens and closes the drawer, with React and before it: the drawer takes the focus, holds it and gives it back. While it is
 * open, the history has a step of its own, so that the way back closes it. Who does what:
 *
 *                          | before React (starter/menu.ts)        | with React (theme/Navbar/MobileSidebar)
 *   the drawer opens       | pushes the step                       | pushes it, unless the starter has
 *   a button or Escape     | closes the drawer, then goes back     | the same
 *   the way back           | closes the drawer                     | Docusaurus closes the drawer
 *   a link in the drawer   | closes it; the page replaces the step | the same
 *   the page loads again   | takes a step back that was left there | the starter has done it
 */
import {forEachElement} from './forEachElement';

/** State of the drawer's own step in the history, so that the way back closes the drawer and the page stays. */
export const STEP = 'menu';

/** The bar is always visible, but browsers would scroll to where a sticky element is in the page. */
const focus = (selector: string): void => forEachElement(selector, (element) => element.focus({preventScroll: true}));

/** Whether the drawer is open, whoever opened it. The class is Docusaurus' own, whose styles show the drawer. */
export const isDrawerOpen = (): boolean => document.querySelector('.navbar-sidebar--show') !== null;

function setOpen(open: boolean, onKey: typeof window.onkeydown): void {
  forEachElement('.navbar', (bar) => bar.classList.toggle('navbar-sidebar--show', open));
  forEachElement('.navbar__toggle', (toggle) => toggle.setAttribute('aria-expanded', `${open}`));
  // The bar contains the drawer, so what's behind is the bar's content and the bar's neighbors.
  forEachElement('#__docusaurus>:not(.navbar),.navbar__inner', (behind) => behind.toggleAttribute('inert', open));
  document.body.style.overflow = open ? 'hidden' : '';
  // The window’s own property (`window.onkeydown`) holds one handler, so React’s replaces the starter’s. With two, Escape would
  // go back twice.
  onkeydown = onKey;
}

/** Opens the drawer. `onClose` is called when the visitor presses Escape. */
export function openDrawer(onClose: () => void): void {
  setOpen(true, ({key, repeat}) => {
    if (key === 'Escape') onClose();
    // The key that opened the drawer, Enter or Space, may still be held. It mustn't press what has the focus now: an answer
    // of false cancels it.
    return !repeat || !/Enter| /.test(key);
  });
  focus('.navbar-sidebar__close');
}

export function closeDrawer(): void {
  setOpen(false, null);
  // First the name, which is beside the menu's button: on a wide screen, which has no such button, it keeps the focus.
  focus('.navbar__toggle+a');
  focus('.navbar__toggle');
}
