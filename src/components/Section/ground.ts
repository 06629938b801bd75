import {toneOf} from '../Silk';
import type {Ground} from '../Silk/silks';
import styles from './styles.module.css';

/**
 * The class of a part of a page by its ground. Paper is the page's own, and needs none; sand is dark in the dark theme. All
 * others have a tone: `toneForText` where words are small.
 */
export function partOn(ground: Ground, toneOn: (ground: Ground) => string = toneOf): string | undefined {
  if (ground === 'paper') return undefined;
  return ground === 'sand' ? styles.sand : toneOn(ground);
}
