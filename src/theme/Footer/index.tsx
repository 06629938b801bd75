/** Replaced to show the organisation's address, hours and menu, from the records. */
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Address, ContactChannels} from '../../components/ContactDetails';
import OpeningHours from '../../components/OpeningHours';
import {useRecords} from '../../components/records';
import {CONTACT_PAGE} from '../../content/records/contactPage';
import {pathBelow} from '../../shared';
import {LinkText, MENU_ANCHOR, useMenuLinks} from '../menuLinks';
import styles from './styles.module.css';

export default function Footer(): ReactNode {
  const {name, tagline, founded} = useRecords().organisation;
  const tiles = useBaseUrl('/tiles.svg');
  const links = useMenuLinks();
  const base = useBaseUrl('/');
  const isContact = pathBelow(base, useLocation().pathname) === CONTACT_PAGE;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {!isContact && (
          <>
            <div className={styles.visit}>
              <h2 className={styles.invitation}>Come and see us</h2>
              <Address />
              <ContactChannels />
            </div>
            <div>
              <h3 className={styles.hours}>Business hours</h3>
              <OpeningHours />
            </div>
          </>
        )}
        <div>
          {/* Looks as in the navbar (css/navbar.css). */}
          <p className="navbar__brand">
            <b>{name}</b>
          </p>
          <p>{`${tagline} since ${founded}`}</p>
        </div>
        <nav aria-label="Pages in the menu" id={MENU_ANCHOR}>
          <ul role="list" className={clsx('unmarked', styles.links)}>
            {links.map(({to, label, screenReaderText}) => (
              <li key={to}>
                <Link to={to} className="lone-link">
                  <LinkText label={label} screenReaderText={screenReaderText} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {/* One picture of sixteen tiles, of which each <img> shows a half: side by side, or one below the other on a phone. */}
      <div aria-hidden="true" className={styles.tiles}>
        <img src={tiles} alt="" loading="lazy" className={styles.half} />
        <img src={tiles} alt="" loading="lazy" className={styles.half} />
      </div>
    </footer>
  );
}
