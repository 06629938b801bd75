import type {Colour} from '../Silk/silks';
import styles from './styles.module.css';

/** The class of a ground. Everything on it takes its colors from the ground: text, rules, buttons, focus. */
export const toneOf = (ground: Colour): string => `${styles.tone} ${styles[ground]}`;
