/** Replaced so that the drawer stands in every page's HTML, where the starter can open it before React comes. */
import Header from '@theme/Navbar/MobileSidebar/Header';
import Layout from '@theme/Navbar/MobileSidebar/Layout';
import PrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';
import SecondaryMenu from '@theme/Navbar/MobileSidebar/SecondaryMenu';
import type {ReactNode} from 'react';

export default function MobileSidebar(): ReactNode {
  return <Layout header={<Header />} primaryMenu={<PrimaryMenu />} secondaryMenu={<SecondaryMenu />} />;
}
