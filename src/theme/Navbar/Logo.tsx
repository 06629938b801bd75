/** Replaced so that the name has one class, in the bar, the drawer and the footer. The site has no picture for a logo. */
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

export default function NavbarLogo(): ReactNode {
  return (
    <Link to={useBaseUrl('/')} className="wordmark">
      <b>{useThemeConfig().navbar.title}</b>
    </Link>
  );
}
