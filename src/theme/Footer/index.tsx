/** Replaced because the footer is the organisation's: address, hours and names come from the records. */
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useThemeConfig} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {Address, Reach} from '../../components/ContactDetails';
import {useRecords} from '../../components/inputs';
import OpeningHours from '../../components/OpeningHours';
import styles from './styles.module.css';

export default function Footer(): ReactNode {
  const {name, tagline, founded} = useRecords().organisation;
  const tiles = useBaseUrl('/tiles.svg');
  const items = useThemeConfig().navbar.items as {to?: string; label?: string; html?: string}[];
  const links = items.filter(({to}) => to);
  // The page that opens with address and hours needs them no second time.
  const isContact = useLocation().pathname.replace(/\/$/, '') === useBaseUrl('/contact');
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {!isContact && (
          <>
            <div className={styles.visit}>
              <h2>Come and see us</h2>
              <Address />
              <Reach />
            </div>
            <div className={styles.hours}>
              <h3>Business hours</h3>
              <OpeningHours />
            </div>
          </>
        )}
        <div>
          <p className="navbar__brand">
            <span className="navbar__title">{name}</span>
          </p>
          <p>{`${tagline} since ${founded}`}</p>
        </div>
        <nav aria-label="All pages" id="pages">
          <ul role="list" className={styles.links}>
            {links.map(({to, label, html}) => (
              <li key={to}>
                <Link
                  to={to}
                  className="lone-link"
                  // The configuration writes it (docusaurus.config.ts), and lets no markup of the records through.
                  {...(html ? {dangerouslySetInnerHTML: {__html: html}} : {children: label})}
                />
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {/* Two halves of one picture, static/tiles.svg: a test holds it to the silks. */}
      <div aria-hidden="true" className={styles.tiles}>
        <img src={tiles} alt="" loading="lazy" />
        <img src={tiles} alt="" loading="lazy" />
      </div>
    </footer>
  );
}
