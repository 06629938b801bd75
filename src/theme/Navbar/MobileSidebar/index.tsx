/** Replaced so that the drawer is a dialog in each page's HTML: the starter opens it there, and React takes it over. */
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import Header from '@theme/Navbar/MobileSidebar/Header';
import PrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';
import SecondaryMenu from '@theme/Navbar/MobileSidebar/SecondaryMenu';
import clsx from 'clsx';
import {type ReactNode, useEffect} from 'react';
import {closeDrawer, isDrawerOpen, openDrawer, STEP} from '../../../browser/drawer';

/**
 * The drawer's step in the history, while React has the drawer (src/browser/drawer.ts says why there is one, and what the
 * starter does of the same). It is pushed behind the router's back, which knows its own entries by their keys and the step
 * by none:
 *
 *   what happens          | the history                              | the router
 *   the drawer opens      | gets the step, unless the starter has    | isn't told: for it, the page's entry is the one
 *                         | pushed it                                | that the visitor is at
 *   a button or Escape    | the drawer closes, then goes a step back | sees the page's entry again, where it is anyway
 *   the way back          | is at the page's entry already           | Docusaurus closes the drawer and blocks the step. To
 *                         |                                          | undo it, the router counts, by the keys, how far the
 *                         |                                          | entry that was reached is from the one where it was:
 *                         |                                          | they are the same, so it goes nowhere. Had it pushed
 *                         |                                          | the step itself, it would go forward to it again
 *   a link of the menu    | the page's entry replaces the step       | replaces what it takes for the page's entry
 *   another link in it    | the page's entry comes behind the step   | pushes its own. The starter passes over the step
 *   the way forward to it | the starter goes a step back             | sees the page's entry again
 *
 * `npm start` has no starter: there the last two leave the step in the way.
 */
function useDrawerStep(shown: boolean): void {
  useEffect(() => {
    if (!shown) return undefined;
    if (history.state !== STEP) history.pushState(STEP, '');
    return () => {
      // A link or the way back has left the step already.
      if (history.state === STEP) history.back();
    };
  }, [shown]);
}

export default function MobileSidebar(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {shown: secondaryShown, content} = useNavbarSecondaryMenu();

  // The starter may have opened the menu already: React takes over from there. Once, as `toggle` never changes.
  useEffect(() => {
    if (isDrawerOpen()) toggle();
  }, [toggle]);
  useEffect(() => {
    if (!shown) return undefined;
    openDrawer(toggle);
    return closeDrawer;
  }, [shown, toggle]);
  useDrawerStep(shown);

  return (
    <div role="dialog" aria-modal="true" aria-label="Menu" className="theme-layout-navbar-sidebar navbar-sidebar">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links in it are what is clicked. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key clicks them, too. */}
      <div onClick={({target}) => (target as Element).closest('a') && toggle()}>
        <Header />
      </div>
      <div className={clsx('navbar-sidebar__items', secondaryShown && 'navbar-sidebar__items--show-secondary')}>
        <div className="navbar-sidebar__item menu" inert={secondaryShown}>
          <PrimaryMenu />
        </div>
        {/* The handbook's contents, for staff. */}
        {content && (
          <div className="navbar-sidebar__item menu" inert={!secondaryShown}>
            <SecondaryMenu />
          </div>
        )}
      </div>
    </div>
  );
}
