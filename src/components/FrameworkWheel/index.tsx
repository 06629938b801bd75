import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {createContext, type ReactNode, useContext} from 'react';
import {anchorOf} from '../../content/checker/anchor';
import {type ChildrenProps, propsOfChildren} from '../children';
import {CutPiece} from '../Jersey';
import {PIECES} from '../Jersey/garment';
import styles from './styles.module.css';

export interface ElementProps extends ChildrenProps {
  /** The element's name. @anchor */
  title: string;
}

/**
 * The props of a framework's elements, in order. Each element finds its own among them and so knows which piece is its own, whatever is
 * around it: React hands a component the very props of its element.
 */
const Elements = createContext<ElementProps[]>([]);

/** One element of the framework, explained, with its piece of the pattern beside it. @inside FrameworkWheel */
export function FrameworkElement(props: ElementProps): ReactNode {
  const {title, children} = props;
  const id = anchorOf(title);
  useBrokenLinks().collectAnchor(id);
  const index = useContext(Elements).indexOf(props);
  if (index < 0) throw new Error(`The element "${title}" has no framework. Write it inside <FrameworkWheel>.`);
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
 * The framework as an ordered list: a <FrameworkElement> each, and beside it its piece of a jersey's pattern. No wheel is
 * drawn: the founders settled the name. Another one would be an error in the page, the handbook and every open proposal until
 * each is rewritten.
 */
export default function FrameworkWheel({children}: ChildrenProps): ReactNode {
  return (
    <ol role="list" className={styles.elements}>
      <Elements.Provider value={propsOfChildren(children, FrameworkElement)}>{children}</Elements.Provider>
    </ol>
  );
}
