/** Replaced so that the bar can have one of our buttons, and the drawer each page's color. Keeps only the kinds in use. */
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import DefaultNavbarItem, {type Props} from '@theme/NavbarItem/DefaultNavbarItem';
import type {ReactNode} from 'react';
import Button from '../../components/Button';
import {LinkText, type MenuLinkProps} from '../../components/menuLinks';
import {colorClass} from '../../components/Silk';
import {silkOfPage, silks} from '../../components/Silk/silks';

/** A link to a page. Docusaurus calls it `mobile` in the drawer. */
function PageNavbarItem({label, screenReaderText, silk, ...props}: Props & MenuLinkProps): ReactNode {
  const {mobile: isInDrawer} = props;
  const link = {...props, label: <LinkText label={label} screenReaderText={screenReaderText} />};
  if (!isInDrawer) return <DefaultNavbarItem {...link} />;
  // In the drawer each page shows its color.
  const {background} = silks[silkOfPage(props.to ?? '/', {silk})];
  return <DefaultNavbarItem {...link} className={colorClass(background)} />;
}

interface ButtonItemProps {
  label: string;
  to?: string;
  mobile?: boolean;
}

function ButtonNavbarItem({label, to, mobile: isInDrawer}: ButtonItemProps): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  const Item = isInDrawer ? 'li' : 'div';
  return (
    <Item className={isInDrawer ? 'menu__list-item menu__list-item--button' : 'navbar__item navbar__item--button'}>
      <Button label={label} to={to} primary onClick={isInDrawer ? toggle : undefined} />
    </Item>
  );
}

export default {default: PageNavbarItem, 'custom-button': ButtonNavbarItem};
