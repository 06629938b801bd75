/**
 * Replaced so that the menu's button is also a link to the footer's list of the menu's pages: without a script it leads there.
 */
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import IconMenu from '@theme/Icon/Menu';
import type {ReactNode, SyntheticEvent} from 'react';
import {MENU_ANCHOR} from '../../../components/menuLinks';

export default function MobileSidebarToggle(): ReactNode {
  const {toggle, shown} = useNavbarMobileSidebar();
  const open = (event: SyntheticEvent) => {
    event.preventDefault();
    toggle();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <button> leads nowhere when no script runs.
    <a
      href={`#${MENU_ANCHOR}`}
      role="button"
      className="navbar__toggle clean-btn"
      aria-expanded={shown}
      aria-label="Toggle navigation bar"
      onClick={open}
      onKeyDown={(event) => event.key === ' ' && open(event)}
    >
      <IconMenu />
    </a>
  );
}
