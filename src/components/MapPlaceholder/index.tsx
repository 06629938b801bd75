import type {ReactNode} from 'react';
import {Directions} from '../ContactDetails';
import type {ChildrenProps} from '../children';
import {useRecords} from '../records';
import styles from './styles.module.css';

/** The place of the map until there is one: the address in a sun, its area and city around it, and no invented street. */
export default function MapPlaceholder({children}: ChildrenProps): ReactNode {
  const {street, area, city} = useRecords().organisation.address;
  const rings = [{radius: 26, name: area}, {radius: 34, name: city}, {radius: 42}, {radius: 50}, {radius: 58}];
  return (
    <div className={styles.map}>
      <svg aria-hidden="true" viewBox="-60 -40 120 40" preserveAspectRatio="xMidYMax slice">
        {rings.map(({radius, name}) => (
          <g key={radius} fill="none" stroke="var(--silk-lake)" strokeWidth="5.4">
            <circle r={radius} />
            <text y={1.2 - radius}>{name}</text>
          </g>
        ))}
        <circle r="20" fill="var(--sun)" />
      </svg>
      <div className={styles.place}>
        <p>{street.replaceAll(', ', ',\n')}</p>
        <Directions about={street} />
      </div>
      {children}
    </div>
  );
}
