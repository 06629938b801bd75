import {toneOf} from '../Silk';
import type {Ground} from '../Silk/silks';
import styles from './styles.module.css';

/** The class of a part of a page by its ground. Paper is the page's own, and needs none; sand is dark in the dark theme. */
export function partOn(ground: Ground): string | undefined {
  if (ground === 'paper') return undefined;
  return ground === 'sand' ? styles.sand : toneOf(ground);
}
