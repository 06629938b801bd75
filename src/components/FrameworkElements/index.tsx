import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {createContext, type ReactNode, useContext} from 'react';
import {anchorOf} from '../../content/anchor';
import {type ChildrenProps, splitChildren} from '../children';
import {CutPiece} from '../Jersey';
import {PIECES} from '../Jersey/garment';
import styles from './styles.module.css';

export interface ElementProps extends ChildrenProps {
  /**
   * The element's name.
   * @anchor
   */
  title: string;
}

/** Which of its framework's elements one is, counted from 0: its piece of the pattern. */
const ElementIndexContext = createContext(0);

/**
 * One element of the framework, explained, with its piece of the pattern beside it.
 * @inside FrameworkElements
 */
export function FrameworkElement({title, children}: ElementProps): ReactNode {
  const id = anchorOf(title);
  useBrokenLinks().collectAnchor(id);
  const index = useContext(ElementIndexContext);
  const {box} = PIECES[index % PIECES.length];
  return (
    <li id={id}>
      <svg aria-hidden="true" viewBox={box} overflow="visible" stroke="var(--text)" strokeWidth="0.4">
        <CutPiece index={index} />
      </svg>
      <div>
        <h3>{title}</h3>
        {children}
      </div>
    </li>
  );
}

/**
 * The framework as an ordered list: a <FrameworkElement> each, and beside it its piece of a jersey's pattern.
 */
export default function FrameworkElements({children}: ChildrenProps): ReactNode {
  const [others, elements] = splitChildren(children, FrameworkElement);
  return (
    <ol role="list" className={clsx('unmarked', styles.elements)}>
      {elements.map((element, index) => (
        <ElementIndexContext.Provider key={element.key} value={index}>
          {element}
        </ElementIndexContext.Provider>
      ))}
      {others}
    </ol>
  );
}
