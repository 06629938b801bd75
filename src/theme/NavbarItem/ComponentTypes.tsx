/** Replaced so that the bar can hold one of our buttons, and names that tell more than they show; of the stock kinds it keeps those that the site uses. */
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import DefaultNavbarItem, {type Props} from '@theme/NavbarItem/DefaultNavbarItem';
import type {ReactNode} from 'react';
import Button from '../../components/Button';
import PageName from '../../components/PageName';

function PageNavbarItem({label, unseen, ...props}: Props & {unseen?: string}): ReactNode {
  return <DefaultNavbarItem {...props} label={<PageName label={label} unseen={unseen} />} />;
}

function ButtonNavbarItem({label, mobile}: {label: string; mobile?: boolean}): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  return mobile ? (
    <li className="menu__list-item menu__list-item--button">
      <Button label={label} main onClick={toggle} />
    </li>
  ) : (
    <div className="navbar__item navbar__item--button">
      <Button label={label} main />
    </div>
  );
}

export default {default: PageNavbarItem, 'custom-button': ButtonNavbarItem};
