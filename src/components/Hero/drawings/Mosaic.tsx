import clsx from 'clsx';
import type {ReactNode} from 'react';
import Silk from '../../Silk';
import {TILES} from '../../Silk/silks';
import styles from './Mosaic.module.css';
import motion from './motion.module.css';

/** Where pictures take the place of silks: apart from each other, and in sight on a phone too. `@most` of MosaicPicture says how many. */
const PLACES_OF_PICTURES = [1, 4, 6, 9, 11];

/** Home: a field of silks that fills its place, with a picture in some places. They slide in once when the page opens. */
export default function Mosaic({pictures}: {pictures: ReactNode[]}): ReactNode {
  return (
    <div aria-hidden={pictures.length === 0 || undefined} className={clsx(styles.mosaic, motion.interlocks)}>
      {TILES.map((name, index) => pictures[PLACES_OF_PICTURES.indexOf(index)] ?? <Silk key={name} name={name} />)}
    </div>
  );
}
