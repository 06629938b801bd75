import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {createContext, type ReactNode, useContext} from 'react';
import {anchorOf} from '../../content/checker/anchor';
import {type ChildrenProps, propsOfChildren} from '../inputs';
import {CutPiece} from '../Jersey';
import {PIECES} from '../Jersey/garment';
import styles from './styles.module.css';

/** The titles of the elements, in order. */
const Titles = createContext<string[]>([]);

export interface ElementProps extends ChildrenProps {
  /** The element's name. @anchor */
  title: string;
}

/** One element of the framework, explained, with its piece of the pattern beside it. @inside FrameworkWheel */
export function FrameworkElement({title, children}: ElementProps): ReactNode {
  const id = anchorOf(title);
  useBrokenLinks().collectAnchor(id);
  const place = useContext(Titles).indexOf(title);
  const {box} = PIECES[place % PIECES.length];
  return (
    <li id={id}>
      <svg aria-hidden="true" viewBox={box} overflow="visible" stroke="var(--text)" strokeWidth="0.4">
        <CutPiece place={place} />
      </svg>
      <div>
        <h3>{title}</h3>
        {children}
      </div>
    </li>
  );
}

/**
 * The framework as an ordered list: a <FrameworkElement> each, and beside it its piece of a jersey's pattern. It was a
 * wheel once, and pages still know it by that name.
 */
export default function FrameworkWheel({children}: ChildrenProps): ReactNode {
  return (
    <Titles.Provider value={propsOfChildren(children, FrameworkElement).map(({title}) => title)}>
      <ol role="list" className={styles.elements}>
        {children}
      </ol>
    </Titles.Provider>
  );
}
