/** Replaced so that the bar can have one of our buttons, and the drawer each page's color. Keeps only the kinds in use. */
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import DefaultNavbarItem, {type Props} from '@theme/NavbarItem/DefaultNavbarItem';
import type {ReactNode} from 'react';
import Button from '../../components/Button';
import {toneOf} from '../../components/Silk';
import {type SilkName, silkOfPage, silks} from '../../components/Silk/silks';

/** A page's name. `mobile`: it is in the drawer. */
function PageNavbarItem({silk, ...props}: Props & {silk?: SilkName; mobile?: boolean}): ReactNode {
  if (!props.mobile) return <DefaultNavbarItem {...props} />;
  // In the drawer each page shows its color, and takes the place of the drawer's step in the history.
  const {ground} = silks[silkOfPage(props.to ?? '/', {silk})];
  // Docusaurus hands "replace" on to the router's link; its type leaves it out.
  const link = {...props, replace: true} as Props;
  return <DefaultNavbarItem {...link} className={toneOf(ground)} />;
}

function ButtonNavbarItem({label, mobile}: {label: string; mobile?: boolean}): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  const Item = mobile ? 'li' : 'div';
  return (
    <Item className={mobile ? 'menu__list-item menu__list-item--button' : 'navbar__item navbar__item--button'}>
      <Button label={label} primary onClick={mobile ? toggle : undefined} />
    </Item>
  );
}

export default {default: PageNavbarItem, 'custom-button': ButtonNavbarItem};
