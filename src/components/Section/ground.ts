import {toneOf} from '../Silk';
import type {Ground} from '../Silk/silks';
import styles from './styles.module.css';

/** The class of a part of a page by its ground. Paper and sand are the page's own grounds, which are dark in the dark theme. */
export const partOn = (ground: Ground): string | undefined =>
  ground === 'paper' || ground === 'sand' ? styles[ground] : toneOf(ground);
