/** Replaced so that the drawer is a dialog in each page's HTML: the starter opens it there, and React takes it over. */
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import Header from '@theme/Navbar/MobileSidebar/Header';
import PrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';
import SecondaryMenu from '@theme/Navbar/MobileSidebar/SecondaryMenu';
import clsx from 'clsx';
import {type MouseEvent, type ReactNode, useEffect} from 'react';
import {closeDrawer, isDrawerOpen, isForBrowser, leaveStep, openDrawer} from '../../../browser/drawer';

/** Keeps from the theme a click that is the browser's: the drawer would close. */
function leaveToBrowser(click: MouseEvent): void {
  if (isForBrowser(click) && (click.target as Element).closest('a')) click.stopPropagation();
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
    return () => {
      closeDrawer();
      leaveStep();
    };
  }, [shown, toggle]);

  return (
    <div
      role="dialog"
      aria-modal="true"
      aria-label="Menu"
      className="theme-layout-navbar-sidebar navbar-sidebar"
      onClickCapture={leaveToBrowser}
    >
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
