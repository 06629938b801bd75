/** Replaced to add our button, a menu button that works without script, and each page's color in the drawer. */
import IconMenu from '@theme/Icon/Menu';
import DefaultNavbarItem, {type Props} from '@theme/NavbarItem/DefaultNavbarItem';
import type {ReactNode} from 'react';
import Button from '../../components/Button';
import {backgroundClass} from '../../components/Silk';
import {silkOfPage, silks} from '../../components/Silk/silks';
import {LinkText, MENU_ANCHOR, type MenuLinkProps} from '../menuLinks';

/** A link to a page. Docusaurus calls it `mobile` in the drawer. */
function PageNavbarItem({label, screenReaderText, silk, ...props}: Props & MenuLinkProps): ReactNode {
  const {mobile: isInDrawer} = props;
  const link = {...props, label: <LinkText label={label} screenReaderText={screenReaderText} />};
  if (!isInDrawer) return <DefaultNavbarItem {...link} />;
  // In the drawer each page shows its color.
  const {background} = silks[silkOfPage(props.to ?? '/', {silk})];
  return <DefaultNavbarItem {...link} className={backgroundClass(background)} />;
}

interface ButtonItemProps {
  label: string;
  to?: string;
  mobile?: boolean;
}

function ButtonNavbarItem({label, to, mobile: isInDrawer}: ButtonItemProps): ReactNode {
  const Item = isInDrawer ? 'li' : 'div';
  return (
    <Item className={isInDrawer ? 'menu__list-item menu__list-item--button' : 'navbar__item navbar__item--button'}>
      <Button label={label} to={to} primary />
    </Item>
  );
}

/** Opens the drawer (src/browser/inline/menu.ts). Without script, it is a link to the same links in the footer. */
function MenuButtonNavbarItem({mobile: isInDrawer}: {mobile?: boolean}): ReactNode {
  if (isInDrawer) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <button> does nothing without script.
    <a
      href={`#${MENU_ANCHOR}`}
      role="button"
      className="navbar__toggle clean-btn"
      aria-expanded={false}
      aria-label="Toggle navigation bar"
    >
      <IconMenu />
    </a>
  );
}

export default {
  default: PageNavbarItem,
  'custom-button': ButtonNavbarItem,
  'custom-menu-button': MenuButtonNavbarItem,
};
