/** Replaced so that the drawer is a dialog in each page's HTML: the starter opens it there, and React takes it over. */
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import Header from '@theme/Navbar/MobileSidebar/Header';
import PrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';
import SecondaryMenu from '@theme/Navbar/MobileSidebar/SecondaryMenu';
import clsx from 'clsx';
import {type ReactNode, useEffect} from 'react';
import {closeDrawer, isDrawerOpen, openDrawer, STEP} from '../../../browser/drawer';

export default function MobileSidebar(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {shown: secondaryShown, content} = useNavbarSecondaryMenu();

  // The starter may have opened the menu already: React takes over from there. Once, as `toggle` never changes.
  useEffect(() => {
    if (isDrawerOpen()) toggle();
  }, [toggle]);
  useEffect(() => {
    if (!shown) return undefined;
    // Pushed without the router. When the visitor goes back, Docusaurus closes the drawer and blocks the step. To undo a
    // blocked step, the router goes from the entry that the visitor has reached to the one that it was at, and counts how
    // far that is by the keys of its own entries. Of this one it knows nothing: it was at the page's entry, and stays there.
    // Had it pushed this one, it would go forward to it again.
    if (history.state !== STEP) history.pushState(STEP, '');
    openDrawer(toggle);
    return () => {
      closeDrawer();
      // A link or the way back has left the step already.
      if (history.state === STEP) history.back();
    };
  }, [shown, toggle]);

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
