import type {ReactNode} from 'react';
import Silk from '../Silk';
import type {SilkName} from '../Silk/silks';
import styles from './styles.module.css';

/** Sixteen silks of the house, in an order that keeps like colors apart. */
const TILES: SilkName[] = [
  'home',
  'link',
  'hatchery',
  'moon',
  'launchpad',
  'catalyst',
  'ideathon',
  'ladder',
  'about',
  'academy',
  'waves',
  'conference',
  'not-found',
  'contact',
  'work-readiness',
  'more',
];

/** A field of silks that fills its place. Its tiles slide in once when the page opens. */
export default function Mosaic(): ReactNode {
  return (
    <div aria-hidden="true" className={styles.mosaic}>
      {TILES.map((name) => (
        <Silk key={name} name={name} />
      ))}
    </div>
  );
}
