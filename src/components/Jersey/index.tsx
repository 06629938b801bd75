import clsx from 'clsx';
import type {ReactNode} from 'react';
import {fillOf} from '../Silk';
import {figureOf} from '../Silk/figures';
import {type SilkDesign, type SilkName, silks} from '../Silk/silks';
import styles from './styles.module.css';

/** The garment's outline, for whatever else is cut from the same cloth. */
export const BODY = 'M17 30L26 25q6 5 12 0l9 5v46H17z';
export const SLEEVES = 'M17 30q-4 1-6 4L2 48l9 7 6-8zM47 30q4 1 6 4l9 14-9 7-6-8z';

export interface Props {
  /** The silk that the jersey is made of. */
  silk: SilkName;
  /** How large it is drawn: on a card, or as a picture of its own. */
  size?: 'card' | 'poster';
  /** Without a cap it hangs there, and nobody wears it. */
  cap?: boolean;
}

/** A jockey's jersey and cap, in a silk. Decoration: hidden from a screen reader. */
export default function Jersey({silk, size = 'card', cap = true}: Props): ReactNode {
  const {figure, colour, ground, sleeves = ground}: SilkDesign = silks[silk];
  const {path, covers} = figureOf(figure);
  return (
    <svg aria-hidden="true" viewBox="0 0 64 78" className={clsx(styles.jersey, styles[size])}>
      <path fill={fillOf(sleeves)} d={SLEEVES} />
      <path fill={fillOf(ground)} d={BODY} />
      <svg
        aria-hidden="true"
        x="17.7"
        y="30"
        width="28.6"
        height="45.3"
        viewBox={covers ? '0 0 8 8' : '-.4 -1.2 8.8 10'}
        preserveAspectRatio={covers ? 'none' : undefined}
      >
        <path fill={fillOf(colour)} d={path} className={styles.figure} />
      </svg>
      <path fill={fillOf('paper')} d="M26 25q6 5 12 0l-1-3q-5 3-10 0z" />
      <path fill={fillOf(colour)} d="M2 48l9 7 1.9-2.6-9-7zM62 48l-9 7-1.9-2.6 9-7z" />
      {cap && (
        <>
          <path fill={fillOf(sleeves)} d="M21 15a11 11 0 0 1 22 0z" />
          <path fill={fillOf(colour)} d="M21 15h30q0 4-6 4H21z" />
        </>
      )}
    </svg>
  );
}
