/** Replaced to make the drawer a `<dialog>` in each page's HTML, which the inline script opens and closes. */
import {useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import Header from '@theme/Navbar/MobileSidebar/Header';
import PrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';
import SecondaryMenu from '@theme/Navbar/MobileSidebar/SecondaryMenu';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function MobileSidebar(): ReactNode {
  const {shown: secondaryShown, content} = useNavbarSecondaryMenu();
  return (
    <dialog aria-label="Menu" className="theme-layout-navbar-sidebar navbar-sidebar">
      <Header />
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
    </dialog>
  );
}
