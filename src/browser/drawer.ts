/** Opens and closes the drawer, with React and before it: the drawer takes the focus, holds it and gives it back. */

/** State of the drawer's own step in the history, so that the way back closes the drawer and the page stays. */
export const STEP = 'menu';

/** Opens the drawer. `onClose` is called when the visitor presses Escape; the function returned closes it. */
export function openDrawer(onClose: () => void): () => void {
  const find = (selector: string) => document.querySelector(selector) as HTMLElement;
  const toggle = find('.navbar__toggle');
  // The bar is always visible, but browsers would scroll to where a sticky element is in the page. On a slow network the
  // drawer's own button may not have arrived yet.
  const focus = (element: HTMLElement | null) => {
    if (element) element.focus({preventScroll: true});
  };

  const set = (open: boolean, handler: typeof window.onkeydown) => {
    find('.navbar').classList.toggle('navbar-sidebar--show', open);
    toggle.setAttribute('aria-expanded', `${open}`);
    document.body.style.overflow = open ? 'hidden' : '';
    // The bar contains the drawer, so what's behind is the bar's content and the bar's neighbors.
    document.querySelectorAll('#__docusaurus>:not(.navbar),.navbar__inner').forEach((element) => {
      element.toggleAttribute('inert', open);
    });
    // A property, which holds one handler, so that React's replaces the starter's.
    onkeydown = handler;
  };

  set(true, ({key, repeat}) => {
    if (key === 'Escape') onClose();
    // The key that opened the drawer, Enter or Space, may still be held. It mustn't press what has the focus now: an answer
    // of false cancels it.
    return !repeat || !/Enter| /.test(key);
  });
  focus(find('.navbar-sidebar__close'));

  return () => {
    set(false, null);
    // A wide screen has no menu button, and the name keeps the focus.
    focus(find('.navbar__brand'));
    focus(toggle);
  };
}
