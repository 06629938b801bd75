/** Replaced so that the bar can have one of our buttons, and names with words for screen readers. Keeps only the kinds in use. */
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import DefaultNavbarItem, {type Props} from '@theme/NavbarItem/DefaultNavbarItem';
import type {ReactNode} from 'react';
import Button from '../../components/Button';
import PageName from '../../components/PageName';
import {silkOfPage, silks} from '../../components/Silk/silks';
import {toneOf} from '../../components/Tone';

function PageNavbarItem({label, unseen, ...props}: Props & {unseen?: string; mobile?: boolean}): ReactNode {
  const name = <PageName label={label} unseen={unseen} />;
  if (!props.mobile) return <DefaultNavbarItem {...props} label={name} />;
  // In the drawer each page shows its color.
  const {ground} = silks[silkOfPage(props.to ?? '/')];
  return <DefaultNavbarItem {...props} label={name} className={toneOf(ground)} />;
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
