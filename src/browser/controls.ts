/**
 * The controls whose work only React can do: every button but those that the starter works itself, and those that lead
 * nowhere yet. A page that has one holds early touches (starter/index.ts); the public pages have none today.
 */
export const NEEDS_REACT =
  'button:not(.navbar__toggle):not(.navbar-sidebar__close):not([data-theme-switch]):not([data-idle])';
