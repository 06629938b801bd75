import type {ReactNode} from 'react';
import Silk from '../../Silk';
import type {SilkName} from '../../Silk/silks';
import styles from './Frieze.module.css';

/** Contact’s shape is half an arch, so eight tiles make four arches. */
const TILES_IN_ROW = 8;

/** Contact: the silk's shape eight times in a row, below the headline. */
export default function Frieze({silk}: {silk: SilkName}): ReactNode {
  return (
    <div className={styles.frieze}>
      {Array.from({length: TILES_IN_ROW}, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all are the same, and none moves.
        <Silk key={index} name={silk} bare />
      ))}
    </div>
  );
}
