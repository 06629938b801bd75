/** Replaced because the footer is the organisation's: address, hours and names come from the records. */
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import Address from '../../components/Address';
import OpeningHours from '../../components/OpeningHours';
import PageName from '../../components/PageName';
import Platforms from '../../components/Platforms';
import Reach from '../../components/Reach';
import {useRecords} from '../../components/records';
import styles from './styles.module.css';

export default function Footer(): ReactNode {
  const {name, tagline, founded} = useRecords().organisation;
  const links = useThemeConfig().navbar.items as {to?: string; label?: string; unseen?: string}[];
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <p className={styles.name}>{name}</p>
          <p>
            {tagline} since {founded}
          </p>
        </div>
        <div>
          <h2>Find us</h2>
          <Address />
          <Reach />
        </div>
        <div>
          <h2>Opening hours</h2>
          <OpeningHours />
        </div>
        <nav aria-label="All pages" id="pages">
          <h2>Pages</h2>
          <ul className={styles.links}>
            {links.map(
              ({to, ...page}) =>
                to && (
                  <li key={to}>
                    <Link to={to}>
                      <PageName {...page} />
                    </Link>
                  </li>
                ),
            )}
          </ul>
        </nav>
        <div>
          <h2>Elsewhere</h2>
          <Platforms />
        </div>
      </div>
    </footer>
  );
}
