import clsx from 'clsx';
import type {ReactNode} from 'react';
import Silk, {toneOf} from '../../Silk';
import {type SilkName, silks} from '../../Silk/silks';
import styles from './Frieze.module.css';

/** The silk's shape eight times in a row, below a headline that has something beside it: on Contact, arches. */
export default function Frieze({silk}: {silk: SilkName}): ReactNode {
  return (
    <div className={clsx(styles.frieze, toneOf(silks[silk].color))}>
      {[...'12345678'].map((place) => (
        <Silk key={place} name={silk} bare />
      ))}
    </div>
  );
}
