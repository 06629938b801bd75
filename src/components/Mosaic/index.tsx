import type {ReactNode} from 'react';
import Silk from '../Silk';
import type {Colour, FigureName} from '../Silk/silks';
import styles from './styles.module.css';

const TILES: [FigureName, Colour, Colour][] = [
  ['chevron', 'ink', 'gold'],
  ['spots', 'paper', 'clay'],
  ['arc', 'gold', 'leaf'],
  ['hoops', 'paper', 'lake'],
  ['sun', 'gold', 'lake'],
  ['sash', 'clay', 'sand'],
  ['quarters', 'ink', 'gold'],
  ['diamond', 'paper', 'leaf'],
  ['stripes', 'clay', 'sand'],
  ['domes', 'leaf', 'gold'],
  ['chevron', 'paper', 'lake'],
  ['hourglass', 'ink', 'clay'],
  ['diamond', 'clay', 'ink'],
  ['arc', 'lake', 'gold'],
  ['spots', 'sand', 'leaf'],
  ['sash', 'bark', 'paper'],
  ['kikoy', 'gold', 'clay'],
  ['hourglass', 'leaf', 'sand'],
  ['sun', 'sand', 'bark'],
  ['zigzag', 'lake', 'gold'],
];

/** A field of silks that fills its place. Its tiles slide in once when the page opens. */
export default function Mosaic(): ReactNode {
  return (
    <div aria-hidden="true" className={styles.mosaic}>
      {TILES.map(([figure, colour, ground]) => (
        <Silk key={figure + colour + ground} design={{figure, colour, ground}} />
      ))}
    </div>
  );
}
