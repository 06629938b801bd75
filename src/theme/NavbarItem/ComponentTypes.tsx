/** Replaced so that the bar can have one of our buttons, and the drawer each page's color. Keeps only the kinds in use. */
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import DefaultNavbarItem, {type Props} from '@theme/NavbarItem/DefaultNavbarItem';
import type {ReactNode} from 'react';
import Button from '../../components/Button';
import {LinkWords, type MenuLinkProps} from '../../components/menuLinks';
import {toneOf} from '../../components/Silk';
import {silkOfPage, silks} from '../../components/Silk/silks';

/** A link to a page. Docusaurus calls it `mobile` in the drawer. */
function PageNavbarItem({label, aloud, silk, ...props}: Props & MenuLinkProps): ReactNode {
  const {mobile: isInDrawer} = props;
  const link = {...props, label: <LinkWords label={label} aloud={aloud} />};
  if (!isInDrawer) return <DefaultNavbarItem {...link} />;
  // In the drawer each page shows its color.
  const {ground} = silks[silkOfPage(props.to ?? '/', {silk})];
  return <DefaultNavbarItem {...link} className={toneOf(ground)} />;
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
