/**
 * Opens and closes the drawer, with React and before it: the drawer takes the focus, holds it and gives it back. Before React,
 * the history has a step of its own while the drawer is open, so that the way back closes it and the page stays:
 *
 *   what happens                            | the drawer | the step
 *   the menu's button is pressed            | opens      | the starter pushes it
 *   Escape, the close button, a wide screen | closes     | the starter goes back
 *   the way back                            | closes     | is left already
 *   a link in the drawer                    | closes     | the starter goes back, and then follows the link
 *   the page loads at the step, or a way    | is closed  | the starter goes back
 *   through the history leads to it         |            |
 *   React comes                             | stays open | stays. React goes back when it closes the drawer
 *
 * React pushes none: with it, Docusaurus closes the drawer on the way back, and keeps its router where it is.
 */
import {forEachElement} from './forEachElement';

/** State of the step in the history. */
const STEP = 'menu';

type Keys = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

export function pushStep(): void {
  history.pushState(STEP, '');
}

/** Goes back if the history is at the step. */
export function leaveStep(): void {
  if (history.state === STEP) history.back();
}

/** Whether a click on a link is the browser's own: it opens another tab or window, or saves. */
export const isForBrowser = (click: Keys): boolean => click.altKey || click.ctrlKey || click.metaKey || click.shiftKey;

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
  // The property holds one handler, so React’s replaces the starter’s. With two, Escape would go back twice.
  window.onkeydown = onKey;
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
