/** Replaced so that the drawer is a dialog: it takes the focus, holds it, closes on Escape and gives the focus back. */
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import clsx from 'clsx';
import {type ReactNode, useEffect, useRef} from 'react';
import styles from './styles.module.css';

export default function MobileSidebarLayout({header, primaryMenu, secondaryMenu}: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {shown: secondaryShown} = useNavbarSecondaryMenu();
  const drawer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const dialog = drawer.current;
    if (!shown || !dialog) return undefined;
    const close = dialog.querySelector<HTMLElement>('.navbar-sidebar__close');
    // The bar itself is around the drawer, so what is behind is the bar's content and the bar's neighbours.
    const behind = document.querySelectorAll<HTMLElement>('#__docusaurus > :not(.navbar), .navbar__inner');
    const setInert = (inert: boolean) =>
      behind.forEach((element) => {
        element.inert = inert;
      });
    // Browsers that do not know `inert` let the focus out; it comes back to the first place in the drawer.
    const hold = ({target}: FocusEvent) => dialog.contains(target as Node) || close?.focus();
    const closeOnEscape = ({key}: KeyboardEvent) => key === 'Escape' && toggle();
    setInert(true);
    close?.focus();
    document.addEventListener('focusin', hold);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('focusin', hold);
      document.removeEventListener('keydown', closeOnEscape);
      setInert(false);
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus({preventScroll: true});
    };
  }, [shown, toggle]);

  return (
    <div
      ref={drawer}
      role="dialog"
      aria-modal="true"
      aria-label="Menu"
      className={clsx('theme-layout-navbar-sidebar navbar-sidebar', styles.drawer)}
    >
      {header}
      <div className={clsx('navbar-sidebar__items', secondaryShown && 'navbar-sidebar__items--show-secondary')}>
        {/* The second is the handbook's contents, in a preview. */}
        <div className="navbar-sidebar__item menu" inert={secondaryShown}>
          {primaryMenu}
        </div>
        <div className="navbar-sidebar__item menu" inert={!secondaryShown}>
          {secondaryMenu}
        </div>
      </div>
    </div>
  );
}
