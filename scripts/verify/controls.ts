/** Public pages run no React, so they may have only the controls that the inline script works. */
import {type Build, everyPage} from './built';
import {error, type Problem, TELL} from './problem';

/** The menu's buttons, the theme switch, and buttons without an address, which do nothing. */
const WORKING = '.navbar__toggle, .navbar-sidebar__close, [data-theme-switch], [data-idle]';

/** Disabled inputs are Markdown's task lists. */
const CONTROLS = `button:not(${WORKING}), input:not([disabled]), select, textarea`;

export const controls = (build: Build): Problem[] =>
  everyPage(build).flatMap(({$, address}) =>
    $(CONTROLS)
      .toArray()
      .map((one) => error(`No script works this control: ${$(one).clone().empty()}. ${TELL}`, address)),
  );
