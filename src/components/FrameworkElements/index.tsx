import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {anchorOf} from '../../content/anchor';
import {type ChildrenProps, splitChildren} from '../children';
import Piece1 from './pieces/1.svg';
import Piece2 from './pieces/2.svg';
import Piece3 from './pieces/3.svg';
import Piece4 from './pieces/4.svg';
import Piece5 from './pieces/5.svg';
import Piece6 from './pieces/6.svg';
import styles from './styles.module.css';

/** The pieces of the framework's jersey (Hero/drawings/pattern.svg), in the order of their numbers. */
const PIECES = [Piece1, Piece2, Piece3, Piece4, Piece5, Piece6];

export interface ElementProps extends ChildrenProps {
  /**
   * The element's name.
   * @anchor
   */
  title: string;
  /**
   * Its place among the elements, counted from 0, which <FrameworkElements> sets.
   * @internal
   */
  index?: number;
}

/**
 * One element of the framework, explained, with its piece of the pattern beside it.
 * @inside FrameworkElements
 */
export function FrameworkElement({title, index = 0, children}: ElementProps): ReactNode {
  const id = anchorOf(title);
  useBrokenLinks().collectAnchor(id);
  const Piece = PIECES.at(index);
  return (
    <li id={id}>
      {Piece && <Piece />}
      <div>
        <h3>{title}</h3>
        {children}
      </div>
    </li>
  );
}

/** The framework as an ordered list: one <FrameworkElement> for each element, with its piece of a jersey's pattern. */
export default function FrameworkElements({children}: ChildrenProps): ReactNode {
  const [others, elements] = splitChildren(children, FrameworkElement);
  return (
    <>
      {others}
      <ol role="list" className={clsx('unmarked', styles.elements)}>
        {elements.map(({key, props}, index) => (
          <FrameworkElement key={key} {...props} index={index} />
        ))}
      </ol>
    </>
  );
}
