/** The organisation's address and contact channels, from the records. */
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {chatAddress} from '../../content/contact';
import Button, {Buttons} from '../Button';
import type {ChildrenProps} from '../children';
import {useRecords} from '../records';
import {backgroundClass} from '../Silk';
import styles from './styles.module.css';

/** Google's documented address for a place: https://developers.google.com/maps/documentation/urls/get-started */
const MAP = 'https://www.google.com/maps/search/?api=1&query=';

export interface AddressProps {
  /** Adds a button that opens the address in Google Maps. Nothing is fetched from there until a visitor follows it. */
  directions?: boolean;
}

/** The street address. A long press or a double click selects all of it. */
export function Address({directions = false}: AddressProps): ReactNode {
  const {street, area, city, country} = useRecords().organisation.address;
  const map = MAP + encodeURIComponent(`${street}, ${area}, ${city}, ${country}`);
  return (
    <>
      <address className={styles.address}>
        <span>{`${street},`}</span> <span>{`${area}, ${city}, ${country}`}</span>
      </address>
      {directions && (
        <Buttons>
          <Button label="Directions" to={map} primary />
        </Buttons>
      )}
    </>
  );
}

/** A contact channel, such as a telephone number, or a page on a platform. */
type Channel = ReturnType<typeof useRecords>['organisation']['platforms'][number];

/** `separator`: the text between two channels. Without it, each is on its own line. */
function Channels({channels, separator}: {channels: Channel[]; separator?: string}): ReactNode {
  if (channels.length === 0) return null;
  return (
    <ul role="list" className="unmarked">
      {channels.map(({name, link, handle}, index) => (
        <li key={name}>
          {link ? (
            <a href={link} className="lone-link">
              {name}
            </a>
          ) : (
            name
          )}
          {handle && ` ${handle}`}
          {separator && index < channels.length - 1 && separator}
        </li>
      ))}
    </ul>
  );
}

/** The telephone number, the one for WhatsApp and the e-mail address, once the records give them. Until then nothing. */
export function ContactChannels(): ReactNode {
  const {telephone, whatsapp, email} = useRecords().organisation;
  const channels: Channel[] = [];
  if (telephone) channels.push({name: telephone, link: `tel:${telephone.replaceAll(' ', '')}`});
  if (whatsapp) channels.push({name: `WhatsApp ${whatsapp}`, link: chatAddress(whatsapp)});
  if (email) channels.push({name: email, link: `mailto:${email}`});
  return <Channels channels={channels} />;
}

/** Links to its other platforms in one line, after an optional introduction: names alone until the records give a link or a handle. */
export function SocialLinks({children}: Partial<ChildrenProps>): ReactNode {
  return (
    <div className={styles.elsewhere}>
      {children} <Channels channels={useRecords().organisation.platforms} separator=", " />
    </div>
  );
}

/** The radii of the rings around the sun. The innermost two have text on them. */
const RINGS = [26, 34, 42, 50, 58, 66, 74];
/** The distance from the middle of a ring's stroke down to the text's baseline. */
const BASELINE = 1.2;

/** The placeholder until there is a map: the address in a sun, its area and city around it. It draws no streets, because we have no map data. */
export function MapPlaceholder({children}: ChildrenProps): ReactNode {
  const {street, area, city} = useRecords().organisation.address;
  return (
    <div className={clsx(styles.map, backgroundClass('lake'), 'screen-only')}>
      <svg aria-hidden="true" viewBox="-60 -40 120 40" preserveAspectRatio="xMidYMax slice">
        {RINGS.map((radius, ring) => (
          <g key={radius} fill="none" stroke="var(--silk-lake)" strokeWidth="5.4">
            <circle r={radius} />
            <text y={BASELINE - radius}>{[area, city][ring]}</text>
          </g>
        ))}
        <circle r="20" fill="var(--silk-clay)" />
        {/* The foot of the sun, darker, behind the last line of text. */}
        <path d="M-20 0A20 20 0 0 1-19.6-4h39.2A20 20 0 0 1 20 0z" fill="var(--deep-clay)" />
      </svg>
      <p className={styles.street}>{street.replaceAll(', ', ',\n')}</p>
      <div className={styles.place}>{children}</div>
    </div>
  );
}
