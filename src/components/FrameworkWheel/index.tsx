import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import {anchorOf} from '../../content/anchor';
import {drawEach} from '../children';
import {PIECES} from '../Jersey/garment';
import styles from './styles.module.css';

export interface ElementProps {
  /**
   * The element's name.
   * @anchor
   */
  title: string;
  /** What it means, in Markdown. */
  children: ReactNode;
}

/**
 * One element of the framework, explained. It goes inside <FrameworkWheel>.
 * @inside FrameworkWheel
 */
export function FrameworkElement({title, children}: ElementProps): ReactNode {
  return (
    <>
      <h3>{title}</h3>
      <div>{children}</div>
    </>
  );
}

/** One element as a line of the list, with its piece of the pattern: all of them at the same scale, as they were cut. */
function Line({number, ...element}: ElementProps & {number: number}): ReactNode {
  const id = anchorOf(element.title);
  useBrokenLinks().collectAnchor(id);
  const {
    path,
    number: [x, y],
  } = PIECES[(number - 1) % PIECES.length];
  return (
    <li id={id}>
      <svg aria-hidden="true" viewBox={`${x - 15} ${y - 22} 30 34`} className={styles.piece}>
        <path d={path} fill="var(--silk-lake)" stroke="var(--line)" strokeWidth="0.6" />
        <text x={x} y={y} fill="var(--silk-gold)">
          {number}
        </text>
      </svg>
      <FrameworkElement {...element} />
    </li>
  );
}

export interface Props {
  /** The elements: a <FrameworkElement> each. */
  children: ReactNode;
}

/** The framework as an ordered list. Beside each element stands its piece of a jersey's pattern. */
export default function FrameworkWheel({children}: Props): ReactNode {
  return (
    <ol role="list" className={styles.elements}>
      {drawEach(children, FrameworkElement, (element, index) => (
        <Line number={index + 1} {...element} />
      ))}
    </ol>
  );
}
