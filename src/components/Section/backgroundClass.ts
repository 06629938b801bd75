import {colorClass} from '../Silk';
import type {Background} from '../Silk/silks';
import styles from './styles.module.css';

/**
 * The class of a part of a page by its background. Paper is the page's own, and needs none; sand is dark in the dark theme. All
 * others have a class: `textBackgroundClass` where text is small.
 */
export function backgroundClass(
  background: Background,
  classOn: (background: Background) => string = colorClass,
): string | undefined {
  if (background === 'paper') return undefined;
  return background === 'sand' ? styles.sand : classOn(background);
}
