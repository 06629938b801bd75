import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import {anchorOf} from '../../content/anchor';
import {type ChildrenProps, numberEach} from '../children';
import {inkOn} from '../Jersey';
import {PIECES} from '../Jersey/garment';
import {fillOf} from '../Silk';
import styles from './styles.module.css';

export interface ElementProps {
  /** The element's name. @anchor */
  title: string;
  /** Set by the list around it: which of its elements it is, from 1. @internal */
  number?: number;
  /** What it means, in Markdown. */
  children: ReactNode;
}

/**
 * One element of the framework, explained. Beside it stands its piece of the pattern, all at the same scale, as they were cut.
 * @inside FrameworkWheel
 */
export function FrameworkElement({title, number = 1, children}: ElementProps): ReactNode {
  const id = anchorOf(title);
  useBrokenLinks().collectAnchor(id);
  const piece = PIECES[(number - 1) % PIECES.length];
  const [x, y] = piece.number;
  return (
    <li id={id}>
      <svg aria-hidden="true" viewBox={piece.box} className={styles.piece}>
        <path d={piece.path} fill={fillOf(piece.cloth)} stroke="var(--text)" strokeWidth="0.5" />
        <text x={x} y={y} fill={inkOn(piece.cloth)}>
          {number}
        </text>
      </svg>
      <h3>{title}</h3>
      <div>{children}</div>
    </li>
  );
}

/** The framework as an ordered list: a <FrameworkElement> each, and beside it its piece of a jersey's pattern. */
export default function FrameworkWheel({children}: ChildrenProps): ReactNode {
  return (
    <ol role="list" className={styles.elements}>
      {numberEach(children, FrameworkElement)}
    </ol>
  );
}
